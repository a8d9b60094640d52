import { z } from 'zod';
import { crossCheck } from '../../inputs/document.ts';
import { quote } from '../../inputs/text.ts';
import { findingCondition } from '../../model/finding-conditions.ts';
import type { PolicyRules } from '../../model/policy-rules.ts';
import { PROJECT_SETTINGS } from '../../model/project-settings.ts';
import {
  type ConditionSet,
  FINDING_EXCEPT,
  FINDING_WHEN,
  PROJECT_SET,
  unknownFindingCondition,
  unknownProjectCondition,
} from './conditions.ts';
import { policies } from './policies.ts';
import { managedTag, placeholders, placeholdersOf, tag } from './tags.ts';
import { checkTriage, endsOf, triage } from './triage.ts';
import { age, type Check, list, oneOrMore, PLAIN, PROJECT_NAMES, text, whole } from './values.ts';

const ruleNameProblem: Check = (given) => {
  if (given.trim() !== given) return 'starts or ends with a space; remove it';
  return /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
    ? undefined
    : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+";
};

/** The name of a rule: it stands in quotes in the mark of a note. */
export const ruleName = text([ruleNameProblem], 80);

const branchProblem: Check = (given) => {
  if (given.startsWith('refs/'))
    return `is a full reference; write ${quote(given.replace(/^refs\/(?:heads\/)?/, ''))}`;
  return /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(given)
    ? 'is not the name of a branch; give a name, without patterns'
    : undefined;
};

const switches = z
  .strictObject(
    {
      diff: z.boolean().optional().describe(PROJECT_SETTINGS.diff_scan.meaning),
      full: z.boolean().optional().describe(PROJECT_SETTINGS.full_scan.meaning),
    },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'write the switches, such as { diff: true, full: true }' : undefined,
    },
  )
  .check(
    crossCheck((given, problem, hasUnknownKey) => {
      if (Object.keys(given).length === 0 && !hasUnknownKey)
        problem([], '`managed-scan` switches nothing: give diff, full or both');
    }),
  );

const EFFECTS = ['tags', 'managed-scan', 'primary-branch'] as const;

const projectRule = z
  .strictObject({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: PROJECT_SET.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: oneOrMore(PROJECT_SET)
      .optional()
      .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: list(tag, 1)
      .optional()
      .describe(
        `Tags that the projects get. ${placeholders()} are filled in; a list of values gives one tag for each value.`,
      ),
    'managed-scan': switches
      .optional()
      .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': text([...PLAIN, branchProblem])
      .optional()
      .describe(PROJECT_SETTINGS.primary_branch.meaning),
  })
  .check(
    crossCheck((given, problem, hasUnknownKey) => {
      if (EFFECTS.every((key) => given[key] === undefined) && !hasUnknownKey)
        problem([], 'the rule does nothing: give it tags, managed-scan or primary-branch');
    }),
  )
  .transform(({ 'managed-scan': managedScan, 'primary-branch': primaryBranch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    managedScan: managedScan ?? {},
    primaryBranch,
  }));

const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'] as const;

const findingRule = z
  .strictObject({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: FINDING_WHEN.optional().describe(
      'Which findings: all keys must match. Default: open findings of type `sast`.',
    ),
    except: oneOrMore(FINDING_EXCEPT)
      .optional()
      .describe('Findings to leave out: a set of conditions that must all match, or a list of such sets.'),
    limit: whole(1)
      .optional()
      .describe(
        'The most findings that one apply takes, the oldest first; the others wait for the next apply.',
      ),
    triage: triage.describe('What happens to the findings.'),
  })
  .check(
    crossCheck(({ name, when, except, triage: decision }, problem) => {
      const type = typeOf(when);
      const sets = Array.isArray(except)
        ? except.map((set, at) => [['except', at], set])
        : [[['except'], except]];
      for (const [path, set] of [[['when'], when], ...sets] as [PropertyKey[], object | undefined][])
        checkType(set, type, (key, sentence) => problem([...path, key], sentence));
      const status = when?.status;
      const looksAtOpen =
        status === undefined || (status.form === 'values' && status.values.includes('open'));
      if (typeof decision === 'object' && decision !== null)
        checkTriage(decision, { name, type, looksAtOpen }, problem);
    }),
  )
  .transform(({ name, limit, ...rule }) => {
    const { type: _, 'decided-by': decided, ...when } = rule.when ?? {};
    const type = typeOf(rule.when) ?? 'sast';
    const { state, reason, note } = rule.triage;
    return {
      name,
      limit,
      type,
      when: { status: { form: 'values', values: ['open'] }, ...when } as ConditionSet,
      except: rule.except ?? [],
      decidedBy: (decided?.form === 'values' ? decided.values : ['nobody', 'rules']) as readonly DecidedBy[],
      triage: { state, reason, note, ends: endsOf(rule.triage, type) },
    };
  });

