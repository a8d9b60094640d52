import { basename } from 'node:path';
import type { Problem } from '../inputs/reader.ts';
import { outcomeOf, type StepResult } from '../model/result.ts';
import type { ReportFile, Writer } from '../runner/writer.ts';
import { annotationOf, logLines, problemAnnotation, warningLines } from './log.ts';
import { problemWords } from './notices.ts';
import { outputsOf } from './outputs.ts';
import type { Report } from './report-file.ts';
import { problemSummary, summaryOf } from './summary.ts';

// Loaded at the end of a step: nothing of it is needed before.

export interface Run {
  baseUrl: string;
  version: string;
  cancelled: boolean;
  requestsSent: number;
  /** In ms since the epoch. */
  startedAt: number;
  endedAt: number;
  /** Whether step debugging is on. */
  debug: boolean;
}

/** Tells a result in every way: report, outputs, summary, log and annotations. */
export async function tell(
  result: StepResult,
  run: Run,
  report: Report,
  file: ReportFile,
  writer: Writer,
): Promise<void> {
  const { values, tooLarge } = outputsOf(result, report.kept);
  for (const output of tooLarge) result.notices.push({ kind: 'output-too-large', output });
  report.end({
    operation: result.operation,
    outcome: outcomeOf(result),
    cancelled: run.cancelled,
    platform: run.baseUrl,
    version: run.version,
    started_at: new Date(run.startedAt).toISOString(),
    ended_at: new Date(run.endedAt).toISOString(),
    requests_sent: run.requestsSent,
    result,
  });
  file.close();
  if (file.problem !== undefined) result.notices.push({ kind: 'no-report', cause: file.problem });

  await writer.outputs({ ...values, ...reportPath(file) });
  const reportName = file.path === undefined ? undefined : basename(file.path);
  const took = run.endedAt - run.startedAt;
  await writer.summary(summaryOf(result, report.kept, { ...run, took, reportName }));
  const { title, lines } = logLines(result);
  await writer.group(title, lines);
  await writer.warnings(warningLines(result));
  const annotation = annotationOf(result, run.cancelled);
  if (annotation !== undefined) await writer.fail(annotation);
  if (run.debug && result.failure?.kind === 'unexpected') {
    for (const line of result.failure.stack?.split('\n') ?? []) writer.info(line);
  }
}

/** Tells what is wrong with the inputs, in every way. */
export async function tellProblems(
  inputs: { operation: string; problems: readonly Problem[]; warnings: readonly Problem[] },
  version: string,
  report: Report,
  file: ReportFile,
  writer: Writer,
): Promise<void> {
  const { operation, problems, warnings } = inputs;
  report.end({ operation, outcome: 'failed', cancelled: false, version, requests_sent: 0, problems });
  file.close();
  await writer.outputs({ outcome: 'failed', ...reportPath(file) });
  await writer.summary(problemSummary(operation, problems));
  await writer.warnings(warnings.map((warning) => `The input ${problemWords(warning)}`));
  await writer.fail(problemAnnotation(operation, problems));
}

function reportPath({ path }: ReportFile): Record<string, string> {
  return path === undefined ? {} : { 'report-path': path };
}
