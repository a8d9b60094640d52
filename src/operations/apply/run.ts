import type { Row } from '../../changes/change.ts';
import { newExecution } from '../../changes/execute.ts';
import { checkLimits, rowsByKind, throwIfFailed } from '../../changes/rows.ts';
import { executeTriage } from '../../findings/triage.ts';
import type { Context } from '../../model/context.ts';
import { isWriting, resultOf } from '../../model/context.ts';
import { capture } from '../../model/step-errors.ts';
import { throwIfRefused } from '../../policies/compare.ts';
import { executePolicies } from '../../policies/kind.ts';
import { executeProjects } from '../../projects/kinds.ts';
import type { MadePlan } from '../../rules/plan/make-plan.ts';
import { makePlan } from '../../rules/plan/make-plan.ts';
import type { RulesResult } from '../../rules/plan/result.ts';
import { checkApproval, unapprovedBy } from './approval.ts';
import type { ApplyRequest } from './inputs.ts';
export interface ApplyResult extends RulesResult<ApplyRequest> {
  /** Of an approved plan: changes that it lacks. */
  unapproved?: readonly Row[];
  /** Those of the plan; empty where none could be made. */
  rows: readonly Row[];
}

/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
export async function apply(context: Context, request: ApplyRequest): Promise<ApplyResult> {
  let made: MadePlan | undefined;
  let unapproved: ApplyResult['unapproved'];
  const end = await capture(async () => {
    await checkApproval(context, request);
    const { approved, concurrency } = request;
    const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
    made = await makePlan(context, request, momentMs);
    const missing = unapprovedBy(request, made.result);
    if (missing !== undefined) {
      unapproved = missing.rows;
      throw missing.failure;
    }
    const { plan } = made.result;
    checkLimits(context, plan.over);
    if (!isWriting(context)) return;
    const { slug, deploymentId, listing, observed } = made;
    const { policies, findings, projects } = rowsByKind(plan.rows);
    const execution = newExecution(context);
    await executePolicies(execution, deploymentId, policies);
    throwIfRefused(policies, request.rules);
    // What follows was planned with them.
    throwIfFailed(policies);
    // The listing of findings has just ended: what is moved is what was seen.
    await executeTriage(execution, findings, listing);
    await executeProjects(execution, slug, projects, observed, concurrency);
    throwIfFailed(plan.rows);
  });
  return {
    ...resultOf(context, request),
    ...made?.result,
    rows: made?.result.plan.rows ?? [],
    unapproved,
    ...end,
  };
}
