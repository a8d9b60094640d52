import { carryOut } from '../../changes/carry-out.ts';
import { isDue, rowsByUnit, throwIfFailed } from '../../changes/rows.ts';
import { executeTriage } from '../../findings/triage.ts';
import type { Row } from '../../model/change.ts';
import { type Context, lookUpDeployment, resultOf } from '../../model/context.ts';
import { lineKey } from '../../model/saved.ts';
import { StepError } from '../../model/step-errors.ts';
import { dayOf } from '../../model/time.ts';
import { throwIfRefused } from '../../policies/compare.ts';
import { executePolicies } from '../../policies/kind.ts';
import { executeProjects } from '../../projects/kinds.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { Plan, RulesResult } from '../../rules/plan/result.ts';
import type { ApplyRequest } from './inputs.ts';

export interface ApplyResult extends RulesResult<ApplyRequest> {
  /** The plan's rows, with those that are left. */
  rows: readonly Row[];
}

/** Makes and checks a fresh plan, then writes policies, findings and projects in turn. */
export async function run(context: Context, request: ApplyRequest): Promise<ApplyResult> {
  let made: MadePlan | undefined;
  const result = await resultOf(context, request, async () => {
    await checkApproval(context, request);
    const { approved } = request;
    const momentMs = approved?.by === 'plan' ? Date.parse(approved.plan.moment) : context.clock.now();
    made = await makePlan(context, request, momentMs);
    const { plan, listing, observed } = made;
    checkLines(request, plan);
    leaveEndedIgnores(context, plan.rows);
    const { policies, findings, projects } = rowsByUnit(plan.rows);
    await carryOut(context, plan.rows, plan.over, async (execution) => {
      await executePolicies(execution, policies);
      throwIfRefused(policies, request.rules);
      // The rest of the plan presumes the new policies.
      throwIfFailed(policies);
      // Before the projects, because the findings were listed just now.
      await executeTriage(execution, findings, listing);
      await executeProjects(execution, projects, observed);
    });
  });
  const { rows = [], left = [] } = made?.plan ?? {};
  return { plan: made?.plan, ...result, rows: [...rows, ...left] };
}

/** Leaves findings whose ignore has ended since the approval: the next apply would reopen them. */
function leaveEndedIgnores({ clock, notices }: Context, rows: readonly Row[]): void {
  const today = dayOf(clock.now());
  const ended = rows.filter((row) => isDue(row) && row.why?.until !== undefined && row.why.until < today);
  for (const row of ended) row.state = 'left';
  for (const [rule = '', left] of Map.groupBy(ended, ({ why }) => why?.rule))
    notices.push({ kind: 'plan-expired', rule, until: left[0]?.why?.until ?? '', today });
}

/** @throws StepError plan-changed, if an approved plan is for another deployment or rules file */
async function checkApproval(context: Context, { approved, rules }: ApplyRequest): Promise<void> {
  if (approved?.by !== 'plan') return;
  const { deployment, rules_file } = approved.plan;
  if (rules_file.sha256 !== rules.sha256) throw new StepError({ kind: 'plan-changed', why: 'rules-file' });
  const { slug } = await lookUpDeployment(context);
  if (deployment.toLowerCase() !== slug.toLowerCase())
    throw new StepError({ kind: 'plan-changed', why: 'deployment' });
}

/** @throws StepError plan-changed, for a change that is not approved: any if the approved hash differs */
function checkLines({ approved }: ApplyRequest, { lines, hash }: Plan): void {
  if (approved === undefined || (approved.by === 'hash' && approved.hash === hash)) return;
  const known = new Set(approved.by === 'hash' ? [] : approved.plan.changes.map(lineKey));
  const unapproved = lines.filter((line) => !known.has(lineKey(line)));
  const why = approved.by === 'hash' ? 'hash' : 'changes';
  if (unapproved.length > 0) throw new StepError({ kind: 'plan-changed', why, lines: unapproved });
}
