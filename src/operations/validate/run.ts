import { type Context, resultOf } from '../../model/context.ts';
import type { StepResult } from '../../model/step.ts';
import { expiredRules } from '../../rules/plan/finding-rules.ts';
import type { ValidateRequest } from './inputs.ts';

export type ValidateResult = StepResult<ValidateRequest>;

/** Sends nothing: reading the inputs has found every problem of the rules file, but for ends that have passed. */
export function run(context: Context, request: ValidateRequest): Promise<ValidateResult> {
  return resultOf(context, request, async () => {
    context.notices.push(...expiredRules(request.rules.findings ?? [], context.clock.now()));
  });
}
