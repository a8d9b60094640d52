import type { ApplyRequest } from '../model/request.ts';
import type { ApplyResult, FindingRow, RowState, SiblingRow } from '../model/result.ts';
import type { Context, WritingContext } from './context.ts';
import { throwIfFailed } from './failed-rows.ts';
import { applyTriage } from './findings/apply.ts';
import { applyToProjects } from './fleet/apply.ts';
import { type OpenRow, rowOf } from './fleet/row.ts';
import { planFields } from './plan.ts';
import { checkApproval, checkEnds, unapprovedBy } from './rules/approval.ts';
import { type MadePlan, makePlan } from './rules/make-plan.ts';
import { capture, StepError } from './step.ts';

/** What is filled as the work goes on, so that it is right whatever ends it early. */
interface Applied {
  made?: MadePlan;
  unapproved?: ApplyResult['unapproved'];
  projects: OpenRow[];
  findings: readonly FindingRow[];
  siblings: readonly SiblingRow[];
}

/** Makes the platform what the rules file wants: a fresh plan, its checks, and then tags, switches and triage. */
export async function apply(context: Context, request: ApplyRequest): Promise<ApplyResult> {
  const applied: Applied = { projects: [], findings: [], siblings: [] };
  const end = await capture(() => run(context, request, applied));
  const { made, unapproved, projects, findings, siblings } = applied;
  return {
    operation: 'apply',
    request,
    deployment: context.deployment,
    notices: context.notices,
    ...(made && planFields(made)),
    ...(unapproved && { unapproved }),
    projects,
    findings,
    siblings,
    ...end,
  };
}

async function run(context: Context, request: ApplyRequest, applied: Applied): Promise<void> {
  await checkApproval(context, request);
  const { approved } = request;
  const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
  const made = await makePlan(context, request, momentMs);
  const planned: RowState = context.writer === undefined ? 'would-change' : 'not-reached';
  applied.made = made;
  applied.projects = made.tasks.map(({ project, changes }) => ({
    ...rowOf(project, changes),
    state: planned,
  }));
  applied.findings = made.triage.map((change) => ({ change, state: planned }));

  const unapproved = unapprovedBy(request, made);
  if (unapproved !== undefined) {
    applied.unapproved = unapproved.changes;
    throw unapproved.failure;
  }
  checkEnds(request, made, context.clock.now());
  checkLimits(context, made);
  if (context.writer === undefined) return;
  await write(context as WritingContext, request, made, applied);
  throwIfFailed(applied.projects, applied.findings);
}

/** @throws StepError too-many-changes; a dry run goes on and says so */
function checkLimits(context: Context, { plan }: MadePlan): void {
  if (plan.over.length === 0) return;
  if (context.writer !== undefined)
    throw new StepError({ kind: 'too-many-changes', figures: [...plan.over] });
  for (const over of plan.over) context.notices.push({ kind: 'would-be-too-many', ...over });
}

async function write(
  context: WritingContext,
  { concurrency }: ApplyRequest,
  { slug, tasks, triage, former }: MadePlan,
  applied: Applied,
): Promise<void> {
  if (tasks.length > 0) await applyToProjects(context, slug, concurrency, tasks, applied.projects);
  if (triage.length === 0) return;
  const { rows, siblings, failure } = await applyTriage(context, slug, triage, { former });
  applied.findings = rows;
  applied.siblings = siblings;
  if (failure !== undefined) throw new StepError(failure);
}
