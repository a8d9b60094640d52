import { readBase, readPageSize, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

export interface ListPoliciesRequest extends StepRequest {
  operation: 'list-policies';
}

export function read(source: Source): ListPoliciesRequest {
  // Policies come on one page.
  readPageSize(source);
  return { operation: 'list-policies', ...readBase(source) };
}
