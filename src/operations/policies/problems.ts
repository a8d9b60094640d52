import type { PolicyProblemAt } from '../../model/failure.ts';
import { type PolicyRules, REFUSED_POLICIES } from '../../model/policy-rules.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import type { PolicyPart } from '../../platform/resources/policy-bundle.ts';
import type { RulesFile } from '../../rules/file/schema.ts';
import { StepError } from '../step.ts';
import type { PolicyRecord } from '../write/policy-unit.ts';
import { problemLine } from './problem-line.ts';
import { slugsOf } from './slugs.ts';

type Wanted = NonNullable<PolicyRules[PolicyPart]>;

/** A refusal that is about the policies in the file; undefined for any other failure of a request. */
export function refusedProblem(
  part: PolicyPart,
  wanted: Wanted,
  { status, serverCode, serverMessage = '' }: RequestFailure,
  slugs: readonly (string | undefined)[],
): PolicyProblemAt | undefined {
  if (serverCode === undefined || !(status === 400 || REFUSED_POLICIES.has(serverCode))) return undefined;
  // The answer has no field for it, and its message names it.
  const words = serverMessage.split(/[\s"'`,;:()]+/);
  const named = slugs.find((slug) => slug !== undefined && words.includes(slug));
  const line = problemLine(
    wanted,
    { context: Object.fromEntries(words.map((word) => [word, word])), ...(named && { policy_slug: named }) },
    slugs,
  );
  return { part, line, code: serverCode, message: serverMessage };
}

/**
 * Ends a step whose policies did not come about as a matter of the file or of somebody's: the rows say the rest.
 *
 * @throws StepError policies-changed, policies-invalid
 */
export function throwIfRefused(
  records: readonly PolicyRecord[],
  { path, policies = {} }: Pick<RulesFile, 'path' | 'policies'>,
): void {
  const failed = records.find(({ failure }) => failure !== undefined);
  if (failed === undefined) return;
  const { part } = failed.change.target;
  const written = records.flatMap(({ isWritten, change }) =>
    isWritten && change.target.part !== part ? [change.target.part] : [],
  );
  if (failed.state === 'stale') throw new StepError({ kind: 'policies-changed', part, written });
  const wanted = policies[part];
  if (wanted === undefined || failed.failure?.kind !== 'status') return;
  const problem = refusedProblem(part, wanted, failed.failure, slugsOf(failed.change.after));
  if (problem !== undefined)
    throw new StepError({ kind: 'policies-invalid', path, problems: [problem], written });
}
