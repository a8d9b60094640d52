import { counted, joined } from '../figures.ts';
import { code, prose } from '../markup.ts';
import type { View } from '../view.ts';

export const exportView: View<'export'> = {
  headline({ written, request }) {
    if (written === undefined) return `${request.path} was not written`;
    return `${request.path} has ${counted(written.rules, 'rule')} for ${counted(written.projects, 'project')}`;
  },

  facts({ written, request }) {
    if (written === undefined) return [];
    const { policies } = written;
    return [
      ['Rules file', code(request.path)],
      ['Policies', policies.length === 0 ? 'none' : joined(policies.map((part) => code(part)))],
      ['Next', prose('read it, commit it, and run `plan` with it: it shows no changes')],
    ];
  },

  sections: () => [],
  outputs: ({ written }) => ({ 'rules-path': written?.path }),
  logLines: () => [],
  isPartial: () => false,
};
