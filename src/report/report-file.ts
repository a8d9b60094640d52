import { createHash } from 'node:crypto';
import type { Row } from '../model/change.ts';
import type { InputProblem } from '../model/ports.ts';
import { REPORT_FORMAT } from '../model/saved.ts';
import type { ListResult, StepRequest } from '../model/step.ts';
import { writeJson } from '../platform/http/json.ts';
import type { StepFile } from '../runner/files.ts';
import { failureReason } from './outputs.ts';
import { outcomeOf, type RunFacts, type View } from './view.ts';

const ZEROS = '0'.repeat(64);

type WithRows = { rows: readonly Row[] };
type PlannedRows = WithRows & { left: readonly Row[] };
type AnyResult = ListResult<unknown, StepRequest & { report?: WithRows }> & { plan?: PlannedRows };

/** See schema/report.v4.json. */
export function writeReport(file: StepFile, result: AnyResult, view: View, run: RunFacts): void {
  const { plan, listed, request, notices, deployment, ...facts } = result;
  const { rows = plan && [...plan.rows, ...plan.left], ...others } = facts;
  // Its own file has the rows of a report to undo.
  const savedRequest = { ...request, report: withoutRows(request.report) };
  writeSealedJson(file, [
    ...Object.entries(REPORT_FORMAT),
    ['operation', result.operation],
    ['outcome', outcomeOf(result, view)],
    ['failure_reason', failureReason(result, run.cancelled)],
    ['cancelled', run.cancelled],
    ['dry_run', request.dryRun],
    ['platform', run.baseUrl],
    ['deployment', deployment],
    ['action_version', run.version],
    ['started_at', isoOf(run.startedAtMs)],
    ['ended_at', isoOf(run.endedAtMs)],
    ['platform_ended_at', isoOf(run.platformEndedAtMs)],
    ['requests_sent', run.requestsSent],
    ['result', { ...others, plan: withoutRows(plan), request: savedRequest }],
    ['rows', rows],
    [view.rowsName?.(result) ?? '', listed],
    ['notices', [...run.notices, ...notices]],
  ]);
}

export function writeProblemReport(
  file: StepFile,
  operation: string,
  problems: readonly InputProblem[],
  version: string,
): void {
  writeSealedJson(file, [
    ...Object.entries(REPORT_FORMAT),
    ['operation', operation],
    ['outcome', 'failed'],
    ['failure_reason', 'invalid-inputs'],
    ['cancelled', false],
    ['action_version', version],
    ['requests_sent', 0],
    ['problems', problems],
  ]);
}

function withoutRows(part: WithRows | undefined): object | undefined {
  return part && { ...part, rows: undefined, left: undefined };
}

function isoOf(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}

/**
 * Writes a JSON object that ends with its `checksum`, the SHA-256 of the whole text with zeros in its place. Undefined
 * fields are left out; a list has a line for each row.
 */
export function writeSealedJson(
  file: StepFile,
  fields: readonly (readonly [name: string, value: unknown])[],
): void {
  const hash = createHash('sha256');
  const write = (text: string) => {
    hash.update(text);
    file.write(text);
  };
  let separator = '{';
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    write(`${separator}\n${JSON.stringify(name)}: `);
    separator = ',';
    if (Array.isArray(value)) {
      // A list of findings may exceed the maximum length of a string.
      for (const [index, row] of value.entries()) write(`${index === 0 ? '[' : ','}\n${json(row)}`);
      write(value.length === 0 ? '[]' : '\n]');
    } else write(json(value));
  }
  write(`${separator}\n"checksum": `);
  hash.update(`"${ZEROS}"\n}\n`);
  file.write(`"${hash.digest('hex')}"\n}\n`);
  file.close();
}

/** Leaves out tokens, and stacks. */
function json(value: unknown): string {
  return writeJson(value, (name) => name === 'token' || name === 'stack');
}
