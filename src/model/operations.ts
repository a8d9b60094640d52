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
  'posture',
  'sbom',
  'check',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** The text for all operations, or for each; `others` is for those that are not named. */
export type ByOperation = string | { readonly [O in Operation | 'others']?: string };

export function forOperation(text: ByOperation | undefined, operation: Operation | undefined) {
  return typeof text === 'object' ? operation && (text[operation] ?? text.others) : text;
}
