import type { PolicyChange, Row } from '../changes/change.ts';
import type { PolicyProblemAt } from '../model/failure.ts';
import { type PolicyRules, REFUSED_POLICIES } from '../model/policy-rules.ts';
import { StepError } from '../model/step-errors.ts';
import type { RequestFailure } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';
import type { RulesFile } from '../rules/file/schema.ts';

type Wanted = NonNullable<PolicyRules[PolicyPart]>;

/**
 * The line of the rules file that a problem is about: the line of the policy that it names, else of the part.
 *
 * @param sent the bundle as it was sent; a policy without a slug gets one that is made of its name
 */
export function problemLine(
  { policyLines, line }: Wanted,
  slug: string | undefined,
  sent: Candidate<PolicyBundles[PolicyPart]>,
): number {
  if (slug === undefined || !('policies' in sent)) return line;
  const at = (sent.policies ?? []).findIndex((policy) => bare(policy.slug ?? policy.name) === bare(slug));
  return policyLines[at] ?? line;
}

/** What a name and the slug that is made of it have in common. */
function bare(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A refusal because of the policies in the file; undefined for any other failed request. */
export function refusedProblem(
  part: PolicyPart,
  { line }: Wanted,
  { status, serverCode, serverMessage = '' }: RequestFailure,
): PolicyProblemAt | undefined {
  if (serverCode === undefined || !(status === 400 || REFUSED_POLICIES.has(serverCode))) return undefined;
  return { part, line, code: serverCode, message: serverMessage };
}

/**
 * Fails a step whose policies were refused because of the file, or because someone changed them meanwhile.
 *
 * @throws StepError policies-changed, policies-invalid
 */
export function throwIfRefused(
  rows: readonly Row<PolicyChange>[],
  { path, policies = {} }: Pick<RulesFile, 'path' | 'policies'>,
): void {
  const failed = rows.find(({ state }) => state === 'failed');
  if (failed?.failure?.kind !== 'status') return;
  const { part } = failed.change;
  const written = rows.filter(({ state }) => state === 'changed').map(({ change }) => change.part);
  if (isVersionMismatch(failed.failure)) throw new StepError({ kind: 'policies-changed', part, written });
  const wanted = policies[part];
  const problem = wanted && refusedProblem(part, wanted, failed.failure);
  if (problem !== undefined)
    throw new StepError({ kind: 'policies-invalid', path, problems: [problem], written });
}

/** Whether a write was refused because the policies changed since they were compared. */
export function isVersionMismatch({ status, serverCode }: RequestFailure): boolean {
  return serverCode === 'STATE_VERSION_MISMATCH' || (status === 412 && serverCode !== undefined);
}
