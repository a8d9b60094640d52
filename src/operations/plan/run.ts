import { type Context, resultOf } from '../../model/context.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import type { PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** Compares the rules file with the platform. A plan over its limits succeeds with a warning. */
export async function run(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const end = await resultOf(context, request, async () => {
    const { notices, clock } = context;
    made = await makePlan(context, request, clock.now(), request.groupBy);
    const { over } = made.plan;
    if (over.length > 0) notices.push({ kind: 'over-limit', figures: [...over] });
  });
  return { plan: made?.plan, ...end };
}
