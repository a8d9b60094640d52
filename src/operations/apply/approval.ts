import type { Row } from '../../changes/change.ts';
import type { Context } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import type { PlanLine } from '../../model/saved.ts';
import { StepError } from '../../model/step-errors.ts';
import { placesOf } from '../../rules/plan/lines.ts';
import type { MadePlan } from '../../rules/plan/make-plan.ts';
import { gitHubKeysOf } from '../../rules/plan/project-rules.ts';
import type { ApplyRequest } from './inputs.ts';

const MAX_EXAMPLES = 10;

/**
 * Checks, before anything is planned, that an approved plan is one of this deployment and this rules file.
 *
 * @throws StepError plan-changed
 */
export async function checkApproval(context: Context, { approved, rules }: ApplyRequest): Promise<void> {
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
export function unapprovedBy(
  { approved, rules }: ApplyRequest,
  { plan, lines, hash }: MadePlan['result'],
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
  const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
  const isAdded = ({ change }: Row) =>
    placesOf(change).some(({ target, field }) => keys.has(JSON.stringify([target, field])));
  const rows = plan.rows.filter(isAdded);
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

function keyOf({ target, field, before, after }: PlanLine): string {
  return JSON.stringify([target, field, before, after]);
}
