import { z } from 'zod';
import { crossCheck } from '../../inputs/document.ts';
import { quote } from '../../inputs/values.ts';
import type { PolicyRules } from '../../policies/bundles.ts';
import { findingRule } from './finding-rules.ts';
import { policies } from './policies.ts';
import { managedTag, placeholdersOf, projectRule } from './project-rules.ts';
import { age, list, PROJECT_NAMES, whole } from './values.ts';

const count = (most: number) =>
  whole(0)
    .default(most)
    .transform((value): Limit => ({ count: value }));

const shareError = ({ input }: { input?: unknown }) =>
  /^\d+%$/.test(String(input)) ? 'give at most 100%' : 'give a whole number, or a percentage such as 10%';
/** A number, or a share in percent. */
const countOrShare = z
  .union([whole(0), z.string({ error: shareError }).regex(/^(?:\d|[1-9]\d|100)%$/, { error: shareError })])
  .default('10%')
  .transform(
    (value): Limit =>
      typeof value === 'number' ? { count: value } : { percent: Number(value.slice(0, -1)) },
  );

const limits = z.strictObject({
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
});

const serviceLevels = z.strictObject({
  critical: age.optional().describe('How long critical findings may be open.'),
  high: age.optional().describe('How long findings of high severity may be open.'),
  medium: age.optional().describe('How long findings of medium severity may be open.'),
  low: age.optional().describe('How long findings of low severity may be open.'),
});

/** The whole file with its defaults: type, reader and published schema in one. */
export const rulesFile = z
  .strictObject({
    $schema: z.string().optional().describe('Address of this schema, for editors.'),
    version: z
      .literal(1, {
        error: ({ input }) =>
          `write version: 1${input === '1' ? ' without quotes' : ', which is the version that this action reads'}`,
      })
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
    /** Undefined: findings are not read for rules, and no ignore ends. */
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
  .check(crossCheck((file, problem) => checkRules(file, problem)))
  .transform(({ scope, limits, projects = [], findings, policies, coverage, ...file }) => ({
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
type Problem = (path: readonly PropertyKey[], message: string) => void;

/** Checks what no single rule can be wrong about; rules that are wrong are still as they were written. */
function checkRules(
  { projects, findings }: Partial<Pick<File, 'projects' | 'findings'>>,
  problem: Problem,
): void {
  const names = new Map<string, string>();
  const tags = new Map<string, string>();
  const sections = { projects, findings };
  for (const section of ['projects', 'findings'] as const) {
    for (const [at, rule] of [sections[section] ?? []].flat().entries()) {
      const { name, tags: ruleTags } = Object(rule) as { name?: unknown; tags?: unknown };
      const twin = names.get(String(name).toLowerCase());
      if (twin !== undefined && typeof name === 'string')
        problem(
          [section, at, 'name'],
          `is ${quote(name)}, like that of a rule above: give each rule a unique name`,
        );
      names.set(String(name).toLowerCase(), String(name));
      for (const tag of Array.isArray(ruleTags) ? ruleTags.map(String) : []) {
        const first = tags.get(tag.toLowerCase()) ?? tag;
        if (first !== tag)
          problem(
            [section, at, 'tags'],
            `has ${quote(tag)}, elsewhere ${quote(first)}: spell them the same way`,
          );
        tags.set(tag.toLowerCase(), first);
        // Only teams that a rule names are asked for.
        if (
          placeholdersOf(tag).includes('github.team') &&
          !JSON.stringify(projects).includes('"github.team":')
        )
          problem(
            [section, at, 'tags'],
            'has the placeholder github.team, but no rule names a team: add github.team to `when`',
          );
      }
    }
  }
}

/** JSON Schema of a rules file, for editors: draft 7, which all of them read. The parser checks more. */
export function rulesSchema(): object {
  return z.toJSONSchema(rulesFile, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      // Not every validator knows the format `date`; its pattern says the same.
      delete jsonSchema.format;
      if (zodSchema._zod.def.type === 'intersection') joinKeys(jsonSchema);
    },
  });
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Joins two schemas that each know some of a map's keys: editors would refuse the keys of the other. */
function joinKeys(schema: JsonSchema): void {
  const [known, named] = schema.allOf ?? [];
  const { pattern = '' } = Object(named?.propertyNames) as { pattern?: string };
  delete schema.allOf;
  Object.assign(schema, known, { patternProperties: { [pattern]: named?.additionalProperties } });
}

/** A number of projects or findings, or a share in percent. */
export type Limit = { count: number } | { percent: number };

export type RuleLimits = File['limits'];

export type ProjectRule = File['projects'][number];
export type FindingRule = NonNullable<File['findings']>[number];

/** A rules file, read and checked. Ages are in ms. */
export interface RulesFile extends Omit<File, 'policies'> {
  /** As given, for messages. */
  path: string;
  /** As annotations name it; undefined where it is not a file of the checkout. */
  pathInRepository?: string;
  /** SHA-256 of the file's data, hexadecimal: comments, blanks and the order of keys do not count. */
  sha256: string;
  /** Undefined: no part of the policies is managed. */
  policies?: PolicyRules;
  /** Data of GitHub that the rules look at. */
  needs: { github: boolean; properties: readonly string[]; teams: readonly string[] };
}
