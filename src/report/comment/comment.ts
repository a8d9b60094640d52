import type { CommentMode } from '../../inputs/github.ts';
import { gateComment } from '../../operations/gate/comment.ts';
import type { GateResult } from '../../operations/gate/result.ts';
import type { PlanResult } from '../../operations/plan/run.ts';
import { withoutMentions } from '../html.ts';
import type { RunFacts } from '../run-facts.ts';

import { planComment } from './plan-comment.ts';

export interface Comment {
  /** At most `MAX_COMMENT_LENGTH` characters. */
  markdown: string;
  /** `only-update`: nothing new to say, but a comment that is there has to stay true. */
  post: 'always' | 'only-update';
}

/** What a step has to say on the pull request of its run; undefined where it has no comment. */
export function commentFor(result: GateResult | PlanResult, run: RunFacts): Comment | undefined {
  if (result.operation === 'gate') return result.request.skip === undefined ? gate(result, run) : undefined;
  return result.operation === 'plan' ? plan(result, run) : undefined;
}

function gate(result: GateResult, run: RunFacts): Comment | undefined {
  const { verdict, because, request } = result;
  // The comment belongs to the newer commit then.
  if (because === 'head-moved' || because === 'newer-scan') return undefined;
  return comment(
    request.comment,
    verdict !== 'passed',
    () => withoutMentions(gateComment(result, run)),
    request.commentFooter,
  );
}

function plan(result: PlanResult, run: RunFacts): Comment | undefined {
  const hasNews = result.plan === undefined || result.plan.rows.length > 0;
  return comment(
    result.request.comment,
    hasNews,
    () => planComment(result, run),
    result.request.issue.footer,
  );
}

/** @param footer Markdown of the workflow's author, which stays as it is */
function comment(
  mode: CommentMode,
  hasNews: boolean,
  render: () => string,
  footer?: string,
): Comment | undefined {
  if (mode === 'never') return undefined;
  const post = mode === 'always' || hasNews ? 'always' : 'only-update';
  const own = render();
  return { markdown: footer === undefined ? own : `${own}${footer}\n`, post };
}
