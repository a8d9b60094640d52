import { rowsOf } from '../../write/report.ts';
import type { DoneStep } from '../done-step.ts';
import type { History } from '../history.ts';
import type { Plan } from '../plan.ts';
import { findingDisagreements } from './finding-claims.ts';
import { type FoldedRows, folded } from './folded-rows.ts';
import { gateDisagreements } from './gate-claims.ts';
import { listDisagreements } from './list-claims.ts';
import { peopleDisagreements } from './people-claims.ts';
import { platformTriageDisagreements } from './platform-triage-claims.ts';
import { projectDisagreements } from './project-claims.ts';
import { selectionDisagreements } from './selection-claims.ts';
import { stepDisagreements } from './step-claims.ts';
import { planDisagreements, undoDisagreements } from './undo-claims.ts';

/** One step, and all that its claims are held against. */
export interface Claims {
  plan: Plan;
  history: History;
  step: DoneStep;
  /** Its result as its report has it; of what writes, `rows` has what is read of it. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
  said: any;
  rows: FoldedRows;
  /** Of an undo: the step that it takes back. */
  former: DoneStep | undefined;
  previous: DoneStep | undefined;
  /** Whether nothing but the steps of the run did anything, and everything was answered. */
  isUndisturbed: boolean;
}

type Check = (claims: Claims) => string[];

const CHECKS: readonly Check[] = [
  stepDisagreements,
  projectDisagreements,
  findingDisagreements,
  peopleDisagreements,
  platformTriageDisagreements,
  selectionDisagreements,
  listDisagreements,
  gateDisagreements,
  planDisagreements,
  undoDisagreements,
];

/**
 * Whether no request had to be repeated: where nothing goes wrong, only a busy machine makes answers late that the
 * platform gave in time.
 */
function isInTime({ result }: DoneStep): boolean {
  return Number(result.report?.requests_repeated ?? 0) === 0;
}

/** Where what the steps say differs from what the platform recorded, in either direction. */
export function disagreementsOf(plan: Plan, history: History, done: readonly DoneStep[]): string[] {
  const isUndisturbed =
    plan.rate === 0 &&
    plan.meanwhile.length === 0 &&
    plan.between.length === 0 &&
    plan.cancelAt === undefined &&
    (plan.quirks.foreignAnswers ?? []).length === 0 &&
    plan.quirks.rateLimit === undefined;
  return done.flatMap((step, at) => {
    const { report } = step.result;
    if (report === undefined) {
      // A signal that came before the process was up.
      const isUnborn = step.result.exitCode === null && history.requestsOf(step.token).length === 0;
      return isUnborn ? [] : [`step ${at + 1} left no report`];
    }
    if (report.result === undefined) return [`step ${at + 1}: ${JSON.stringify(report.problems)}`];
    const claims: Claims = {
      ...{ plan, history, step },
      isUndisturbed: isUndisturbed && done.every(isInTime),
      said: report.result,
      rows: folded(rowsOf(report), plan.quirks),
      former: done[step.drawn.undoes ?? -1],
      previous: done[at - 1],
    };
    return CHECKS.flatMap((check) => check(claims).map((line) => `step ${at + 1}: ${line}`));
  });
}
