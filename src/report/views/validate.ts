import { counted } from '../figures.ts';
import { paragraph, prose } from '../markup.ts';
import type { View } from '../view.ts';

export const validateView: View<'validate'> = {
  headline: ({ request: { rules } }) => `${rules.path} is a valid rules file`,

  context: ({ request: { rules } }) => [
    `${counted(rules.projects.length, 'rule')} for projects, ${counted(rules.findings?.length ?? 0, 'rule')} for findings`,
  ],

  facts: ({ request: { rules } }) => [['Looks at GitHub', rules.needs.github ? 'yes' : 'no']],

  sections: () => [
    paragraph(prose('This checked only the file; `plan` compares it with the platform and with GitHub.')),
  ],
  outputs: () => ({}),
  logLines: () => [],
};
