import type { FilterValues, IssueType } from '../../model/filters.ts';
import type { FindingQuery } from '../../model/request.ts';
import type { ConditionValue, FindingRule, RulesFile } from '../../model/rules.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { listFindings } from '../../findings/list.ts';

/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;

/** Statuses of rows that a triage of an ignored finding moves along. */
const SIBLING_STATUSES = ['open', 'reviewing', 'fixing', 'provisionally_ignored'];

/**
 * Gives every finding that the plan may look at to `look`, and more where the scope is wide; one list for each kind.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 * @param look returns whether the plan may change the finding by itself: an ignore that has ended
 */
export async function readFindings(
  context: Context,
  rules: RulesFile,
  repositories: readonly string[],
  look: (finding: Finding) => boolean,
): Promise<void> {
  if (repositories.length === 0) return;
  for (const query of findingQueries(rules)) {
    const { issueType, filters } = query;
    const ended = await read(context, query, isNarrow(rules) ? repositories : undefined, look);
    if (filters.status !== 'ignored' || issueType === 'secrets' || ended.length === 0) continue;
    // Only ignored ones were listed so far: somebody may have decided about the same finding on another branch.
    for (const status of SIBLING_STATUSES)
      await read(context, { issueType, filters: { status } }, ended, look);
  }
}

/**
 * @param repositories undefined = all
 * @returns repositories with ignores that have ended
 */
async function read(
  context: Context,
  query: FindingQuery,
  repositories: readonly string[] | undefined,
  look: (finding: Finding) => boolean,
): Promise<string[]> {
  const ended = new Set<string>();
  const isShort = repositories !== undefined && repositories.length <= MAX_REPOSITORIES;
  const filters = { ...query.filters, ...(isShort ? { repos: repositories } : {}) };
  for (const finding of await listFindings(context, { ...query, filters }, { spelled: true })) {
    if (look(finding)) ended.add(finding.repository ?? '');
  }
  return [...ended];
}

/**
 * What is asked of the platform, by kind. Rows of every status are read where a rule may triage them: a triage moves
 * the same finding on other branches along, whatever somebody has decided there.
 */
export function findingQueries({ findings, serviceLevels }: RulesFile): FindingQuery[] {
  const severities = Object.keys(serviceLevels);
  const hasLevels = severities.length > 0;
  const levels: FilterValues = { status: 'open', severities };
  const queries: FindingQuery[] = [];
  for (const issueType of ['sast', 'sca'] as const) {
    const isMarksOnly = !hasLevels && !findings.some(({ type }) => type === issueType);
    queries.push({ issueType, filters: isMarksOnly ? { status: 'ignored' } : {} });
  }
  if (hasLevels) queries.push({ issueType: 'ai_sast', filters: levels });
  const ofSecrets = findings.filter(({ type }) => type === 'secrets');
  if (ofSecrets.length > 0 || hasLevels)
    queries.push(secretsQuery(ofSecrets, hasLevels ? levels : undefined));
  return queries;
}

/** A secret has one row, so that the list is asked for no more than the rules agree on. */
function secretsQuery(rules: readonly FindingRule[], levels: FilterValues | undefined): FindingQuery {
  const asked = rules.map(({ when }) => ({
    status: when.status === undefined ? ['open'] : valuesOf(when.status),
    severities: valuesOf(when.severity),
  }));
  if (levels !== undefined)
    asked.push({ status: ['open'], severities: levels.severities as readonly string[] });
  const statuses = union(asked.map(({ status }) => status));
  const severities = union(asked.map((one) => one.severities));
  const filters: FilterValues = {
    ...(statuses?.length === 1 ? { status: statuses[0] as string } : {}),
    ...(severities === undefined ? {} : { severities }),
  };
  return { issueType: 'secrets' satisfies IssueType, filters };
}

/** Undefined where one of the lists is, which means everything. */
function union(lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : [...new Set(known.flat())];
}

function valuesOf(value: ConditionValue | undefined): readonly string[] | undefined {
  return value?.form === 'values' ? value.values : undefined;
}

/** Without a scope every repository is in it. */
function isNarrow({ scope }: RulesFile): boolean {
  return scope.names.length + scope.patterns.length + scope.except.length > 0;
}
