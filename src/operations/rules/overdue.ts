import { compare } from '../../model/compare.ts';
import { DAY_MS } from '../../model/days.ts';
import { type Severity, severityRank } from '../../model/filters.ts';
import type { OverdueFinding } from '../../model/result.ts';
import type { RulesFile } from '../../model/rules.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { detectedMs } from '../findings/times.ts';

/** How many days a finding is open beyond its service level; undefined where it is not. */
export function daysOverdue(
  finding: Finding,
  levels: RulesFile['serviceLevels'],
  momentMs: number,
): number | undefined {
  const level = levels[finding.severity?.toLowerCase() as Severity];
  const since = level === undefined || finding.status !== 'open' ? undefined : detectedMs(finding);
  if (since === undefined || level === undefined || momentMs - since <= level) return undefined;
  return Math.floor((momentMs - since - level) / DAY_MS);
}

export function worstFirst(overdue: readonly OverdueFinding[]): OverdueFinding[] {
  return [...overdue].sort(
    (one, other) =>
      severityRank(one.finding.severity) - severityRank(other.finding.severity) ||
      other.daysOver - one.daysOver ||
      compare(one.finding.id, other.finding.id),
  );
}

/** The team that a project's tags name, as in `team:payments`. */
export function teamOf(tags: readonly string[]): string | undefined {
  const [first] = tags.filter((tag) => /^team:./i.test(tag)).sort();
  return first?.slice('team:'.length);
}
