/** What a client does, for whoever looks for a fault. Texts are without the token. */
export type TraceEvent =
  | {
      kind: 'request';
      method: string;
      path: string;
      /** Of the answer; else `cause` says why there is none. */
      status?: number;
      cause?: string;
      ms: number;
      requestId?: string;
    }
  /** All requests wait, or one before it is repeated. */
  | { kind: 'wait'; ms: number; why: 'rate-limit' | 'retry' }
  /** What follows an answer to a write, or the loss of one. */
  | { kind: 'write'; of: WriteSubject; action: 'pause' | 'repeat' | WriteEnd };

/** What a write is about: a kind of change, and the name of a project, or how many findings. */
export type WriteSubject = readonly [kind: string, name: string];

export type WriteEnd = 'done' | 'refused' | 'not-shown' | 'unknown';
