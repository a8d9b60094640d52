import { counted, joined } from '../figures.ts';
import { code, paragraph, prose } from '../markup.ts';
import type { View } from '../view.ts';

export const exportView: View<'export'> = {
  headline({ written, request }) {
    if (written === undefined) return `${request.path} was not written`;
    return `${request.path} has ${counted(written.rules, 'rule')} for ${counted(written.projects, 'project')}`;
  },

  facts({ written }) {
    if (written === undefined) return [];
    const { policies } = written;
    return [['Policies', policies.length === 0 ? 'none' : joined(policies.map((part) => code(part)))]];
  },

  sections({ written }) {
    const next = 'Read it, commit it, and run `plan` with it: it shows no changes.';
    return written === undefined ? [] : [paragraph(prose(next))];
  },
  logLines: () => [],
  outputs: ({ written }) => ({ 'rules-path': written?.path }),
};
