import type { CommentMode } from '../../model/request.ts';
import type { GateResult, PlanResult, StepResult } from '../../model/result.ts';
import { withoutMentions } from '../html.ts';
import type { RunFacts } from '../run-facts.ts';
import { gateComment } from './gate-comment.ts';
import { planComment } from './plan-comment.ts';

export interface Comment {
  /** At most `MAX_COMMENT_LENGTH` characters. */
  markdown: string;
  /** `only-update`: nothing new to say, but a comment that is there has to stay true. */
  post: 'always' | 'only-update';
}

/** What a step has to say on the pull request of its run; undefined where it has no comment. */
export function commentFor(result: StepResult, run: RunFacts): Comment | undefined {
  if (result.operation === 'gate') return result.request.skip === undefined ? gate(result, run) : undefined;
  return result.operation === 'plan' ? plan(result, run) : undefined;
}

function gate(result: GateResult, run: RunFacts): Comment | undefined {
  const { verdict, because, request } = result;
  // The comment belongs to the newer commit then.
  if (because === 'head-moved' || because === 'newer-scan') return undefined;
  return comment(request.comment, verdict !== 'passed', () => withoutMentions(gateComment(result, run)));
}

function plan(result: PlanResult, run: RunFacts): Comment | undefined {
  const hasNews = result.plan === undefined || result.plan.rows.length > 0;
  return comment(result.request.comment, hasNews, () => planComment(result, run));
}

function comment(mode: CommentMode, hasNews: boolean, render: () => string): Comment | undefined {
  if (mode === 'never') return undefined;
  const post = mode === 'always' || hasNews ? 'always' : 'only-update';
  return { markdown: render(), post };
}
