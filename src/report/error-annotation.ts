import type { ProjectRows } from '../changes/rows.ts';
import { byProject, rowsByKind } from '../changes/rows.ts';
import type { InputProblem } from '../model/ports.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import { plainText } from '../runner/log.ts';
import { explain } from './explain.ts';
import { number } from './figures.ts';
import { inputSentence } from './notices.ts';
import { inState } from './row-states.ts';

/** In characters, of what is wrong: the runner cuts annotations at 4096, and the end says what to do. */
const MAX_LENGTH = 3000;
const SHOWN_PROJECTS = 3;

/**
 * The one error annotation of a failed step: its first sentence says what failed, its last what to do.
 * Undefined when nothing failed.
 */
export function errorAnnotation(
  result: StepResult,
  outcome: Outcome,
  cancelled: boolean,
): string | undefined {
  const { failure } = result;
  if (failure === undefined) return undefined;
  const { what, remedy } = explain(failure);
  const partly = outcome === 'partial' ? ' in part' : '';
  const head = `The operation ${result.operation} ${cancelled ? 'was cancelled' : `failed${partly}`}`;
  const projects = byProject(inState(rowsByKind(result.rows ?? []).projects, 'failed', 'unknown'));
  if (failure.kind !== 'rows-failed' || projects.length === 0) {
    return `${head}: ${plainText(what, MAX_LENGTH)}. ${remedy}.`;
  }
  const shown = projects.slice(0, SHOWN_PROJECTS).map(failedProject);
  const more = projects.length - shown.length;
  const rest = more > 0 ? ` And ${number(more)} more, see the summary.` : '';
  // One project of one needs no count.
  const count = failure.selected === 1 ? '' : `${what}. `;
  return `${head}: ${count}${shown.join('. ')}.${rest} ${remedy}.`;
}

/** The annotation for wrong inputs. */
export function inputAnnotation(operation: string, problems: readonly InputProblem[]): string {
  const [first] = problems;
  if (problems.length === 1 && first !== undefined) {
    return `Invalid input: ${inputSentence(first)} Nothing was sent.`;
  }
  const head = `The step${operation === '' ? '' : ` ${operation}`} failed before it sent anything: ${number(problems.length)} problems were found.`;
  const whole = problems.map(inputSentence).join(' ');
  const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
  const shown = whole.length <= MAX_LENGTH ? whole : `The summary says what is wrong with each: ${names}.`;
  return `${head} ${shown} Correct them and run it again.`;
}

function failedProject({ project, rows }: ProjectRows): string {
  const failure = rows.find((row) => row.failure !== undefined)?.failure;
  const what = failure === undefined ? '' : explain(failure).what;
  const text = what.endsWith(project.name) ? what : `${project.name}: ${what}`;
  return plainText(text, MAX_LENGTH / SHOWN_PROJECTS);
}
