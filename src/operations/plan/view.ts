import { coverageSections, coverageText } from '../../report/coverage.ts';
import { planned, planSign } from '../../report/plan-sections.ts';
import { planTitle } from '../../report/plan-text.ts';
import type { View } from '../../report/view.ts';
import type { PlanResult } from './run.ts';

export const view: View<PlanResult> = {
  ...planned,

  sign: (result, outcome) => (outcome === 'succeeded' ? planSign(result) : undefined),

  context: (result) => [...planned.context(result), coverageText(result.plan?.coverage)],

  sections: (result, context) => [...planned.sections(result, context), ...coverageSections(result, context)],

  comment(result, page) {
    const { plan } = result;
    // Of a plan that was made, its changes are what there is to say.
    const failure = plan === undefined ? page.failure : undefined;
    const shown = { sign: planSign(result), title: `Rules: ${page.title}`, failure, warnings: [], notes: [] };
    return { page: { ...page, ...shown }, about: planTitle(result), hasNews: plan?.rows.length !== 0 };
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
    return rules.coverage && uncovered === undefined ? { kind: 'undecided' } : { kind: 'clear' };
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
