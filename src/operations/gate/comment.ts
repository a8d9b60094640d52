import { fullest } from '../../report/comment/ladder.ts';
import { explainStep } from '../../report/explain.ts';
import { blocks, bullets, facts, folded, paragraph, prose } from '../../report/markup.ts';
import { noticeText } from '../../report/notices.ts';
import type { RunFacts } from '../../report/run-facts.ts';
import type { GateResult } from './result.ts';
import { VERDICT_SIGNS, verdictLine } from './text.ts';
import { gateContext, gateFacts, gateFindings } from './view.ts';

const MAX_NOTICES = 10;

/** The comment of a gate: verdict, what stands in the way, the worst findings, what decided, and what to do last. */
export function gateComment(result: GateResult, run: RunFacts): string {
  const notices = result.notices.slice(0, MAX_NOTICES).map(noticeText);
  const textsOf = (level: 'warning' | 'note') =>
    bullets(notices.filter((one) => one.level === level).map(({ text }) => prose(text, 500)));
  const elsewhere = '; the summary of the run and the platform have them.';
  const { cause, remedy } = whatToDo(result);
  return fullest((rung) =>
    blocks([
      `<h3>${VERDICT_SIGNS[result.verdict]} Code security: ${prose(verdictLine(result), 300)}</h3>`,
      cause,
      textsOf('warning'),
      ...gateFindings(result, run, rung, elsewhere),
      textsOf('note'),
      folded(`About this scan: ${gateContext(result).join(', ')}`, facts(gateFacts(result, run))),
      remedy,
    ]),
  );
}

/** What failed, where it is not findings, and what to do. */
function whatToDo(result: GateResult): { cause: string; remedy: string } {
  const failure = result.failure ?? result.warned;
  if (failure === undefined) return { cause: '', remedy: '' };
  const { what, remedy } = explainStep(failure);
  const passes = result.warned === undefined ? '' : ' `warn-only` lets the step pass.';
  const cause = failure.kind === 'gate-failed' ? '' : paragraph(prose(`${what}.`));
  return { cause, remedy: paragraph(prose(`${remedy}.${passes}`)) };
}
