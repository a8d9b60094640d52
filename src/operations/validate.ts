import type { ValidateRequest } from '../model/request.ts';
import type { ValidateResult } from '../model/result.ts';
import type { Context } from './context.ts';

/** Says that the rules file is right: what is wrong with it was found when the inputs were read. Sends nothing. */
export async function validate(
  { deployment, notices }: Context,
  request: ValidateRequest,
): Promise<ValidateResult> {
  return { operation: 'validate', request, deployment, notices };
}
