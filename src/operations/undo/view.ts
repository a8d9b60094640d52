import { inState, rowsByUnit } from '../../changes/rows.ts';
import { paragraph, type Section, section } from '../../report/content.ts';
import type { View } from '../../report/view.ts';
import { projectCounts, rowSections, triageCounts, writtenPhrase } from '../../report/written.ts';
import type { UndoResult } from './run.ts';

export const view: View<UndoResult> = {
  /** A warning if not everything was reverted. */
  sign: ({ rows }, outcome) =>
    outcome === 'succeeded' && (rows.length === 0 || inState(rows, 'left').length > 0) ? '⚠️' : undefined,

  headline({ rows, request, failure }) {
    const { report, dryRun } = request;
    if (rows.length > 0) return writtenPhrase(rows, dryRun, true);
    if (failure !== undefined) return dryRun ? 'Nothing was planned' : 'Nothing was undone';
    return `The ${report.operation} step left nothing to undo`;
  },

  sections: (result, context) => [...againSection(result), ...rowSections(result, context)],

  facts: ({ request }) => [['Undoes', { code: request.report.operation }]],

  outputs: (result) => ({ ...projectCounts(result), ...triageCounts(result) }),
};

const REPEAT_WARNINGS: Readonly<Partial<Record<UndoResult['request']['report']['operation'], string>>> = {
  triage:
    'A scheduled `triage` with the same filters moves these findings again. Disable its workflow, or narrow its filters, first.',
  apply:
    'The next `apply` makes the changes of the rules file again. Revert the rules file, or disable the workflow that applies it, first.',
};

function againSection({ request, rows }: UndoResult): Section[] {
  const text = REPEAT_WARNINGS[request.report.operation];
  const { policies, projects, findings } = rowsByUnit(inState(rows, 'changed', 'would-change', 'unknown'));
  // Rules leave other restored findings alone, because they count as decided by people.
  const secrets = findings.filter(({ change }) => change.finding.kind === 'secrets');
  const again = request.report.operation === 'triage' ? findings : [...policies, ...projects, ...secrets];
  return text !== undefined && again.length > 0 ? section('', paragraph(['⚠️ ', { sentence: text }])) : [];
}
