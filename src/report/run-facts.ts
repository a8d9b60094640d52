import type { Notice } from '../model/notice.ts';

/** What is known of a step beside its operation's result. */
export interface RunFacts {
  /** Origin and path prefix of the platform. */
  baseUrl: string;
  /** Of the action. */
  version: string;
  /** A signal ended the step. */
  cancelled: boolean;
  /** Notices that are not the operation's: on inputs, on a comment that could not be posted. */
  notices: readonly Notice[];
  requestsSent: number;
  /** Attempts after the first of a request. */
  requestsRepeated: number;
  /** How long requests waited because a rate limit asked for it. */
  pausedMs: number;
  /** Since the epoch. */
  startedAtMs: number;
  endedAtMs: number;
  /** The same moment by the platform's own clock, where it told the time. */
  platformEndedAtMs?: number;
  /** Step debugging is on. */
  debug: boolean;
  commentUrl?: string;
  issueUrl?: string;
  /** Where the step's files are, as far as they could be written. */
  files?: { report?: string; plan?: string; csv?: string; sarif?: string };
  /** Why there is no report, or not a whole one. */
  reportProblem?: string;
  /** The same of the other files. */
  fileProblems?: { plan?: string; csv?: string; sarif?: string };
}
