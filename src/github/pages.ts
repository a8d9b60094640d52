import { type Decoder, list, required } from '../platform/http/decode.ts';
import type { Connection, GitHubRequest } from './connection.ts';

interface Page<T> {
  readonly rows: readonly T[];
  readonly next: string | undefined;
  /** The number of the last page, where the `Link` header names it. */
  readonly last: number | undefined;
}

/**
 * All rows of a paged list, in GitHub's order. Once the first page names the last one, the pages between are asked
 * for together; a list that grew meanwhile is followed to its end.
 *
 * @throws GitHubError
 */
export async function readPages<T>(
  connection: Connection,
  request: GitHubRequest,
  row: Decoder<T>,
): Promise<T[]> {
  const rows = required(list(row));
  const read = (asked: GitHubRequest) =>
    connection.send(asked, (body, { link }): Page<T> => {
      return { rows: rows(body), next: linkOf(link, 'next'), last: pageNumber(linkOf(link, 'last')) };
    });
  const whole = { ...request, parameters: { ...request.parameters, per_page: 100 } };
  const first = await read(whole);
  const further = Array.from({ length: Math.max(0, (first.last ?? 1) - 1) }, (_, index) => index + 2);
  const pages = await Promise.all([
    first,
    ...further.map((page) => read({ ...whole, parameters: { ...whole.parameters, page } })),
  ]);
  const followed = new Set<string>();
  for (let next = pages.at(-1)?.next; next !== undefined && !followed.has(next); next = pages.at(-1)?.next) {
    followed.add(next);
    pages.push(await read({ ...request, path: next, parameters: {} }));
  }
  return pages.flatMap(({ rows }) => rows);
}

function linkOf(header: string | string[] | undefined, relation: 'next' | 'last'): string | undefined {
  for (const part of String(header ?? '').split(/,\s*(?=<)/)) {
    const match = /^<([^>]*)>\s*;\s*rel="([^"]*)"/.exec(part.trim());
    if (match?.[2] === relation) return match[1];
  }
  return undefined;
}

function pageNumber(address: string | undefined): number | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const page = Number(new URL(address).searchParams.get('page') ?? Number.NaN);
  return Number.isSafeInteger(page) && page > 0 ? page : undefined;
}
