import { paragraph, section } from '../../report/content.ts';
import { counted, joined } from '../../report/format.ts';
import type { View } from '../../report/view.ts';
import type { ExportResult } from './run.ts';

export const view: View<ExportResult> = {
  headline({ written, request }) {
    if (written === undefined) return `The rules file \`${request.path}\` was not written`;
    return `The new rules file \`${request.path}\` has ${counted(written.rules, 'rule')} for ${counted(written.projects, 'project')}`;
  },

  facts: ({ written }) => [['Policies', written && (joined(written.policies) || 'none')]],

  sections({ written }) {
    const next = 'Review and commit it, then run `plan` with it, which should show no changes.';
    return written === undefined ? [] : section('', paragraph({ sentence: next }));
  },

  outputs: ({ written }) => ({ 'rules-path': written?.path }),
};
