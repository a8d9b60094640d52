import { Refusal } from '../http/refusal.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Quirks } from '../quirks.ts';
import type { PlatformState } from '../state.ts';
import type { Writer } from '../writer.ts';

/** A request that has passed authentication and routing. */
export interface EndpointRequest {
  readonly state: PlatformState;
  readonly quirks: Quirks;
  /** As `ForeignAnswer` has it: the route's name, but `untag` for DELETE tags. */
  readonly endpointName: string;
  /** What the route's path captured, still percent-encoded. */
  readonly captured: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: LoggedRequest['headers'];
  /** Parsed losslessly; undefined for the methods that take none. */
  readonly body: unknown;
  /** Epoch milliseconds of the platform's clock. */
  readonly now: number;
  /** For every change: it is recorded as this request's. */
  readonly writer: Writer;
  /** For what the platform changes by itself. */
  readonly automation: Writer;
}

/** Gives the body of the 200 answer, or EMPTY_BODY; throws a Refusal for any other status. */
export type Endpoint = (request: EndpointRequest) => unknown;

export const EMPTY_BODY = Symbol('empty body');

export function captured(request: EndpointRequest, index: number): string {
  const text = request.captured[index];
  if (text === undefined) throw new Error(`the path has no part ${index}`);
  try {
    return text.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw new Refusal(400, `the path is not well percent-encoded: ${text}`);
  }
}

/** The slug in the path; 404 unless it is the deployment's. */
export function requireSlug(request: EndpointRequest): string {
  const slug = captured(request, 0);
  if (request.state.deployments[0]?.slug !== slug) throw new Refusal(404, 'deployment not found');
  return slug;
}

/** The id in the path; 404 unless it is the deployment's. */
export function requireId(request: EndpointRequest): string {
  const id = captured(request, 0);
  if (request.state.deployments[0]?.id.toString() !== id) throw new Refusal(404, 'deployment not found');
  return id;
}
