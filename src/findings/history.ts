import { SEVERITIES, type Severity } from '../model/findings.ts';
import type { FindingChange } from '../model/notice.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { detectedMs, isOpen } from './finding.ts';

/** Open findings at the ends of the last periods, of those that are listed today. */
export interface History {
  endsMs: readonly number[];
  bySeverity: Readonly<Partial<Record<Severity | 'unknown', readonly number[]>>>;
}

interface Period {
  sinceMs: number;
  untilMs: number;
}

/** In epoch ms; NaN where the row does not say, absent for changes that did not happen. */
export type ChangeTimes = Readonly<Partial<Record<FindingChange, number>>>;

/** Unlike `isOpen`, not true of a finding without a status. */
export function isKnownOpen(finding: Finding): boolean {
  return finding.status !== undefined && isOpen(finding);
}

export function changeTimes(finding: Finding): ChangeTimes {
  const { status, triage_state } = finding;
  return {
    new: detectedMs(finding) ?? Number.NaN,
    ...(status === 'fixed' && { fixed: timeOf(finding.state_updated_at) }),
    // Code can silence a finding that nobody has triaged.
    ...(status === 'ignored' && triage_state !== 'untriaged' && { ignored: triagedMs(finding) }),
    ...(triage_state === 'reopened' && { reopened: triagedMs(finding) }),
  };
}

/** The list of secrets has only the time of any change. */
function triagedMs({ kind, triaged_at, state_updated_at }: Finding): number {
  return timeOf(kind === 'secrets' ? state_updated_at : triaged_at);
}

function timeOf(text: string | undefined): number {
  return epochMs(text) ?? Number.NaN;
}

const MAX_PERIODS = 12;

/**
 * Counts open findings at the ends of up to 12 periods: from their detection, or return, to the first change that closed
 * them. Undefined with less than two periods.
 */
export function historyOf(
  findings: ReadonlyMap<Finding, ChangeTimes>,
  { sinceMs, untilMs }: Period,
): History | undefined {
  const periodMs = untilMs - sinceMs;
  let firstMs = untilMs;
  for (const { new: ms = Number.NaN } of findings.values()) if (ms < firstMs) firstMs = ms;
  const periods = Math.min(MAX_PERIODS, Math.floor((untilMs - firstMs) / periodMs) + 1);
  if (periods < 2) return undefined;
  const endsMs = Array.from({ length: periods }, (_, index) => untilMs - (periods - 1 - index) * periodMs);
  const bySeverity: Partial<Record<Severity | 'unknown', number[]>> = {};
  for (const [finding, times] of findings) {
    // Another word counts as unknown: nothing from outside gets into a picture.
    const severity = SEVERITIES.find((name) => name === finding.severity) ?? 'unknown';
    bySeverity[severity] ??= endsMs.map(() => 0);
    const counts = bySeverity[severity];
    const { new: fromMs = Number.NaN } = times;
    const toMs = closedMs(finding, times);
    endsMs.forEach((endMs, index) => {
      const wasOpen = endMs === untilMs ? isKnownOpen(finding) : fromMs <= endMs && toMs > endMs;
      if (wasOpen) counts[index] = (counts[index] ?? 0) + 1;
    });
  }
  return { endsMs, bySeverity };
}

/** NaN where the row of a closed finding does not say. */
function closedMs(finding: Finding, { fixed }: ChangeTimes): number {
  if (isKnownOpen(finding)) return Number.POSITIVE_INFINITY;
  const isIgnored = [finding.status, finding.triage_state].some(
    (state) => state === 'ignored' || state === 'provisionally_ignored',
  );
  const closed = [fixed, isIgnored ? triagedMs(finding) : undefined].filter((ms) => ms !== undefined);
  return closed.length === 0 ? Number.NaN : Math.min(...closed);
}
