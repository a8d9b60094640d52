import { type Context, resultOf } from '../../model/context.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import type { PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** Compares the rules file with the platform. A plan over its limits succeeds with a warning. */
export async function run(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const result = await resultOf(context, request, async () => {
    made = await makePlan(context, request, context.clock.now(), request.groupBy);
    const { over } = made.plan;
    if (over.length > 0) context.notices.push({ kind: 'over-limit', figures: [...over] });
  });
  return { plan: made?.plan, ...result };
}
