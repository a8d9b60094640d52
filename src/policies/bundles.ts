import type { PolicyEntry, PolicyFieldChange } from '../model/change.ts';
import { compare } from '../model/names.ts';
import type { Fields } from '../platform/http/decode.ts';
import { writeJson } from '../platform/http/json.ts';
import type { Candidate, DifferenceEntry, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** A part that the rules file leaves out is not managed. */
export type PolicyRules = Partial<Record<PolicyPart, WantedPart>>;

/** One part as the API or the rules file has it; the platform checks it when it is sent. */
export type Bundle = Candidate<PolicyBundles[PolicyPart]>;

/** The wanted state of one part. Lines count from 1. */
export interface WantedPart {
  bundle: Bundle;
  line: number;
  /** Lines of remediation policies, in the order of the bundle; empty for other parts. */
  policyLines: readonly number[];
  /** All texts in the part, in the order of the file. */
  texts: readonly PlacedText[];
}

export interface PlacedText {
  text: string;
  line: number;
}

/**
 * Whether two bundles, or parts of one, mean the same to the platform.
 *
 * @param name of the field that holds them, directly or in a list: it decides what a missing field means
 */
export function isSameValue(left: unknown, right: unknown, name = ''): boolean {
  return canonical(left, name) === canonical(right, name);
}

/** Whether a value means the same as one that is missing. */
export function isEmptyValue(value: unknown): boolean {
  return canonical(value) === EMPTY;
}

const EMPTY = 'null';

/** Defaults of missing fields, where they are not empty, by the field that holds them. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  policies: { active: 'true' },
  filters: { mode: '"all"' },
  conditions: { mode: '"any"' },
};

/**
 * A text that is equal for values with the same meaning: null, missing and empty are equal, and lists are sets.
 *
 * @param name of the field, as for `isSameValue`
 */
export function canonical(value: unknown, name = ''): string {
  if (value === undefined || value === null || value === '') return EMPTY;
  if (typeof value !== 'object') return writeJson(value);
  if (Array.isArray(value)) {
    const items = new Set(value.map((item) => canonical(item, name)));
    return items.size === 0 ? EMPTY : `[${[...items].sort(compare).join()}]`;
  }
  const fields = Object.entries(value)
    .map(([field, part]) => [field, canonical(part, field)] as const)
    .filter(([field, text]) => text !== EMPTY && text !== DEFAULTS[name]?.[field])
    .sort(([one], [other]) => compare(one, other));
  if (fields.length === 0) return EMPTY;
  return `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join()}}`;
}

const KINDS: ReadonlyMap<string, PolicyEntry['kind']> = new Map([
  ['DetectionPolicy', 'detection'],
  ['DetectionPolicyException', 'exception'],
  ['RemediationPolicy', 'remediation'],
]);

/** The platform's difference of one part, in a stable order. */
export function entriesOf(part: PolicyPart, difference: readonly DifferenceEntry[]): PolicyEntry[] {
  const entries = difference.map(({ kind, key, effect, before, after }): PolicyEntry => {
    const texts = Object.entries(key).map(([name, value]) => [name, String(value)] as const);
    return {
      part,
      kind: KINDS.get(kind) ?? 'other',
      effect,
      key: Object.fromEntries(texts.sort(([one], [other]) => compare(one, other))),
      before,
      after,
      fields: effect === 'update' ? fieldChanges(before ?? {}, after ?? {}, 'policies') : [],
    };
  });
  const sortKey = ({ kind, key, effect }: PolicyEntry) => JSON.stringify([kind, key, effect]);
  return entries.toSorted((left, right) => compare(sortKey(left), sortKey(right)));
}

function fieldChanges(before: Fields, after: Fields, within: string, prefix = ''): PolicyFieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    // The container's name decides what a missing field means.
    if (isSameValue({ [name]: old }, { [name]: now }, within)) return [];
    if (isFields(old) && isFields(now)) return fieldChanges(old, now, name, `${prefix}${name}.`);
    const [former, wanted] = [old, now].map((value): unknown => (isEmptyValue(value) ? undefined : value));
    const lists = listChange(former ?? [], wanted ?? [], name);
    return [{ field: `${prefix}${name}`, before: former, after: wanted, ...lists }];
  });
}

function listChange(before: unknown, after: unknown, name: string): Partial<PolicyFieldChange> {
  if (!Array.isArray(before) || !Array.isArray(after)) return {};
  const without = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((other) => isSameValue(item, other, name)));
  return { added: without(after, before), removed: without(before, after) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives policies without a slug that of the live policy with their name: otherwise a new one would replace it. */
export function withLiveSlugs<B extends Bundle>(bundle: B, live: Bundle): B {
  if (!('policies' in bundle) || !('policies' in live)) return bundle;
  const { policies = [] }: Candidate<PolicyBundles['remediation']> = bundle;
  const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
  const withSlug = (policy: (typeof policies)[number]) => {
    if (policy.slug !== undefined) return policy;
    const namesakes = live.policies?.filter(({ name }) => name === policy.name) ?? [];
    const slug = namesakes.flatMap(({ slug }) => slug ?? []).find((candidate) => !taken.has(candidate));
    if (slug === undefined) return policy;
    taken.add(slug);
    return { ...policy, slug };
  };
  return { ...bundle, policies: policies.map(withSlug) };
}
