import type { Fault } from './faults.ts';

export interface LoggedRequest {
  /** performance.now() when its headers had arrived. */
  at: number;
  /** performance.now() when its answer was handed over or its connection was gone. */
  doneAt?: number;
  method: string;
  /** Raw, as on the wire, with its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Missing when the connection was reset before a status was sent. */
  status?: number;
  /** Whether the platform did what was asked, whatever became of the answer. */
  applied: boolean;
  fault?: Fault;
}
