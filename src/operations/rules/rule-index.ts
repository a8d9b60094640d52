import type { ReadyProjectRule } from './project-rules.ts';

/**
 * Finds the rules that may match a project by its name, so that thousands of rules are not asked about each of
 * thousands of projects. Rules that look at GitHub may leave any project alone, and are always asked.
 */
export class RuleIndex {
  readonly #rules: readonly ReadyProjectRule[];
  readonly #always: number[] = [];
  /** By a name, and by what a pattern starts with; in lower case. */
  readonly #byName = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();

  constructor(rules: readonly ReadyProjectRule[]) {
    this.#rules = rules;
    for (const [at, { rule, gitHubKeys }] of rules.entries()) {
      const { name } = rule.when;
      const list = name?.form === 'names' && gitHubKeys.length === 0 ? name.list : undefined;
      if (list === undefined) this.#always.push(at);
      for (const text of list?.names ?? []) add(this.#byName, text.toLowerCase(), at);
      for (const text of list?.patterns ?? []) add(this.#byStart, startOf(text), at);
    }
  }

  /** In the order of the file. */
  rulesFor(projectName: string): ReadyProjectRule[] {
    const name = projectName.toLowerCase();
    const found = new Set([...this.#always, ...(this.#byName.get(name) ?? [])]);
    for (let length = 0; length <= name.length && this.#byStart.size > 0; length++) {
      for (const at of this.#byStart.get(name.slice(0, length)) ?? []) found.add(at);
    }
    const places = [...found].sort((one, other) => one - other);
    return places.flatMap((at) => this.#rules[at] ?? []);
  }
}

/** `/**` may stand for nothing at all. */
function startOf(pattern: string): string {
  const [start = ''] = pattern.toLowerCase().split(/[*?]/, 1);
  return start.replace(/\/$/, '');
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else known.push(at);
}
