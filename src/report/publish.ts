import type { InputProblem } from '../model/ports.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import type { StepFiles } from '../runner/files.ts';
import { type Log, MAX_ANNOTATIONS, plainText } from '../runner/log.ts';
import { addSummary, type RunnerParts, setOutputs } from '../runner/outputs.ts';
import { inlineText, type Page } from './content.ts';
import { explain, explainFailure, rootFailure } from './explain.ts';
import { counted, number, sentence } from './format.ts';
import { isCsvPartial, sarifWithGaps } from './gaps.ts';
import { inputSentence, noticeText } from './notices.ts';
import { outputsOf } from './outputs.ts';
import { pageOf, problemSummary, summaryOf } from './page.ts';
import { withPages } from './pages.ts';
import { writeProblemReport, writeReport } from './report-file.ts';
import { type LineAnnotation, outcomeOf, type RunFacts, type View, viewContext } from './view.ts';
import { failuresByCause } from './written.ts';

// Imported at the end of a step: the first request does not wait for it.

type Channels = RunnerParts & { files: StepFiles };

/**
 * Files and outputs come first, because later steps rely on them. A part that fails does not prevent the others.
 *
 * @returns whether the step succeeded
 */
export async function publish(
  result: StepResult,
  view: View,
  facts: RunFacts,
  channels: Channels,
): Promise<boolean> {
  const { log, files } = channels;
  const attempt = async <Value>(part: () => Value): Promise<Awaited<Value> | undefined> => {
    try {
      return await part();
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      log.warning(`Could not publish part of the result: ${message}`);
      log.stack(stack);
      return undefined;
    }
  };
  const run = (await attempt(() => writeFiles(result, view, facts, files))) ?? facts;
  const outputs = await attempt(() => outputsOf(result, view, run));
  if (outputs !== undefined) await attempt(() => setOutputs(outputs.values, channels));
  const page = await attempt(() => pageOf(result, view, run, outputs?.tooLarge));
  if (page !== undefined) {
    const isInSummary = await attempt(() => addSummary(summaryOf(result, run, page), channels));
    await attempt(() => logResult(run, page, isInSummary === true, view.annotations?.(result) ?? [], log));
  }
  const annotation = errorAnnotation(result, outcomeOf(result, view), run.cancelled);
  if (annotation === undefined) return true;
  log.error(withPages(annotation, facts.actionFiles));
  if (result.failure?.kind === 'unexpected') log.stack(result.failure.stack);
  return false;
}

export async function publishProblems(
  inputs: { operation: string; problems: readonly InputProblem[]; warnings: readonly InputProblem[] },
  version: string,
  channels: Channels,
): Promise<void> {
  const { log, files } = channels;
  const { operation, problems, warnings } = inputs;
  writeProblemReport(files.report, operation, problems, version);
  const { path, problem } = files.report;
  const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
  await setOutputs(path === undefined ? outputs : { ...outputs, 'report-path': path }, channels);
  const unwritten =
    problem === undefined ? [] : [noticeText({ kind: 'file-unwritten', file: 'report', problem }).text];
  const warningTexts = [...warnings.map(inputSentence), ...unwritten];
  await addSummary(problemSummary(problems, warningTexts), channels);
  // The error below covers all problems.
  const placed = problems.flatMap(({ place }) => place ?? []);
  const onLines = placed.map((place) => ({ place, message: sentence(place.message) }));
  logWarnings(warningTexts, onLines, log);
  log.error(inputAnnotation(operation, problems));
}

/** The report comes last, with the notices of the others. @returns the facts with files and notices */
export function writeFiles(result: StepResult, view: View, facts: RunFacts, files: StepFiles): RunFacts {
  view.files?.(result, facts, files);
  files.csv.writeAll(view.csv?.(result, viewContext(facts, result)) ?? []);
  const notices = [...facts.notices];
  if (files.csv.path !== undefined && isCsvPartial(result)) notices.push({ kind: 'csv-partial' });
  const sarif = sarifWithGaps(result, view.sarif?.(result, facts));
  if (sarif?.text !== undefined) files.sarif.writeAll(sarif.text);
  notices.push(...(sarif?.notices ?? []));
  const run = { ...facts, notices };
  writeReport(files.report, result, view, run);
  return { ...run, files };
}

