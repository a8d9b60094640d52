import type { FieldChange, ProjectChange, SettingChange, TagChange } from '../../model/change.ts';
import type { FormerProject } from '../../model/journal.ts';
import {
  SETTING_FIELDS,
  type SettingField,
  type SettingValue,
  SWITCH_FIELDS,
  TEXT_FIELDS,
  type TextField,
  textProperties,
} from '../../model/project-settings.ts';
import { hasTag, PLATFORM_TAG, tagKey, tagsWithout } from '../../model/tags.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import type { PlatformWriter, ProjectWriteOptions } from '../../platform/writer.ts';

export type SettingValues = Readonly<Record<SettingField, SettingValue>>;
type ReadSetting<F> = (project: Project) => F extends TextField ? string | undefined : boolean;
type SendText = (
  writer: PlatformWriter,
  slug: string,
  name: string,
  text: string,
  options: ProjectWriteOptions,
) => Promise<WriteAnswer<Project>>;

/** How the value of each setting is read from a project. */
export const SETTINGS: { readonly [F in SettingField]: ReadSetting<F> } = {
  diff_scan: (project) => managedScans(project).diff_scan,
  full_scan: (project) => managedScans(project).full_scan,
  // A server may name a branch that is not set by an empty string.
  primary_branch: ({ primary_branch: branch }) => branch?.replace(/^refs\/heads\//, '') || undefined,
};

/** Which request sets each text. */
const TEXTS: Readonly<Record<TextField, SendText>> = {
  primary_branch: (writer, ...wanted) => writer.setPrimaryBranch(...wanted),
};

/** What one request writes of a project. */
export interface ProjectPart {
  isSame(one: Project, other: Project): boolean;
  of(project: Project): Partial<Project>;
}

export const TAGS: ProjectPart = {
  // The platform's own tag comes and goes without anybody's request.
  isSame: (one, other) => tagDifferences(one, other).every(({ tag }) => tag === PLATFORM_TAG),
  of: ({ tags }) => ({ tags }),
};

/** Settings that one request makes. */
export interface SettingKind extends ProjectPart {
  fields: readonly SettingField[];
  /** Whether the request also sends those that stay as they are. */
  sendsAll: boolean;
  /** Whether a project, as it was read, has them. */
  isIn(project: Project): boolean;
  send(
    writer: PlatformWriter,
    slug: string,
    name: string,
    values: SettingValues,
    options: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>>;
}

/** In the order in which they are written. */
export const SETTING_KINDS: readonly SettingKind[] = [
  settingKind({
    fields: SWITCH_FIELDS,
    // What happens to a flag that is not sent is not defined (field-notes, "Requests").
    sendsAll: true,
    isIn: ({ managed_scan_config: config }) => config !== undefined,
    of: ({ managed_scan_config: config }) => (config === undefined ? {} : { managed_scan_config: config }),
    send: (writer, slug, name, values, options) =>
      writer.toggleManagedScan(
        slug,
        name,
        { diff_scan: values.diff_scan === true, full_scan: values.full_scan === true },
        options,
      ),
  }),
  ...TEXT_FIELDS.map((field) =>
    settingKind({
      fields: [field],
      sendsAll: false,
      isIn: () => true,
      of: ({ [field]: value }) => (value === undefined ? {} : { [field]: value }),
      send: (writer, slug, name, { [field]: value }, options) =>
        TEXTS[field](writer, slug, name, String(value ?? ''), options),
    }),
  ),
];

function settingKind(kind: Omit<SettingKind, 'isSame'>): SettingKind {
  return { ...kind, isSame: (one, other) => settingDifferences(one, other, kind).length === 0 };
}

/** The managed scans of a project; a server may leave out what is off. */
export function managedScans({ managed_scan_config: config }: Project): ManagedScans {
  return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}

export function isTagChange<C extends ProjectChange | FieldChange>(
  change: C,
): change is C & { field: 'tag' } {
  return change.field === 'tag';
}

export function isSettingChange(change: ProjectChange): change is SettingChange {
  return change.field !== 'tag';
}

/** What a change is made to, apart from the project. */
export function changeKey(change: FieldChange | ProjectChange): string {
  return isTagChange(change) ? `tag ${tagKey(change.tag)}` : change.field;
}

/** Whether a project is as a change wants it. */
export function shows(project: Project, change: ProjectChange): boolean {
  return valueIn(project, change) === change.after;
}

/** Whether a project is as it was when the change was planned. */
export function isAsBefore(project: Project, change: ProjectChange): boolean {
  return valueIn(project, change) === change.before;
}

function valueIn(project: Project, change: ProjectChange): SettingValue {
  return isTagChange(change) ? hasTag(project.tags, change.tag) : SETTINGS[change.field](project);
}

/** What a project was, for the report; its switches only where the platform gave them. */
export function formerOf(project: Project): FormerProject {
  return {
    tags: project.tags,
    ...(project.managed_scan_config === undefined ? {} : { managedScans: managedScans(project) }),
    ...textProperties((field) => SETTINGS[field](project)),
  };
}

/** What differs between two looks at the fields; of settings only those that both have. */
export function tagDifferences(before: Project, now: Project): Omit<TagChange, 'target'>[] {
  return [
    ...tagsWithout(now.tags, before.tags).map((tag) => tagDifference(tag, true)),
    ...tagsWithout(before.tags, now.tags).map((tag) => tagDifference(tag, false)),
  ];
}

function tagDifference(tag: string, after: boolean): Omit<TagChange, 'target'> {
  return { field: 'tag', tag, before: !after, after };
}

type SettingDifference = Exclude<FieldChange, { field: 'tag' }>;

export function settingDifferences(
  before: Project,
  now: Project,
  { fields, isIn }: Pick<SettingKind, 'fields' | 'isIn'>,
): SettingDifference[] {
  if (!isIn(before) || !isIn(now)) return [];
  return fields
    .filter((field) => SETTINGS[field](before) !== SETTINGS[field](now))
    .map(
      (field) =>
        ({ field, before: SETTINGS[field](before), after: SETTINGS[field](now) }) as SettingDifference,
    );
}

/** The present values of all settings. */
export function settingValues(project: Project): SettingValues {
  return Object.fromEntries(
    SETTING_FIELDS.map((field) => [field, SETTINGS[field](project)]),
  ) as SettingValues;
}
