import type { ProjectRow, RowState } from '../model/journal.ts';
import { explainRow } from './explain/rows.ts';
import { number } from './figures.ts';
import { changeText, leftChanges, madeChanges } from './project-changes.ts';

export const MAX_LOG_LINES = 100;

/** In the order in which a reader needs them: what went wrong first. */
const ORDER: readonly RowState[] = [
  'failed',
  'unknown',
  'not-reached',
  'left',
  'changed',
  'would-change',
  'unchanged',
];

/** One line for each project, the first hundred. */
export function projectLogLines(rows: readonly ProjectRow[]): string[] {
  const sorted = ORDER.flatMap((state) => rows.filter((row) => row.state === state));
  return limited(sorted, projectLine, 'projects');
}

/** The first hundred lines, and how many more there are. */
export function limited<T>(items: readonly T[], line: (item: T) => string, of: string): string[] {
  const more = items.length - MAX_LOG_LINES;
  const lines = items.slice(0, MAX_LOG_LINES).map(line);
  return more > 0 ? [...lines, `… and ${number(more)} more ${of}.`] : lines;
}

function projectLine(row: ProjectRow): string {
  const { project, state, failure, tagsAtRisk = [] } = row;
  const isPlan = state === 'not-reached' || state === 'left';
  const what = (isPlan ? leftChanges(row) : madeChanges(row)).map(changeText).join(', ');
  const made = isPlan ? madeChanges(row).map(changeText).join(', ') : '';
  const risk = tagsAtRisk.length === 0 ? '' : `; tags at risk: ${tagsAtRisk.join(', ')}`;
  const why = failure === undefined ? '' : `: ${explainRow(failure).what}`;
  return `${state.replace('-', ' ')}: ${project}${what === '' ? '' : `: ${what}`}${made === '' ? '' : `; changed before: ${made}`}${why}${risk}`;
}
