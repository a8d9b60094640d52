import type { Row } from '../../changes/change.ts';
import type { Context } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import type { PlanLine } from '../../model/saved.ts';
import { StepError } from '../../model/step-errors.ts';
import { placesOf } from '../../rules/plan/lines.ts';
import type { MadePlan } from '../../rules/plan/make-plan.ts';
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
  { approved }: ApplyRequest,
  made: MadePlan,
): { rows: readonly Row[]; failure: StepError } | undefined {
  // A plan without changes is in every approved one.
  if (approved === undefined || made.lines.length === 0) return undefined;
  if (approved.by === 'hash') {
    if (approved.hash.toLowerCase() === made.hash) return undefined;
    return { rows: [], failure: changed('hash', made.lines.length, made.lines) };
  }
  const known = new Set(approved.plan.changes.map(keyOf));
  const added = made.lines.filter((line) => !known.has(keyOf(line)));
  if (added.length === 0) return undefined;
  const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
  const isAdded = ({ change }: Row) =>
    placesOf(change).some(({ target, field }) => keys.has(JSON.stringify([target, field])));
  const rows = made.plan.rows.filter(isAdded);
  return { rows, failure: changed('changes', added.length, added) };
}

function changed(why: 'hash' | 'changes', added: number, lines: readonly PlanLine[]): StepError {
  const examples = lines
    .slice(0, MAX_EXAMPLES)
    .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
  return new StepError({ kind: 'plan-changed', why, added, examples });
}

function keyOf({ target, field, before, after }: PlanLine): string {
  return JSON.stringify([target, field, before, after]);
}
