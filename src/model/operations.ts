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
