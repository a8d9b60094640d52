import type { z } from 'zod';
import { compare, nameKey } from '../../model/names.ts';
import { isPattern } from '../../model/selection.ts';
import type { PolicyBundles, PolicyPart } from '../../platform/resources/policy.ts';
import { isEmptyValue } from '../../policies/bundles.ts';
import { placeholdersOf, tag } from './project-rules.ts';
import { parseRules } from './read.ts';
import { PROJECT_NAMES, ruleName } from './values.ts';

const HEAD = `A first rules file that matches the platform. A plan with it changes nothing.
"managed-tags" says which tags rules may remove: none yet.`;

/** What a first rules file is to say: the platform as it is. */
export interface RulesDraft {
  /** Names and patterns that fence the file; empty = all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** Tags that exactly the same projects have. */
interface Group {
  tags: string[];
  names: readonly string[];
}

/** The text of a rules file that means what the draft says, its rules for projects, and what it leaves out. */
export async function rulesText(draft: RulesDraft) {
  const yaml = await import('yaml');
  const tags = givenTags(draft);
  const { groups, left } = groupsOf(draft, tags);
  const policies = await policyParts(draft);
  const rules = namedRules(groups);
  const document = new yaml.Document({
    version: 1,
    scope: draft.scope.length === 0 ? undefined : { projects: draft.scope },
    'managed-tags': [],
    projects: rules.length === 0 ? undefined : rules,
    policies: Object.keys(policies.kept).length === 0 ? undefined : policies.kept,
  });
  document.commentBefore = HEAD.replace(/^/gm, ' ');
  const text = document.toString({ lineWidth: 0 });
  const omitted = { projects: left, tags: tags.left, policies: policies.left };
  return { text, rules: rules.length, left: omitted };
}

/** Of tags that differ in case or Unicode form only a file may have one spelling: the one that most projects have. */
function givenTags({ projects }: RulesDraft): { given: ReadonlySet<string>; left: string[] } {
  const counts = new Map<string, number>();
  for (const one of projects.flatMap((project) => project.tags)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const sorted = [...counts].sort(([one, m], [other, n]) => n - m || compare(one, other));
  const given = new Map<string, string>();
  for (const [one] of sorted) {
    const key = nameKey(one);
    if (!given.has(key) && placeholdersOf(one).length === 0 && isValid(tag, one)) given.set(key, one);
  }
  const chosen = new Set(given.values());
  return { given: chosen, left: [...counts.keys()].filter((one) => !chosen.has(one)).sort(compare) };
}

/** One rule for each tag; tags that exactly the same projects have share one. */
function groupsOf(
  { projects }: RulesDraft,
  { given }: { given: ReadonlySet<string> },
): { groups: Group[]; left: string[] } {
  const wanted = projects
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ name, tags }) => ({ name, tags: tags.filter((one) => given.has(one)).sort(compare) }));
  const isNamed = ({ name }: { name: string }) => !isPattern(name) && isValid(PROJECT_NAMES, name);
  const uses = wanted.filter(isNamed).flatMap(({ name, tags }) => tags.map((one) => ({ name, one })));
  const ofTag = [...Map.groupBy(uses, ({ one }) => one)];
  const groups = Map.groupBy(
    ofTag.map(([one, of]) => ({ tag: one, names: of.map(({ name }) => name) })),
    ({ names }) => names.join('\n'),
  );
  return {
    groups: [...groups.values()].map((of) => ({ tags: of.map((one) => one.tag), names: of[0]?.names ?? [] })),
    left: wanted.filter((one) => one.tags.length > 0 && !isNamed(one)).map(({ name }) => name),
  };
}

/** The largest group first; each named by its tags, where they can be a name. */
function namedRules(groups: readonly Group[]) {
  const taken = new Set<string>();
  const sorted = groups.toSorted((one, other) => other.names.length - one.names.length);
  return sorted.map(({ tags, names }, at) => {
    const joined = tags.join(', ');
    const isFree =
      isValid(ruleName, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
    const name = isFree ? joined : `group ${at + 1}`;
    taken.add(name.toLowerCase());
    return { name, when: { name: names }, tags };
  });
}

/** A part is strict, so that one with anything that a file cannot say is left out as a whole. */
async function policyParts({ policies }: RulesDraft) {
  const kept: { [P in PolicyPart]?: unknown } = {};
  const left: PolicyPart[] = [];
  for (const part of ['code', 'secrets', 'remediation'] as const) {
    const bundle = policies[part];
    if (bundle === undefined) continue;
    const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
    const text = JSON.stringify({ version: 1, policies: { [part]: value } });
    if ((await parseRules(text, '')).ok) kept[part] = value;
    else left.push(part);
  }
  return { kept, left };
}

/** What is empty means the same as what is missing. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => !isEmptyValue(part)));
}

/** Whether a rules file can have this very text. */
function isValid(schema: z.ZodType, text: string): boolean {
  const isText = text.isWellFormed() && !/[\0\uFFFD]/.test(text);
  return isText && !text.startsWith('!') && schema.safeParse(text).success;
}
