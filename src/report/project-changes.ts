import type { FieldChange, ProjectChange, SettingChange } from '../model/change.ts';
import type { ProjectRow } from '../model/journal.ts';
import {
  isTextField,
  PROJECT_SETTINGS,
  type SettingField,
  type SettingValue,
} from '../model/project-settings.ts';
import { counted, joined, number, onOff } from './figures.ts';
import { code } from './markup.ts';
import { html } from './text.ts';

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
  const settings = all.filter((change) => change.field !== 'tag');
  const phrases = [...tagPhrases(tags, dryRun), ...settingPhrases(settings, dryRun && tags.length === 0)];
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

function settingPhrases(changes: readonly SettingChange[], dryRun: boolean): string[] {
  const groups = Map.groupBy(changes, ({ field, after }) => JSON.stringify([field, after]));
  return [...groups.values()].map((group, index) => {
    const [first] = group;
    if (first === undefined) return '';
    const { field, after } = first;
    const would = dryRun && index === 0 ? 'would be ' : '';
    const what = countedSettings(group.length, field);
    return isTextField(field)
      ? `${what} ${would}set to ${valueText(after)}`
      : `${what} ${would}switched ${onOff(after === true)}`;
  });
}

/** `1 primary branch`, `4 full scans` */
export function countedSettings(count: number, field: SettingField): string {
  const { one, several } = PROJECT_SETTINGS[field];
  return counted(count, one, several);
}

/** One change as a line of the log: `+ pci`, `full scans on → off`, `primary branch main → trunk`. */
export function changeText(change: ProjectChange | FieldChange): string {
  if (change.field === 'tag') return `${change.after ? '+' : '-'} ${change.tag}`;
  return `${settingName(change)} ${valueText(change.before)} → ${valueText(change.after)}`;
}

export function changeHtml(change: ProjectChange): string {
  if (change.field === 'tag') return `${change.after ? '+' : '−'}&nbsp;${code(change.tag, 100)}`;
  const [before, after] = [valueText(change.before), valueText(change.after)].map((text) => html(text, 100));
  return `${settingName(change)} ${before}&nbsp;→&nbsp;<b>${after}</b>`;
}

function settingName({ field }: Pick<SettingChange, 'field'>): string {
  const { kind, one, several } = PROJECT_SETTINGS[field];
  return kind === 'text' ? one : several;
}

export function valueText(value: SettingValue): string {
  return typeof value === 'boolean' ? onOff(value) : (value ?? 'none');
}
