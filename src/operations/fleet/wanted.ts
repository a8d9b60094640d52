import type { ProjectChange, SettingChange, TagChange } from '../../model/change.ts';
import type { SettingField, SettingValue } from '../../model/project-settings.ts';
import { hasTag, tagsWithout } from '../../model/tags.ts';
import type { Project } from '../../platform/resources/project.ts';
import { SETTINGS } from '../write/project-fields.ts';
import { targetOf } from '../write/project-record.ts';

/** @param removes whether a tag that is there is to go; a tag of `add` never does */
export function tagChanges(
  project: Project,
  add: readonly string[],
  removes: (tag: string) => boolean,
): TagChange[] {
  const target = targetOf(project);
  const removed = project.tags.filter((tag) => !hasTag(add, tag) && removes(tag));
  return [
    ...tagsWithout(add, project.tags).map((tag) => tagChange(target, tag, true)),
    ...removed.map((tag) => tagChange(target, tag, false)),
  ];
}

function tagChange(target: TagChange['target'], tag: string, after: boolean): TagChange {
  return { target, field: 'tag', tag, before: !after, after };
}

/** @param wanted a setting that is absent or undefined is left as it is */
export function settingChanges(
  project: Project,
  wanted: Readonly<Partial<Record<SettingField, SettingValue>>>,
): ProjectChange[] {
  const target = targetOf(project);
  return Object.entries(wanted).flatMap(([field, after]) => {
    const before = SETTINGS[field as SettingField](project);
    if (after === undefined || after === before) return [];
    return [{ target, field, before, after } as SettingChange];
  });
}
