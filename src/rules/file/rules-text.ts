import { Document } from 'yaml';
import type { z } from 'zod';
import { POLICY_PARTS } from '../../model/change.ts';
import { compare, distinctNames } from '../../model/names.ts';
import { isPattern } from '../../model/selection.ts';
import { writeJson } from '../../platform/http/json.ts';
import type { PolicyBundles, PolicyPart } from '../../platform/resources/policy.ts';
import { isEmptyValue } from '../../policies/bundles.ts';
import { placeholdersOf, tag as tagSchema } from './project-rules.ts';
import { isDecoded, parseRules } from './read.ts';
import { PROJECT_NAMES, ruleName } from './values.ts';

const HEAD = `A first rules file that matches the platform. A plan with it shows no changes.
"managed-tags" lists the tags that rules may remove: none yet.`;

export interface RulesDraft {
  /** Empty: all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** @returns the text of a rules file, the number of its rules, and what the file cannot express */
export function rulesText(draft: RulesDraft) {
  const { rules, leftOut } = tagRules(draft);
  const policies = expressibleParts(draft);
  const document = new Document({
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

/** One rule for each tag; tags on the same projects share one. The largest come first. */
function tagRules({ projects }: RulesDraft) {
  const isNameable = (name: string) => !isPattern(name) && isValid(PROJECT_NAMES, name);
  const isPlain = (tag: string) => placeholdersOf(tag).length === 0 && isValid(tagSchema, tag);
  const uses = projects.flatMap(({ name, tags }) => tags.map((tag) => ({ name, tag })));
  const namesByTag = [...Map.groupBy(uses, ({ tag }) => tag)]
    .map(([tag, tagged]) => ({ tag, names: tagged.map(({ name }) => name).sort(compare) }))
    .sort((left, right) => right.names.length - left.names.length || compare(left.tag, right.tag));
  const tags = namesByTag.map(({ tag }) => tag);
  // Tags that differ only in case get the spelling that most projects have.
  const expressible = new Set(distinctNames(tags.filter(isPlain)));
  const nameable = namesByTag
    .map(({ tag, names }) => ({ tag, names: names.filter(isNameable) }))
    .filter(({ tag, names }) => expressible.has(tag) && names.length > 0);
  const groups = Map.groupBy(nameable, ({ names }) => names.join('\n'));
  const lost = uses.filter(({ name, tag }) => expressible.has(tag) && !isNameable(name));
  return {
    rules: namedRules([...groups.values()]),
    leftOut: {
      projects: [...new Set(lost.map(({ name }) => name))].sort(compare),
      tags: tags.filter((tag) => !expressible.has(tag)).sort(compare),
    },
  };
}

/** Names each rule after its tags if they make a valid, unused name. @param groups tags on the same projects */
function namedRules(groups: readonly { tag: string; names: string[] }[][]) {
  const taken = new Set<string>();
  return groups.map((group, index) => {
    const tags = group.map(({ tag }) => tag);
    const joined = tags.join(', ');
    const isFree =
      isValid(ruleName, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
    const name = isFree ? joined : `group ${index + 1}`;
    taken.add(name.toLowerCase());
    return { name, when: { name: group[0]?.names }, tags };
  });
}

/** Leaves out a part that the file cannot express wholly: a plan would remove the rest. */
function expressibleParts({ policies }: RulesDraft) {
  const kept: { [P in PolicyPart]?: unknown } = {};
  const leftOut: PolicyPart[] = [];
  for (const part of POLICY_PARTS) {
    const bundle = policies[part];
    if (bundle === undefined) continue;
    const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
    const text = writeJson({ version: 1, policies: { [part]: value } });
    if (parseRules(text, '').ok) kept[part] = value;
    else leftOut.push(part);
  }
  return { kept, leftOut };
}

/** Empty values mean the same as missing ones. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => !isEmptyValue(part)));
}

function isValid(schema: z.ZodType, text: string): boolean {
  return isDecoded(text) && !text.startsWith('!') && schema.safeParse(text).success;
}
