import { countOfChanges } from '../../changes/rows.ts';
import { type Context, resultOf } from '../../model/context.ts';
import type { StepFailure } from '../../model/failure.ts';
import { capture, StepError } from '../../model/step-errors.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import type { FailIf, PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** Compares the rules file with the platform. A plan over its limits succeeds with a warning, unless `fail-if` names it. */
export async function plan(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const end = await capture(async () => {
    const { notices, clock } = context;
    made = await makePlan(context, request, clock.now(), request.groupBy);
    const { plan, coverage } = made.result;
    const { repositories, uncovered, incomplete = [] } = coverage;
    const isAsked = request.rules.coverage;
    if (repositories !== undefined && uncovered === undefined)
      notices.push({ kind: 'coverage-unknown', owners: [...incomplete], isAsked });
    if (plan.over.length > 0) notices.push({ kind: 'over-limit', figures: [...plan.over] });
    const failures = FAILURES.map(([name, failureOf]) =>
      request.failIf.includes(name) ? failureOf(made?.result ?? {}) : undefined,
    );
    const failure = failures.find((one) => one !== undefined);
    if (failure !== undefined) throw new StepError(failure);
  });
  return { ...resultOf(context, request), ...made?.result, ...end };
}

type FailureOf = (result: Pick<RulesResult, 'plan' | 'coverage'>) => StepFailure | undefined;

/** What `fail-if` may name, the gravest first; a figure that could not be found out fails like one that is too high. */
const FAILURES: readonly (readonly [FailIf, FailureOf])[] = [
  [
    'over-limit',
    ({ plan: { over = [] } = {} }) =>
      over.length === 0 ? undefined : { kind: 'too-many-changes', figures: [...over] },
  ],
  [
    'drift',
    ({ plan: { rows = [] } = {} }) => {
      const changes = countOfChanges(rows);
      return changes === 0 ? undefined : { kind: 'drift', changes };
    },
  ],
  [
    'overdue',
    ({ coverage: { overdue = [], overdueUnknown } = {} }) =>
      !overdueUnknown && overdue.length === 0
        ? undefined
        : { kind: 'overdue', findings: overdueUnknown ? undefined : overdue.length },
  ],
  [
    'uncovered',
    ({ coverage: { uncovered } = {} }) =>
      uncovered?.length === 0 ? undefined : { kind: 'uncovered', repositories: uncovered?.length },
  ],
];
