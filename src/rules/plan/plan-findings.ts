import { plannedRow } from '../../changes/rows.ts';
import type { FindingProject, FindingQuery } from '../../findings/filter.ts';
import { detectedMs, groupByFinding, oldestFirst } from '../../findings/finding.ts';
import { type Listing, listKinds, primaryBranchNotices } from '../../findings/list.ts';
import { hasServiceLevels, serviceLevelRow } from '../../findings/overdue.ts';
import { siblingOf, type TriageRow } from '../../findings/triage.ts';
import { hasEnded, type Mark } from '../../findings/triage-state.ts';
import { type Context, isWriting } from '../../model/context.ts';
import type { FilterValues } from '../../model/findings.ts';
import { compare } from '../../model/names.ts';
import { fieldGaps, type Gap, type Notice } from '../../model/notice.ts';
import { PRIMARY_REF, sameRef } from '../../model/refs.ts';
import { itemsOf, type NameList } from '../../model/selection.ts';
import { DAY_MS, dayOf } from '../../model/time.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule, RulesFile } from '../file/schema.ts';
import { expiredRules, type FindingDecision, findingEvaluator, TAG_KEY } from './finding-rules.ts';
import { checkFindingItems } from './items.ts';
import { linesOf } from './lines.ts';
import type { RulesRequest } from './result.ts';

/**
 * Plans the triages that rules, and the ends of ignores, ask for, and adds notices.
 *
 * @param after the projects in scope, by name in lower case, as they are once the plan is applied: so the next plan finds
 *   nothing to change
 * @param all the projects of the deployment
 * @returns `serviceLevelRows`: the `serviceLevelRow` of each finding in scope; empty without service levels
 */
export async function planByFindingRules(
  context: Context,
  { rules: rulesFile, approved }: RulesRequest,
  listing: Listing,
  { after, all }: { after: ReadonlyMap<string, FindingProject>; all: readonly Project[] },
  momentMs: number,
) {
  const { serviceLevels } = rulesFile;
  const rules = checkFindingItems(
    context.notices,
    rulesFile.findings ?? [],
    listing,
    [...after.values()],
    all,
  );
  const projectOf = (name = '') => after.get(name.toLowerCase());
  const evaluate = findingEvaluator(rules, projectOf, momentMs);
  const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);

  const serviceLevelRows: Finding[] = [];
  const decisions: (FindingDecision & { group: readonly Finding[] })[] = [];
  const ignores: Mark[] = [];
  const left: TriageRow[] = [];
  const undecidedKeys: string[] = [];
  const hasLevels = hasServiceLevels(serviceLevels);
  for (const unsorted of groupByFinding(inScope)) {
    const group = sortRows(unsorted, ({ repository }) => projectOf(repository)?.primaryBranch);
    const levelRow = hasLevels ? serviceLevelRow(group, serviceLevels) : undefined;
    if (levelRow !== undefined) serviceLevelRows.push(levelRow);
    if (rulesFile.findings === undefined) continue;
    const { decision, ignore, undecided, left: leftFinding } = evaluate(group);
    // The plan reports projects whose tags are undecided as unknown.
    if (undecided !== undefined && undecided !== TAG_KEY) undecidedKeys.push(undecided);
    if (decision !== undefined) decisions.push({ ...decision, group });
    if (ignore !== undefined) ignores.push(ignore);
    if (leftFinding !== undefined) {
      const { finding, after, why, seen } = leftFinding;
      const change = { field: 'triage' as const, finding, after, branches: [] };
      left.push({ change, why, state: 'left', seen: siblingOf(seen) });
    }
  }
  const { due, waiting } = withinLimits(decisions, approved);
  context.notices.push(
    ...findingNotices(rules, ignores, undecidedKeys, momentMs),
    ...repositoryGaps(listing.findings),
    ...(rules.some(looksAtPrimary) ? primaryBranchNotices(inScope, projectOf) : []),
  );
  const planned = due.map(({ finding, after, why, duration, group }) => {
    const branches = group.filter(({ id }) => id !== finding.id).map(siblingOf);
    const row: TriageRow = plannedRow(
      { field: 'triage', finding, after, branches },
      !isWriting(context),
      why,
    );
    return { row, lines: linesOf(row.change, duration) };
  });
  const rows = planned.map(({ row }) => row);
  const lines = planned.flatMap((change) => change.lines);
  return { rows, lines, waiting, serviceLevelRows, left };
}

const SOON_DAYS = 14;

