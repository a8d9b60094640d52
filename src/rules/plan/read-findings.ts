import type { FindingQuery } from '../../findings/filter.ts';
import { listFindings } from '../../findings/list.ts';
import type { Listing } from '../../findings/triage-kind.ts';
import type { Context } from '../../model/context.ts';
import type { FilterValues } from '../../model/filters.ts';
import type { Finding, FindingKind } from '../../platform/resources/finding.ts';
import type { RulesFile } from '../file/schema.ts';

/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;

/**
 * Every finding that the plan may look at, and more where the scope is wide; one list for each kind.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 */
export async function readFindings(
  context: Context,
  rules: RulesFile,
  repositories: readonly string[],
): Promise<Listing> {
  const findings: Finding[] = [];
  const endedAtMs = new Map<FindingKind, number>();
  const isNarrow = hasScope(rules) && repositories.length <= MAX_REPOSITORIES;
  for (const { issueType, filters } of repositories.length === 0 ? [] : findingQueries(rules)) {
    const query = { issueType, filters: isNarrow ? { ...filters, repos: repositories } : filters };
    for (const finding of await listFindings(context, query, { spelled: true })) findings.push(finding);
    endedAtMs.set(issueType, context.clock.now());
  }
  return { findings, endedAtMs };
}

/**
 * What is asked of the platform, by kind. Where rules may triage a finding, or an ignore may end, rows of every status
 * are read: a triage moves the same finding on other branches along, whatever somebody has decided there.
 */
export function findingQueries({ findings, serviceLevels }: RulesFile): FindingQuery[] {
  const severities = Object.keys(serviceLevels);
  const hasLevels = severities.length > 0;
  const levels: FilterValues = { status: 'open', severities };
  const queries: FindingQuery[] = [];
  for (const issueType of ['sast', 'sca'] as const) {
    if (findings !== undefined) queries.push({ issueType, filters: {} });
    else if (hasLevels) queries.push({ issueType, filters: levels });
  }
  if (hasLevels) queries.push({ issueType: 'ai_sast', filters: levels });
  const ofSecrets = findings?.filter(({ type }) => type === 'secrets') ?? [];
  const isOpenOnly = ofSecrets.every(({ when: { status = 'open' } }) => String(status) === 'open');
  if (ofSecrets.length > 0)
    queries.push({ issueType: 'secrets', filters: isOpenOnly ? { status: 'open' } : {} });
  else if (hasLevels) queries.push({ issueType: 'secrets', filters: levels });
  return queries;
}

/** Without a scope every repository is in it. */
function hasScope({ scope }: RulesFile): boolean {
  return scope.names.length + scope.patterns.length + scope.except.length > 0;
}
