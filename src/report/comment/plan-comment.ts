import type { PlanResult } from '../../model/result.ts';
import { coverageSections, coverageText } from '../coverage.ts';
import { explainResult } from '../explain.ts';
import { blocks, folded, paragraph, prose } from '../markup.ts';
import { changesSection, leftAloneSection, planHeadline, triageSection } from '../plan-sections.ts';
import { planTitle, unchangedText } from '../plan-text.ts';
import { platformLinks } from '../platform-links.ts';
import type { RunFacts } from '../run-facts.ts';
import { html } from '../text.ts';
import { fullest } from './ladder.ts';

/** Rows of one table of findings. */
const MAX_FINDINGS = 20;

/** The comment of a plan: what would change, worst first, and what needs attention. */
export function planComment(result: PlanResult, run: RunFacts): string {
  const options = { links: platformLinks(run, result.deployment), nowMs: run.endedAtMs };
  const explanation = result.plan === undefined ? explainResult(result) : undefined;
  const coverage = coverageText(result.coverage);
  return fullest(({ maxRows, withDetails }) =>
    blocks([
      `<h3>${signOf(result)} Rules: ${prose(planHeadline(result), 500)}</h3>`,
      explanation === undefined ? '' : paragraph(prose(`${explanation.what}. ${explanation.remedy}.`)),
      ...changesSection(result, { ...options, maxRows }),
      ...triageSection(result, { ...options, maxRows: Math.min(MAX_FINDINGS, maxRows) }),
      ...leftAloneSection(result),
      paragraph(html([unchangedText(result), coverage].filter(Boolean).join('; '), 500)),
      withDetails
        ? folded(
            'Coverage',
            coverageSections(result.coverage, { ...options, maxRows: Math.min(MAX_FINDINGS, maxRows) }).join(
              '\n',
            ),
          )
        : '',
      paragraph(`<sub>${html(planTitle(result), 300)}</sub>`),
    ]),
  );
}

function signOf({ plan }: PlanResult): string {
  if (plan === undefined) return '❌';
  if (plan.over.length > 0) return '⚠️';
  return plan.changes.length === 0 ? '✅' : '📝';
}
