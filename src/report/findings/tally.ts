import { DAY_MS } from '../../model/days.ts';
import { SEVERITIES } from '../../model/filters.ts';
import { epochMs } from '../../model/time.ts';
import { number } from '../figures.ts';
import { ruleName, type ShownFinding } from './shown-finding.ts';

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

/** Counts findings one by one; memory grows with rules and repositories only. */
export class TallyCounter {
  readonly #nowMs: number;
  #total = 0;
  readonly #severities = new Map<string, number>();
  readonly #ages = new Map<string, number>();
  readonly #rules = new Map<string, number>();
  readonly #repositories = new Map<string, number>();

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  add(finding: ShownFinding, sinceMs: number | undefined): void {
    const { severity, repository } = finding;
    this.#total += 1;
    increment(this.#severities, severity ?? UNKNOWN);
    increment(this.#ages, this.#ageOf(sinceMs));
    increment(this.#rules, ruleName(finding) ?? UNKNOWN);
    increment(this.#repositories, repository ?? UNKNOWN);
  }

  get tally(): FindingTally {
    const ordered = (counts: ReadonlyMap<string, number>, labels: readonly string[]) => {
      const known = [...labels, UNKNOWN].filter((label) => counts.has(label));
      const others = [...counts.keys()].filter((label) => !known.includes(label)).sort();
      return new Map([...known, ...others].map((label) => [label, counts.get(label) ?? 0]));
    };
    return {
      total: this.#total,
      bySeverity: ordered(this.#severities, SEVERITIES.toReversed()),
      byAge: ordered(
        this.#ages,
        AGES.map(([label]) => label),
      ),
      byRule: mostFirst(this.#rules),
      byRepository: mostFirst(this.#repositories),
    };
  }

  #ageOf(sinceMs: number | undefined): string {
    if (sinceMs === undefined) return UNKNOWN;
    const days = (this.#nowMs - sinceMs) / DAY_MS;
    return AGES.find(([, below]) => days < below)?.[0] ?? UNKNOWN;
  }
}

export function tallyOf(findings: Iterable<ShownFinding>, nowMs: number): FindingTally {
  const counter = new TallyCounter(nowMs);
  for (const finding of findings) counter.add(finding, epochMs(finding.relevantSince));
  return counter.tally;
}

/** `3 critical, 12 high`: worst first. */
export function severityCounts({ bySeverity }: Pick<FindingTally, 'bySeverity'>): string {
  return [...bySeverity].map(([severity, count]) => `${number(count)} ${severity}`).join(', ');
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFirst(counts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
