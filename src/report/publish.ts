import type { InputProblem } from '../model/problem.ts';
import type { StepResult } from '../model/step.ts';
import type { StepFiles } from '../runner/files.ts';
import { type Log, MAX_ANNOTATIONS } from '../runner/log.ts';
import { addSummary, type RunnerParts, setOutputs } from '../runner/outputs.ts';
import type { Page } from './content.ts';
import { errorAnnotation, inputAnnotation } from './error-annotation.ts';
import { number } from './figures.ts';
import { logLines } from './log.ts';
import { inputSentence, retryText, sentence } from './notices.ts';
import { outputsOf } from './outputs.ts';
import { pageOf } from './page.ts';
import { writeProblemReport, writeReport } from './report-file.ts';
import type { RunFacts } from './run-facts.ts';
import { problemSummary, summaryOf } from './summary.ts';
import { type LineAnnotation, outcomeOf, type View } from './view.ts';

// Loaded at the end of a step: nothing of it is needed before.

/** Where a step's result goes. */
export interface Channels extends RunnerParts {
  files: StepFiles;
}

/**
 * Publishes a result: files and outputs first, because later steps rely on them, then what people read. What cannot
 * be made or written does not keep the rest from being published.
 *
 * @returns whether the step succeeded
 */
export async function publish(
  result: StepResult,
  view: View,
  facts: RunFacts,
  channels: Channels,
): Promise<boolean> {
  const { log } = channels;
  let run = facts;
  let page: Page | undefined;
  const stages = [
    () => {
      run = writeFiles(result, view, facts, channels);
    },
    () => setOutputs(outputsOf(result, view, run).values, channels),
    () => {
      page = pageOf(result, view, run);
      return addSummary(summaryOf(result, run, page), channels);
    },
    () => logResult(run, page ?? pageOf(result, view, run), view.annotations?.(result) ?? [], log),
  ];
  for (const stage of stages) {
    try {
      await stage();
    } catch (error) {
      log.warning(
        `A part of the result could not be published: ${error instanceof Error ? error.message : String(error)}`,
      );
      if (run.debug && error instanceof Error) logStack(error.stack, log);
    }
  }
  const annotation = errorAnnotation(result, outcomeOf(result, view), run.cancelled);
  if (annotation === undefined) return true;
  log.error(annotation);
  if (run.debug && result.failure?.kind === 'unexpected') logStack(result.failure.stack, log);
  return false;
}

/** Publishes what is wrong with the inputs. */
export async function publishProblems(
  inputs: { operation: string; problems: readonly InputProblem[]; warnings: readonly InputProblem[] },
  version: string,
  channels: Channels,
): Promise<void> {
  const { log, files } = channels;
  const { operation, problems, warnings } = inputs;
  writeProblemReport(files.report, operation, problems, version);
  files.report.close();
  const { path } = files.report;
  const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
  await setOutputs(path === undefined ? outputs : { ...outputs, 'report-path': path }, channels);
  await addSummary(problemSummary(problems), channels);
  // The error has all of them; a reviewer looks at the lines.
  const placed = problems.flatMap(({ place }) => place ?? []);
  for (const { file, line, message } of placed.slice(0, Math.max(0, MAX_ANNOTATIONS - warnings.length)))
    log.warning(sentence(message), { file, line });
  logWarnings(warnings.map(inputSentence), log);
  log.error(inputAnnotation(operation, problems));
}

function writeFiles(result: StepResult, view: View, facts: RunFacts, { files }: Channels): RunFacts {
  const run = { ...facts, notices: [...facts.notices, ...(view.files?.(result, facts, files) ?? [])] };
  writeReport(files.report, result, outcomeOf(result, view), run);
  files.report.close();
  const { report, plan, csv, sarif } = files;
  return {
    ...run,
    files: { report: report.path, plan: plan.path, csv: csv.path, sarif: sarif.path },
    reportProblem: report.problem,
    fileProblems: { plan: plan.problem, csv: csv.problem, sarif: sarif.problem },
  };
}

function logResult(run: RunFacts, page: Page, annotations: readonly LineAnnotation[], log: Log): void {
  log.group(page.title, logLines(page));
  const { report } = run.files ?? {};
  if (report !== undefined)
    log.info(`The summary of the run has the details, and the report has everything: ${report}`);
  for (const text of page.notes) log.info(text);
  const retries = retryText(run.requestsRepeated, run.pausedMs);
  if (retries !== '') log.info(retries);
  logWarnings(page.warnings, log);
  for (const { place, message } of annotations.slice(0, MAX_ANNOTATIONS)) log.warning(message, place);
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
