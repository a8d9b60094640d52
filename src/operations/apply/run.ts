import { newExecution } from '../../changes/execute.ts';
import { checkLimits, isDue, rowsByKind, throwIfFailed } from '../../changes/rows.ts';
import { executeTriage } from '../../findings/triage.ts';
import type { Row } from '../../model/change.ts';
import { type Context, isWriting, resultOf } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import type { PlanLine } from '../../model/saved.ts';
import { StepError } from '../../model/step-errors.ts';
import { dayOf } from '../../model/time.ts';
import { throwIfRefused } from '../../policies/compare.ts';
import { executePolicies } from '../../policies/kind.ts';
import { executeProjects } from '../../projects/kinds.ts';
import { gitHubKeysOf } from '../../rules/file/project-rules.ts';
import { linesOf } from '../../rules/plan/lines.ts';
import { type MadePlan, makePlan } from '../../rules/plan/make-plan.ts';
import type { Plan, RulesResult } from '../../rules/plan/result.ts';
import type { ApplyRequest } from './inputs.ts';

export interface ApplyResult extends RulesResult<ApplyRequest> {
  unapproved?: readonly Row[];
  /** Those of the plan; empty where none could be made. */
  rows: readonly Row[];
}

/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
export async function run(context: Context, request: ApplyRequest): Promise<ApplyResult> {
  let made: MadePlan | undefined;
  let unapproved: ApplyResult['unapproved'];
  const end = await resultOf(context, request, async () => {
    await checkApproval(context, request);
    const { approved } = request;
    const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
    made = await makePlan(context, request, momentMs);
    const missing = unapprovedBy(request, made.plan);
    if (missing !== undefined) {
      unapproved = missing.rows;
      throw missing.failure;
    }
    const { plan, slug, deploymentId, listing, observed } = made;
    checkLimits(context, plan.over);
    leaveEndedIgnores(context, plan.rows);
    if (!isWriting(context)) return;
    await context.announceGaps?.();
    const { policies, findings, projects } = rowsByKind(plan.rows);
    const execution = newExecution(context, plan.rows);
    await executePolicies(execution, deploymentId, policies);
    throwIfRefused(policies, request.rules);
    // What follows was planned with them.
    throwIfFailed(policies);
    // The listing of findings has just ended: what is moved is what was seen.
    await executeTriage(execution, findings, listing);
    await executeProjects(execution, slug, projects, observed);
    throwIfFailed(plan.rows);
  });
  return { plan: made?.plan, ...end, rows: made?.plan.rows ?? [], unapproved };
}

/** An approved plan may be older than the day until which its rules ignore: the next apply would reopen what it ignores. */
function leaveEndedIgnores({ clock, notices }: Context, rows: readonly Row[]): void {
  const today = dayOf(clock.now());
  for (const row of rows) {
    const { rule = '', until = today } = row.why ?? {};
    if (!isDue(row) || until >= today) continue;
    row.state = 'left';
    notices.push({ kind: 'rule-over', rule, until, today });
  }
}

const MAX_EXAMPLES = 10;

/**
 * Checks, before anything is planned, that an approved plan is one of this deployment and this rules file.
 *
 * @throws StepError plan-changed
 */
async function checkApproval(context: Context, { approved, rules }: ApplyRequest): Promise<void> {
  if (approved?.by !== 'plan') return;
  const { deployment, rulesSha256 } = approved.plan;
  const fail = (why: 'deployment' | 'rules-file', examples: string[]) => {
    throw new StepError({ kind: 'plan-changed', why, added: 0, examples });
  };
  if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase()) fail('rules-file', [rules.path]);
  const { slug } = await lookUp(context);
  if (deployment.toLowerCase() !== slug.toLowerCase()) fail('deployment', [deployment]);
}

/** The changes of a fresh plan that an approved one lacks; undefined where it has all of them. */
function unapprovedBy(
  { approved, rules }: ApplyRequest,
  { rows: planned, lines, hash }: Plan,
): { rows: readonly Row[]; failure: StepError } | undefined {
  // A plan without changes is in every approved one.
  if (approved === undefined || lines.length === 0) return undefined;
  const gitHubRules = new Set(
    rules.projects.filter((rule) => gitHubKeysOf(rule).length > 0).map(({ name }) => name),
  );
  if (approved.by === 'hash') {
    if (approved.hash.toLowerCase() === hash) return undefined;
    return { rows: [], failure: changed('hash', lines, gitHubRules.size > 0) };
  }
  const known = new Set(approved.plan.changes.map(keyOf));
  const added = lines.filter((line) => !known.has(keyOf(line)));
  if (added.length === 0) return undefined;
  const places = new Set(added.map(placeOf));
  const rows = planned.filter(({ change }) => linesOf(change).some((line) => places.has(placeOf(line))));
  const byGitHub = rows.every(
    ({ change, why }) =>
      'project' in change &&
      (why?.because === 'managed' ? gitHubRules.size > 0 : gitHubRules.has(why?.rule ?? '')),
  );
  return { rows, failure: changed('changes', added, byGitHub) };
}

function changed(why: 'hash' | 'changes', lines: readonly PlanLine[], byGitHub: boolean): StepError {
  const examples = lines
    .slice(0, MAX_EXAMPLES)
    .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
  return new StepError({ kind: 'plan-changed', why, added: lines.length, examples, byGitHub });
}

/** What a line is about, whatever it says of it. */
function placeOf({ target, field }: PlanLine): string {
  return JSON.stringify([target, field]);
}

function keyOf({ target, field, before, after }: PlanLine): string {
  return JSON.stringify([target, field, before, after]);
}
