import type { PolicyProblemAt } from '../../model/failure.ts';
import type { PolicyChange } from '../../model/policy-change.ts';
import type { PolicyRules } from '../../model/policy-rules.ts';
import { PlatformError } from '../../platform/http/errors.ts';
import type {
  Candidate,
  PolicyBundles,
  PolicyPart,
  Versioned,
} from '../../platform/resources/policy-bundle.ts';
import type { DryRun, PolicyProblem } from '../../platform/resources/policy-dry-run.ts';
import type { RulesFile } from '../../rules/file/schema.ts';
import type { Context } from '../context.ts';
import { endsStep, StepError } from '../step.ts';
import { LATE_MS } from '../write/carry-out.ts';
import { entriesOf } from './entries.ts';
import { problemLine } from './problem-line.ts';
import { refusedProblem } from './problems.ts';
import { lacksSlugs, sluggedLike, slugsOf } from './slugs.ts';
import { tagUsesIn } from './tag-uses.ts';

type Wanted = NonNullable<PolicyRules[PolicyPart]>;
type Bundle = Candidate<PolicyBundles[PolicyPart]>;

/** In the order in which they are written. */
const PARTS: readonly PolicyPart[] = ['code', 'secrets', 'remediation'];
const FIRST_PAUSE_MS = 50;

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
 * What the policies of a rules file would change. A part that the file leaves out is not looked at.
 *
 * @param coming tags that the plan adds, in lower case
 * @throws StepError policies-invalid with all that the platform does not accept
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
  context: Context,
  deploymentId: bigint,
  part: PolicyPart,
  wanted: Wanted,
  coming: ReadonlySet<string>,
): Promise<Compared> {
  let slugs: readonly (string | undefined)[] = slugsOf(wanted.bundle);
  try {
    const { dryRun, live, bundle } = await agreedDryRun(context, deploymentId, part, wanted.bundle);
    slugs = slugsOf(bundle);
    if (dryRun.kind === 'difference') {
      const entries = entriesOf(part, dryRun.entries);
      if (live === undefined || entries.length === 0) return { kind: 'compared', change: undefined };
      const target = { kind: 'policies' as const, part };
      const values = { before: live.bundle, after: bundle, entries, version: dryRun.stateVersion };
      return { kind: 'compared', change: { target, field: 'policies', ...values } };
    }
    const isComing = comingIn(part, bundle, coming);
    const wrong = dryRun.problems.filter((problem) => isComing(problem).length === 0);
    if (wrong.length === 0) return { kind: 'waits', tags: [...new Set(dryRun.problems.flatMap(isComing))] };
    const problems = wrong.map((problem) => {
      const line = problemLine(wanted, problem, slugs);
      return { part, line, code: problem.code, message: problem.message };
    });
    return { kind: 'wrong', problems };
  } catch (error) {
    if (!(error instanceof PlatformError) || endsStep(error)) throw error;
    const problem = refusedProblem(part, wanted, error.failure, slugs);
    if (problem === undefined) throw error;
    return { kind: 'wrong', problems: [problem] };
  }
}

interface Agreed {
  dryRun: DryRun;
  /** As it was sent. */
  bundle: Bundle;
  /** What the difference starts from; absent where there is none. */
  live?: Versioned<PolicyBundles[PolicyPart]>;
}

/**
 * A dry run, and the bundle that it compares with. A read may lag behind a write (field-notes, "Reads that lag"), or
 * somebody may write in between: then both are done again.
 */
async function agreedDryRun(
  { platform, clock, stop }: Context,
  deploymentId: bigint,
  part: PolicyPart,
  wanted: Bundle,
): Promise<Agreed> {
  const endsAtMs = clock.now() + LATE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const needsSlugs = 'policies' in wanted && lacksSlugs(wanted);
    const read = () => platform.policyBundle(deploymentId, part);
    const early = needsSlugs ? await read() : undefined;
    const bundle = early === undefined ? wanted : sluggedLike(wanted, early.bundle);
    const dryRun = await platform.dryRunPolicies(deploymentId, part, bundle);
    if (dryRun.kind === 'invalid' || dryRun.entries.length === 0) return { dryRun, bundle };
    const live = early ?? (await read());
    if (live.stateVersion === dryRun.stateVersion) return { dryRun, bundle, live };
    if (clock.now() >= endsAtMs) throw new StepError({ kind: 'policies-moving', part });
    await clock.sleep(pauseMs, stop);
  }
}

/** The tags that a problem is about, where the bundle names them as such and the plan adds all of them. */
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
