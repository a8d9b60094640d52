import type { Finding } from '../../platform/resources/finding.ts';
import type { QueryTest } from './query.ts';

/** Decides about rows, and counts those that the server should not have given. */
export class RowCheck {
  /** By the filter that the server ignored. */
  readonly ignored = new Map<string, number>();
  readonly #ofServer: readonly QueryTest[];
  readonly #ofRow: readonly QueryTest[];
  /** The conditions for which rows were left out. */
  readonly #unmet = new Set<string>();
  /** Have items that no row has matched so far. */
  #searching: readonly QueryTest[];

  constructor(tests: readonly QueryTest[], sent: ReadonlySet<string>) {
    this.#ofServer = tests.filter(({ name }) => sent.has(name));
    this.#ofRow = tests.filter(({ name }) => !sent.has(name));
    this.#searching = tests.filter(isSearching);
  }

  /** Lets patterns see rows that other conditions leave out: they exist all the same. */
  look(page: readonly Finding[]): void {
    if (this.#searching.length === 0) return;
    for (const finding of page) for (const { test } of this.#searching) test(finding);
    this.#searching = this.#searching.filter(isSearching);
  }

  selects(finding: Finding): boolean {
    const fails = ({ test }: QueryTest) => !test(finding);
    const ignored = this.#ofServer.find(fails)?.name;
    if (ignored !== undefined) this.ignored.set(ignored, (this.ignored.get(ignored) ?? 0) + 1);
    const unmet = ignored ?? this.#ofRow.find(fails)?.name;
    if (unmet !== undefined) this.#unmet.add(unmet);
    return unmet === undefined;
  }

  /** Whether a row was left out for one of these conditions. */
  leavesOutFor(conditions: ReadonlySet<string>): boolean {
    return [...this.#unmet].some((name) => conditions.has(name));
  }
}

function isSearching({ matcher }: QueryTest): boolean {
  if (matcher === undefined) return false;
  const { names, patterns, except } = matcher.unmatched();
  return names.length + patterns.length + except.length > 0;
}
