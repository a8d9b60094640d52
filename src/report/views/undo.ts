import { rowsByKind } from '../../changes/rows.ts';
import type { UndoResult } from '../../model/result.ts';
import { paragraph, type Section, section } from '../content.ts';
import { siblingsText } from '../finding-rows.ts';
import { projectCounts, triageCounts, written, writtenPhrase } from '../journal.ts';
import type { PageView } from '../view.ts';

export const undoView: PageView<'undo'> = {
  ...written,

  headline({ rows, request, failure }) {
    const { report, dryRun } = request;
    if (rows.length > 0) return writtenPhrase(rows, dryRun, 'moved back');
    if (failure !== undefined) return dryRun ? 'Nothing was planned' : 'Nothing was undone';
    return `The ${report.operation} step left nothing to undo`;
  },

  sections: (result, run) => [...againSection(result), ...written.sections(result, run)],

  facts: ({ request, rows }) => [
    ['Undoes', { code: request.report.operation }],
    [request.dryRun ? 'Would also move' : 'Also moved', siblingsText(rowsByKind(rows).findings)],
  ],

  outputs: ({ rows, request: { dryRun } }) => ({
    ...projectCounts(rows, dryRun),
    ...triageCounts(rows, dryRun),
  }),
};

const AGAIN: Readonly<Partial<Record<UndoResult['request']['report']['operation'], string>>> = {
  triage:
    'A scheduled `triage` with the same filters moves these findings again. Disable its workflow, or narrow its filters, first.',
  apply:
    'The next `apply` makes these changes again. Revert the rules file, or disable the workflow that applies it, first.',
};

/** What would undo the undo. */
function againSection({ request, rows }: UndoResult): Section[] {
  const text = AGAIN[request.report.operation];
  return text === undefined || rows.length === 0 ? [] : section('', paragraph(['⚠️ ', { sentence: text }]));
}
