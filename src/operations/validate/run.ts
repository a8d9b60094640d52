import { type Context, resultOf } from '../../model/context.ts';
import type { StepResult } from '../../model/step.ts';
import type { ValidateRequest } from './inputs.ts';

export type ValidateResult = StepResult<ValidateRequest>;

/** Says that the rules file is right: what is wrong with it was found when the inputs were read. Sends nothing. */
export function run(context: Context, request: ValidateRequest): Promise<ValidateResult> {
  return resultOf(context, request, async () => {});
}
