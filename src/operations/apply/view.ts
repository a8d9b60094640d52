import { inState } from '../../changes/rows.ts';
import { planBasics, skippedSection, waitingSection } from '../../report/plan/sections.ts';
import { problemSection } from '../../report/policy-rows.ts';
import type { View } from '../../report/view.ts';
import { rowSections, trackFailures, writtenPhrase } from '../../report/written.ts';
import type { ApplyResult } from './run.ts';

export const view: View<ApplyResult> = {
  ...planBasics,
  tracked: trackFailures,

  // Until a change has been tried, the headline is that of the plan.
  headline: (result) =>
    hasStarted(result) ? writtenPhrase(result.rows, false) : planBasics.headline(result),

  // Overdue findings and uncovered repositories need people's work, not changes, so only `plan` reports them.
  figures(result) {
    const { overdue: _, uncovered: __, ...figures } = planBasics.figures(result);
    return figures;
  },

  sections(result, context) {
    if (!hasStarted(result)) return planBasics.sections(result, context);
    return [
      ...problemSection(result.failure),
      ...rowSections(result, context),
      ...skippedSection(result),
      ...waitingSection(result),
    ];
  },
};

function hasStarted({ rows, request }: ApplyResult): boolean {
  return !request.dryRun && inState(rows, 'changed', 'unknown', 'failed').length > 0;
}