/** @returns undefined where the type is not a valid one */
function typeOf(when: z.output<typeof FINDING_WHEN> | undefined): 'sast' | 'sca' | 'secrets' | undefined {
  const given = Object(when).type;
  if (given === undefined) return 'sast';
  return given.form === 'values' ? given.values[0] : undefined;
}

/** Findings of a type lack what only others have. */
function checkType(
  set: object | undefined,
  type: string | undefined,
  problem: (key: string, sentence: string) => void,
): void {
  if (type === undefined) return;
  for (const key of Object.keys(set ?? {})) {
    const types: readonly string[] | undefined = findingCondition(key)?.types;
    if (types !== undefined && !types.includes(type))
      problem(
        key,
        `only findings of type ${types.join(' or ')} have \`${key}\`, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`,
      );
  }
  const { status } = Object(set) as z.output<typeof FINDING_WHEN>;
  const never = status?.form === 'values' && status.values.find((one) => /^(?:reviewing|fixing)$/.test(one));
  if (type === 'secrets' && never)
    problem('status', `the platform never shows secrets as ${never}: leave it out`);
}

const count = (most: number) =>
  whole(0)
    .default(most)
    .transform((value) => ({ count: value }));

const shareError = 'give a whole number, or a percentage such as 10%';
/** A number, or a share in percent. */
const countOrShare = z
  .union([whole(0), z.string({ error: shareError }).regex(/^(?:\d|[1-9]\d|100)%$/, { error: shareError })])
  .default('10%')
  .transform(
    (given): Limit =>
      typeof given === 'number' ? { count: given } : { percent: Number(given.slice(0, -1)) },
  );

const limits = z
  .strictObject({
    changes: count(100).describe('The most projects that one apply may change.'),
    removals: countOrShare.describe(
      'The most projects that may lose tags, or a percentage of those in scope that have tags.',
    ),
    'scans-off': countOrShare.describe(
      'The most projects that may lose a managed scan, or a percentage of those that have one.',
    ),
    findings: count(500).describe('The most findings that one apply may triage.'),
    policies: count(20).describe('The most entries of policies that one apply may change.'),
    'policy-deletes': count(0).describe('The most entries of policies that may be deleted.'),
  })
  .transform(
    ({ 'scans-off': scansOff, 'policy-deletes': policyDeletes, ...given }): RuleLimits => ({
      ...given,
      scansOff,
      policyDeletes,
    }),
  );

const serviceLevels = z.strictObject({
  critical: age.optional().describe('How long critical findings may be open.'),
  high: age.optional().describe('How long findings of high severity may be open.'),
  medium: age.optional().describe('How long findings of medium severity may be open.'),
  low: age.optional().describe('How long findings of low severity may be open.'),
});

/** Everything that a file says, with its defaults: type, reader and published schema in one. */
export const rulesFile = z
  .strictObject({
    $schema: z.string().optional().describe('Address of this schema, for editors.'),
    version: z
      .literal(1, { error: 'write version: 1, which is the version that this action reads' })
      .describe('Version of the format: 1.'),
    scope: z
      .strictObject({
        projects: PROJECT_NAMES.describe('Names and patterns of projects; a leading `!` excludes.'),
      })
      .optional()
      .describe('Nothing outside it changes. Default: all projects.'),
    'managed-tags': list(managedTag)
      .optional()
      .describe('Patterns of tags that are removed when no rule gives them. Default: no tag is removed.'),
    limits: limits.prefault({}).describe('When a plan exceeds a limit, `apply` writes nothing.'),
    projects: list(projectRule).optional().describe('Rules for projects; all are evaluated in order.'),
    findings: list(findingRule)
      .optional()
      .describe('Rules for findings; the first that matches a finding decides.'),
    policies: policies
      .optional()
      .describe(
        'The newer policies, with the keys and values of the API; a part that is left out is not managed.',
      ),
    'service-levels': serviceLevels
      .optional()
      .describe('How long findings may be open, by severity; reported, never acted on.'),
    coverage: z
      .boolean()
      .default(false)
      .describe('Also report the repositories on GitHub that the platform does not know.'),
  })
  .check(
    crossCheck((file, problem) => {
      refuseTwins(file, problem);
      refuseUnknownTeams(file, problem);
    }),
  )
  .transform(({ scope, limits, projects = [], findings = [], policies, coverage, ...file }) => ({
    scope: scope?.projects ?? { names: [], patterns: [], except: [] },
    managedTags: file['managed-tags'] ?? [],
    limits,
    projects,
    findings,
    policies,
    serviceLevels: file['service-levels'] ?? {},
    coverage,
  }))
  .meta({
    title: 'Rules of the Code Security Platform action',
    description: 'How the projects of a deployment should be set up, and how their findings are triaged.',
  });

type File = z.output<typeof rulesFile>;
type Problem = (path: readonly PropertyKey[], sentence: string) => void;

