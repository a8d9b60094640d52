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
import { planFigures, planLogLines } from '../plan-text.ts';
import { listContext } from '../platform-links.ts';
import { problemSection } from '../policy-rows.ts';
import type { RunFacts } from '../run-facts.ts';
import { link } from '../text.ts';
import type { OutputValues, View } from '../view.ts';

export const planView: View<'plan'> = {
  headline: planHeadline,

  sign: (result, outcome) => (outcome === 'succeeded' ? planSign(result) : undefined),

  context: (result) => [...planContext(result), coverageText(result.coverage)],

  facts: (result, { commentUrl }) => [
    ...planFacts(result),
    ['Comment', commentUrl === undefined ? undefined : link('on the pull request', commentUrl)],
  ],

  sections(result, run) {
    const options = listContext(run, result);
    return [
      ...problemSection(result.failure),
      ...changesSection(result, options),
      ...triageSection(result, options),
      ...leftAloneSection(result),
      ...coverageSections(result.coverage, options),
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

  logLines(result) {
    const coverage = coverageText(result.coverage);
    return [...planLogLines(result), ...(coverage === '' ? [] : [`${coverage}.`])];
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
