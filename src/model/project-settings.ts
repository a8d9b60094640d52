/**
 * The settings of projects that have one value, by their names in the API. Everything that knows one reads this table:
 * the rules file, its schema, plans, reports and undo. How each is read and written is in `projects/`.
 */
export const PROJECT_SETTINGS = {
  diff_scan: {
    kind: 'switch',
    /** In a rule of the rules file; switches stand under `managed-scan` there. */
    key: 'diff',
    one: 'diff scan',
    several: 'diff scans',
    meaning: 'Managed scans of pull requests.',
  },
  full_scan: {
    kind: 'switch',
    key: 'full',
    one: 'full scan',
    several: 'full scans',
    meaning: 'Managed full scans.',
  },
  primary_branch: {
    kind: 'text',
    key: 'primary-branch',
    /** In a rule that was read. */
    property: 'primaryBranch',
    one: 'primary branch',
    several: 'primary branches',
    /** What the rows of a plan call it. */
    word: 'branch',
    meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
  },
} as const;

export type SettingField = keyof typeof PROJECT_SETTINGS;
export type TextField = 'primary_branch';
/** Undefined: a text that is not set. */
export type SettingValue = boolean | string | undefined;

/** In the order in which plans name them. */
export const SETTING_FIELDS = Object.keys(PROJECT_SETTINGS) as SettingField[];
export const TEXT_FIELDS: readonly TextField[] = ['primary_branch'];

export function isTextField(field: SettingField): field is TextField {
  return PROJECT_SETTINGS[field].kind === 'text';
}
