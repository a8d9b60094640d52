import type { UndoResult } from '../../model/result.ts';
import { siblingsText } from '../finding-rows.ts';
import {
  isPartlyDone,
  journalLogLines,
  journalSections,
  projectCounts,
  triageCounts,
  writtenPhrase,
} from '../journal.ts';
import { platformLinks } from '../platform-links.ts';
import type { View } from '../view.ts';

export const undoView: View<'undo'> = {
  headline({ journal, request }: UndoResult) {
    const { report, dryRun } = request;
    const isEmpty = journal.policies.length + journal.projects.length + journal.findings.length === 0;
    if (isEmpty) return `the ${report.operation} step left nothing to undo`;
    return `${report.operation} undone: ${writtenPhrase(journal, dryRun)}`;
  },

  facts: ({ request, journal }) => [
    ['Takes back', `a <code>${request.report.operation}</code> step`],
    ['Moved along', siblingsText(journal.siblings)],
  ],

  sections({ journal, request, deployment }, _kept, run) {
    const links = platformLinks(run, deployment);
    return journalSections(journal, { links, nowMs: run.endedAtMs, dryRun: request.dryRun });
  },

  outputs: ({ journal, request: { dryRun } }) => ({
    ...projectCounts(journal, dryRun),
    ...triageCounts(journal, dryRun),
  }),

  logLines: ({ journal }) => journalLogLines(journal),
  isPartial: ({ journal, failure }) => isPartlyDone(journal, failure),
};
