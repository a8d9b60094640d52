import { z } from 'zod';
import { crossCheck, type ReportProblem } from '../../inputs/document.ts';
import { quote } from '../../inputs/values.ts';
import type { PolicyRules } from '../../policies/bundles.ts';
import { findingRule } from './finding-rules.ts';
import { policies } from './policies.ts';
import { managedTag, placeholdersOf, projectRule } from './project-rules.ts';
import { list, PROJECT_NAMES, serviceLevels, wholeNumber } from './values.ts';

const count = (defaultCount: number) => wholeNumber(0).default(defaultCount);

const shareError = {
  error: ({ input }: { input?: unknown }) =>
    /^\d+%$/.test(String(input)) ? 'give at most 100%' : 'give a whole number, or a percentage such as 10%',
};
const countOrShare = z
  .union([
    z.int(shareError).min(0, shareError),
    z.string(shareError).regex(/^(?:\d|[1-9]\d|100)%$/, shareError),
  ])
  .default('10%');

const limits = z.strictObject({
  changes: count(100).describe('The most projects that one apply may change.'),
  removals: countOrShare.describe(
    'The most projects that may lose tags, or a percentage of those in scope that have tags.',
  ),
  'scans-off': countOrShare.describe(
    'The most projects that may lose a managed scan, or a percentage of those that have one.',
  ),
  findings: count(500).describe('The most findings that one apply may triage.'),
  policies: count(20).describe('The most policies, exceptions, rulesets and rules one apply may change.'),
  'policy-deletes': count(0).describe('The most of these changes to policies that may weaken them.'),
});

/** Type, reader and published schema in one. */
export const rulesFile = z
  .strictObject({
    $schema: z.string().optional().describe('Address of this schema, for editors.'),
    version: z
      .literal(1, {
        error: ({ input }) =>
          `write version: 1${input === '1' ? ' without quotes' : ', the only version that this action reads'}`,
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
  .check(crossCheck<Unparsed>(checkRules))
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

/** A file in which other checks may have failed. */
type Unparsed = Partial<Record<'projects' | 'findings', unknown>>;

function checkRules(file: Unparsed, problem: ReportProblem): void {
  const names = new Set<string>();
  const spellings = new Map<string, string>();
  // GitHub is asked only for teams that a condition names.
  const hasTeam = [file.projects].flat().some((rule) => {
    const { when, except } = Object(rule) as { when?: unknown; except?: unknown };
    return [when, except].flat().some((set) => 'github.team' in Object(set));
  });
  const rules = (['projects', 'findings'] as const).flatMap((section) =>
    [file[section] ?? []].flat().map((rule, index) => ({ rule, path: [section, index] })),
  );
  for (const { rule, path } of rules) {
    const { name, tags } = Object(rule) as { name?: unknown; tags?: unknown };
    const report = (key: string, message: string) => problem([...path, key], message);
    const folded = String(name).toLowerCase();
    if (typeof name === 'string' && names.has(folded))
      report('name', `is ${quote(name)}, which an earlier rule has: give each rule a unique name`);
    names.add(folded);
    for (const tag of Array.isArray(tags) ? tags.map(String) : []) {
      const spelling = spellings.get(tag.toLowerCase()) ?? tag;
      spellings.set(tag.toLowerCase(), spelling);
      if (spelling !== tag)
        report('tags', `has ${quote(tag)}, which is ${quote(spelling)} elsewhere: spell it the same way`);
      if (!hasTeam && placeholdersOf(tag).includes('github.team'))
        report(
          'tags',
          'has the placeholder github.team, but no rule names a team: add github.team to `when`',
        );
    }
  }
}

/** Numbers, and shares of the projects such as `10%`. */
export type RuleLimits = File['limits'];

export type ProjectRule = File['projects'][number];
export type FindingRule = NonNullable<File['findings']>[number];

/** Ages are in ms. */
export interface RulesFile extends Omit<File, 'policies'> {
  /** As given in the input. */
  path: string;
  /** For annotations; undefined for a file outside the checkout. */
  pathInRepository?: string;
  /** Hash of the data, hexadecimal: comments, blanks and the order of keys do not count. */
  sha256: string;
  policies?: PolicyRules;
  /** Data of GitHub that the rules look at. */
  needs: { github: boolean; properties: readonly string[]; teams: readonly string[] };
}
