import type { PauseBudget } from '../github/octokit.ts';
import type { Clock, TraceEvent } from '../platform/http/options.ts';
import type { PlatformReader } from '../platform/reader.ts';
import type { PlatformWriter } from '../platform/writer.ts';
import type { Notice } from './notice.ts';
import type { Connection, CreateFile, DeploymentHint, ReadFile, WaitReason } from './ports.ts';
import type { StepRequest, StepResult } from './step.ts';
import { stepFailureOf } from './step-errors.ts';

/** What an operation works with, handed in by `main`. */
export interface Context extends Pick<Connection, 'maxRetries' | 'concurrency' | 'timeLimitMs'> {
  platform: PlatformReader;
  /** Undefined for an operation that only reads, and on a dry run: then nothing can be written. */
  writer: PlatformWriter | undefined;
  clock: Clock;
  /** Logs that a wait begins, and its maximum length. */
  announceWait(reason: WaitReason, ms: number): void;
  readFile: ReadFile;
  createFile: CreateFile;
  /** Origin and path prefix of the platform, for links. */
  baseUrl: string;
  /** Writes rows to the step's CSV file as they come, for a list that is not kept in memory. */
  writeRows(rows: readonly unknown[]): Promise<void>;
  /** For GitHub's limits, shared by the whole step. */
  githubPauses: PauseBudget;
  /** Called with each request to GitHub, wait and decision. */
  trace?: ((event: TraceEvent) => void) | undefined;
  /** From when on no request starts any more: a signal, or the end of `time-limit`. */
  stop: AbortSignal;
  /** What ended the step early, an error being a fault in the code; undefined while nothing did. */
  stoppedBy(): 'signal' | 'time-limit' | Error | undefined;
  /** Filled in as it is found out, so that a result has it whatever happens. */
  deployment: DeploymentHint;
  /** Collected in the order in which they come up; the result takes them over. */
  notices: Notice[];
  /** Logs what could not be looked at, for who is about to write what was found. */
  announceGaps?(): Promise<void>;
}

/** The context of a step that writes. */
export type WritingContext = Context & { writer: PlatformWriter };

/** Whether the step may write: it has what it takes. */
export function isWriting(context: Context): context is WritingContext {
  return context.writer !== undefined;
}

/** What `work` found out; what ends it early is the failure, and what was done until then is still reported. */
export async function resultOf<R extends StepRequest, Found>(
  context: Context,
  request: R,
  work: () => Promise<Found>,
) {
  const found = await work().catch((error: unknown) => ({ failure: stepFailureOf(error) }));
  const { deployment, notices } = context;
  const result: StepResult<R> = { operation: request.operation, request, deployment, notices };
  return Object.assign(result, found as Partial<Found extends object ? Found : object>);
}
