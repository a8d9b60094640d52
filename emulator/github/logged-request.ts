import type { Fault } from './faults.ts';

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
  /** The body of the answer, before it became text. */
  answer: unknown;
  /** Whether what was asked for was done, whatever became of the answer. */
  applied: boolean;
  fault: Fault | undefined;
}
