import type { TriageChange } from '../../model/change.ts';
import type { Notice } from '../../model/notice.ts';
import type { PlannedChange } from '../../model/plan.ts';
import type { OverdueFinding } from '../../model/result.ts';
import type { RulesFile } from '../../model/rules.ts';
import type { PlanLine } from '../../model/saved.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingLookups } from '../findings/conditions.ts';
import { findingTarget, formerTriage } from '../findings/families.ts';
import { sameRef } from '../findings/refs.ts';
import { type FindingDecision, FindingJudge, type LeftAlone } from './finding-decision.ts';
import { FindingNotices } from './finding-notices.ts';
import { FindingRows } from './finding-rows.ts';
import { type ReadyFindingRule, readyFindingRule } from './finding-rules.ts';
import { triageLine } from './lines.ts';
import { hasEnded, readNote } from './mark.ts';
import { oldestFirst } from './oldest.ts';
import { daysOverdue } from './overdue.ts';

/** What findings are looked at with. */
export interface FindingFacts extends FindingLookups {
  /** Primary branch of a project; undefined where it is not known. */
  primaryBranch(repository: string): string | undefined;
  /** The team that a project belongs to. */
  team(repository: string): string | undefined;
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
}

/** Takes the rows of findings in scope as they come, in any order, and plans once they are whole. */
export class FindingsPlanner {
  readonly #rules: readonly ReadyFindingRule[];
  readonly #levels: RulesFile['serviceLevels'];
  readonly #facts: FindingFacts;
  readonly #momentMs: number;
  readonly #judge: FindingJudge;
  readonly #notices: FindingNotices;
  readonly #rows = new FindingRows();

  constructor(
    { findings, serviceLevels }: Pick<RulesFile, 'findings' | 'serviceLevels'>,
    facts: FindingFacts,
    momentMs: number,
  ) {
    this.#rules = findings.map((rule, index) => readyFindingRule(rule, index, facts, momentMs));
    this.#levels = serviceLevels;
    this.#facts = facts;
    this.#momentMs = momentMs;
    this.#judge = new FindingJudge(this.#rules, momentMs);
    this.#notices = new FindingNotices(findings, momentMs);
  }

  /** @returns whether it has an ignore that has ended */
  look(finding: Finding): boolean {
    const { marks } = readNote(finding.triage_comment);
    if (marks.length > 0) this.#notices.seen(marks);
    const last = marks.at(-1);
    // A fixed finding stays so, whatever is decided about it on another branch.
    const isFixed = finding.status === 'fixed';
    const mayConcern =
      last?.kind === 'until' ||
      daysOverdue(finding, this.#levels, this.#momentMs) !== undefined ||
      this.#rules.some((ready) => (isFixed ? ready.holds(finding) : ready.mayHold(finding)));
    this.#rows.add(finding, this.#judge.deciderOf(finding), this.#isPrimary(finding), mayConcern);
    return last !== undefined && hasEnded(last, this.#momentMs);
  }

  plan(): FindingsPlan {
    const leftAlone: Partial<Record<LeftAlone, number>> = {};
    const decisions: FindingDecision[] = [];
    const overdue: OverdueFinding[] = [];
    for (const rows of this.#rows.findings()) {
      const verdict = this.#judge.judge(rows);
      this.#notices.note(verdict, this.#judge.ignoreOf(rows));
      if (verdict.left !== undefined) leftAlone[verdict.left] = (leftAlone[verdict.left] ?? 0) + 1;
      if (verdict.decision !== undefined) decisions.push(verdict.decision);
      if (rows[0]?.finding !== undefined) overdue.push(...this.#overdue(rows[0].finding));
    }
    const { due, waiting } = this.#limited(decisions);
    return { changes: due.map(changeOf), waiting, leftAlone, overdue, notices: this.#notices.list() };
  }

  #isPrimary({ repository, ref }: Finding): boolean {
    if (repository === undefined || ref === undefined) return false;
    const branch = this.#facts.primaryBranch(repository);
    return ref === branch || sameRef(ref, branch);
  }

  #overdue(finding: Finding): OverdueFinding[] {
    const daysOver = daysOverdue(finding, this.#levels, this.#momentMs);
    if (daysOver === undefined) return [];
    const team = finding.repository === undefined ? undefined : this.#facts.team(finding.repository);
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
  const why = {
    rule,
    ...(over === undefined ? {} : { over }),
    ...(index === undefined ? { because: 'ended' as const } : {}),
    ...(until === undefined ? {} : { until }),
  };
  return { planned: { change, why }, line: triageLine(change, holds) };
}
