import { type Context, resultOf } from '../../model/context.ts';
import type { StepResult } from '../../model/step.ts';
import type { ValidateRequest } from './inputs.ts';

export type ValidateResult = StepResult<ValidateRequest>;

/** Succeeds and sends nothing: reading the inputs has already found every problem of the rules file. */
export function run(context: Context, request: ValidateRequest): Promise<ValidateResult> {
  return resultOf(context, request, async () => {});
}
