/** In the order of action.yml. */
export const OPERATIONS = [
  'tag',
  'managed-scan',
  'triage',
  'ticket',
  'scan',
  'gate',
  'plan',
  'apply',
  'validate',
  'export',
  'undo',
  'list-projects',
  'list-findings',
  'list-policies',
  'list-dependencies',
  'sbom',
  'check',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** The value for all operations, or for each. */
export type ByOperation<T> = T | { readonly [O in Operation]?: T };

export function forOperation(value: ByOperation<string> | undefined, operation: Operation | undefined) {
  return typeof value === 'object' ? operation && value[operation] : value;
}
