import { readPageSize, type Source } from '../../inputs/source.ts';
import type { RequestOf } from '../../model/step.ts';

export type ListPoliciesRequest = RequestOf<'list-policies', typeof read>;

export function read(source: Source) {
  // Only checked: policies come on one page.
  readPageSize(source);
  return {};
}
