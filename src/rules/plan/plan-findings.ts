import { plannedRow } from '../../changes/rows.ts';
import { MAX_VALUES } from '../../findings/conditions.ts';
import type { FindingProject, FindingQuery, FindProject } from '../../findings/filter.ts';
import { detectedMs, groupByFinding, oldestFirst } from '../../findings/finding.ts';
import { type Listing, listKinds, primaryBranchNotices } from '../../findings/list.ts';
import { hasServiceLevels, serviceLevelRow } from '../../findings/overdue.ts';
import { siblingOf, type TriageRow } from '../../findings/triage.ts';
import { hasEnded, type Mark } from '../../findings/triage-state.ts';
import type { Sibling, TriageChange } from '../../model/change.ts';
import { type Context, isWriting } from '../../model/context.ts';
import type { FilterValues } from '../../model/findings.ts';
import { compare } from '../../model/names.ts';
import { fieldGaps, type Gap, type Notice } from '../../model/notice.ts';
import { PRIMARY_REF, sameRef } from '../../model/refs.ts';
import { DAY_MS, dayOf } from '../../model/time.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule } from '../file/schema.ts';
import { itemsIn, setsOf } from '../file/values.ts';
import { expiredRules, type FindingDecision, findingEvaluator, TAG_KEY } from './finding-rules.ts';
import { checkFindingItems } from './items.ts';
import { linesOf, type RulesRequest } from './result.ts';

/**
 * Plans the triages that rules, and the ends of ignores, want, and adds notices.
 *
 * @param after the projects in scope once the plan is applied, by name in lower case
 * @returns also the `serviceLevelRow` of each finding in scope
 */
export async function planByFindingRules(
  context: Context,
  { rules: rulesFile, approved }: RulesRequest,
  listing: Listing,
  { after, all }: { after: ReadonlyMap<string, FindingProject>; all: readonly Project[] },
  momentMs: number,
) {
  const { serviceLevels, findings = [] } = rulesFile;
  const rules = checkFindingItems(context.notices, findings, listing, [...after.values()], all);
  const projectOf = (name = '') => after.get(name.toLowerCase());
  const evaluate = findingEvaluator(rules, projectOf, momentMs);
  const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);

  const hasLevels = hasServiceLevels(serviceLevels);
  const serviceLevelRows: Finding[] = [];
  const evaluations: (ReturnType<typeof evaluate> & { group: readonly Finding[] })[] = [];
  // Most of 300,000 findings leave nothing to keep.
  for (const rows of groupByFinding(inScope)) {
    const group = sortRows(rows, projectOf);
    const levelRow = hasLevels ? serviceLevelRow(group, serviceLevels) : undefined;
    if (levelRow !== undefined) serviceLevelRows.push(levelRow);
    const evaluation = rulesFile.findings ? evaluate(group) : {};
    if (Object.values(evaluation).some((part) => part !== undefined))
      evaluations.push({ group, ...evaluation });
  }
  const { due, waiting } = withinLimits(
    evaluations.flatMap(({ decision, group }) => (decision ? { ...decision, group } : [])),
    approved,
  );
  const ignores = evaluations.flatMap(({ ignore }) => ignore ?? []);
  // The plan reports projects whose tags are undecided as unknown.
  const undecided = evaluations.flatMap(({ undecided }) => undecided ?? []).filter((key) => key !== TAG_KEY);
  context.notices.push(
    ...findingNotices(rules, ignores, undecided, momentMs),
    ...repositoryGaps(listing.findings),
    ...(rules.some(looksAtPrimary) ? primaryBranchNotices(inScope, projectOf) : []),
  );
  const changeOf = ({ finding, after }: FindingDecision, branches: Sibling[]): TriageChange => {
    return { field: 'triage', finding, after, branches };
  };
  const planned = due.map((decision) => {
    const others = decision.group.filter(({ id }) => id !== decision.finding.id);
    const row = plannedRow(changeOf(decision, others.map(siblingOf)), !isWriting(context), decision.why);
    return { row, lines: linesOf(row.change, decision.duration) };
  });
  const left = evaluations.flatMap(({ left }): TriageRow[] =>
    left ? [{ change: changeOf(left, []), why: left.why, state: 'left', seen: siblingOf(left.seen) }] : [],
  );
  return {
    rows: planned.map(({ row }) => row),
    lines: planned.flatMap(({ lines }) => lines),
    waiting,
    serviceLevelRows,
    left,
  };
}

const SOON_DAYS = 14;

