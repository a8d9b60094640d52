import { faultsOnFirst } from '../faults-on.ts';

/** A fault of one request. */
export type Fault =
  /** Nothing is done, and this is answered; a text as it is, everything else as JSON. */
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>>; body?: unknown }
  | { kind: 'delay'; ms: number }
  /** It is done, and the connection breaks without an answer. */
  | { kind: 'lost-answer' };

export interface LoggedRequest {
  /** Zero-based, in order of arrival. */
  readonly index: number;
  readonly method: string;
  /** Raw, as on the wire, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** As in GitHub's description; undefined for what is not there. */
  template: string | undefined;
  /** Undefined while there is none, and when the connection was broken. */
  status: number | undefined;
}

export type FaultSource = (request: LoggedRequest) => Fault | undefined;

export const faultsOn = faultsOnFirst<LoggedRequest, Fault>;
