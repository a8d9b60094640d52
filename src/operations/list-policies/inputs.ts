import { readPageSize, type Source } from '../../inputs/source.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';

export interface ListPoliciesRequest extends StepRequest {
  operation: 'list-policies';
}

export function read(source: Source): OwnRequest<ListPoliciesRequest> {
  // Checked as in other lists, but unused: policies come on one page.
  readPageSize(source);
  return {};
}
