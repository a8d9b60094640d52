import { type CommentMode, readComment } from '../../inputs/github.ts';
import { readRules } from '../../inputs/rules.ts';
import type { Source } from '../../inputs/source.ts';
import type { RulesRequest } from '../../rules/plan/result.ts';

export interface PlanRequest extends RulesRequest {
  operation: 'plan';
  failOnDrift: boolean;
  comment: CommentMode;
}

export async function readPlan(source: Source): Promise<PlanRequest | undefined> {
  const failOnDrift = source.reader.boolean('fail-on-drift') ?? false;
  const comment = readComment(source.reader);
  const common = await readRules(source);
  return common === undefined ? undefined : { operation: 'plan', ...common, failOnDrift, comment };
}
