/** A setting of a project that has one value: a managed scan that is on or off, or a text. */
interface ProjectSetting {
  kind: 'switch' | 'text';
  /** In a rule of the rules file; switches stand under `managed-scan` there. */
  key: string;
  meaning: string;
  one: string;
  several: string;
}

/** What is valid: the name of a branch, or any text on one line. */
export type TextSpelling = 'branch' | 'line';

interface TextSetting extends ProjectSetting {
  kind: 'text';
  /** In a rule that was read, and among the former values in a report. */
  property: string;
  spelled: TextSpelling;
  /** What the rows of a plan call it. */
  word: string;
}

/**
 * The settings of projects, by their names in the API. Everything that knows one reads this table: the rules file, its
 * schema, plans, reports and undo. How each is read and written is in `projects/`.
 */
export const PROJECT_SETTINGS = {
  diff_scan: {
    kind: 'switch',
    key: 'diff',
    meaning: 'Managed scans of pull requests.',
    one: 'diff scan',
    several: 'diff scans',
  },
  full_scan: {
    kind: 'switch',
    key: 'full',
    meaning: 'Managed full scans.',
    one: 'full scan',
    several: 'full scans',
  },
  primary_branch: {
    kind: 'text',
    key: 'primary-branch',
    property: 'primaryBranch',
    spelled: 'branch',
    meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
    one: 'primary branch',
    several: 'primary branches',
    word: 'branch',
  },
} as const satisfies Readonly<Record<string, (ProjectSetting & { kind: 'switch' }) | TextSetting>>;

type Table = typeof PROJECT_SETTINGS;
type FieldOf<Kind> = { [F in keyof Table]: Table[F]['kind'] extends Kind ? F : never }[keyof Table];

export type SettingField = keyof Table;
export type SwitchField = FieldOf<'switch'>;
export type TextField = FieldOf<'text'>;

/** Undefined: a text that is not set. */
export type SettingValue = boolean | string | undefined;

/** Texts by the names that they have in rules and reports. */
export type TextProperties = { [F in TextField as Table[F]['property']]?: string };

/** In the order in which plans name them. */
export const SETTING_FIELDS = Object.keys(PROJECT_SETTINGS) as SettingField[];
export const SWITCH_FIELDS = SETTING_FIELDS.filter(isSwitchField);
export const TEXT_FIELDS = SETTING_FIELDS.filter(isTextField);

export function isSwitchField(field: SettingField): field is SwitchField {
  return PROJECT_SETTINGS[field].kind === 'switch';
}

export function isTextField(field: SettingField): field is TextField {
  return PROJECT_SETTINGS[field].kind === 'text';
}
