import type { RequestFailure } from '../platform/http/errors.ts';
import type { TriageBody } from '../platform/resources/triage.ts';
import { type ManagedScans, type Scan, sameScans } from '../platform/resources.ts';
import type { ManagedScanRequest, Shard, TagRequest, TriageRequest } from './request.ts';

/** Why something failed, as plain data; `report/explain.ts` has the words and the remedies. */
export type Failure =
  | RequestFailure
  | { kind: 'no-deployment' }
  | { kind: 'several-deployments'; slugs: string[] }
  | { kind: 'other-deployment'; slug?: string; id?: bigint; seen: { slug: string; id: bigint }[] }
  | { kind: 'nothing-selected'; patterns: string[] }
  | { kind: 'not-listed' }
  | { kind: 'name-unusable'; problem: string }
  | { kind: 'tags-not-shown'; missing: string[] }
  | { kind: 'tags-lost'; lost: string[]; cause?: RequestFailure }
  | { kind: 'scans-not-shown'; shown: ManagedScans }
  | { kind: 'too-many-changes'; changes: number; limit: number }
  | { kind: 'projects-failed'; failed: number; selected: number }
  | { kind: 'list-broken'; cause: string }
  | { kind: 'requests-failed'; failed: number; first: RequestFailure }
  | { kind: 'stopped' }
  | { kind: 'unexpected'; message: string; stack?: string };

/** Something that the user should know although nothing failed. */
export type Notice =
  | { kind: 'input'; input: string; message: string }
  | { kind: 'pattern-unmatched'; pattern: string }
  | { kind: 'tags-replaced' }
  | { kind: 'tags-in-workspace'; file: string }
  | { kind: 'would-be-too-many'; changes: number; limit: number }
  | { kind: 'ids-not-triaged'; ids: bigint[] }
  | { kind: 'triaged-unlisted'; count: number }
  | { kind: 'triage-stalled' }
  | { kind: 'answers-lost'; count: number }
  | { kind: 'many-shards'; shards: number }
  | { kind: 'output-too-large'; output: string }
  | { kind: 'no-report'; cause: string };

interface Result {
  /** As far as it is known. */
  deployment: { slug?: string; id?: bigint };
  /** Why the step fails; absent = it does not. */
  failure?: Failure;
  notices: Notice[];
}

export interface ProjectRow {
  project: string;
  url?: string;
  /** `not-reached`: the step ended before anything was done for it. */
  state: 'changed' | 'would-change' | 'unchanged' | 'failed' | 'not-reached';
  change?: Change;
  failure?: Failure;
}

export interface TagChange {
  of: 'tags';
  added: string[];
}

export interface ScanChange {
  of: 'managed-scans';
  before: ManagedScans;
  after: ManagedScans;
}

export type Change = TagChange | ScanChange;

export interface FleetResult extends Result {
  operation: 'tag' | 'managed-scan';
  request:
    | Omit<TagRequest, 'deployment' | 'operation'>
    | Omit<ManagedScanRequest, 'deployment' | 'operation'>;
  dryRun: boolean;
  rows: ProjectRow[];
}

export interface TriageResult extends Result {
  operation: 'triage';
  request: Omit<TriageRequest, 'deployment' | 'operation'>;
  dryRun: boolean;
  /** Requests that were answered. */
  answered: number;
  /** Distinct findings that the platform reported as triaged, in its order. */
  triaged: bigint[];
  /** Findings that it counted as triaged without listing them. */
  unlisted: number;
  /** Requests of which an answer was lost: what they select may have been triaged without being counted. */
  uncertain: TriageBody[];
  /** Requests that failed. */
  failures: { body: TriageBody; failure: RequestFailure }[];
}

export interface ScanResult extends Result {
  operation: 'scan';
  scanId: bigint;
  scan?: Scan;
}

export interface ListResult extends Result {
  operation: 'list-projects' | 'list-policies' | 'list-dependencies';
  /** Rows that were given, one by one, to the `Rows` of the step. */
  count: number;
  /** Of `list-projects`, once the list is whole: parts of about the asked size, for a job matrix. */
  shards?: number;
  shard?: Shard;
}

/** What an operation saw and did: outputs, summary, report and exit code are functions of it. */
export type StepResult = FleetResult | TriageResult | ScanResult | ListResult;

export type Outcome = 'succeeded' | 'partial' | 'failed';

export function outcomeOf(result: StepResult): Outcome {
  if (result.failure === undefined) return 'succeeded';
  return somethingDone(result) ? 'partial' : 'failed';
}

function somethingDone(result: StepResult): boolean {
  switch (result.operation) {
    case 'tag':
    case 'managed-scan':
      // A project that was right already, or planned in a dry run, is done with; but where the step ended as a
      // whole, nothing was done.
      return result.rows.some(
        (row) =>
          row.state === 'changed' ||
          mayHaveChanged(row) ||
          ((row.state === 'unchanged' || row.state === 'would-change') &&
            result.failure?.kind === 'projects-failed'),
      );
    case 'triage':
      return result.triaged.length > 0 || result.unlisted > 0 || result.uncertain.length > 0;
    case 'scan':
      return result.scan !== undefined;
    default:
      return result.count > 0;
  }
}

/** Whether something was changed in a project although it failed, or may have been. */
export function mayHaveChanged({ failure, change }: ProjectRow): boolean {
  if (failure === undefined) return false;
  switch (failure.kind) {
    case 'tags-lost':
      return true;
    case 'tags-not-shown':
      return change?.of === 'tags' && failure.missing.length < change.added.length;
    case 'scans-not-shown':
      return change?.of === 'managed-scans' && !sameScans(change.before, failure.shown);
    default:
      return 'uncertain' in failure && failure.uncertain;
  }
}
