import { attentionText, coverageSections, coverageText } from '../../report/coverage.ts';
import { planned, planSign } from '../../report/plan-sections.ts';
import { planTitle } from '../../report/plan-text.ts';
import type { View } from '../../report/view.ts';
import type { PlanResult } from './run.ts';

export const view: View<PlanResult> = {
  ...planned,

  headline(result) {
    const attention = result.plan && attentionText(result.plan.coverage);
    return [planned.headline(result), attention].filter(Boolean).join('; ');
  },

  sign: (result, outcome) => (outcome === 'succeeded' ? signOf(result) : undefined),

  context: (result) => [...planned.context(result), coverageText(result.plan?.coverage)],

  sections: (result, context) => [...planned.sections(result, context), ...coverageSections(result, context)],

  comment(result, page) {
    const { plan } = result;
    // Of a plan that was made, its changes are what there is to say.
    const failure = plan === undefined ? page.failure : undefined;
    const shown = { sign: signOf(result), title: `Rules: ${page.title}`, failure, notes: [] };
    const hasNews = plan?.rows.length !== 0 || page.warnings.length > 0;
    return { page: { ...page, ...shown }, about: planTitle(result), hasNews };
  },

  tracked({ plan, notices, request: { rules } }) {
    if (plan === undefined) return { kind: 'undecided' };
    const { lines, coverage } = plan;
    const { uncovered, overdue } = coverage;
    const ending = notices.flatMap((one) => (one.kind === 'ends-soon' ? [[one.rule, one.first]] : []));
    const over = plan.over.map(({ limit }) => limit);
    const due = overdue.map(({ finding }) => String(finding.id));
    if ([lines, over, uncovered ?? [], due, ending].some((some) => some.length > 0)) {
      return { kind: 'act', listed: JSON.stringify([lines, over, uncovered, due, ending]) };
    }
    const isUnknown = plan.drift === undefined || (rules.coverage && uncovered === undefined);
    return { kind: isUnknown ? 'undecided' : 'clear' };
  },

  outputs(result, run) {
    const coverage = result.plan?.coverage;
    return {
      ...planned.outputs(result, run),
      uncovered: coverage?.uncovered?.length,
      overdue: coverage?.overdueUnknown ? undefined : coverage?.overdue.length,
    };
  },
};

/** Findings and repositories that need somebody are no reason for a check mark. */
function signOf(result: PlanResult): string {
  const sign = planSign(result);
  const isDue = result.plan !== undefined && attentionText(result.plan.coverage) !== '';
  return sign === '✅' && isDue ? '⚠️' : sign;
}
