import { nameKey } from '../../model/compare.ts';
import type { NameList } from '../../model/selection.ts';
import type { ConditionSet, ConditionValue } from '../../rules/file/conditions.ts';

/**
 * Finds the rules that may match what has certain names, such as a project or a finding, so that thousands of rules are
 * not asked about each of thousands of them.
 */
export class RuleIndex<Rule> {
  readonly #rules: readonly Rule[];
  /** Whose conditions of names say too little, or that have none. */
  readonly #always: number[] = [];
  readonly #alwaysRules: readonly Rule[];
  /** Of the conditions by which any rule is found: each row of a list is asked. */
  readonly #byKey: readonly (readonly [key: string, NameIndex])[];

  /**
   * @param keys conditions of names; a rule is found by the first one that says enough
   * @param whenOf the conditions of a rule; undefined where it has to be asked always
   */
  constructor(
    rules: readonly Rule[],
    keys: readonly string[],
    whenOf: (rule: Rule) => ConditionSet | undefined,
  ) {
    this.#rules = rules;
    const byKey = keys.map((key) => [key, new NameIndex()] as const);
    const used = new Set<string>();
    for (const [at, rule] of rules.entries()) {
      const when = whenOf(rule);
      const [key] = byKey.find(([name, index]) => index.add(at, when?.[name])) ?? [];
      if (key === undefined) this.#always.push(at);
      else used.add(key);
    }
    this.#byKey = byKey.filter(([key]) => used.has(key));
    this.#alwaysRules = this.#always.map((at) => rules[at] as Rule);
  }

  /**
   * In the order of the file.
   *
   * @param namesOf the names that a condition looks at; asked only where a rule has the condition
   */
  rulesFor(namesOf: (key: string) => Iterable<string | undefined>): readonly Rule[] {
    if (this.#byKey.length === 0) return this.#alwaysRules;
    const found = new Set<number>();
    for (const [key, index] of this.#byKey) {
      for (const name of namesOf(key)) if (name !== undefined) index.collect(name, found);
    }
    if (found.size === 0) return this.#alwaysRules;
    const places = [...this.#always, ...found].sort((one, other) => one - other);
    return places.map((at) => this.#rules[at] as Rule);
  }
}

/** Places of rules by the names that one condition looks for. */
export class NameIndex {
  readonly #byName = new Map<string, number[]>();
  /** By the longer one of what a pattern starts with and ends with. */
  readonly #byStart = new Map<string, number[]>();
  readonly #byEnd = new Map<string, number[]>();

  /** @returns false where the condition says too little to be found by it */
  add(at: number, value: ConditionValue | undefined): boolean {
    const { names, patterns }: Omit<NameList, 'except'> =
      value?.form === 'names' ? value.list : { names: [], patterns: [] };
    const ends = patterns.map((pattern) => {
      const parts = nameKey(pattern).split(/[*?]+/);
      // A `**` beside a slash may be nothing at all, together with the slash.
      return { start: parts[0]?.replace(/\/$/, '') ?? '', end: parts.at(-1)?.replace(/^\//, '') ?? '' };
    });
    const isWide = names.length + patterns.length === 0 || ends.some(({ start, end }) => start + end === '');
    if (isWide) return false;
    for (const name of names) add(this.#byName, nameKey(name), at);
    for (const { start, end } of ends) {
      if (start.length >= end.length) add(this.#byStart, start, at);
      else add(this.#byEnd, end, at);
    }
    return true;
  }

  /** Adds the rules that may match a name. */
  collect(name: string, found: Set<number>): void {
    const key = nameKey(name);
    for (const at of this.#byName.get(key) ?? []) found.add(at);
    for (let end = 0; end <= key.length && this.#byStart.size > 0; end++) {
      for (const at of this.#byStart.get(key.slice(0, end)) ?? []) found.add(at);
    }
    for (let start = 0; start < key.length && this.#byEnd.size > 0; start++) {
      for (const at of this.#byEnd.get(key.slice(start)) ?? []) found.add(at);
    }
  }
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else known.push(at);
}
