/** What a step is at, for those who wait. */
export interface Progress {
  /** @param total how much there is to do, where it is known */
  begin(phase: ProgressPhase, total?: number): void;
  advance(by: number): void;
  /** A pause that the step makes, and why: a rate limit, a scan that is awaited. */
  pause(reason: 'rate-limit' | 'github-rate-limit' | 'scan' | 'findings', ms: number): void;
}

export type ProgressPhase =
  | 'listing'
  | 'reading'
  | 'policies'
  | 'writing'
  | 'triaging'
  | 'tickets'
  | 'findings'
  | 'repositories';

/** Reads a whole file, relative paths from the workspace on, with a bound on size, kind and time. Never rejects. */
export type ReadFile = (path: string, maxBytes: number) => Promise<FileText>;

export type FileText =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: 'missing' | 'not a regular file' | 'too large' | 'unreadable' | 'too slow' };
