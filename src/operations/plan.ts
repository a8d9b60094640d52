import { countOfChanges } from '../changes/rows.ts';
import { type Context, resultOf } from '../model/context.ts';
import type { PlanRequest } from '../model/request.ts';
import type { PlanResult } from '../model/result.ts';
import { capture, StepError } from '../model/step-errors.ts';
import { type MadePlan, makePlan } from './rules/make-plan.ts';

/** Compares the rules file with the platform. A plan over its limits succeeds, and says so. */
export async function plan(context: Context, request: PlanRequest): Promise<PlanResult> {
  let made: MadePlan | undefined;
  const end = await capture(async () => {
    made = await makePlan(context, request, context.clock.now());
    const changes = countOfChanges(made.plan.rows);
    if (request.failOnDrift && changes > 0) throw new StepError({ kind: 'drift', changes });
  });
  return { ...resultOf(context, request), ...(made && planFields(made)), ...end };
}

/** What a result has of a plan. */
export function planFields({ plan, hash, lines, momentMs, facts, coverage }: MadePlan) {
  return { plan, hash, lines, momentMs, facts, coverage };
}
