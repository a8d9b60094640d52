import type { GateResult, PlanResult, StepResult } from '../model/result.ts';
import type { Page } from './content.ts';
import { githubMarkdown } from './html.ts';
import { pageOf } from './page.ts';
import { planSign } from './plan-sections.ts';
import { planTitle } from './plan-text.ts';
import type { RunFacts } from './run-facts.ts';

export interface Comment {
  markdown: string;
  /** `only-update`: nothing new to say, but a comment that is there has to stay true. */
  post: 'always' | 'only-update';
}

/** What a step has to say on the pull request of its run; undefined where it has no comment. */
export function commentFor(result: StepResult, run: RunFacts): Comment | undefined {
  if (result.operation !== 'gate' && result.operation !== 'plan') return undefined;
  const { comment: mode } = result.request;
  if (mode === 'never' || hasNoSay(result)) return undefined;
  // Notices on inputs are for the author of the workflow.
  const page = pageOf(result, { ...run, notices: [] });
  const isGate = result.operation === 'gate';
  const hasNews = isGate ? result.verdict !== 'passed' : result.plan?.rows.length !== 0;
  return {
    markdown: isGate ? gateComment(result, page) : planComment(result, page),
    post: mode === 'always' || hasNews ? 'always' : 'only-update',
  };
}

/** Without a token nothing is known, and of an older commit the comment belongs to the newer one. */
function hasNoSay(result: GateResult | PlanResult): boolean {
  if (result.operation === 'plan') return false;
  return result.request.skip !== undefined || ['head-moved', 'newer-scan'].includes(result.because ?? '');
}

function gateComment({ request }: GateResult, page: Page): string {
  const titled = { ...page, title: `Code security: ${page.title}` };
  return githubMarkdown(titled, { about: 'About this gate', footer: request.commentFooter });
}

function planComment(result: PlanResult, page: Page): string {
  // Of a plan that was made, its changes are what there is to say.
  const failure = result.plan === undefined ? page.failure : undefined;
  const shown = { sign: planSign(result), title: `Rules: ${page.title}`, failure, warnings: [], notes: [] };
  return githubMarkdown({ ...page, ...shown }, { about: planTitle(result) });
}
