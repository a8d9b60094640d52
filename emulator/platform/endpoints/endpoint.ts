import { Refusal } from '../http/checks.ts';
import type { Quirks } from '../quirks.ts';
import type { Writer } from '../record.ts';
import type { PlatformState } from '../state.ts';

/** A request that has passed authentication and routing. */
export interface EndpointRequest {
  readonly state: PlatformState;
  readonly quirks: Quirks;
  /** The captures of the route's path, still percent-encoded: the deployment and, for some, the rest. */
  readonly captured: readonly string[];
  /** With the prefix and the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed losslessly; undefined for the methods that take none. */
  readonly body: unknown;
  /** Epoch milliseconds of the platform's clock. */
  readonly now: number;
  /** The origin of exported files, which is another one. */
  readonly filesUrl: string;
  /** For every change: it is recorded as this request's. */
  readonly writer: Writer;
  /** For what the platform changes by itself. */
  readonly automation: Writer;
}

/** Gives the body of the 200 answer, or EMPTY_BODY; throws a Refusal for any other status. */
export type Endpoint = (request: EndpointRequest) => unknown;

export const EMPTY_BODY = Symbol('empty body');

export function captured(request: EndpointRequest, index: number): string {
  const text = request.captured[index] ?? '';
  try {
    return text.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw new Refusal(400, `the path is not well percent-encoded: ${text}`);
  }
}

/** The slug in the path; 404 unless it is the deployment's. */
export function requireSlug(request: EndpointRequest): string {
  return requireDeployment(request, request.state.deployments[0]?.slug);
}

/** The id in the path; 404 unless it is the deployment's. */
export function requireId(request: EndpointRequest): string {
  return requireDeployment(request, String(request.state.deployments[0]?.id));
}

function requireDeployment(request: EndpointRequest, deployment: string | undefined): string {
  const asked = captured(request, 0);
  if (asked !== deployment) throw new Refusal(404, 'deployment not found');
  return asked;
}

/** A branch as rows of findings write it. */
export function wireRef(ref: string, { refForm }: Pick<Quirks, 'refForm'>): string {
  return refForm === 'short' ? ref.replace(/^refs\/heads\//, '') : ref;
}

/**
 * A page of rows that are newest first, and its cursor, which is empty after the last row. A cursor is the time and id of
 * a row, so that rows which go meanwhile do not move the others.
 */
export function cursorPage<Row extends { id: bigint }>(
  all: readonly Row[],
  timeOf: (row: Row) => number,
  asked: string,
  limit: number,
): { page: readonly Row[]; cursor: string } {
  const [, time, id] = /^after (\S+) (\d+)$/.exec(Buffer.from(asked, 'base64url').toString()) ?? [];
  if (asked !== '' && id === undefined) throw new Refusal(400, 'cursor: is not one of this list');
  const order = (a: number, idA: bigint, b: number, idB: bigint) =>
    b - a || (idA > idB ? -1 : idA < idB ? 1 : 0);
  const rows = all
    .filter((row) => id === undefined || order(timeOf(row), row.id, Number(time), BigInt(id)) > 0)
    .sort((a, b) => order(timeOf(a), a.id, timeOf(b), b.id));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last === undefined || rows.length === page.length) return { page, cursor: '' };
  return { page, cursor: Buffer.from(`after ${timeOf(last)} ${last.id}`).toString('base64url') };
}
