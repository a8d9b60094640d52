import { findingTarget, type TriageChange } from '../../model/change.ts';
import type { Notice } from '../../model/notice.ts';
import type { PlannedChange } from '../../model/plan.ts';
import type { OverdueFinding } from '../../model/result.ts';
import type { PlanLine } from '../../model/saved.ts';
import { present } from '../../platform/http/decode.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { RulesFile } from '../../rules/file/schema.ts';
import { type FamilyMember, formerTriage } from '../findings/families.ts';
import { sameRef } from '../findings/refs.ts';
import { detectedMs } from '../findings/times.ts';
import { daysOverdue } from './coverage.ts';
import { type FindingDecision, FindingJudge, type LeftAlone } from './finding-decision.ts';
import { FindingNotices } from './finding-notices.ts';
import { FindingRows } from './finding-rows.ts';
import { findingRuleIndex, type ReadyFindingRule, readyFindingRule } from './finding-rules.ts';
import { triageLine } from './lines.ts';
import { hasEnded, readNote } from './mark.ts';

/** What is known of a finding's project, as the plan leaves it: else the next plan would look at other rows. */
export interface FindingProject {
  /** In lower case. */
  tags: ReadonlySet<string>;
  /** Undefined where it is not known. */
  primaryBranch: string | undefined;
  /** That it belongs to. */
  team: string | undefined;
}

export interface PlannedTriage {
  planned: PlannedChange<TriageChange>;
  line: PlanLine;
}

export interface FindingsPlan {
  changes: readonly PlannedTriage[];
  /** Findings beyond a rule's limit, by rule. */
  waiting: Readonly<Record<string, number>>;
  leftAlone: Readonly<Record<string, number>>;
  /** Findings open beyond the service levels, each once whatever its branches. */
  overdue: readonly OverdueFinding[];
  notices: readonly Notice[];
  /** Of the findings that change, by id. */
  siblings: ReadonlyMap<bigint, readonly FamilyMember[]>;
}

/** Takes the rows of findings in scope as they come, in any order, and plans once they are whole. */
export class FindingsPlanner {
  readonly #rules: readonly ReadyFindingRule[];
  readonly #rulesFor: (finding: Finding) => readonly ReadyFindingRule[];
  readonly #levels: RulesFile['serviceLevels'];
  readonly #projects: ReadonlyMap<string, FindingProject>;
  readonly #momentMs: number;
  readonly #judge: FindingJudge;
  readonly #notices: FindingNotices;
  readonly #rows = new FindingRows();
  /** Rows in scope. */
  seen = 0;

