import type { Row } from './change.ts';
import type { StepFailure } from './failure.ts';
import type { Notice } from './notice.ts';
import type { DeploymentHint } from './ports.ts';
import type { ProjectSelection, Shard } from './selection.ts';

/** What an operation was asked for: checked, and typed further by the operation. */
export interface StepRequest {
  operation: string;
  deployment: DeploymentHint;
  /** Of operations that write: whether they only show what they would write. */
  dryRun?: boolean;
}

/** What an operation reads of its own inputs. */
export type OwnRequest<Request extends StepRequest> = Omit<Request, 'operation' | 'deployment'>;

/** Of the operations that write. */
export interface WritingRequest extends StepRequest {
  dryRun: boolean;
  /** More changes than this stop the step before its first write; absent = no limit. */
  maxChanges?: number;
}

/** Of the operations over many projects. */
export interface FleetRequest extends WritingRequest {
  projects: ProjectSelection;
  shard?: Shard;
}

/**
 * What an operation saw and did: outputs, summary, report and exit code are functions of it. Nothing changes it once
 * the operation has ended.
 */
export interface StepResult<R extends StepRequest = StepRequest> {
  operation: R['operation'];
  request: R;
  /** As far as it is known. */
  deployment: DeploymentHint;
  /** Why the step fails; absent = it does not. */
  failure?: StepFailure;
  notices: readonly Notice[];
  /** Of an operation that writes: what was planned, and what happened to it. */
  rows?: readonly Row[];
  /** Of an operation that writes what no read shows. */
  secondRun?: SecondRun;
}

/** What a second run does with what the first one wrote: it triages the same findings again, lets the platform select again, or opens second tickets. */
export type SecondRun = 'repeats' | 'selects-again' | 'opens-tickets';

export interface WritingResult<R extends WritingRequest = WritingRequest> extends StepResult<R> {
  rows: readonly Row[];
}

/** Of the operations that list. */
export interface ListResult<Item, R extends StepRequest = StepRequest> extends StepResult<R> {
  /** Absent where the list could not be read to its end. */
  listed?: readonly Item[];
}

export type Outcome = 'succeeded' | 'partial' | 'failed';
