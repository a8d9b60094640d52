import { SEVERITIES } from '../../model/findings.ts';
import { DAY_MS } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { number } from '../figures.ts';
import { ruleName, sinceMs } from './shown-finding.ts';

/** Findings counted by what matters. */
export interface FindingTally {
  total: number;
  bySeverity: ReadonlyMap<string, number>;
  /** In the order of `AGES`, the youngest first. */
  byAge: ReadonlyMap<string, number>;
  byRule: ReadonlyMap<string, number>;
  byRepository: ReadonlyMap<string, number>;
}

const AGES: readonly [label: string, belowDays: number][] = [
  ['up to 7 days', 7],
  ['7 to 30 days', 30],
  ['30 to 90 days', 90],
  ['90 to 180 days', 180],
  ['180 days to a year', 365],
  ['over a year', Number.POSITIVE_INFINITY],
];
const UNKNOWN = 'unknown';

/** @param nowMs ages count from here */
export function tallyOf(findings: readonly Finding[], nowMs: number): FindingTally {
  const ages = AGES.map(([label]) => label);
  return {
    total: findings.length,
    bySeverity: ordered(
      countsOf(findings, ({ severity }) => severity),
      SEVERITIES.toReversed(),
    ),
    byAge: ordered(
      countsOf(findings, (finding) => ageOf(finding, nowMs)),
      ages,
    ),
    byRule: mostFirst(countsOf(findings, ruleName)),
    byRepository: mostFirst(countsOf(findings, ({ repository }) => repository)),
  };
}

function ageOf(finding: Finding, nowMs: number): string | undefined {
  const since = sinceMs(finding);
  const days = since === undefined ? undefined : (nowMs - since) / DAY_MS;
  return days === undefined ? undefined : AGES.find(([, below]) => days < below)?.[0];
}

function countsOf(findings: readonly Finding[], keyOf: (finding: Finding) => string | undefined) {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding) ?? UNKNOWN;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function ordered(counts: ReadonlyMap<string, number>, labels: readonly string[]): Map<string, number> {
  const known = [...labels, UNKNOWN].filter((label) => counts.has(label));
  const others = [...counts.keys()].filter((label) => !known.includes(label)).sort();
  return new Map([...known, ...others].map((label) => [label, counts.get(label) ?? 0]));
}

function mostFirst(counts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

/** `3 critical, 12 high`: worst first. */
export function severityCounts({ bySeverity }: Pick<FindingTally, 'bySeverity'>): string {
  return [...bySeverity].map(([severity, count]) => `${number(count)} ${severity}`).join(', ');
}
