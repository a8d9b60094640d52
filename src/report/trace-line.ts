import type { TraceEvent } from '../platform/http/options.ts';

/** A line of the debug log. */
export function traceLine(event: TraceEvent): string {
  const request = `${event.method} ${event.path}`;
  const { status, cause, ms, requestId } = event;
  return `${request}: ${status ?? cause} in ${ms} ms${requestId === undefined ? '' : ` (request ${requestId})`}`;
}
