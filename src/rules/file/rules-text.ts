import type { z } from 'zod';
import { POLICY_PARTS } from '../../model/change.ts';
import { compare, nameKey } from '../../model/names.ts';
import { isPattern } from '../../model/selection.ts';
import { writeJson } from '../../platform/http/json.ts';
import type { PolicyBundles, PolicyPart } from '../../platform/resources/policy.ts';
import { isEmptyValue, isSameValue } from '../../policies/bundles.ts';
import { placeholdersOf, tag as tagSchema } from './project-rules.ts';
import { isDecoded, parseRules } from './read.ts';
import { PROJECT_NAMES, ruleName } from './values.ts';

const HEAD = `A first rules file that matches the platform. A plan with it shows no changes.
"managed-tags" lists the tags that rules may remove: none yet.`;

/** The platform as it is, for a first rules file. */
export interface RulesDraft {
  /** Names and patterns for `scope`; empty = all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** Makes the text of a rules file. @returns also the number of its rules, and what the file cannot express */
export async function rulesText(draft: RulesDraft) {
  const yaml = await import('yaml');
  const { rules, leftOut } = tagRules(draft);
  const policies = await expressibleParts(draft);
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
  const isNameable = ({ name }: { name: string }) => !isPattern(name) && isValid(PROJECT_NAMES, name);
  const uses = projects.flatMap(({ name, tags }) => tags.map((tag) => ({ name, tag })));
  const usesByTag = Map.groupBy(uses, ({ tag }) => tag);
  const mostUsed = [...usesByTag].sort(
    ([leftTag, left], [rightTag, right]) => right.length - left.length || compare(leftTag, rightTag),
  );
  // Tags that differ only in case or Unicode form get the spelling that most projects have.
  const spellings = new Map<string, string>();
  for (const [tag] of mostUsed) {
    const isPlain = placeholdersOf(tag).length === 0 && isValid(tagSchema, tag);
    if (isPlain && !spellings.has(nameKey(tag))) spellings.set(nameKey(tag), tag);
  }
  const isExpressible = (tag: string) => spellings.get(nameKey(tag)) === tag;
  const expressible = mostUsed.flatMap(([tag, tagUses]) => {
    const names = tagUses.filter(isNameable).map(({ name }) => name);
    return isExpressible(tag) && names.length > 0 ? [{ tag, names: names.sort(compare) }] : [];
  });
  const groups = [...Map.groupBy(expressible, ({ names }) => names.join('\n')).values()].map((alike) => {
    return { tags: alike.map(({ tag }) => tag), names: alike[0]?.names ?? [] };
  });
  const unnameable = projects.filter((project) => project.tags.some(isExpressible) && !isNameable(project));
  return {
    rules: namedRules(groups),
    leftOut: {
      projects: unnameable.map(({ name }) => name).sort(compare),
      tags: [...usesByTag.keys()].filter((tag) => !isExpressible(tag)).sort(compare),
    },
  };
}

/** Names each rule after its tags if they make a valid, unused name. */
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

/** Leaves out a part that the file cannot express completely: a plan would remove the rest from the platform. */
async function expressibleParts({ policies }: RulesDraft) {
  const kept: { [P in PolicyPart]?: unknown } = {};
  const leftOut: PolicyPart[] = [];
  for (const part of POLICY_PARTS) {
    const bundle = policies[part];
    if (bundle === undefined) continue;
    const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
    const text = writeJson({ version: 1, policies: { [part]: value } });
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

/** Whether a rules file can contain this exact text. */
function isValid(schema: z.ZodType, text: string): boolean {
  return isDecoded(text) && !text.startsWith('!') && schema.safeParse(text).success;
}
