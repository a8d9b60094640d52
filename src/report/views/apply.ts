import { rowsByKind } from '../../changes/rows.ts';
import type { ApplyResult } from '../../model/result.ts';
import { siblingsText } from '../finding-rows.ts';
import { rowSections, written, writtenPhrase } from '../journal.ts';
import {
  changesSection,
  leftAloneSection,
  planContext,
  planFacts,
  planHeadline,
  triageSection,
  unknownSection,
} from '../plan-sections.ts';
import { planLogLines } from '../plan-text.ts';
import { listContext } from '../platform-links.ts';
import { problemSection } from '../policy-rows.ts';
import { countOf } from '../row-states.ts';
import type { View } from '../view.ts';
import { planOutputs } from './plan.ts';

export const applyView: View<'apply'> = {
  headline(result) {
    const { plan, request, rows } = result;
    // Nothing was written: the plan is what there is to say.
    if (plan === undefined || request.dryRun || !isWritten(result)) return planHeadline(result);
    return writtenPhrase(rows, false);
  },

  context: planContext,

  facts: (result) => [...planFacts(result), ['Also moved', siblingsText(rowsByKind(result.rows).findings)]],

  sections(result, run) {
    const options = listContext(run, result);
    const shown = isWritten(result)
      ? [...rowSections(result, run), ...unknownSection(result)]
      : [...changesSection(result, options), ...triageSection(result, options)];
    return [...problemSection(result.failure), ...shown, ...leftAloneSection(result)];
  },

  outputs: (result, run) => planOutputs(result, run),

  logLines(result) {
    return [...planLogLines(result), ...(isWritten(result) ? written.logLines(result) : [])];
  },

  isPartial: written.isPartial,
};

/** Whether any write was tried. */
function isWritten({ rows, request }: ApplyResult): boolean {
  return !request.dryRun && countOf(rows, 'changed', 'unknown', 'failed') > 0;
}
