import { type Context, resultOf } from '../../model/context.ts';
import { makePlan } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import type { PlanRequest } from './inputs.ts';

export type PlanResult = RulesResult<PlanRequest>;

/** A plan over its limits fails only with `fail-if: over-limit`. */
export function run(context: Context, request: PlanRequest): Promise<PlanResult> {
  return resultOf(context, request, async () => {
    const { plan } = await makePlan(context, request, context.clock.now(), request.groupBy);
    if (plan.over.length > 0) context.notices.push({ kind: 'over-limit', figures: [...plan.over] });
    return { plan };
  });
}
