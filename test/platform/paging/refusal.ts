import { StatusError } from '../../../src/platform/http/errors.ts';

/** How a request ends that the server answers with this status. */
export function refusal(status: number): StatusError {
  return new StatusError({ kind: 'status', status, method: 'GET', path: '/', attempts: 1, sent: true });
}
