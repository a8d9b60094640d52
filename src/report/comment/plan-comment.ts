import type { PlanResult } from '../../model/result.ts';
import { coverageSections, coverageText } from '../coverage.ts';
import { explainResult } from '../explain.ts';
import { blocks, folded, paragraph, prose } from '../markup.ts';
import {
  changesSection,
  leftAloneSection,
  planContext,
  planHeadline,
  planSign,
  triageSection,
} from '../plan-sections.ts';
import { planTitle } from '../plan-text.ts';
import { listContext } from '../platform-links.ts';
import type { RunFacts } from '../run-facts.ts';
import { html } from '../text.ts';
import { fullest } from './ladder.ts';

/** Rows of one table of findings. */
const MAX_FINDINGS = 20;

/** The comment of a plan: what would change, worst first, and what needs attention. */
export function planComment(result: PlanResult, run: RunFacts): string {
  const options = listContext(run, result);
  const explanation = result.plan === undefined ? explainResult(result) : undefined;
  const coverage = coverageText(result.coverage);
  return fullest(({ maxRows, withDetails }) => {
    const fewer = { ...options, maxRows: Math.min(MAX_FINDINGS, maxRows) };
    return blocks([
      `<h3>${planSign(result)} Rules: ${prose(planHeadline(result), 500)}</h3>`,
      explanation === undefined ? '' : paragraph(prose(`${explanation.what}. ${explanation.remedy}.`)),
      ...changesSection(result, { ...options, maxRows }),
      ...triageSection(result, fewer),
      ...leftAloneSection(result),
      withDetails
        ? folded(`Coverage: ${coverage}`, coverageSections(result.coverage, fewer).join('\n'))
        : paragraph(coverage),
      folded(html(planTitle(result), 300), paragraph(planContext(result).join(' · '))),
    ]);
  });
}
