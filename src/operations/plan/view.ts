import { coverageSections, coverageText } from '../../report/coverage.ts';
import { planChannels } from '../../report/plan-file.ts';
import {
  changesSection,
  leftAloneSection,
  planContext,
  planFacts,
  planHeadline,
  planOutputs,
  planSign,
  triageSection,
} from '../../report/plan-sections.ts';
import { listContext } from '../../report/platform-links.ts';
import { problemSection } from '../../report/policy-rows.ts';
import type { View } from '../../report/view.ts';
import type { PlanResult } from './run.ts';

export const planView: View<PlanResult> = {
  ...planChannels,

  headline: planHeadline,

  sign: (result, outcome) => (outcome === 'succeeded' ? planSign(result) : undefined),

  context: (result) => [...planContext(result), coverageText(result.coverage)],

  facts: (result, { commentUrl }) => [
    ...planFacts(result),
    ['Comment', commentUrl === undefined ? undefined : { link: 'on the pull request', to: commentUrl }],
  ],

  sections(result, run) {
    const context = listContext(run, result);
    return [
      ...problemSection(result.failure),
      ...changesSection(result),
      ...triageSection(result, context),
      ...leftAloneSection(result),
      ...coverageSections(result, context),
    ];
  },

  outputs(result, run) {
    const { coverage } = result;
    return {
      ...planOutputs(result, run),
      uncovered: coverage?.uncovered === undefined ? undefined : String(coverage.uncovered.length),
      overdue:
        coverage === undefined || coverage.overdueUnknown ? undefined : String(coverage.overdue.length),
      'comment-url': run.commentUrl,
    };
  },
};
