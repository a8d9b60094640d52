import { createHash } from 'node:crypto';
import type { Row } from '../model/change.ts';
import type { InputProblem } from '../model/ports.ts';
import { REPORT_FORMAT } from '../model/saved.ts';
import type { ListResult, StepResult } from '../model/step.ts';
import { writeJson } from '../platform/http/json.ts';
import type { StepFile } from '../runner/files.ts';
import { failureReason } from './outputs.ts';
import { outcomeOf, type RunFacts, type View } from './view.ts';

const ZEROS = '0'.repeat(64);

/** Everything that a step saw and did (schema/report.v4.json). */
export function writeReport(
  sink: StepFile,
  result: ListResult<unknown> & { plan?: { rows: readonly Row[] } },
  view: View,
  run: RunFacts,
): void {
  const { rows, listed, plan, ...rest } = result;
  const { rows: planned = undefined, ...planFacts } = plan ?? {};
  const { rowsName = '' } = view;
  writeSealedJson(sink, [
    ...Object.entries(REPORT_FORMAT),
    ['operation', result.operation],
    ['outcome', outcomeOf(result, view)],
    ['failure_reason', failureReason(result, run.cancelled)],
    ['cancelled', run.cancelled],
    ['dry_run', result.request.dryRun],
    ['platform', run.baseUrl],
    ['deployment', result.deployment],
    ['action_version', run.version],
    ['started_at', isoOf(run.startedAtMs)],
    ['ended_at', isoOf(run.endedAtMs)],
    ['platform_ended_at', isoOf(run.platformEndedAtMs)],
    ['requests_sent', run.requestsSent],
    ['result', { ...rest, plan: plan && planFacts, request: withoutFiles(result.request) }],
    ['rows', rows ?? planned],
    [typeof rowsName === 'string' ? rowsName : rowsName(result), listed],
    ['notices', [...run.notices, ...result.notices]],
  ]);
}

/** The report of a step whose inputs were wrong. */
export function writeProblemReport(
  sink: StepFile,
  operation: string,
  problems: readonly InputProblem[],
  version: string,
): void {
  writeSealedJson(sink, [
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

/** Leaves out the rows of the report to undo, which its own file has. */
function withoutFiles(request: StepResult['request'] & { report?: { rows: readonly Row[] } }): object {
  if (request.report === undefined) return request;
  const { rows: _, ...report } = request.report;
  return { ...request, report };
}

function isoOf(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}

/**
 * Writes a JSON object that ends with its `checksum`: the SHA-256 of the whole text with zeros in place of the checksum,
 * which reveals an edited or truncated file. Undefined fields are left out; a list has a line for each row.
 */
export function writeSealedJson(
  sink: StepFile,
  fields: readonly (readonly [name: string, value: unknown])[],
): void {
  const hash = createHash('sha256');
  const write = (text: string) => {
    hash.update(text);
    sink.write(text);
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
  sink.write(`"${hash.digest('hex')}"\n}\n`);
}

/** Without tokens of connections that a request holds, and without stacks, which are for the debug log only. */
function json(value: unknown): string {
  return writeJson(value, (name) => name === 'token' || name === 'stack') ?? 'null';
}
