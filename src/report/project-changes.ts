import type { ProjectChange, SwitchChange } from '../model/change.ts';
import type { ProjectRow } from '../model/result.ts';
import { counted, joined, number, onOff } from './figures.ts';
import { code } from './markup.ts';

/** The changes of a row that are true now, or on a dry run would be. */
export function madeChanges({ state, done, changes }: ProjectRow): readonly ProjectChange[] {
  if (done !== undefined) return done;
  return state === 'changed' || state === 'would-change' ? changes : [];
}

/** The changes of a row that were planned and not made. */
export function leftChanges({ done = [], changes }: ProjectRow): readonly ProjectChange[] {
  const made = new Set(done.map(changeText));
  return changes.filter((change) => !made.has(changeText(change)));
}

/**
 * `12 tags added and 3 removed in 10 projects`, `4 full scans switched on in 4 projects`; `nothing changed`.
 *
 * @param dryRun whether the changes are only planned
 */
export function changesPhrase(rows: readonly ProjectRow[], dryRun: boolean): string {
  const made = rows.map(madeChanges).filter((changes) => changes.length > 0);
  if (made.length === 0) return dryRun ? 'nothing would change' : 'nothing changed';
  const all = made.flat();
  const tags = all.filter((change) => change.field === 'tag');
  const switches = all.filter((change) => change.field !== 'tag');
  const phrases = [...tagPhrases(tags, dryRun), ...switchPhrases(switches, dryRun && tags.length === 0)];
  return `${joined(phrases)} in ${counted(made.length, 'project')}`;
}

function tagPhrases(changes: readonly ProjectChange[], dryRun: boolean): string[] {
  const added = changes.filter(({ after }) => after).length;
  const removed = changes.length - added;
  const would = dryRun ? 'would be ' : '';
  const phrases = added === 0 ? [] : [`${counted(added, 'tag')} ${would}added`];
  if (removed === 0) return phrases;
  return [
    ...phrases,
    added === 0 ? `${counted(removed, 'tag')} ${would}removed` : `${number(removed)} removed`,
  ];
}

function switchPhrases(changes: readonly SwitchChange[], dryRun: boolean): string[] {
  const phrases = (['full_scan', 'diff_scan'] as const).flatMap((field) =>
    [true, false].flatMap((after) => {
      const count = changes.filter((change) => change.field === field && change.after === after).length;
      return count === 0 ? [] : [{ count, noun: `${field.split('_')[0]} scan`, to: onOff(after) }];
    }),
  );
  return phrases.map(({ count, noun, to }, index) => {
    const would = dryRun && index === 0 ? 'would be ' : '';
    return `${counted(count, noun)} ${would}switched ${to}`;
  });
}

/** One change as a line of the log: `+ pci`, `full scans on → off`. */
export function changeText(change: ProjectChange): string {
  if (change.field === 'tag') return `${change.after ? '+' : '-'} ${change.tag}`;
  return `${switchName(change)} ${onOff(change.before)} → ${onOff(change.after)}`;
}

export function changeHtml(change: ProjectChange): string {
  if (change.field === 'tag') return `${change.after ? '+' : '−'}&nbsp;${code(change.tag, 100)}`;
  return `${switchName(change)} ${onOff(change.before)}&nbsp;→&nbsp;<b>${onOff(change.after)}</b>`;
}

function switchName({ field }: SwitchChange): string {
  return field === 'full_scan' ? 'full scans' : 'diff scans';
}
