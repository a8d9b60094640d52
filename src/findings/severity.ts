import { compare } from '../model/compare.ts';
import { CONFIDENCES, SEVERITIES, severityRank } from '../model/filters.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** Whether a severity or confidence is at least another; one that is missing or unknown counts. */
export function reaches(value: string | undefined, threshold: string, order: readonly string[]): boolean {
  const at = order.indexOf(value ?? '');
  return at === -1 || at >= order.indexOf(threshold);
}

export function reachesSeverity({ severity }: Finding, threshold: string): boolean {
  return reaches(severity, threshold, SEVERITIES);
}

export function reachesConfidence({ confidence }: Finding, threshold: string): boolean {
  return reaches(confidence, threshold, CONFIDENCES);
}

/** The worst first: by severity, then confidence, then place. */
export function worstFirst(one: Finding, other: Finding): number {
  return (
    severityRank(one.severity) - severityRank(other.severity) ||
    confidenceRank(other) - confidenceRank(one) ||
    compare(one.path ?? '', other.path ?? '') ||
    (one.line ?? 0) - (other.line ?? 0) ||
    compare(one.id, other.id)
  );
}

function confidenceRank({ confidence }: Finding): number {
  return (CONFIDENCES as readonly string[]).indexOf(confidence ?? '');
}
