/** The settings of projects that have one value, by their names in the API. */
export const PROJECT_SETTINGS = {
  diff_scan: {
    /** The key in a rule of the rules file; switches are below `managed-scan`. */
    key: 'diff',
    label: 'diff scans',
    meaning: 'Managed scans of pull requests.',
  },
  full_scan: { key: 'full', label: 'full scans', meaning: 'Managed full scans.' },
  primary_branch: {
    key: 'primary-branch',
    label: 'primary branch',
    meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
  },
} as const;

export type SettingField = keyof typeof PROJECT_SETTINGS;
/** Undefined: a branch that is not set. */
export type SettingValue = boolean | string | undefined;
