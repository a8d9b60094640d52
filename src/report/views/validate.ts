import { paragraph, section } from '../content.ts';
import { counted } from '../figures.ts';
import type { PageView } from '../view.ts';

export const validateView: PageView<'validate'> = {
  headline: ({ request: { rules } }) => `The rules file \`${rules.path}\` is valid`,

  context: ({ request: { rules } }) => [
    `${counted(rules.projects.length, 'rule')} for projects, ${counted(rules.findings?.length ?? 0, 'rule')} for findings`,
  ],

  facts: ({ request: { rules } }) => [['Looks at GitHub', rules.needs.github ? 'yes' : 'no']],

  sections: () =>
    section(
      '',
      paragraph({
        sentence: 'This checked only the file; `plan` compares it with the platform and with GitHub.',
      }),
    ),
  outputs: () => ({}),
};
