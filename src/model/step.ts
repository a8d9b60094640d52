import type { Row } from './change.ts';
import type { StepFailure } from './failure.ts';
import type { Notice } from './notice.ts';
import type { DeploymentHint } from './ports.ts';
import type { ProjectSelection, Shard } from './selection.ts';

/** The checked inputs of an operation, which adds fields to it. */
export interface StepRequest {
  operation: string;
  deployment: DeploymentHint;
  /** Whether the step shows its changes instead of writing them; absent in operations that only read. */
  dryRun?: boolean;
}

/** The request of an operation: the fields that its `read` returns, and those of all requests. */
export type RequestOf<
  Operation extends string,
  Read extends (...parameters: never[]) => unknown,
> = StepRequest & { operation: Operation } & WithOptional<NonNullable<Awaited<ReturnType<Read>>>>;

/** A field that may be undefined may be missing. */
type WithOptional<T> = Partial<T> & { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] };

export interface WritingRequest extends StepRequest {
  dryRun: boolean;
  /** More changes than this stop the step before its first write; absent = no limit. */
  maxChanges?: number;
}

export interface FleetRequest extends WritingRequest {
  projects: ProjectSelection;
  shard?: Shard;
}

/** Outputs, summary, report and exit code are functions of it. It does not change once the operation has ended. */
export interface StepResult<R extends StepRequest = StepRequest> {
  operation: R['operation'];
  request: R;
  /** As far as it is known. */
  deployment: DeploymentHint;
  /** Absent if the step succeeds. */
  failure?: StepFailure;
  notices: readonly Notice[];
  /** The changes of an operation that writes, planned or made. */
  rows?: readonly Row[];
  /** Set if no read shows what the operation writes. */
  secondRun?: SecondRun;
}

/** The effect of a second run: it repeats the triage, without or with a note, selects others, or opens second tickets. */
export type SecondRun = 'repeats' | 'repeats-note' | 'selects-again' | 'opens-tickets';

export interface WritingResult<R extends WritingRequest = WritingRequest> extends StepResult<R> {
  rows: readonly Row[];
}

export interface ListResult<Item, R extends StepRequest = StepRequest> extends StepResult<R> {
  /** Absent if the list could not be read to its end. */
  listed?: readonly Item[];
}

export type Outcome = 'succeeded' | 'partial' | 'failed';
