import { findingKey } from '../../findings/finding.ts';
import type { Sign } from '../../report/content.ts';
import { counted, uncapitalized } from '../../report/format.ts';
import { atLeast } from '../../report/gaps.ts';
import { coverageSections, overdueSection, planBasics, workFigures } from '../../report/plan/sections.ts';
import type { View } from '../../report/view.ts';
import type { PlanResult } from './run.ts';

export const view: View<PlanResult> = {
  ...planBasics,

  figures: (result) => ({ ...planBasics.figures(result), ...workFigures(result) }),

  sign: (result, outcome) => (outcome === 'succeeded' ? signOf(result) : undefined),

  sections: (result, context, figures) => [
    ...overdueSection(result, result.plan?.coverage.overdue ?? [], figures, context),
    ...planBasics.sections(result, context),
    ...coverageSections(result, figures, context),
  ],

  issueTitle(result, _pageTitle, place) {
    const { changes, ...others } = view.figures?.(result) ?? {};
    const parts = [
      changes?.value ? atLeast(result, changes, counted(Number(changes.value), 'change')) : '',
      others['over-limit']?.value ? 'over a limit' : '',
      ...[others.overdue, others.uncovered, others['ends-soon']].map((figure) =>
        figure?.text ? atLeast(result, figure, figure.text) : '',
      ),
    ].filter(Boolean);
    const subject = changes?.value ? 'Drift' : 'Code security';
    return parts.length === 0 ? undefined : `${subject}${place}: ${parts.join(', ')}`;
  },

  comment(result, page) {
    const { plan } = result;
    // The comment shows the changes of a plan, not the failure that they cause.
    const failure = plan === undefined ? page.failure : undefined;
    const shown = { sign: signOf(result), title: `Rules: ${uncapitalized(page.title)}`, failure, notes: [] };
    const hasNews = plan === undefined || plan.rows.length > 0 || page.warnings.length > 0;
    return { page: { ...page, ...shown }, factsTitle: 'About this plan', hasNews };
  },

  tracked({ plan, notices }) {
    if (plan === undefined) return { kind: 'inconclusive' };
    const { uncovered = [], overdue } = plan.coverage;
    const ending = notices.filter(({ kind }) => kind === 'ends-soon');
    const overdueKeys = overdue.map(({ finding }) => findingKey(finding)).sort();
    const listed = [plan.lines, plan.over.map(({ limit }) => limit), uncovered, overdueKeys, ending];
    return listed.some((items) => items.length > 0)
      ? { kind: 'act', listed: JSON.stringify(listed) }
      : { kind: 'clear' };
  },
};

/** A warning if there are no changes, but work for people. */
function signOf(result: PlanResult): Sign {
  const { plan } = result;
  if (plan === undefined) return '❌';
  if (plan.over.length > 0) return '⚠️';
  if (plan.rows.length > 0) return '📝';
  return Object.values(workFigures(result)).some((figure) => figure?.value) ? '⚠️' : '✅';
}
