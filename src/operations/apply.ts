import type { ApplyRequest } from '../model/request.ts';
import type { ApplyResult } from '../model/result.ts';
import { type Context, isWriting, resultOf } from './context.ts';
import { checkLimits } from './limits.ts';
import { planFields } from './plan.ts';
import { throwIfRefused } from './policies/problems.ts';
import { checkApproval, checkEnds, unapprovedBy } from './rules/approval.ts';
import { type MadePlan, makePlan } from './rules/make-plan.ts';
import { capture } from './step.ts';
import { executeFindings, executePolicies, executeProjects } from './write/execute.ts';
import { journalOf, noticesOf, throwIfFailed } from './write/journal.ts';

/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
export async function apply(context: Context, request: ApplyRequest): Promise<ApplyResult> {
  let made: MadePlan | undefined;
  let unapproved: ApplyResult['unapproved'];
  const end = await capture(async () => {
    await checkApproval(context, request);
    const { approved, concurrency } = request;
    const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
    made = await makePlan(context, request, momentMs);
    const missing = unapprovedBy(request, made);
    if (missing !== undefined) {
      unapproved = missing.changes;
      throw missing.failure;
    }
    checkEnds(request, made, context.clock.now());
    checkLimits(context, made.plan.over);
    if (!isWriting(context)) return;
    const { slug, deploymentId, policies, projects, findings } = made;
    await executePolicies(context, deploymentId, policies);
    throwIfRefused(policies, request.rules);
    // What follows was planned with them.
    if (policies.some(({ failure }) => failure !== undefined)) {
      throwIfFailed(journalOf(context, projects, findings, policies));
    }
    // The listing of findings has just ended: what is moved is what was seen.
    await executeFindings(context, slug, findings);
    await executeProjects(context, slug, projects, concurrency);
    throwIfFailed(journalOf(context, projects, findings, policies));
  });
  const journal = journalOf(context, made?.projects ?? [], made?.findings, made?.policies);
  return {
    ...resultOf(context, request),
    notices: [...context.notices, ...noticesOf(journal, request.dryRun)],
    ...(made && planFields(made)),
    ...(unapproved && { unapproved }),
    journal,
    ...end,
  };
}
