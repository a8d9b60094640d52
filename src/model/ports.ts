import type { Problem } from '../platform/http/errors.ts';
import type { TransportOptions } from '../platform/http/options.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Connection
  extends Pick<TransportOptions, 'baseUrl' | 'token' | 'timeoutMs' | 'maxRetries' | 'concurrency'> {
  /** Time after which no request starts. */
  timeLimitMs: number;
}

export interface GitHubConnection {
  token: string;
  apiUrl: string;
  serverUrl: string;
}

/** The remaining time for pauses, when the last one ends, and why no further request can get through. */
export interface PauseBudget {
  remainingMs: number;
  untilMs: number;
  unreachable?: Problem;
}

/** A missing one is looked up when a request needs it. */
export interface DeploymentHint {
  slug?: string;
  id?: bigint;
}

/** The rate limit of the platform or of GitHub, a running scan, or exports of SBOMs. */
export type WaitReason = 'platform' | 'github' | 'scan' | 'sboms';

/** An error is one that nothing caught. */
export type StopReason = 'signal' | 'time-limit' | Error;

/** Reads a regular file of limited size; relative paths start at the workspace. Never rejects, never blocks. */
export type ReadFile = (path: string, maxBytes: number) => Promise<FileText>;

export type FileText = { text: string; problem?: undefined } | { text?: undefined; problem: FileProblem };

export type FileProblem =
  | 'does not exist'
  | 'is not a regular file'
  | 'is too large'
  | 'cannot be read'
  | 'leads outside the workspace and `RUNNER_TEMP`';

export interface InputProblem {
  input: string;
  /** Follows the input's name in a sentence, without its full stop: `is \`opne\`; did you mean \`open\`?` */
  message: string;
  /** The line of a file in the repository to annotate, and the text of the annotation. */
  place?: { file: string; line: number; message: string };
  isNote?: true;
}

/** Creates a new file, with its folders. Never rejects. @returns its absolute path, and any problem */
export type CreateFile = (
  path: string,
  text: string,
) => Promise<{ path: string; problem?: 'exists' | 'unwritable' }>;
