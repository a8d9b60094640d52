import { paragraph, section } from '../../report/content.ts';
import { counted } from '../../report/format.ts';
import type { View } from '../../report/view.ts';
import type { ValidateResult } from './run.ts';

export const view: View<ValidateResult> = {
  headline: ({ request: { rules } }) => `The rules file \`${rules.path}\` is valid`,

  context: ({ request: { rules } }) => [
    `${counted(rules.projects.length, 'rule')} for projects, ${counted(rules.findings?.length ?? 0, 'rule')} for findings`,
    rules.policies === undefined ? '' : 'policies',
  ],

  sections({ request: { rules } }) {
    const compared = rules.needs.github ? 'the platform and with GitHub' : 'the platform';
    const next = `This checked only the file; \`plan\` compares it with ${compared}.`;
    return section('', paragraph({ sentence: next }));
  },
};
