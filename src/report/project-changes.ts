import type { ProjectChange } from '../changes/change.ts';
import {
  isTextField,
  PROJECT_SETTINGS,
  type SettingField,
  type SettingValue,
} from '../model/project-settings.ts';
import type { Inline } from './content.ts';
import { counted, joined, number, onOff } from './figures.ts';
import { inState, type ProjectRow } from './row-states.ts';

type TagChange = Extract<ProjectChange, { field: 'tag' }>;
type SettingChange = Exclude<ProjectChange, TagChange | { field: 'none' }>;

/** `12 tags added and 3 removed in 10 projects`; empty where nothing changed, or would in a dry run. */
export function changesPhrase(rows: readonly ProjectRow[], dryRun: boolean): string {
  const made = inState(rows, dryRun ? 'would-change' : 'changed').map(({ change }) => change);
  if (made.length === 0) return '';
  const tags = made.filter((change) => change.field === 'tag');
  const settings = made.filter((change) => change.field !== 'tag' && change.field !== 'none');
  const projects = new Set(made.map(({ project }) => project.name));
  const phrases = [...tagPhrases(tags, dryRun), ...settingPhrases(settings, dryRun && tags.length === 0)];
  return `${joined(phrases)} in ${counted(projects.size, 'project')}`;
}

function tagPhrases(changes: readonly TagChange[], dryRun: boolean): string[] {
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
  return [...groups.values()].map(([first, ...others], index) => {
    if (first === undefined) return '';
    const would = dryRun && index === 0 ? 'would be ' : '';
    const what = countedSettings(others.length + 1, first.field);
    return isTextField(first.field)
      ? `${what} ${would}set to ${valueText(first.after)}`
      : `${what} ${would}switched ${onOff(first.after === true)}`;
  });
}

/** `1 primary branch`, `4 full scans` */
export function countedSettings(count: number, field: SettingField): string {
  const { one, several } = PROJECT_SETTINGS[field];
  return counted(count, one, several);
}

/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
export function changeText(change: ProjectChange): Inline {
  if (change.field === 'none') return '';
  if (change.field === 'tag')
    return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
  const after: Inline = { text: valueText(change.after), max: 100 };
  return [
    `${settingName(change.field)} `,
    { text: valueText(change.before), max: 100 },
    ' → ',
    { strong: after },
  ];
}

function settingName(field: SettingField): string {
  const { kind, one, several } = PROJECT_SETTINGS[field];
  return kind === 'text' ? one : several;
}

export function valueText(value: SettingValue): string {
  return typeof value === 'boolean' ? onOff(value) : (value ?? 'none');
}
