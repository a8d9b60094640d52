import type { z } from 'zod';
import { compare, nameKey } from '../../model/names.ts';
import { isPattern } from '../../model/selection.ts';
import type { PolicyBundles, PolicyPart } from '../../platform/resources/policy.ts';
import { isEmptyValue } from '../../policies/bundles.ts';
import { PARTS } from '../../policies/compare.ts';
import { placeholdersOf, tag as tagSchema } from './project-rules.ts';
import { parseRules } from './read.ts';
import { PROJECT_NAMES, ruleName } from './values.ts';

const HEAD = `A first rules file that matches the platform. A plan with it changes nothing.
"managed-tags" says which tags rules may remove: none yet.`;

/** The platform as it is, for a first rules file. */
export interface RulesDraft {
  /** Names and patterns for `scope`; empty = all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** The text of a rules file that means what the draft says, its rules for projects, and what it leaves out. */
export async function rulesText(draft: RulesDraft) {
  const yaml = await import('yaml');
  const { rules, leftOut } = tagRules(draft);
  const policies = await policyParts(draft);
  const document = new yaml.Document({
    version: 1,
    scope: draft.scope.length === 0 ? undefined : { projects: draft.scope },
    'managed-tags': [],
    projects: rules.length === 0 ? undefined : rules,
    policies: Object.keys(policies.kept).length === 0 ? undefined : policies.kept,
  });
  document.commentBefore = HEAD.replace(/^/gm, ' ');
  const text = document.toString({ lineWidth: 0 });
  return { text, rules: rules.length, leftOut: { ...leftOut, policies: policies.leftOut } };
}

/** Makes one rule for each tag; tags on exactly the same projects share one. The largest come first. */
function tagRules({ projects }: RulesDraft) {
  const isNamed = ({ name }: { name: string }) => !isPattern(name) && isValid(PROJECT_NAMES, name);
  const uses = projects.flatMap(({ name, tags }) => tags.map((tag) => ({ name, tag })));
  const usesByTag = Map.groupBy(uses, ({ tag }) => tag);
  const mostUsed = [...usesByTag].sort(
    ([one, uses], [other, others]) => others.length - uses.length || compare(one, other),
  );
  // A file has one spelling of tags that differ in case or Unicode form only: the one that most projects have.
  const spellings = new Map<string, string>();
  for (const [tag] of mostUsed) {
    const isPlain = placeholdersOf(tag).length === 0 && isValid(tagSchema, tag);
    if (isPlain && !spellings.has(nameKey(tag))) spellings.set(nameKey(tag), tag);
  }
  const isExpressible = (tag: string) => spellings.get(nameKey(tag)) === tag;
  const expressible = mostUsed.flatMap(([tag, uses]) => {
    const names = uses.filter(isNamed).map(({ name }) => name);
    return isExpressible(tag) && names.length > 0 ? [{ tag, names: names.sort(compare) }] : [];
  });
  const groups = [...Map.groupBy(expressible, ({ names }) => names.join('\n')).values()].map((uses) => {
    return { tags: uses.map(({ tag }) => tag), names: uses[0]?.names ?? [] };
  });
  const unnamed = projects.filter((project) => project.tags.some(isExpressible) && !isNamed(project));
  return {
    rules: namedRules(groups),
    leftOut: {
      projects: unnamed.map(({ name }) => name).sort(compare),
      tags: [...usesByTag.keys()].filter((tag) => !isExpressible(tag)).sort(compare),
    },
  };
}

/** Names each rule by its tags, where they can be a name. */
function namedRules(groups: readonly { tags: string[]; names: readonly string[] }[]) {
  const taken = new Set<string>();
  return groups.map(({ tags, names }, index) => {
    const joined = tags.join(', ');
    const isFree =
      isValid(ruleName, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
    const name = isFree ? joined : `group ${index + 1}`;
    taken.add(name.toLowerCase());
    return { name, when: { name: names }, tags };
  });
}

/** A part is strict, so that one with anything that a file cannot say is left out as a whole. */
async function policyParts({ policies }: RulesDraft) {
  const kept: { [P in PolicyPart]?: unknown } = {};
  const leftOut: PolicyPart[] = [];
  for (const part of PARTS) {
    const bundle = policies[part];
    if (bundle === undefined) continue;
    const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
    const text = JSON.stringify({ version: 1, policies: { [part]: value } });
    if ((await parseRules(text, '')).ok) kept[part] = value;
    else leftOut.push(part);
  }
  return { kept, leftOut };
}

/** Drops empty values, which mean the same as missing ones. */
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
