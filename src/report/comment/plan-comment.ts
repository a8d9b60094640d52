import type { PlanResult } from '../../operations/plan/run.ts';
import { planView } from '../../operations/plan/view.ts';
import { commentHtml } from '../html.ts';
import { pageOf } from '../page.ts';
import { planSign } from '../plan-sections.ts';
import { planTitle } from '../plan-text.ts';
import type { RunFacts } from '../run-facts.ts';
import type { View } from '../view.ts';

/** The comment of a plan: what would change, worst first, and what needs attention. */
export function planComment(result: PlanResult, run: RunFacts): string {
  const page = pageOf(result, planView as View, run);
  // Of a plan that was made, its changes are what there is to say.
  const failure = result.plan === undefined ? page.failure : undefined;
  return commentHtml(
    { ...page, sign: planSign(result), title: `Rules: ${page.title}`, failure, warnings: [], notes: [] },
    planTitle(result),
  );
}
