import type { PolicyChange } from '../changes/change.ts';
import type { Context } from '../model/context.ts';
import type { PolicyProblemAt } from '../model/failure.ts';
import type { PolicyRules } from '../model/policy-rules.ts';
import { endsStep, StepError } from '../model/step-errors.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart, PolicyProblem } from '../platform/resources/policy.ts';
import type { RulesFile } from '../rules/file/schema.ts';
import { entriesOf } from './entries.ts';
import { problemLine, refusedProblem } from './problems.ts';
import { sluggedLike } from './slugs.ts';
import { tagUsesIn } from './tag-uses.ts';

type Wanted = NonNullable<PolicyRules[PolicyPart]>;
type Bundle = Candidate<PolicyBundles[PolicyPart]>;

/** In the order of the writes. */
const PARTS: readonly PolicyPart[] = ['code', 'secrets', 'remediation'];

export interface PoliciesPlan {
  changes: readonly PolicyChange[];
  /** Parts that cannot be compared yet, because they name tags that only this plan adds. */
  waiting: readonly { part: PolicyPart; tags: string[] }[];
}

type Compared =
  | { kind: 'compared'; change: PolicyChange | undefined }
  | { kind: 'waits'; tags: string[] }
  | { kind: 'wrong'; problems: readonly PolicyProblemAt[] };

/**
 * Plans what the policies of a rules file would change. Parts that the file leaves out are not read.
 *
 * @param coming tags that the plan adds, in lower case
 * @throws StepError policies-invalid with every problem that the platform reports
 */
export async function planPolicies(
  context: Context,
  deploymentId: bigint,
  { policies = {}, path }: Pick<RulesFile, 'policies' | 'path'>,
  coming: ReadonlySet<string>,
): Promise<PoliciesPlan> {
  const changes: PolicyChange[] = [];
  const waiting: { part: PolicyPart; tags: string[] }[] = [];
  const problems: PolicyProblemAt[] = [];
  for (const part of PARTS) {
    const wanted = policies[part];
    if (wanted === undefined) continue;
    const compared = await comparePart(context, deploymentId, part, wanted, coming);
    if (compared.kind === 'wrong') problems.push(...compared.problems);
    else if (compared.kind === 'waits') waiting.push({ part, tags: compared.tags });
    else if (compared.change !== undefined) changes.push(compared.change);
    if (problems.some(({ code }) => code === 'DEPLOYMENT_NOT_MIGRATED')) break;
  }
  if (problems.length > 0) throw new StepError({ kind: 'policies-invalid', path, problems, written: [] });
  return { changes, waiting };
}

async function comparePart(
  { platform }: Context,
  deploymentId: bigint,
  part: PolicyPart,
  wanted: Wanted,
  coming: ReadonlySet<string>,
): Promise<Compared> {
  try {
    // The write names the version that was read, so that the platform refuses it for a newer one.
    const live = await platform.policyBundle(deploymentId, part);
    const after = sluggedLike(wanted.bundle, live.bundle);
    const dryRun = await platform.dryRunPolicies(deploymentId, part, after);
    if (dryRun.kind === 'difference') {
      const entries = entriesOf(part, dryRun.entries);
      if (entries.length === 0) return { kind: 'compared', change: undefined };
      const { bundle: before, stateVersion: version } = live;
      return { kind: 'compared', change: { field: 'policies', part, before, after, entries, version } };
    }
    const isComing = comingIn(part, after, coming);
    const wrong = dryRun.problems.filter((problem) => isComing(problem).length === 0);
    if (wrong.length === 0) return { kind: 'waits', tags: [...new Set(dryRun.problems.flatMap(isComing))] };
    const problems = wrong.map(({ code, message, policy_slug }) => {
      return { part, line: problemLine(wanted, policy_slug, after), code, message };
    });
    return { kind: 'wrong', problems };
  } catch (error) {
    if (!(error instanceof PlatformError) || endsStep(error)) throw error;
    const problem = refusedProblem(part, wanted, error.failure);
    if (problem === undefined) throw error;
    return { kind: 'wrong', problems: [problem] };
  }
}

/** The tags that a problem is about, if the bundle names them as tags and the plan adds all of them. */
function comingIn(
  part: PolicyPart,
  bundle: Bundle,
  coming: ReadonlySet<string>,
): (problem: PolicyProblem) => string[] {
  const named = new Set(tagUsesIn(part, bundle).map(({ tag }) => tag));
  const isComing = (value: unknown): value is string =>
    typeof value === 'string' && named.has(value) && coming.has(value.toLowerCase());
  return ({ code, context }) => {
    if (code !== 'UNKNOWN_REFERENCE') return [];
    const listed = Object.values(context).flatMap(referencesIn);
    const tags = (listed.length > 0 ? listed : Object.values(context)).filter(isComing);
    return listed.length > tags.length ? [] : tags;
  };
}

/** Some problems list what is missing: `[{ kind, value }]`. */
function referencesIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map((one) => (one as { value?: unknown } | null)?.value ?? one) : [];
}
