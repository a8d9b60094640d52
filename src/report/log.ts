import { type Change, outcomeOf, type StepResult } from '../model/result.ts';
import { explain, explainResult } from './explain.ts';
import { noticeWords, problemWords } from './notices.ts';
import { triageWords } from './request-words.ts';
import { headline } from './summary.ts';
import { plainText } from './text.ts';
import { scanChanges } from './views/fleet.ts';

const MAX_LINES = 100;
/** In characters, of what is wrong: the runner cuts annotations at 4096, and the end says what to do. */
const MAX_ANNOTATION_LENGTH = 3000;

/** The lines of the log that tell what a step did. They still need to pass `logLine`. */
export function logLines(result: StepResult): { title: string; lines: string[] } {
  return { title: `${result.operation}: ${headline(result)}`, lines: detailLines(result) };
}

function detailLines(result: StepResult): string[] {
  switch (result.operation) {
    case 'tag':
    case 'managed-scan': {
      const lines = result.rows.slice(0, MAX_LINES).map(({ project, state, change, failure }) => {
        const why = failure === undefined ? '' : `: ${explain(failure).what}`;
        const what = change === undefined || state === 'failed' ? '' : `: ${changeLine(change)}`;
        return `${state.replace('-', ' ')}: ${project}${what}${why}`;
      });
      const more = result.rows.length - lines.length;
      return more > 0 ? [...lines, `and ${more} more; the report has all of them`] : lines;
    }
    case 'triage':
      return [triageWords(result.request)];
    default:
      return [];
  }
}

function changeLine(change: Change): string {
  if (change.of === 'tags') return `+ ${change.added.join(', ')}`;
  return scanChanges(change)
    .map(({ name, before, after }) => `${name} ${before} → ${after}`)
    .join(', ');
}

/**
 * The one error annotation of a failed step: its first sentence says what failed, its last what to do.
 * Undefined when nothing failed.
 */
export function annotationOf(result: StepResult, cancelled: boolean): string | undefined {
  const explanation = explainResult(result);
  if (explanation === undefined) return undefined;
  const { what, remedy } = explanation;
  const head = cancelled ? `The operation ${result.operation} was cancelled` : failedWords(result);
  if (!('rows' in result) || result.failure?.kind !== 'projects-failed')
    return `${head}: ${what}. ${remedy}.`;
  const failed = result.rows.filter((row) => row.failure !== undefined);
  const told = failed
    .slice(0, 3)
    .map((row) =>
      plainText(`${row.project}: ${row.failure ? explain(row.failure).what : ''}`, MAX_ANNOTATION_LENGTH / 3),
    );
  const more =
    failed.length > told.length ? ` And ${failed.length - told.length} more, see the summary.` : '';
  const [first] = failed;
  const last = first?.failure === undefined ? remedy : explain(first.failure).remedy;
  return `${head}: ${what}. ${told.join('. ')}.${more} ${last}.`;
}

function failedWords(result: StepResult): string {
  const partly = outcomeOf(result) === 'partial' ? ' in part' : '';
  return `The operation ${result.operation} failed${partly}`;
}

/** The annotation for wrong inputs. */
export function problemAnnotation(
  operation: string,
  problems: readonly { input: string; message: string }[],
): string {
  const count = problems.length === 1 ? 'an input is wrong' : `${problems.length} inputs are wrong`;
  const head = `The step${operation === '' ? '' : ` ${operation}`} failed before it sent anything: ${count}.`;
  const whole = problems.map(problemWords).join(' ');
  const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
  const told =
    whole.length <= MAX_ANNOTATION_LENGTH ? whole : `The summary says what is wrong with each: ${names}.`;
  return `${head} ${told} Correct ${problems.length === 1 ? 'it' : 'them'} in the workflow and run it again.`;
}

export function warningLines(result: StepResult): string[] {
  return result.notices.map(noticeWords);
}
