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
  | { kind: 'wait'; ms: number; why: 'rate-limit' | 'retry' };
