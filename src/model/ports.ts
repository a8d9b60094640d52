import type { PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** How to reach the platform. */
export interface Connection {
  baseUrl: URL;
  token: string;
  /** Time limit of one attempt of one request, through a proxy too. */
  timeoutMs: number;
  /** Further attempts of one request. */
  maxRetries: number;
  /** Requests under way at the same time, at most. */
  concurrency: number;
  /** After that long no request starts any more. */
  timeLimitMs: number;
}

/** How to reach GitHub; only where the operation may need it and a token was given. */
export interface GitHubConnection {
  token: string;
  apiUrl: string;
  serverUrl: string;
}

/** What the user said about the deployment. What a request needs beyond it is looked up. */
export interface DeploymentHint {
  slug?: string;
  id?: bigint;
}

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

/** One thing that is wrong with the inputs, or that the user should know of them. */
export interface InputProblem {
  input: string;
  /** Follows the input's name in a sentence, without its full stop: `is \`opne\`; did you mean \`open\`?` */
  message: string;
  /** Where in a file of the repository it is wrong, for an annotation on that line, and what is wrong there. */
  place?: { file: string; line: number; message: string };
}

/** What a first rules file is to say: the platform as it is. */
export interface RulesDraft {
  /** Names and patterns that fence the file; empty = all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** A rules file as text, and what it cannot say. */
export interface RulesText {
  text: string;
  /** Larger than a rules file may be. */
  isTooLarge: boolean;
  /** Rules for projects. */
  rules: number;
  left: LeftOut;
}

export interface LeftOut {
  /** Projects whose names no rule can name alone. */
  projects: readonly string[];
  /** Tags that no rule can give. */
  tags: readonly string[];
  policies: readonly PolicyPart[];
}

export type WriteRules = (path: string, draft: RulesDraft) => Promise<RulesWritten>;

export type RulesWritten = Omit<RulesText, 'text' | 'isTooLarge'> & {
  /** Absolute. */
  path: string;
  /** Why there is no file; an existing one is never overwritten. */
  problem?: 'exists' | 'too-large' | 'unwritable';
};
