import type { UndoResult } from '../../model/result.ts';
import { siblingsText } from '../finding-rows.ts';
import { projectCounts, triageCounts, written, writtenPhrase } from '../journal.ts';
import type { View } from '../view.ts';

export const undoView: View<'undo'> = {
  ...written,

  headline({ journal, request, failure }: UndoResult) {
    const { report, dryRun } = request;
    const isEmpty = journal.policies.length + journal.projects.length + journal.findings.length === 0;
    if (isEmpty && failure !== undefined) return dryRun ? 'nothing was planned' : 'nothing was undone';
    if (isEmpty) return `the ${report.operation} step left nothing to undo`;
    return writtenPhrase(journal, dryRun, 'moved back');
  },

  facts: ({ request, journal }) => [
    ['Undoes', `<code>${request.report.operation}</code>`],
    ['Also moved', siblingsText(journal.siblings)],
  ],

  outputs: ({ journal, request: { dryRun } }) => ({
    ...projectCounts(journal, dryRun),
    ...triageCounts(journal, dryRun),
  }),
};
