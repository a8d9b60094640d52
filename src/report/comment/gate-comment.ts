import type { GateResult } from '../../model/result.ts';
import { explainStep } from '../explain.ts';
import { VERDICT_SIGNS, verdictLine } from '../gate-text.ts';
import { blocks, bullets, facts, folded, paragraph, prose } from '../markup.ts';
import { noticeText } from '../notices.ts';
import type { RunFacts } from '../run-facts.ts';
import { gateContext, gateFacts, gateFindings } from '../views/gate.ts';
import { fullest } from './ladder.ts';

/** The comment of a gate: verdict and what to do first, then the worst findings, then what decided. */
export function gateComment(result: GateResult, run: RunFacts): string {
  const notices = result.notices.slice(0, 10).map((notice) => prose(noticeText(notice).text, 500));
  const elsewhere = '; the summary of the run and the platform have them.';
  return fullest((rung) =>
    blocks([
      `<h3>${VERDICT_SIGNS[result.verdict]} Code security: ${prose(verdictLine(result), 300)}</h3>`,
      whatToDo(result),
      bullets(notices),
      ...gateFindings(result, run, rung, elsewhere),
      folded(`About this scan: ${gateContext(result).join(', ')}`, facts(gateFacts(result, run))),
    ]),
  );
}

function whatToDo(result: GateResult): string {
  const failure = result.failure ?? result.warned;
  if (failure === undefined) return '';
  const { what, remedy } = explainStep(failure);
  const passes = result.warned === undefined ? '' : ' `warn-only` lets the step pass.';
  // What failed stands in the heading.
  const text = failure.kind === 'gate-failed' ? remedy : `${what}. ${remedy}`;
  return paragraph(prose(`${text}.${passes}`));
}
