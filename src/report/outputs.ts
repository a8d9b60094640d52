import { inState } from '../changes/rows.ts';
import type { Row } from '../model/change.ts';
import type { ListResult, StepResult } from '../model/step.ts';
import { isoTime } from '../model/time.ts';
import type { ScanSummary } from '../platform/resources/scan.ts';
import type { ScanStatus } from '../scans/scan.ts';
import type { FailureReason } from './explain/explanation.ts';
import { explain } from './explain.ts';
import { figureOutputs } from './gaps.ts';
import { hasOutput, unknownFigures } from './output-table.ts';
import { type OutputValue, type OutputValues, outcomeOf, type RunFacts, type View } from './view.ts';

/** UTF-16 units of all outputs: GitHub's limit is 1 MB for a job. */
const MAX_OUTPUT_LENGTH = 390_000;

export interface Outputs {
  values: Record<string, string>;
  /** Names of JSON outputs that are empty because they would not fit. */
  tooLarge: string[];
}

export function outputsOf(result: ListResult<unknown>, view: View, run: RunFacts): Outputs {
  const { listed } = result;
  const { report, plan, csv, sarif } = run.files ?? {};
  const rowsName = view.rowsName?.(result) ?? '';
  const values: OutputValues = {
    outcome: outcomeOf(result, view),
    'failure-reason': failureReason(result, run.cancelled),
    [rowsName]: listed && hasOutput(result.operation, rowsName) ? { json: listed } : undefined,
    ...view.outputs?.(result),
    ...figureOutputs(result, view),
    'comment-url': run.commentUrl,
    'issue-url': run.issueUrl,
    'report-path': report?.path,
    'plan-path': plan?.path,
    'csv-path': csv?.path,
    'sarif-path': sarif?.path,
  };
  const outputs: Outputs = { values: {}, tooLarge: [] };
  const texts: Record<string, string | undefined> = unknownFigures(result.operation);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) texts[name] = textOf(value);
  let remaining = MAX_OUTPUT_LENGTH;
  const lengthOf = (text?: string) => text?.length ?? Number.POSITIVE_INFINITY;
  // Short ones first, so that a long list does not displace a number.
  for (const [name, text] of Object.entries(texts).sort(([, a], [, b]) => lengthOf(a) - lengthOf(b))) {
    const fits = text !== undefined && text.length <= remaining;
    outputs.values[name] = fits ? text : '';
    if (fits) remaining -= text.length;
    else outputs.tooLarge.push(name);
  }
  return outputs;
}

function textOf(value: OutputValue): string | undefined {
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value.json) ? arrayText(value.json) : outputJson(value.json);
}

const TIME_NAME = /(?:_at|At|_since|timestamp)$/;

/** Integers beyond 2^53 are texts, because `fromJSON` and `jq` 1.6 would round them; times are ISO 8601. */
function outputJson(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (typeof part === 'bigint') return Number.isSafeInteger(Number(part)) ? Number(part) : String(part);
    return typeof part === 'string' && TIME_NAME.test(name) ? isoTime(part) : part;
  });
}

/** Undefined as soon as the text is too long. */
function arrayText(rows: readonly unknown[]): string | undefined {
  const texts: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = outputJson(row);
    texts.push(text);
    length += text.length + 1;
    if (length > MAX_OUTPUT_LENGTH) return undefined;
  }
  return `[${texts.join(',')}]`;
}

export function failureReason(result: StepResult, cancelled: boolean): FailureReason | undefined {
  const { failure } = result;
  if (failure === undefined) return undefined;
  if (cancelled) return 'cancelled';
  return failure.kind === 'rows-failed' ? rowsReason(result) : (explain(failure).reason ?? 'other');
}

/** A cause that all failed rows share is the step's, if a workflow can act on it. */
function rowsReason(result: StepResult): FailureReason {
  const failed = inState(result.rows ?? [], 'failed', 'unknown');
  // With `selection: platform`, findings with an unknown outcome have no rows.
  if (!failed.some(({ state }) => state === 'failed')) return 'uncertain';
  if (failed.every(({ failure }) => failure?.kind === 'sbom-not-ready')) return 'time-limit';
  // With `near`, the list of projects was searched in vain.
  const isUnmatched = ({ failure }: Row) =>
    failure?.kind === 'item-unmatched' || (failure?.kind === 'status' && failure.near !== undefined);
  if (failed.every(isUnmatched)) return 'not-found';
  const isRefused = ({ failure }: Row) =>
    failure?.kind === 'status' && explain(failure).reason === 'token-refused';
  return failed.every(isRefused) ? 'token-refused' : 'some-failed';
}

interface ScanOutput {
  scan: unknown;
  /** Without `status`, the platform does not say how the scan ended. */
  figures: Omit<Partial<ScanSummary>, 'status'> & { status?: ScanStatus };
}

/**
 * `scan` has all scans; other outputs describe the newest that did not complete, else the newest.
 *
 * @param scans newest first
 * @param findings of all scans
 */
export function scanOutputs(scans: readonly ScanOutput[], findings: number | undefined): OutputValues {
  const main = scans.find(({ figures }) => figures.status !== 'completed') ?? scans[0];
  if (main === undefined) return {};
  const { status, ...figures } = main.figures;
  return {
    scan: { json: scans.length === 1 ? main.scan : scans.map(({ scan }) => scan) },
    'scan-id': figures.id,
    'scan-status': status,
    'scan-findings': status === 'completed' ? findings : undefined,
    'scan-exit-code': status === undefined || status === 'running' ? undefined : figures.exit_code,
    'scan-total-time': status === 'running' ? undefined : figures.total_time,
    'scan-branch': figures.branch,
    'scan-commit': figures.commit,
    'scan-completed-at': figures.completed_at && isoTime(figures.completed_at),
  };
}
