import type { DoneStep } from '../done-step.ts';
import type { History } from '../history.ts';
import type { Plan } from '../plan.ts';
import { repeatDisagreements, togetherDisagreements } from './course-claims.ts';
import { findingDisagreements } from './finding-claims.ts';
import { gateDisagreements } from './gate-claims.ts';
import { listDisagreements } from './list-claims.ts';
import { platformTriageDisagreements } from './platform-triage-claims.ts';
import { projectDisagreements } from './project-claims.ts';
import { selectionDisagreements } from './selection-claims.ts';
import { stepDisagreements } from './step-claims.ts';

/** One step, and all that its claims are held against. */
export interface Claims {
  plan: Plan;
  history: History;
  step: DoneStep;
  /** Its result as its report has it. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
  said: any;
  /** Of an undo: the result of the step that it takes back. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
  former: any;
  /** Whether nothing but the steps of the run did anything, and everything was answered. */
  isUndisturbed: boolean;
}

type Check = (claims: Claims) => string[];

const CHECKS: readonly Check[] = [
  stepDisagreements,
  projectDisagreements,
  findingDisagreements,
  platformTriageDisagreements,
  selectionDisagreements,
  listDisagreements,
  gateDisagreements,
  repeatDisagreements,
];

/** Where what the steps say differs from what the platform recorded, in either direction. */
export function disagreementsOf(plan: Plan, history: History, done: readonly DoneStep[]): string[] {
  const isUndisturbed =
    plan.rate === 0 &&
    plan.meanwhile.length === 0 &&
    plan.cancelAt === undefined &&
    plan.course !== 'together' &&
    (plan.quirks.foreignAnswers ?? []).length === 0 &&
    plan.quirks.churn === undefined &&
    plan.quirks.rateLimit === undefined;
  const all = done.flatMap((step, at) => {
    const { report } = step.result;
    if (report === undefined) {
      // A signal that came before the process was up.
      const isUnborn = step.result.exitCode === null && history.requestsOf(step.token).length === 0;
      return isUnborn ? [] : [`step ${at + 1} left no report`];
    }
    if (report.result === undefined) return [`step ${at + 1}: ${JSON.stringify(report.problems)}`];
    const claims = {
      plan,
      history,
      step,
      said: report.result,
      former: done[at - 1]?.result.report?.result,
      isUndisturbed,
    };
    return CHECKS.flatMap((check) => check(claims).map((line) => `step ${at + 1}: ${line}`));
  });
  return [...all, ...togetherDisagreements(plan, history, done)];
}
