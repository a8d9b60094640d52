/** Time and chance, handed in so that tests decide them. */
export interface GitHubClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends after `ms`, or as soon as `signal` aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}
