import type { InputProblem } from '../model/problem.ts';
import type { StepResult } from '../model/result.ts';
import type { StepFiles } from '../runner/files.ts';
import { type Log, MAX_ANNOTATIONS } from '../runner/log.ts';
import { addSummary, setOutputs } from '../runner/outputs.ts';
import { errorAnnotation, inputAnnotation } from './error-annotation.ts';
import { number } from './figures.ts';
import { lineAnnotations } from './line-annotations.ts';
import { writeListFiles } from './list-files.ts';
import { inputSentence, retryText, sentence } from './notices.ts';
import { outputsOf } from './outputs.ts';
import { writePlanFile } from './plan-file.ts';
import { writeProblemReport, writeReport } from './report-file.ts';
import type { RunFacts } from './run-facts.ts';
import { problemSummary, summaryOf } from './summary.ts';
import { viewOf } from './views.ts';
import { allNotices } from './warnings.ts';

// Loaded at the end of a step: nothing of it is needed before.

/** Where a step's result goes. */
export interface Channels {
  log: Log;
  files: StepFiles;
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Publishes a result: files and outputs first, because later steps rely on them, then what people read. What cannot
 * be made or written does not keep the rest from being published.
 *
 * @returns whether the step failed
 */
export function publish(result: StepResult, facts: RunFacts, channels: Channels): boolean {
  const { log, environment } = channels;
  let run = facts;
  const stages = [
    () => {
      run = writeFiles(result, facts, channels);
    },
    () => setOutputs(outputsOf(result, run).values, environment, log),
    () => addSummary(summaryOf(result, run), environment, log),
    () => logResult(result, run, log),
  ];
  for (const stage of stages) {
    try {
      stage();
    } catch (error) {
      log.warning(
        `A part of the result could not be published: ${error instanceof Error ? error.message : String(error)}`,
      );
      if (run.debug && error instanceof Error) logStack(error.stack, log);
    }
  }
  const annotation = errorAnnotation(result, run.cancelled);
  if (annotation === undefined) return false;
  log.error(annotation);
  if (run.debug && result.failure?.kind === 'unexpected') logStack(result.failure.stack, log);
  return true;
}

/** Publishes what is wrong with the inputs. */
export function publishProblems(
  inputs: { operation: string; problems: readonly InputProblem[]; warnings: readonly InputProblem[] },
  version: string,
  { log, files, environment }: Channels,
): void {
  const { operation, problems, warnings } = inputs;
  writeProblemReport(files.report, operation, problems, version);
  files.report.close();
  const { path } = files.report;
  const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
  setOutputs({ ...outputs, ...(path === undefined ? {} : { 'report-path': path }) }, environment, log);
  addSummary(problemSummary(operation, problems), environment, log);
  // The error has all of them; a reviewer looks at the lines.
  const placed = problems.flatMap(({ place }) => place ?? []);
  for (const { file, line, message } of placed.slice(0, Math.max(0, MAX_ANNOTATIONS - warnings.length)))
    log.warning(sentence(message), { file, line });
  logWarnings(warnings.map(inputSentence), log);
  log.error(inputAnnotation(operation, problems));
}

function writeFiles(result: StepResult, facts: RunFacts, { files }: Channels): RunFacts {
  writePlanFile(result, facts, files.plan);
  const run = { ...facts, notices: [...facts.notices, ...writeListFiles(result, facts, files)] };
  writeReport(files.report, result, run);
  files.report.close();
  const { report, ...others } = files;
  const paths = Object.entries(files).flatMap(([name, { path }]) =>
    path === undefined ? [] : [[name, path]],
  );
  const problems = Object.entries(others).flatMap(([name, { problem }]) =>
    problem === undefined ? [] : [[name, problem]],
  );
  return {
    ...run,
    files: Object.fromEntries(paths),
    ...(report.problem === undefined ? {} : { reportProblem: report.problem }),
    fileProblems: Object.fromEntries(problems),
  };
}

function logResult(result: StepResult, run: RunFacts, log: Log): void {
  const view = viewOf(result);
  log.group(`${result.operation}: ${view.headline(result)}`, view.logLines(result, run));
  const { report } = run.files ?? {};
  if (report !== undefined)
    log.info(`The summary of the run has the details, and the report has everything: ${report}`);
  const notices = allNotices(result, run);
  for (const { level, text } of notices) if (level === 'note') log.info(text);
  const retries = retryText(run.requestsRepeated, run.pausedMs);
  if (retries !== '') log.info(retries);
  logWarnings(
    notices.filter(({ level }) => level === 'warning').map(({ text }) => text),
    log,
  );
  for (const { place, message } of lineAnnotations(result)) log.warning(message, place);
}

function logWarnings(texts: readonly string[], log: Log): void {
  const shown = texts.length <= MAX_ANNOTATIONS ? texts : texts.slice(0, MAX_ANNOTATIONS - 1);
  for (const text of shown) log.warning(text);
  const more = texts.length - shown.length;
  if (more > 0) log.warning(`${number(more)} more warnings are in the summary.`);
}

function logStack(stack: string | undefined, log: Log): void {
  for (const line of (stack ?? '').split('\n')) log.info(line);
}
