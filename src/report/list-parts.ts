import type { Operation } from '../model/request.ts';
import type { ListOperation } from '../model/result.ts';

/** The part of the report, and the output, that has the rows of a list. */
export const LIST_PARTS: Readonly<Record<ListOperation, string>> = {
  'list-projects': 'projects',
  'list-findings': 'findings',
  'list-policies': 'policies',
  'list-dependencies': 'repositories',
};

export function isList(operation: Operation): operation is ListOperation {
  return Object.hasOwn(LIST_PARTS, operation);
}
