import { DAY_MS, dayOf } from '../../model/days.ts';
import type { Notice } from '../../model/notice.ts';
import type { FindingRule } from '../../rules/file/schema.ts';
import type { FindingVerdict, Ignore } from './finding-decision.ts';
import type { Mark } from './mark.ts';

/** An ignore that ends within so many days is announced. */
const SOON_DAYS = 14;

/** What the user should know about findings beyond the changes. */
export class FindingNotices {
  readonly #rules: readonly FindingRule[];
  readonly #today: string;
  readonly #soon: string;
  readonly #matched = new Set<FindingRule>();
  /** That decided about a finding, or would have if they could touch it. */
  readonly #effective = new Set<FindingRule>();
  readonly #markedRules = new Set<string>();
  readonly #ending = new Map<string, { findings: number; first: string }>();
  #unreadable = 0;

  constructor(rules: readonly FindingRule[], momentMs: number) {
    this.#rules = rules;
    this.#today = dayOf(momentMs);
    this.#soon = dayOf(momentMs + SOON_DAYS * DAY_MS);
  }

  /** The marks of one row. */
  seen(marks: readonly Mark[]): void {
    for (const { rule } of marks) this.#markedRules.add(rule);
  }

  /** One finding. */
  note({ matched, first }: FindingVerdict, ignore: Ignore | undefined): void {
    for (const { rule } of matched) this.#matched.add(rule);
    for (const ready of first === undefined ? matched : [first]) this.#effective.add(ready.rule);
    if (ignore === undefined || ignore.isOvertaken) return;
    const { rule, day } = ignore.mark;
    if (day === undefined) this.#unreadable += 1;
    else if (day >= this.#today && day <= this.#soon) this.#endsSoon(rule, day);
  }

  list(): Notice[] {
    const ending = [...this.#ending].sort(([one], [other]) => (one < other ? -1 : 1));
    return [
      ...this.#rules.flatMap((rule) => [...scopeOf(rule), ...this.#effectOf(rule)]),
      ...(this.#unreadable > 0 ? [{ kind: 'mark-unreadable' as const, findings: this.#unreadable }] : []),
      ...ending.map(([rule, { findings, first }]) => ({ kind: 'ends-soon' as const, rule, findings, first })),
    ];
  }

  #effectOf(rule: FindingRule): Notice[] {
    const { name } = rule;
    const { ends } = rule.triage;
    if (ends?.kind === 'until' && ends.date < this.#today)
      return [{ kind: 'rule-over', rule: name, until: ends.date, today: this.#today }];
    if (!this.#matched.has(rule)) return this.#isQuiet(rule) ? [] : [{ kind: 'rule-no-match', rule: name }];
    const isShadowed = !this.#effective.has(rule) && !this.#markedRules.has(name);
    return isShadowed ? [{ kind: 'rule-no-effect', rule: name, why: 'decided-above' }] : [];
  }

  /**
   * A rule that has done its work finds nothing more, and that is no reason to warn. Its marks show that it did; where
   * they cannot be seen, nobody knows.
   */
  #isQuiet({ name, type, triage }: FindingRule): boolean {
    return type === 'secrets' || triage.state !== 'ignored' || this.#markedRules.has(name);
  }

  #endsSoon(rule: string, day: string): void {
    const known = this.#ending.get(rule) ?? { findings: 0, first: day };
    known.findings += 1;
    if (day < known.first) known.first = day;
    this.#ending.set(rule, known);
  }
}

/** A rule that takes whatever is open, because neither `when` nor `except` says more. */
function scopeOf({ name, type, when: { status, ...others }, except }: FindingRule): Notice[] {
  const isOpen = status === undefined || (status.form === 'values' && status.values.join() === 'open');
  const takesAll = isOpen && Object.keys(others).length === 0 && except.length === 0;
  return takesAll ? [{ kind: 'rule-takes-all', rule: name, issueType: type }] : [];
}
