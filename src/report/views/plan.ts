import { countOfChanges } from '../../changes/rows.ts';
import type { ApplyResult, PlanResult } from '../../model/result.ts';
import { coverageSections, coverageText } from '../coverage.ts';
import {
  changesSection,
  leftAloneSection,
  planContext,
  planFacts,
  planHeadline,
  planSign,
  triageSection,
} from '../plan-sections.ts';
import { planFigures } from '../plan-text.ts';
import { listContext } from '../platform-links.ts';
import { problemSection } from '../policy-rows.ts';
import type { RunFacts } from '../run-facts.ts';
import type { OutputValues, PageView } from '../view.ts';

export const planView: PageView<'plan'> = {
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
      ...coverageSections(result.coverage, context),
    ];
  },

  outputs(result, run) {
    const { coverage } = result;
    return {
      ...planOutputs(result, run),
      uncovered: coverage?.uncovered === undefined ? undefined : String(coverage.uncovered.length),
      overdue: coverage === undefined ? undefined : String(coverage.overdue.length),
      'comment-url': run.commentUrl,
    };
  },
};

export function planOutputs(
  { plan, hash }: PlanResult | ApplyResult,
  { files = {} }: RunFacts,
): OutputValues {
  if (plan === undefined) return {};
  const { toAdd, toRemove, on, off, toTriage, policies } = planFigures(plan);
  const changes = countOfChanges(plan.rows);
  return {
    changes: String(changes),
    'to-add': String(toAdd),
    'to-remove': String(toRemove),
    'to-switch': String(on + off),
    'to-triage': String(toTriage),
    'policy-changes': String(policies),
    'plan-hash': hash,
    'plan-path': files.plan,
    drift: String(changes > 0),
  };
}
