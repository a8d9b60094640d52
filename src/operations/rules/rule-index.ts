import { nameKey } from '../../model/compare.ts';
import type { ConditionValue } from '../../model/rules.ts';

/**
 * Finds the rules that may match a name, so that thousands of rules are not asked about each of thousands of projects
 * or findings.
 */
export class RuleIndex<Rule> {
  readonly #rules: readonly Rule[];
  /** Whose condition of names says too little, or that have none. */
  readonly #always: number[] = [];
  readonly #alwaysRules: readonly Rule[];
  readonly #byName = new Map<string, number[]>();
  /** By the longer one of what a pattern starts with and ends with. */
  readonly #byStart = new Map<string, number[]>();
  readonly #byEnd = new Map<string, number[]>();

  /** @param namesOf the condition of names that a rule has; undefined where it has to be asked always */
  constructor(rules: readonly Rule[], namesOf: (rule: Rule) => ConditionValue | undefined) {
    this.#rules = rules;
    for (const [at, rule] of rules.entries()) this.#add(at, namesOf(rule));
    this.#alwaysRules = this.#always.map((at) => rules[at] as Rule);
  }

  /** In the order of the file. */
  rulesFor(name: string): readonly Rule[] {
    const key = nameKey(name);
    const found = new Set(this.#byName.get(key));
    for (let at = 0; at <= key.length && this.#byStart.size > 0; at++) {
      for (const rule of this.#byStart.get(key.slice(0, at)) ?? []) found.add(rule);
    }
    for (let at = 0; at < key.length && this.#byEnd.size > 0; at++) {
      for (const rule of this.#byEnd.get(key.slice(at)) ?? []) found.add(rule);
    }
    if (found.size === 0) return this.#alwaysRules;
    const places = [...this.#always, ...found].sort((one, other) => one - other);
    return places.map((at) => this.#rules[at] as Rule);
  }

  #add(at: number, value: ConditionValue | undefined): void {
    const { names = [], patterns = [] } = value?.form === 'names' ? value.list : {};
    const ends = patterns.map((pattern) => {
      const parts = nameKey(pattern).split(/[*?]+/);
      // A `**` beside a slash may be nothing at all, together with the slash.
      return { start: parts[0]?.replace(/\/$/, '') ?? '', end: parts.at(-1)?.replace(/^\//, '') ?? '' };
    });
    const isWide = names.length + patterns.length === 0 || ends.some(({ start, end }) => start + end === '');
    if (isWide) {
      this.#always.push(at);
      return;
    }
    for (const name of names) add(this.#byName, nameKey(name), at);
    for (const { start, end } of ends) {
      if (start.length >= end.length) add(this.#byStart, start, at);
      else add(this.#byEnd, end, at);
    }
  }
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else known.push(at);
}
