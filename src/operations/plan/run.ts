import { countOfChanges } from '../../changes/rows.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { capture, StepError } from '../../model/step-errors.ts';
import { type MadePlan, makePlan, planFields } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import type { PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** Compares the rules file with the platform. A plan over its limits succeeds, and says so. */
export async function plan(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const end = await capture(async () => {
    made = await makePlan(context, request, context.clock.now());
    const changes = countOfChanges(made.plan.rows);
    if (request.failIf.includes('drift') && changes > 0) throw new StepError({ kind: 'drift', changes });
  });
  return { ...resultOf(context, request), ...(made && planFields(made)), ...end };
}
