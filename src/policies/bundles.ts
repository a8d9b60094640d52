import { compare } from '../model/compare.ts';
import { writeJson } from '../platform/http/json.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** Whether two bundles mean the same to the platform: null, missing and empty are equal, and lists are sets. */
export function isSameBundle<P extends PolicyPart>(
  one: Candidate<PolicyBundles[P]>,
  other: Candidate<PolicyBundles[P]>,
): boolean {
  return isSameValue(one, other);
}

/**
 * Whether two parts of a bundle mean the same.
 *
 * @param name of the field that holds them, directly or in a list: it decides what a missing field means
 */
export function isSameValue(one: unknown, other: unknown, name = ''): boolean {
  return canonical(one, name) === canonical(other, name);
}

export function isEmptyValue(value: unknown): boolean {
  return canonical(value) === EMPTY;
}

const EMPTY = 'null';

/** Defaults of missing fields that do not mean "nothing", by the field that holds them. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  policies: { active: 'true' },
  filters: { mode: '"all"' },
  conditions: { mode: '"any"' },
};

/**
 * A text that is equal for values with the same meaning.
 *
 * @param name of the field that holds it: see `isSameValue`
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
  return fields.length === 0
    ? EMPTY
    : `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join()}}`;
}