function findingNotices(
  rules: readonly FindingRule[],
  ignores: readonly Mark[],
  undecidedKeys: readonly string[],
  momentMs: number,
): Notice[] {
  const soon = dayOf(momentMs + SOON_DAYS * DAY_MS);
  const unreadable = ignores.filter(({ day }) => day === undefined).length;
  const ending = ignores.filter((mark) => (mark.day ?? '') <= soon && !hasEnded(mark, momentMs));
  const byRule = [...Map.groupBy(ending, ({ rule }) => rule)].sort(([left], [right]) => compare(left, right));
  return [
    ...expiredRules(rules, momentMs),
    ...(unreadable > 0 ? [{ kind: 'mark-unreadable' as const, findings: unreadable }] : []),
    ...byRule.map(([rule, marks]): Notice => {
      const first = marks.map(({ day = '' }) => day).sort()[0] ?? '';
      return { kind: 'ends-soon', rule, findings: marks.length, first };
    }),
    ...fieldGaps('rules', undecidedKeys),
  ];
}

/** Gaps for findings of which nothing says whether they are in scope. */
function repositoryGaps(findings: readonly Finding[]): Gap[] {
  const unplaced = findings.filter(({ repository }) => repository === undefined);
  return [...Map.groupBy(unplaced, ({ kind }) => kind)].flatMap(([kind, rows]) =>
    fieldGaps(
      kind,
      rows.map(() => 'scope'),
    ),
  );
}

/** Not fixed, on the primary branch, newest, smallest id. The first row represents the finding. */
function sortRows(rows: readonly Finding[], findProject: FindProject): readonly Finding[] {
  if (rows.length < 2) return rows;
  const fixedRank = ({ status }: Finding) => Number(status === 'fixed');
  const primaryRank = ({ ref, repository = '' }: Finding) =>
    Number(sameRef(ref, findProject(repository)?.primaryBranch));
  return rows.toSorted(
    (left, right) =>
      fixedRank(left) - fixedRank(right) ||
      primaryRank(right) - primaryRank(left) ||
      (detectedMs(right) ?? 0) - (detectedMs(left) ?? 0) ||
      (left.id < right.id ? -1 : 1),
  );
}

/**
 * Applies the limits of rules, oldest first. With an approved plan, a rule with a limit takes only approved findings, so
 * that none moves up once somebody triages one.
 */
function withinLimits<Decision extends FindingDecision>(
  decisions: readonly Decision[],
  approved: RulesRequest['approved'],
) {
  const changes = approved?.by === 'plan' ? approved.plan.changes : undefined;
  const targets = new Set(changes?.map(({ target }) => target));
  const isApproved = ({ kind, id }: Finding) => changes === undefined || targets.has(`${kind}:${id}`);
  const taken = new Map<string, number>();
  const waiting = new Map<string, number>();
  const due = oldestFirst(decisions, ({ finding }) => finding).filter(({ finding, rule }) => {
    if (rule?.limit === undefined) return true;
    const isTaken = (taken.get(rule.name) ?? 0) < rule.limit && isApproved(finding);
    const counts = isTaken ? taken : waiting;
    counts.set(rule.name, (counts.get(rule.name) ?? 0) + 1);
    return isTaken;
  });
  return { due, waiting: Object.fromEntries(waiting) };
}

function looksAtPrimary(rule: FindingRule): boolean {
  const branches = itemsIn(setsOf(rule), 'branch');
  return branches.includes(PRIMARY_REF) || branches.includes(`!${PRIMARY_REF}`);
}

/**
 * Lists the findings that the plan needs; for a wide scope, others as well. For rules, rows of every status are read: a
 * triage also changes the finding on other branches, whatever its state there. `apply` needs all of the lists.
 *
 * @param repositories names of the projects in scope, as the platform spells them; undefined for all
 */
export async function readFindings(
  context: Context,
  { rules: { findings, serviceLevels }, operation }: RulesRequest,
  repositories?: readonly string[],
): Promise<Listing> {
  const open = { status: 'open' };
  const forLevels: FilterValues | undefined = hasServiceLevels(serviceLevels)
    ? { ...open, severities: Object.keys(serviceLevels) }
    : undefined;
  const forCode = findings === undefined ? forLevels : {};
  const secretRules = findings?.filter(({ type }) => type === 'secrets') ?? [];
  const statuses = secretRules.flatMap(({ when }) => when.status as readonly string[]);
  const forSecretRules = statuses.every((status) => status === 'open') ? open : {};
  const forSecrets = secretRules.length > 0 ? forSecretRules : forLevels;
  const byKind = { sast: forCode, sca: forCode, ai_sast: forLevels, secrets: forSecrets };
  const isNarrow = repositories !== undefined && repositories.length <= MAX_VALUES;
  const scope: FilterValues = isNarrow ? { repos: repositories } : {};
  const queries = Object.entries(byKind).flatMap(([kind, filters]): FindingQuery[] =>
    filters === undefined || repositories?.length === 0
      ? []
      : [{ issueType: kind as Product, filters: { ...filters, ...scope } }],
  );
  return listKinds(context, queries, { exactNames: true, needsAll: operation === 'apply' });
}