function logResult(
  run: RunFacts,
  page: Page,
  isInSummary: boolean,
  annotations: readonly LineAnnotation[],
  log: Log,
): void {
  const context = page.context.map(inlineText).filter(Boolean).join(' · ');
  log.group(page.title, [context, ...page.failures].filter(Boolean));
  const { path } = run.files?.report ?? {};
  const places = [isInSummary && 'Details: job summary.', path !== undefined && `Full report: ${path}`];
  if (places.some(Boolean)) log.info(places.filter(Boolean).join(' '));
  const named = (text: string) => withPages(text, page.files);
  for (const text of page.notes) log.info(named(text));
  logWarnings(page.warnings.map(named), annotations, log);
}

/** At least half of what the runner shows is for each. */
function logWarnings(texts: readonly string[], onLines: readonly LineAnnotation[], log: Log): void {
  const max = MAX_ANNOTATIONS - Math.min(onLines.length, MAX_ANNOTATIONS / 2);
  const shown = texts.length <= max ? texts : texts.slice(0, max - 1);
  for (const text of shown) log.warning(text);
  const more = texts.length - shown.length;
  if (more > 0) log.warning(`${number(more)} more warnings: see the summary.`);
  const remaining = MAX_ANNOTATIONS - Math.min(texts.length, max);
  for (const { place, message } of onLines.slice(0, remaining)) log.warning(message, place);
}

/** Without the remedy: the runner cuts annotations at 4096 characters. */
const MAX_ANNOTATION_LENGTH = 3000;
const SHOWN_CAUSES = 3;

export function errorAnnotation(
  result: StepResult,
  outcome: Outcome,
  cancelled: boolean,
): string | undefined {
  const { failure } = result;
  if (failure === undefined) return undefined;
  const { message, remedy } = explainFailure(failure, result);
  const partly = outcome === 'partial' ? ' in part' : '';
  const head = `\`${result.operation}\` ${cancelled ? 'was cancelled' : `failed${partly}`}`;
  // Their messages name the policies.
  const namesRows = failure.kind === 'policies-changed' || failure.kind === 'policies-invalid';
  const causes = failuresByCause(namesRows ? [] : (result.rows ?? []));
  // The message would count a single row, or repeat the cause that ended the step.
  const isSingle = failure.kind === 'rows-failed' && failure.selected === 1;
  const messages = causes.map((cause) => cause.failure && explain(rootFailure(cause.failure)).message);
  const texts = causes.slice(0, SHOWN_CAUSES).map(({ text }) => text);
  const parts = isSingle || messages.includes(message) ? texts : [message, ...texts];
  const shown = parts.map((part) => plainText(part, MAX_ANNOTATION_LENGTH / parts.length));
  const more = causes.length - SHOWN_CAUSES;
  const rest = more > 0 ? ` See the summary for ${counted(more, 'more cause')}.` : '';
  return `${head}: ${shown.join('. ')}.${rest} ${remedy}.`;
}

export function inputAnnotation(operation: string, problems: readonly InputProblem[]): string {
  const step = operation === '' ? 'The step' : `\`${operation}\``;
  const whole = problems.map(inputSentence).join(' ');
  if (problems.length === 1) return `${step}: invalid input, nothing was sent. ${whole}`;
  const head = `${step}: ${number(problems.length)} problems in its inputs, nothing was sent.`;
  const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
  const shown = whole.length <= MAX_ANNOTATION_LENGTH ? whole : `The summary explains each: ${names}.`;
  return `${head} ${shown} Correct them and run it again.`;
}
