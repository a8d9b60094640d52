import type { ApplyResult } from '../../model/result.ts';
import { siblingsText } from '../finding-rows.ts';
import { journalSections, written, writtenPhrase } from '../journal.ts';
import {
  changesSection,
  leftAloneSection,
  planContext,
  planFacts,
  planHeadline,
  triageSection,
  unknownSection,
} from '../plan-sections.ts';
import { planTextLines } from '../plan-text.ts';
import { listContext } from '../platform-links.ts';
import { problemSection } from '../policy-rows.ts';
import { MAX_LOG_LINES } from '../project-log.ts';
import { anyChanged } from '../row-states.ts';
import type { View } from '../view.ts';
import { planOutputs } from './plan.ts';

export const applyView: View<'apply'> = {
  headline(result) {
    const { plan, request, journal } = result;
    // Nothing was written: the plan is what there is to say.
    if (plan === undefined || request.dryRun || !isWritten(result)) return planHeadline(result);
    return writtenPhrase(journal, false);
  },

  context: planContext,

  facts: (result) => [...planFacts(result), ['Also moved', siblingsText(result.journal.siblings)]],

  sections(result, _kept, run) {
    const options = listContext(run, result);
    const shown = isWritten(result)
      ? [...journalSections(result, run), ...unknownSection(result)]
      : [...changesSection(result, options), ...triageSection(result, options)];
    return [...problemSection(result.failure), ...shown, ...leftAloneSection(result)];
  },

  outputs: (result, _kept, run) => planOutputs(result, run),

  logLines(result) {
    return [...planTextLines(result, MAX_LOG_LINES), ...(isWritten(result) ? written.logLines(result) : [])];
  },

  isPartial: written.isPartial,
};

/** Whether any write was tried. */
function isWritten({ journal: { policies, projects, findings }, request }: ApplyResult): boolean {
  const rows = [...policies, ...projects, ...findings];
  const isTried = rows.some(({ state }) => state === 'failed');
  return !request.dryRun && (anyChanged(rows) || isTried);
}
