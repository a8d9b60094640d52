import type { PlanResult } from '../../model/result.ts';
import { commentHtml } from '../html.ts';
import { pageOf } from '../page.ts';
import { planSign } from '../plan-sections.ts';
import { planTitle } from '../plan-text.ts';
import type { RunFacts } from '../run-facts.ts';

/** The comment of a plan: what would change, worst first, and what needs attention. */
export function planComment(result: PlanResult, run: RunFacts): string {
  const page = pageOf(result, run);
  // Of a plan that was made, its changes are what there is to say.
  const failure = result.plan === undefined ? page.failure : undefined;
  return commentHtml(
    { ...page, sign: planSign(result), title: `Rules: ${page.title}`, failure, warnings: [], notes: [] },
    planTitle(result),
  );
}
