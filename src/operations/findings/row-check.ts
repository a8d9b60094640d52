import type { Finding } from '../../platform/resources/finding.ts';
import type { QueryTest } from './query.ts';

/** Decides about rows, and counts those that the server should not have given. */
export class RowCheck {
  /** By the filter that the server ignored. */
  readonly ignored = new Map<string, number>();
  readonly #ofServer: readonly QueryTest[];
  readonly #ofRow: readonly QueryTest[];
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
    for (const { name, test } of this.#ofServer) {
      if (test(finding)) continue;
      this.ignored.set(name, (this.ignored.get(name) ?? 0) + 1);
      return false;
    }
    return this.#ofRow.every(({ test }) => test(finding));
  }
}

function isSearching({ matcher }: QueryTest): boolean {
  if (matcher === undefined) return false;
  const { names, patterns, except } = matcher.unmatched();
  return names.length + patterns.length + except.length > 0;
}
