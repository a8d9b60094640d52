import { filterOfRule, lacksField } from '../../findings/conditions.ts';
import { hasEnded, type Mark } from '../../findings/mark.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import { type NameList, nameMatcher } from '../../model/selection.ts';
import { DAY_MS, dayOf } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../file/schema.ts';
import { isOver } from './finding-rules.ts';

/** An ignore that ends within so many days is announced. */
const SOON_DAYS = 14;

/** What the user should know about ignores beyond the changes. */
export function findingNotices(rules: readonly FindingRule[], momentMs: number) {
  const soon = dayOf(momentMs + SOON_DAYS * DAY_MS);
  const ending = new Map<string, { findings: number; first: string }>();
  let unreadable = 0;
  return {
    /** The ignore of one finding, about which nobody has decided since. */
    noteIgnore(mark: Mark): void {
      const { rule, day } = mark;
      if (day === undefined) unreadable += 1;
      if (day === undefined || day > soon || hasEnded(mark, momentMs)) return;
      const { findings, first } = ending.get(rule) ?? { findings: 0, first: day };
      ending.set(rule, { findings: findings + 1, first: day < first ? day : first });
    },
    list(): Notice[] {
      const sorted = [...ending].sort(([one], [other]) => (one < other ? -1 : 1));
      return [
        ...rules.flatMap((rule) => overNotice(rule, momentMs)),
        ...(unreadable > 0 ? [{ kind: 'mark-unreadable' as const, findings: unreadable }] : []),
        ...sorted.map(([rule, facts]) => ({ kind: 'ends-soon' as const, rule, ...facts })),
      ];
    },
  };
}

/** How many rows lack what rules of their kind look at. */
export function missingFields(rules: readonly FindingRule[], findings: readonly Finding[]): Notice[] {
  const counts = new Map<string, number>();
  for (const [type, ofType] of Map.groupBy(rules, (rule) => rule.type)) {
    const sets = ofType.flatMap(({ when, except }) => [when, ...except]);
    const keys = new Set(sets.flatMap((set) => Object.keys(set)));
    for (const key of keys) {
      const { name } = filterOfRule(key);
      const rows = findings.filter((finding) => finding.kind === type && lacksField(name, finding)).length;
      if (rows > 0) counts.set(key, (counts.get(key) ?? 0) + rows);
    }
  }
  return [...counts].map(([condition, rows]) => ({ kind: 'field-missing', condition, rows }));
}

function overNotice(rule: FindingRule, momentMs: number): Notice[] {
  const { ends } = rule.triage;
  if (ends?.kind !== 'until' || !isOver(rule, momentMs)) return [];
  return [{ kind: 'rule-over', rule: rule.name, until: ends.date, today: dayOf(momentMs) }];
}

/** What names in a rule for findings may be known by, whatever the scope. */
export interface KnownNames {
  repositories: readonly string[];
  tags: readonly string[];
  findings: readonly Finding[];
}

/** Names and patterns of repositories, tags and rules that name nothing known, with the nearest names. */
export async function unknownNames(
  rules: readonly FindingRule[],
  { repositories, tags, findings }: KnownNames,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  const known = {
    repo: repositories,
    'project-tag': tags,
    rule: [...new Set(findings.map(({ rule }) => rule).filter((rule) => rule !== undefined))],
  };
  for (const { name, when, except } of rules) {
    const values = [when, ...except].flatMap((set) =>
      Object.entries(known).map(([key, names]) => [key, names, set[key]] as const),
    );
    for (const [key, names, value] of values) {
      if (value === undefined) continue;
      const matcher = nameMatcher(value as NameList);
      names.forEach(matcher.matches);
      const unmatched = matcher.unmatched();
      for (const item of [...unmatched.names, ...unmatched.patterns, ...unmatched.except]) {
        const near = await nearestNames(item, names);
        notices.push({
          kind: 'pattern-unmatched',
          input: `${key} of the rule "${name}"`,
          pattern: item,
          near,
        });
      }
    }
  }
  return notices;
}
