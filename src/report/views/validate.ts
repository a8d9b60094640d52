import { counted } from '../figures.ts';
import { code, prose } from '../markup.ts';
import type { View } from '../view.ts';

export const validateView: View<'validate'> = {
  headline: ({ request: { rules } }) => `${rules.path} is a valid rules file`,

  facts({ request: { rules } }) {
    const { projects, findings, needs } = rules;
    const count = `${counted(projects.length, 'rule')} for projects, ${counted(findings.length, 'rule')} for findings`;
    const checks = 'the file alone; `plan` compares it with the platform and with GitHub';
    return [
      ['Rules file', code(rules.path)],
      ['Rules', count],
      ['Looks at GitHub', needs.github ? 'yes' : 'no'],
      ['Checked', prose(checks)],
    ];
  },

  sections: () => [],
  outputs: () => ({}),
  logLines: () => [],
  isPartial: () => false,
};
