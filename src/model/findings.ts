import type { Product } from '../platform/resources/finding.ts';

/** The products of bulk triage. */
export type TriageIssueType = Exclude<Product, 'ai_sast'>;

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** 0 is the worst; an unknown severity comes last. */
export function severityRank(severity: string | undefined): number {
  return SEVERITIES.length - 1 - SEVERITIES.indexOf(severity as Severity);
}

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** The products of ordinary scans; AI detection has separate ones. */
export const SCANNED_PRODUCTS = ['sast', 'sca', 'secrets'] as const;
export const PRODUCTS = [...SCANNED_PRODUCTS, 'ai_sast'] as const satisfies readonly Product[];
/** As it goes into the body of a bulk triage, or a moment in epoch ms. */
export type FilterValue = string | boolean | number | readonly string[];
/** Keys are names in the table of filters. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export function filterInput({ name }: { name: string }): string {
  return name.replaceAll('_', '-');
}

/** `provisionally_ignored` is newer (field-notes). */
export const TRIAGE_STATES = ['ignored', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'] as const;
export type TriageState = (typeof TRIAGE_STATES)[number];

/** Only with the state `ignored`; only newer servers know `duplicate`. */
export const TRIAGE_REASONS = [
  'acceptable_risk',
  'false_positive',
  'no_time',
  'no_triage_reason',
  'duplicate',
] as const;

export const MAX_NOTE_LENGTH = 3000;

/** Findings in one request (web-api.md part 8). */
export const MAX_TRIAGE_LIMIT = 3000;

/** `reopened` is a target, not a status (field-notes). */
export function statusAfter(state: TriageState): 'open' | Exclude<TriageState, 'reopened'> {
  return state === 'reopened' ? 'open' : state;
}