/**
 * Notices about rules for findings beyond the changes.
 *
 * @param ignores the marks of ignores that nobody has changed since
 */
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
  return [...Map.groupBy(unplaced, ({ kind }) => kind)].map(([subject, { length: rows }]) => {
    return { kind: 'field-missing', subject, condition: 'scope', rows };
  });
}

/** Sorts the rows of a finding: not fixed, on the primary branch, newest, smallest id. The first represents it. */
function sortRows(
  rows: readonly Finding[],
  primaryBranchOf: (row: Finding) => string | undefined,
): readonly Finding[] {
  if (rows.length < 2) return rows;
  const fixedRank = ({ status }: Finding) => Number(status === 'fixed');
  const primaryRank = (row: Finding) => Number(sameRef(row.ref, primaryBranchOf(row)));
  return rows.toSorted(
    (left, right) =>
      fixedRank(left) - fixedRank(right) ||
      primaryRank(right) - primaryRank(left) ||
      (detectedMs(right) ?? 0) - (detectedMs(left) ?? 0) ||
      (left.id < right.id ? -1 : 1),
  );
}

/**
 * Sorts the decisions, oldest first, and applies the limits of rules. With an approved plan, a rule with a limit takes
 * only approved findings: otherwise another would move up as soon as somebody triages one of them.
 */
function withinLimits<Decision extends FindingDecision>(
  decisions: readonly Decision[],
  approved: RulesRequest['approved'],
): { due: Decision[]; waiting: Record<string, number> } {
  const targets = new Set(approved?.by === 'plan' ? approved.plan.changes.map(({ target }) => target) : []);
  const isApproved = ({ kind, id }: Finding) => approved?.by !== 'plan' || targets.has(`${kind}:${id}`);
  const taken = new Map<string, number>();
  const waiting = new Map<string, number>();
  const due = oldestFirst(decisions, ({ finding }) => finding).filter(({ finding, rule }) => {
    if (rule?.limit === undefined) return true;
    const count = taken.get(rule.name) ?? 0;
    const isTaken = count < rule.limit && isApproved(finding);
    if (isTaken) taken.set(rule.name, count + 1);
    else waiting.set(rule.name, (waiting.get(rule.name) ?? 0) + 1);
    return isTaken;
  });
  return { due, waiting: Object.fromEntries(waiting) };
}

function looksAtPrimary({ when, except }: FindingRule): boolean {
  const items = [when, ...except].flatMap(({ branch }) => (branch ? itemsOf(branch as NameList) : []));
  return items.some((item) => item === PRIMARY_REF || item === `!${PRIMARY_REF}`);
}

/** Up to this many repositories are named in the request; for more, the findings of all are listed. */
const MAX_REPOSITORIES = 50;

/**
 * Lists the findings that the plan needs, by kind; for a wide scope, others as well. `plan` continues if it can read any
 * of the lists, `apply` needs them all.
 *
 * @param repositories names of the projects in scope, as the platform spells them; undefined for all
 */
export async function readFindings(
  context: Context,
  { rules, operation }: RulesRequest,
  repositories?: readonly string[],
): Promise<Listing> {
  const isNarrow = repositories !== undefined && repositories.length <= MAX_REPOSITORIES;
  const queries = repositories?.length === 0 ? [] : findingQueries(rules);
  const narrowed = queries.map(({ issueType, filters }) => {
    return { issueType, filters: isNarrow ? { ...filters, repos: repositories } : filters };
  });
  return listKinds(context, narrowed, { exactNames: true, needsAll: operation === 'apply' });
}

/**
 * The queries for each kind. If a rule may triage a finding, or an ignore may end, rows of every status are read: a
 * triage also changes the same finding on other branches, whatever its state there.
 */
function findingQueries(rules: RulesFile): FindingQuery[] {
  const { findings, serviceLevels } = rules;
  const severities = Object.keys(serviceLevels);
  const forLevels: FilterValues | undefined = hasServiceLevels(serviceLevels)
    ? { status: 'open', severities }
    : undefined;
  const forCode = findings === undefined ? forLevels : {};
  const secretRules = findings?.filter(({ type }) => type === 'secrets') ?? [];
  const statuses = secretRules.flatMap(({ when }) => when.status as readonly string[]);
  const ofStatuses: FilterValues = statuses.every((status) => status === 'open') ? { status: 'open' } : {};
  const forSecrets = secretRules.length > 0 ? ofStatuses : forLevels;
  const byKind = { sast: forCode, sca: forCode, ai_sast: forLevels, secrets: forSecrets };
  return Object.entries(byKind).flatMap(([kind, filters]) =>
    filters === undefined ? [] : [{ issueType: kind as Product, filters }],
  );
}
