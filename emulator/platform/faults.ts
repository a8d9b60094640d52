import { faultsOnFirst } from '../faults-on.ts';
import { pick, prng } from './prng.ts';

/** An answer that replaces the platform's. */
export interface Replacement {
  kind:
    | 'status'
    /** Processed, then answered with any status, also a redirect's or one that has no body. */
    | 'status-after'
    | 'body'
    | 'redirect'
    /** A page of a proxy. */
    | 'html'
    | 'empty'
    /** An error body that holds the Authorization header plain, URL-encoded and in base64. */
    | 'echo-token';
  /** Default 200. */
  status?: number;
  body?: string;
  contentType?: string;
  retryAfter?: string;
  location?: string;
  processed?: boolean;
}

/**
 * A fault of one request. "Processed" means that the platform did what was asked before the answer was
 * spoiled; the kinds that only replace the answer do so without processing unless `processed` says otherwise.
 */
export type Fault =
  | Replacement
  /** Processed; the text of the answer is another one. */
  | { kind: 'rewritten'; rewrite: (text: string) => string }
  | { kind: 'delay'; ms: number }
  /** The connection is reset and nothing was processed. */
  | { kind: 'reset-before' }
  /** Processed, then reset in the middle of the answer. */
  | { kind: 'reset-during' }
  /** Processed, then reset without a byte of an answer. */
  | { kind: 'reset-after' }
  /** Processed; ends properly, but short of its Content-Length. */
  | { kind: 'cut-body' }
  /** Answered or reset at once; processed that long after, before the next request that arrives then. */
  | { kind: 'late'; afterMs: number; status?: number }
  /** Nothing more comes: no answer (default), or none after the headers, or after half of the body. */
  | { kind: 'stall'; after?: 'request' | 'headers' | 'half'; processed?: boolean };

export interface FaultedRequest {
  /** Zero-based, in order of arrival. */
  readonly index: number;
  readonly method: string;
  /** Raw, with its query. */
  readonly path: string;
  /** The endpoint's name as in `Platform.counts`, without the method: `project`, `tags`, `triage`, … */
  readonly endpoint: string;
}

export type FaultSource = (request: FaultedRequest) => Fault | undefined;

export interface LoggedRequest {
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

/** The faults of an ordinary bad day, each survivable by trying again. */
const badDay: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, retryAfter: '0' },
  { kind: 'status-after', status: 502 },
  { kind: 'html', status: 502 },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-after' },
];

/**
 * Whether and how a request fails depends only on the seed and its index, not on how many came before it on
 * another connection. `rate` is the share of requests that fail, 0 to 1.
 */
export function scheduledFaults(seed: number, { rate }: { rate: number }): FaultSource {
  return ({ index }) => {
    const random = prng(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
    return random() < rate ? pick(random, badDay) : undefined;
  };
}

/** Faults by the index of the request. */
export function faultsAt(byIndex: Readonly<Record<number, Fault>>): FaultSource {
  return ({ index }) => byIndex[index];
}

export const faultsOn = faultsOnFirst<FaultedRequest, Fault>;
