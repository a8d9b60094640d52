import { isDue } from '../../changes/rows.ts';
import { problemSection } from '../../report/change-rows.ts';
import { planBasics, skippedSection, waitingSection } from '../../report/plan/sections.ts';
import type { View } from '../../report/view.ts';
import { rowSections, trackFailures, writtenPhrase } from '../../report/written.ts';
import type { ApplyResult } from './run.ts';

export const view: View<ApplyResult> = {
  ...planBasics,
  tracked: trackFailures,

  // Until a row has an outcome, the headline is that of the plan.
  headline: (result) =>
    isAsPlanned(result) ? planBasics.headline(result) : writtenPhrase(result.rows, result.request.dryRun),

  sections(result, context) {
    if (isAsPlanned(result)) return planBasics.sections(result, context);
    return [
      ...problemSection(result.failure),
      ...rowSections(result, context),
      ...skippedSection(result),
      ...waitingSection(result),
    ];
  },
};

function isAsPlanned({ plan }: ApplyResult): boolean {
  return plan === undefined || plan.rows.every(isDue);
}
