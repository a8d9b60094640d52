import { readBase, readPageSize, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

export interface ListPoliciesRequest extends StepRequest {
  operation: 'list-policies';
}

export function readListPolicies(source: Source): ListPoliciesRequest {
  if (readPageSize(source) !== undefined) {
    source.reader.warn('page-size', 'has no effect, because policies come on one page');
  }
  return { operation: 'list-policies', ...readBase(source) };
}
