import { compare, nameKey } from '../../model/compare.ts';
import type { RulesDraft, RulesText } from '../../model/rules-draft.ts';
import { isPattern } from '../../model/selection.ts';
import { tagKey } from '../../model/tags.ts';
import type { PolicyPart } from '../../platform/resources/policy-bundle.ts';
import type { Form } from '../yaml/forms.ts';
import { Problems } from '../yaml/problems.ts';
import { PROJECT_NAMES } from './name-lists.ts';
import { MAX_RULES_BYTES, parseRules } from './parse.ts';
import { ruleName } from './rule-name.ts';
import { placeholdersOf, tag } from './tags.ts';

const HEAD = `A first rules file that matches the platform. A plan with it changes nothing.
"managed-tags" says which tags rules may remove: none yet.`;

interface Group {
  tags: readonly string[];
  names: string[];
}

/** Writes a rules file that the parser reads as just what the draft says; what it cannot say is left out. */
export async function rulesText(draft: RulesDraft): Promise<RulesText> {
  const yaml = await import('yaml');
  const tags = givenTags(draft);
  const { groups, left } = groupsOf(draft, tags);
  const policies = await policyParts(draft);
  const rules = namedRules(groups);
  const document = new yaml.Document({
    version: 1,
    ...(draft.scope.length === 0 ? {} : { scope: { projects: draft.scope } }),
    'managed-tags': [],
    ...(rules.length === 0 ? {} : { projects: rules }),
    ...(Object.keys(policies.said).length === 0 ? {} : { policies: policies.said }),
  });
  document.commentBefore = HEAD.replace(/^/gm, ' ');
  const text = document.toString({ lineWidth: 0 });
  return {
    text,
    isTooLarge: Buffer.byteLength(text) > MAX_RULES_BYTES,
    rules: rules.length,
    left: { projects: left, tags: tags.left, policies: policies.left },
  };
}

/** Of tags that differ in case or Unicode form only a file may have one spelling: the one that most projects have. */
function givenTags({ projects }: RulesDraft): { given: ReadonlySet<string>; left: string[] } {
  const counts = new Map<string, number>();
  for (const one of projects.flatMap((project) => project.tags)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const sorted = [...counts].sort(([one, m], [other, n]) => n - m || compare(one, other));
  const given = new Map<string, string>();
  for (const [one] of sorted) {
    const key = tagKey(one);
    if (!given.has(key) && placeholdersOf(one).length === 0 && isSaid(tag, one)) given.set(key, one);
  }
  const chosen = new Set(given.values());
  return { given: chosen, left: [...counts.keys()].filter((one) => !chosen.has(one)).sort(compare) };
}

/** Projects with the same tags, each project once: that makes the shortest file. */
function groupsOf(
  { projects }: RulesDraft,
  { given }: { given: ReadonlySet<string> },
): { groups: Group[]; left: string[] } {
  const left: string[] = [];
  const groups = new Map<string, Group>();
  const wanted = projects.map(({ name, tags }) => {
    const sorted = [...new Set(tags)].filter((one) => given.has(one)).sort(compare);
    return { name, tags: sorted, key: JSON.stringify(sorted) };
  });
  // Rules compare names without regard to case or Unicode form, so one name may mean several projects.
  const alike = Map.groupBy(wanted, ({ name }) => nameKey(name));
  for (const { name, tags, key } of wanted.toSorted((one, other) => compare(one.name, other.name))) {
    const isOne = alike.get(nameKey(name))?.every((other) => other.key === key) === true;
    if (!isOne || isPattern(name) || !isSaid(PROJECT_NAMES, name)) {
      if (tags.length > 0 || !isOne) left.push(name);
      continue;
    }
    if (tags.length === 0) continue;
    const group = groups.get(key) ?? { tags, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], left };
}

/** The largest group first; each with a name that says its tags, where one can. */
function namedRules(groups: readonly Group[]) {
  const taken = new Set<string>();
  const sorted = groups.toSorted((one, other) => other.names.length - one.names.length);
  return sorted.map(({ tags, names }, at) => {
    const said = tags.join(', ');
    const isFree = isSaid(ruleName, said) && !/^group \d+$/i.test(said) && !taken.has(said.toLowerCase());
    const name = isFree ? said : `group ${at + 1}`;
    taken.add(name.toLowerCase());
    return { name, when: { name: names }, tags };
  });
}

/** A part is strict, so that one with anything that a file cannot say is left out as a whole. */
async function policyParts({ policies }: RulesDraft) {
  const said: { [P in PolicyPart]?: unknown } = {};
  const left: PolicyPart[] = [];
  for (const part of ['code', 'secrets', 'remediation'] as const) {
    const bundle = policies[part];
    if (bundle === undefined) continue;
    const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
    const text = JSON.stringify({ version: 1, policies: { [part]: value } });
    if ((await parseRules(text, '')).ok) said[part] = value;
    else left.push(part);
  }
  return { said, left };
}

/** What is empty means the same as what is missing. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Whether the parser takes a text as this very text. */
function isSaid(form: Form<unknown>, text: string): boolean {
  if (text.startsWith('!') || !text.isWellFormed() || /[\0\uFFFD]/.test(text)) return false;
  const problems = new Problems();
  form.read({ kind: 'scalar', offset: 0, value: text, source: text }, problems);
  return problems.count === 0;
}
