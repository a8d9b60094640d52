import type { FindingKind } from '../platform/resources/finding.ts';

export type IssueType = FindingKind;
/** What a bulk triage takes. */
export type TriageIssueType = Exclude<IssueType, 'ai_sast'>;

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];
/** Other words that people and tools use for them. */
export const SEVERITY_WORDS = {
  error: 'high',
  warning: 'medium',
  moderate: 'medium',
  info: 'low',
  blocker: 'critical',
} as const;

/** 0 is the worst; what has no known severity comes last. */
export function severityRank(severity: string | undefined): number {
  return SEVERITIES.length - 1 - SEVERITIES.indexOf(severity as Severity);
}

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
/** What a scan says that it ran. */
export const SCANNED_PRODUCTS = ['sast', 'sca', 'secrets'] as const;
/** What a gate may be asked to judge: no scan says that it ran `ai_sast`. */
export const PRODUCTS = [...SCANNED_PRODUCTS, 'ai_sast'] as const;
export type Product = (typeof PRODUCTS)[number];
/** Value of a filter: as it goes into the body of a bulk triage, or a moment in epoch ms. */
export type FilterValue = string | boolean | number | readonly string[];
/** The filters that were given, by their names in the table of filters. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** The input of a filter. */
export function filterInput({ name }: { name: string }): string {
  return name.replaceAll('_', '-');
}