/** Names and tags that differ in case only. */
function refuseTwins(file: Partial<Pick<File, 'projects' | 'findings'>>, problem: Problem): void {
  const names = new Map<string, string>();
  const tags = new Map<string, string>();
  for (const section of ['projects', 'findings'] as const) {
    for (const [at, rule] of rulesIn(file[section]).entries()) {
      const { name, tags: given } = rule as { name?: unknown; tags?: unknown };
      if (typeof name === 'string') {
        const earlier = names.get(name.toLowerCase());
        if (earlier !== undefined)
          problem(
            [section, at, 'name'],
            `another rule is called ${quote(earlier)}: give each rule a unique name`,
          );
        names.set(name.toLowerCase(), name);
      }
      for (const one of Array.isArray(given) ? given.map(String) : []) {
        const earlier = tags.get(one.toLowerCase()) ?? one;
        if (earlier !== one)
          problem(
            [section, at, 'tags'],
            `the tags ${quote(earlier)} and ${quote(one)} differ only in case: spell them the same way`,
          );
        tags.set(one.toLowerCase(), earlier);
      }
    }
  }
}

/** Which teams a repository has is only asked of teams that a rule names. */
function refuseUnknownTeams({ projects }: Partial<Pick<File, 'projects'>>, problem: Problem): void {
  const rules = rulesIn(projects) as Partial<ProjectRule>[];
  const named = rules.some(({ when, except }) =>
    [when, except].flat().some((set) => Object(set)['github.team'] !== undefined),
  );
  const at = rules.findIndex(
    ({ tags }) =>
      Array.isArray(tags) && tags.some((one) => placeholdersOf(String(one)).includes('github.team')),
  );
  if (at !== -1 && !named)
    problem(
      ['projects', at],
      'the placeholder github.team needs teams that a rule names, but no rule names one: add github.team to `when`',
    );
}

function rulesIn(section: unknown): object[] {
  return Array.isArray(section) ? section.map(Object) : [];
}

/** What to write for a key that the file does not have where it stands. */
export function unknownKey(key: string, path: readonly PropertyKey[]): string | undefined {
  const map = path.findLast((step) => typeof step === 'string');
  if (path.length === 0 && key === 'rules')
    return 'write `projects` for rules for projects, and `findings` for rules for findings';
  if (map === 'triage' && key === 'status') return 'did you mean `state`?';
  if (map !== 'when' && map !== 'except') return undefined;
  return path[0] === 'projects' ? unknownProjectCondition(key) : unknownFindingCondition(key);
}

/** JSON Schema of a rules file, for editors: draft 7, which all of them read. The parser checks more. */
export function rulesSchema(): object {
  return z.toJSONSchema(rulesFile, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      // Not every validator knows the format `date`; its pattern says the same.
      delete jsonSchema.format;
      if (jsonSchema.enum !== undefined) inAnyCase(jsonSchema);
      if (zodSchema._zod.def.type === 'intersection') joinKeys(jsonSchema);
    },
  });
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function inAnyCase(schema: JsonSchema): void {
  const words = schema.enum?.map((value) =>
    String(value).replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`),
  );
  schema.anyOf = [{ enum: schema.enum }, { type: 'string', pattern: `^(?:${words?.join('|')})$` }];
  delete schema.enum;
  delete schema.type;
}

/** Of two schemas that each know some of a map's keys, editors would refuse all of them. */
function joinKeys(schema: JsonSchema): void {
  const [known, named] = schema.allOf ?? [];
  const { pattern = '' } = Object(named?.propertyNames) as { pattern?: string };
  delete schema.allOf;
  Object.assign(schema, known, { patternProperties: { [pattern]: named?.additionalProperties } });
}

/** A number of projects or findings, or a share in percent. */
export type Limit = { count: number } | { percent: number };

export interface RuleLimits {
  changes: Limit;
  removals: Limit;
  scansOff: Limit;
  findings: Limit;
  /** Entries of the policies' difference, and those of them that are deleted. */
  policies: Limit;
  policyDeletes: Limit;
}

export type DecidedBy = (typeof DECIDED_BY)[number];

/** Line in the file, from 1. */
interface Placed {
  line: number;
}

export type ProjectRule = File['projects'][number] & Placed;
export type FindingRule = File['findings'][number] & Placed;

/** A rules file, read and checked. Ages are in ms. */
export interface RulesFile extends Omit<File, 'projects' | 'findings' | 'policies'> {
  /** As given, for messages. */
  path: string;
  /** As annotations name it; undefined where it is not a file of the checkout. */
  pathInRepository?: string;
  /** SHA-256 of the file's data, hexadecimal: comments, blanks and the order of keys do not count. */
  sha256: string;
  projects: readonly ProjectRule[];
  findings: readonly FindingRule[];
  /** Undefined: no part of the policies is managed. */
  policies?: PolicyRules;
  /** Which of GitHub's data the rules look at. */
  needs: { github: boolean; properties: readonly string[]; teams: readonly string[] };
}
