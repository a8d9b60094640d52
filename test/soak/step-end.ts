import { readFile } from 'node:fs/promises';
import { parseJson } from '../../src/platform/http/json.ts';

/** What a step leaves behind. Its report has ids beyond 2^53 as `bigint`. */
export interface StepEnd {
  exitCode: number | null;
  outputs: Readonly<Record<string, string>>;
  summary: string;
  log: string;
  /** The error annotations. */
  errors: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
  report: any;
  /** As it is in the file; undefined where there is none. */
  reportText: string | undefined;
}

const OUTPUT = /^output (\S+) \(not written, [^)]*\): (.*)$/;
const SUMMARY_START = 'The summary was not written (GITHUB_STEP_SUMMARY is not set):';

/** The end of a step that had no files for outputs and summary: both are in the log. */
export async function stepEnd(exitCode: number, log: string): Promise<StepEnd> {
  const lines = log.split('\n');
  const outputs: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = OUTPUT.exec(line) ?? [];
    if (name !== undefined) outputs[name] = value ?? '';
  }
  const start = lines.indexOf(SUMMARY_START);
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.startsWith('::group::'));
  const summary = start === -1 ? '' : after.slice(0, end === -1 ? undefined : end).join('\n');
  return { exitCode, outputs, summary, log, ...(await readReport(outputs)), errors: errorsIn(lines) };
}

export async function readReport(outputs: Readonly<Record<string, string>>) {
  const path = outputs['report-path'];
  const reportText = path ? await readFile(path, 'utf8') : undefined;
  return { reportText, report: reportText === undefined ? undefined : parseJson(reportText) };
}

function errorsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith('::error'));
}
