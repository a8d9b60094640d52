import type { Row } from './change.ts';
import type { StepFailure } from './failure.ts';
import type { Notice } from './notice.ts';
import type { DeploymentHint } from './ports.ts';
import type { ProjectSelection, Shard } from './selection.ts';

/** The checked inputs of an operation, which adds fields to it. */
export interface StepRequest {
  operation: string;
  deployment: DeploymentHint;
  /** Absent in operations that only read. */
  dryRun?: boolean;
}

/** The fields that an operation's `read` returns, and those of all requests. */
export type RequestOf<
  Operation extends string,
  Read extends (...parameters: never[]) => unknown,
> = StepRequest & { operation: Operation } & WithOptional<NonNullable<Awaited<ReturnType<Read>>>>;

/** A field that may be undefined may be missing. */
type WithOptional<T> = Partial<T> & { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] };

export interface FleetRequest extends StepRequest {
  dryRun: boolean;
  /** More changes than this stop the step before its first write; absent = no limit. */
  maxChanges?: number;
  projects: ProjectSelection;
  shard?: Shard;
}

/** Outputs, summary, report and exit code are functions of it. */
export interface StepResult<R extends StepRequest = StepRequest> {
  operation: R['operation'];
  request: R;
  /** As far as it is known. */
  deployment: DeploymentHint;
  /** Absent if the step succeeds. */
  failure?: StepFailure;
  notices: readonly Notice[];
  /** Only of an operation that writes. */
  rows?: readonly Row[];
  /** Set if no read shows what the operation writes. */
  secondRun?: SecondRun;
}

/** A second run repeats the triage, without or with a note, selects others, or opens more tickets. */
export type SecondRun = 'repeats' | 'repeats-note' | 'selects-again' | 'opens-tickets';

export interface WritingResult<R extends StepRequest = StepRequest> extends StepResult<R> {
  rows: readonly Row[];
}

export interface ListResult<Item, R extends StepRequest = StepRequest> extends StepResult<R> {
  /** Absent if the list could not be read to its end. */
  listed?: readonly Item[];
}

export type Outcome = 'succeeded' | 'partial' | 'failed';
