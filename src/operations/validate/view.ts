import { paragraph, section } from '../../report/content.ts';
import { counted } from '../../report/format.ts';
import type { View } from '../../report/view.ts';
import type { ValidateResult } from './run.ts';

export const view: View<ValidateResult> = {
  headline: ({ request: { rules } }) => `The rules file \`${rules.path}\` is valid`,

  context: ({ request: { rules } }) => [
    `${counted(rules.projects.length, 'rule')} for projects, ${counted(rules.findings?.length ?? 0, 'rule')} for findings`,
  ],

  facts: ({ request: { rules } }) => [['Reads from GitHub', rules.needs.github ? 'yes' : 'no']],

  sections() {
    const next = 'This checked only the file; `plan` compares it with the platform and with GitHub.';
    return section('', paragraph({ sentence: next }));
  },
};
