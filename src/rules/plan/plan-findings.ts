import { plannedRow } from '../../changes/rows.ts';
import { branchesOf, findingKey } from '../../findings/branches.ts';
import { sameRef } from '../../findings/refs.ts';
import { detectedMs, oldestFirst } from '../../findings/times.ts';
import type { Listing, TriageRow } from '../../findings/triage-kind.ts';
import type { Notice } from '../../model/notice.ts';
import type { PlanLine } from '../../model/saved.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { RulesFile } from '../file/schema.ts';
import { daysOverdue } from './coverage.ts';
import { type FindingDecision, findingEvaluator, type LeftAlone } from './evaluate-finding.ts';
import { findingNotices, missingFields } from './finding-notices.ts';
import { type ReadyFindingRule, readyFindingRule } from './finding-rules.ts';
import { triageLine } from './lines.ts';
import type { OverdueFinding } from './result.ts';

/** What is known of a finding's project, as the plan leaves it: else the next plan would look at other rows. */
export interface FindingProject {
  /** In lower case. */
  tags: ReadonlySet<string>;
  /** Undefined where it is not known. */
  primaryBranch: string | undefined;
  /** That it belongs to. */
  team: string | undefined;
}

export interface FindingsPlan {
  rows: readonly TriageRow[];
  /** Of each row, in the same order. */
  lines: readonly PlanLine[];
  /** Findings beyond a rule's limit, by rule. */
  waiting: Readonly<Record<string, number>>;
  leftAlone: Readonly<Record<string, number>>;
  /** Findings open beyond the service levels, each once whatever its branches. */
  overdue: readonly OverdueFinding[];
  notices: readonly Notice[];
  /** Rows in scope. */
  seen: number;
}

/** From what findings are planned. */
export interface FindingsInput {
  rules: Pick<RulesFile, 'findings' | 'serviceLevels'>;
  listing: Listing;
  /** Those in scope, by name in lower case. */
  projects: ReadonlyMap<string, FindingProject>;
  /** From which ages count. */
  momentMs: number;
  /** Targets of the changes of an approved plan, such as `sast:123`. */
  approved?: ReadonlySet<string>;
  isDryRun: boolean;
}

/** Plans what the rules, and the ends of ignores, make of findings. */
export function planFindings(input: FindingsInput): FindingsPlan {
  const { rules, listing, projects, momentMs, isDryRun } = input;
  const projectOf = projectFinder(projects);
  const lookups = { projectTags: (name: string) => projectOf(name)?.tags };
  const ready = (rules.findings ?? []).map((rule) => readyFindingRule(rule, lookups, momentMs));
  const evaluate = evaluatorByKind(ready, momentMs);
  const notices = findingNotices(rules.findings ?? [], momentMs);
  const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);

  const decisions: FindingDecision[] = [];
  const overdue: OverdueFinding[] = [];
  const leftAlone: Partial<Record<LeftAlone, number>> = {};
  for (const rows of Map.groupBy(inScope, findingKey).values()) {
    const [first] = sortRows(rows, (row) => projectOf(row.repository)?.primaryBranch);
    if (first === undefined) continue;
    const daysOver = daysOverdue(first, rules.serviceLevels, momentMs);
    if (daysOver !== undefined) {
      overdue.push({ finding: first, daysOver, team: projectOf(first.repository)?.team });
    }
    if (rules.findings === undefined) continue;
    const { decision, left, ignore } = evaluate(rows);
    if (decision !== undefined) decisions.push(decision);
    if (left !== undefined) leftAlone[left] = (leftAlone[left] ?? 0) + 1;
    if (ignore !== undefined) notices.noteIgnore(ignore);
  }
  const { due, waiting } = withinLimits(decisions, input.approved);
  const findBranches = branchesOf(
    due.map(({ finding }) => finding),
    inScope,
  );
  const rows = due.map(
    ({ finding, after, why }): TriageRow =>
      plannedRow({ field: 'triage', finding, after, branches: findBranches(finding) }, isDryRun, why),
  );
  const lines = rows.map(({ change }, at) => triageLine(change, due[at]?.duration ?? ''));
  return {
    rows,
    lines,
    waiting,
    leftAlone,
    overdue,
    notices: [...notices.list(), ...missingFields(rules.findings ?? [], inScope)],
    seen: inScope.length,
  };
}

/** Nearly all rows have the platform's own spelling, whose key is made once. */
function projectFinder(projects: ReadonlyMap<string, FindingProject>) {
  const bySpelling = new Map<string, FindingProject | undefined>();
  return (name = ''): FindingProject | undefined => {
    if (!bySpelling.has(name)) bySpelling.set(name, projects.get(name.toLowerCase()));
    return bySpelling.get(name);
  };
}

function evaluatorByKind(ready: readonly ReadyFindingRule[], momentMs: number) {
  const byKind = new Map<string, ReturnType<typeof findingEvaluator>>();
  return (rows: readonly Finding[]) => {
    const kind = rows[0]?.kind ?? '';
    const known = byKind.get(kind);
    if (known !== undefined) return known(rows);
    const ofKind = ready.filter(({ rule }) => rule.type === kind);
    const evaluate = findingEvaluator(ofKind, momentMs);
    byKind.set(kind, evaluate);
    return evaluate(rows);
  };
}

/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function sortRows(
  rows: Finding[],
  primaryBranchOf: (row: Finding) => string | undefined,
): readonly Finding[] {
  if (rows.length < 2) return rows;
  const isFixed = ({ status }: Finding) => Number(status === 'fixed');
  const isPrimary = (row: Finding) => Number(sameRef(row.ref, primaryBranchOf(row)));
  return rows.sort(
    (one, other) =>
      isFixed(one) - isFixed(other) ||
      isPrimary(other) - isPrimary(one) ||
      (detectedMs(other) ?? 0) - (detectedMs(one) ?? 0) ||
      (one.id < other.id ? -1 : 1),
  );
}

/**
 * The oldest first, and of a rule no more than its limit. With an approved plan a rule that has a limit takes approved
 * findings only: else another one would move up as soon as somebody decides about one of them.
 */
function withinLimits(
  decisions: readonly FindingDecision[],
  approved: ReadonlySet<string> | undefined,
): { due: FindingDecision[]; waiting: Record<string, number> } {
  const taken = new Map<string, number>();
  const waiting: Record<string, number> = {};
  const due = oldestFirst(decisions, ({ finding }) => finding).filter(({ finding: { kind, id }, rule }) => {
    if (rule?.limit === undefined) return true;
    const count = taken.get(rule.name) ?? 0;
    const isTaken = count < rule.limit && (approved?.has(`${kind}:${id}`) ?? true);
    if (isTaken) taken.set(rule.name, count + 1);
    else waiting[rule.name] = (waiting[rule.name] ?? 0) + 1;
    return isTaken;
  });
  return { due, waiting };
}
