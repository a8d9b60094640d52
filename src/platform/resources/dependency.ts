import {
  boolean,
  count,
  type Decoded,
  id,
  list,
  object,
  optional,
  text,
  wholeAnswer,
} from '../http/decode.ts';

/** web-api.md 2.5, with the newer fields of field-notes ("dependency version bounds"); sent as it is. */
export type DependencyFilter = Readonly<Record<string, unknown>>;

const repository = object({ id, name: text, numDependencies: count, hasDependencyPathScan: boolean });

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const page = wholeAnswer({ repositorySummaries: list(repository), hasMore: boolean, cursor: optional(id) });

/** A page (web-api.md 4.7). */
export function repositoriesAnswer(value: unknown) {
  const { repositorySummaries: rows, hasMore, cursor } = page(value);
  // A server that leaves out zeros may send 0 for "no cursor".
  return { rows, hasMore, cursor: cursor === 0n ? undefined : cursor };
}
