import { MAX_PAGE_SIZE, readBase, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

export interface ListPoliciesRequest extends StepRequest {
  operation: 'list-policies';
}

export function readListPolicies(source: Source): ListPoliciesRequest {
  if (source.reader.integer('page-size', 1, MAX_PAGE_SIZE) !== undefined) {
    source.reader.warn('page-size', 'has no effect, because policies come on one page');
  }
  return { operation: 'list-policies', ...readBase(source) };
}
