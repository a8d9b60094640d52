import { countOfChanges } from '../../changes/rows.ts';
import { type Context, resultOf } from '../../model/context.ts';
import type { StepFailure } from '../../model/failure.ts';
import { StepError } from '../../model/step-errors.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { Plan, RulesResult } from '../../rules/plan/result.ts';
import type { FailIf, PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** Compares the rules file with the platform. A plan over its limits succeeds with a warning, unless `fail-if` names it. */
export async function run(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const end = await resultOf(context, request, async () => {
    const { notices, clock } = context;
    made = await makePlan(context, request, clock.now(), request.groupBy);
    const { plan } = made;
    const { repositories, uncovered, incomplete = [] } = plan.coverage;
    const isAsked = request.rules.coverage;
    if (repositories !== undefined && uncovered === undefined)
      notices.push({ kind: 'coverage-unknown', owners: [...incomplete], isAsked });
    if (plan.over.length > 0) notices.push({ kind: 'over-limit', figures: [...plan.over] });
    const failure = failureOf(request.failIf, plan);
    if (failure !== undefined) throw new StepError(failure);
  });
  return { plan: made?.plan, ...end };
}

/** The gravest that is named; a figure that could not be found out fails like one that is too high. */
function failureOf(
  failIf: readonly FailIf[],
  { over, rows, drift, coverage }: Plan,
): StepFailure | undefined {
  const { overdue, overdueUnknown, uncovered } = coverage;
  if (failIf.includes('over-limit') && over.length > 0)
    return { kind: 'too-many-changes', figures: [...over] };
  if (failIf.includes('drift') && drift !== false)
    return { kind: 'drift', changes: drift ? countOfChanges(rows) : undefined };
  if (failIf.includes('overdue') && (overdueUnknown || overdue.length > 0))
    return { kind: 'overdue', findings: overdueUnknown ? undefined : overdue.length };
  if (failIf.includes('uncovered') && uncovered?.length !== 0)
    return { kind: 'uncovered', repositories: uncovered?.length };
  return undefined;
}
