import { inState } from '../../changes/rows.ts';
import { rowSections, trackFailures, writtenPhrase } from '../../report/journal.ts';
import { unknownSection } from '../../report/plan/coverage.ts';
import { planBasics, waitingSection } from '../../report/plan/sections.ts';
import { problemSection } from '../../report/policy-rows.ts';
import type { View } from '../../report/view.ts';
import type { ApplyResult } from './run.ts';

export const view: View<ApplyResult> = {
  ...planBasics,
  tracked: trackFailures,

  // The plan is what there is to say as long as nothing was written.
  headline: (result) => (isWritten(result) ? writtenPhrase(result.rows, false) : planBasics.headline(result)),

  // Only a plan shows what needs somebody's attention.
  figures(result) {
    const { overdue: _, uncovered: __, ...figures } = planBasics.figures(result);
    return figures;
  },

  sections(result, context) {
    if (!isWritten(result)) return planBasics.sections(result, context);
    return [
      ...problemSection(result.failure),
      ...rowSections(result, context),
      ...unknownSection(result),
      ...waitingSection(result),
    ];
  },
};

function isWritten({ rows, request }: ApplyResult): boolean {
  return !request.dryRun && inState(rows, 'changed', 'unknown', 'failed').length > 0;
}