  /** @param projects those in scope, by their names and by these in lower case */
  constructor(
    { findings, serviceLevels }: Pick<RulesFile, 'findings' | 'serviceLevels'>,
    projects: ReadonlyMap<string, FindingProject>,
    momentMs: number,
  ) {
    const lookups = { projectTags: (name: string) => this.#project(name)?.tags };
    this.#rules = findings.map((rule, index) => readyFindingRule(rule, index, lookups, momentMs));
    this.#levels = serviceLevels;
    this.#projects = projects;
    this.#momentMs = momentMs;
    this.#rulesFor = findingRuleIndex(this.#rules, lookups);
    this.#judge = new FindingJudge(this.#rules, this.#rulesFor, momentMs);
    this.#notices = new FindingNotices(findings, momentMs);
  }

  /** @returns whether it has an ignore that has ended */
  look(finding: Finding): boolean {
    const project = this.#project(finding.repository);
    if (project === undefined) return false;
    this.seen += 1;
    const { marks } = readNote(finding.triage_comment);
    if (marks.length > 0) this.#notices.seen(marks);
    const last = marks.at(-1);
    // A fixed finding stays so, whatever is decided about it on another branch.
    const isFixed = finding.status === 'fixed';
    const mayConcern =
      last?.kind === 'until' ||
      daysOverdue(finding, this.#levels, this.#momentMs) !== undefined ||
      this.#rulesFor(finding).some((ready) => (isFixed ? ready.holds(finding) : ready.mayHold(finding)));
    const { ref } = finding;
    const isPrimary =
      ref !== undefined && (ref === project.primaryBranch || sameRef(ref, project.primaryBranch));
    this.#rows.add(finding, isPrimary, mayConcern);
    return last !== undefined && hasEnded(last, this.#momentMs);
  }

  plan(): FindingsPlan {
    const leftAlone: Partial<Record<LeftAlone, number>> = {};
    const decisions: FindingDecision[] = [];
    const overdue: OverdueFinding[] = [];
    for (const rows of this.#rows.findings((row) => this.#judge.deciderOf(row))) {
      const verdict = this.#judge.judge(rows);
      this.#notices.note(verdict, this.#judge.ignoreOf(rows));
      if (verdict.left !== undefined) leftAlone[verdict.left] = (leftAlone[verdict.left] ?? 0) + 1;
      if (verdict.decision !== undefined) decisions.push(verdict.decision);
      if (rows[0]?.finding !== undefined) overdue.push(...this.#overdue(rows[0].finding));
    }
    const { due, waiting } = this.#limited(decisions);
    const changes = due.map(changeOf);
    const siblings = this.#rows.families.siblingsOf(changes.map(({ planned }) => planned.change.target));
    return { changes, waiting, leftAlone, overdue, notices: this.#notices.list(), siblings };
  }

  /** Asked for each row, of which nearly all have the platform's own spelling. */
  #project(name = ''): FindingProject | undefined {
    return this.#projects.get(name) ?? this.#projects.get(name.toLowerCase());
  }

  #overdue(finding: Finding): OverdueFinding[] {
    const daysOver = daysOverdue(finding, this.#levels, this.#momentMs);
    if (daysOver === undefined) return [];
    const team = this.#project(finding.repository)?.team;
    return [{ finding, daysOver, ...(team === undefined ? {} : { team }) }];
  }

  /** The oldest first, and of a rule no more than its limit. */
  #limited(decisions: FindingDecision[]): { due: FindingDecision[]; waiting: Record<string, number> } {
    const taken = new Map<string, number>();
    const waiting: Record<string, number> = {};
    const due = oldestFirst(decisions).flatMap((decision): FindingDecision[] => {
      const { rule: name, index } = decision.step;
      const limit = index === undefined ? undefined : this.#rules[index]?.rule.limit;
      const count = taken.get(name) ?? 0;
      if (limit !== undefined && count >= limit) {
        waiting[name] = (waiting[name] ?? 0) + 1;
        return decision.ended === undefined ? [] : [decision.ended];
      }
      if (index !== undefined) taken.set(name, count + 1);
      return [decision];
    });
    return { due, waiting };
  }
}

function changeOf({ finding, step, over }: FindingDecision): PlannedTriage {
  const { decision, rule, index, until, holds } = step;
  const change: TriageChange = {
    target: findingTarget(finding),
    field: 'triage',
    before: formerTriage(finding),
    after: decision,
  };
  const because = index === undefined ? ('ended' as const) : undefined;
  const why = { rule, ...present({ over, because, until }) };
  return { planned: { change, why }, line: triageLine(change, holds) };
}

/** The oldest first, those of unknown age last; ids decide between the same ages, not the platform's order. */
function oldestFirst<Row extends { finding: Finding }>(rows: readonly Row[]): Row[] {
  const aged = rows.map((row) => ({ row, ms: detectedMs(row.finding) ?? Number.POSITIVE_INFINITY }));
  aged.sort((one, other) =>
    one.ms === other.ms ? compareFindings(one.row.finding, other.row.finding) : one.ms - other.ms,
  );
  return aged.map(({ row }) => row);
}

function compareFindings(one: Finding, other: Finding): number {
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
