import type { PolicyChange, Row } from '../model/change.ts';
import type { Context } from '../model/context.ts';
import type { PolicyProblemAt } from '../model/failure.ts';
import { endsStep, StepError, stepFailureOf } from '../model/step-errors.ts';
import { PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart, PolicyProblem } from '../platform/resources/policy.ts';
import type { RulesFile } from '../rules/file/schema.ts';
import { type Bundle, entriesOf, type PolicyRules, sluggedLike } from './bundles.ts';

/** Codes of refusals that the rules file causes, whatever their status. */
const REFUSED_POLICIES = ['DEPLOYMENT_NOT_MIGRATED', 'PRODUCT_NOT_ENABLED', 'RESERVED_SLUG'];

type PoliciesFile = Pick<RulesFile, 'path' | 'policies'>;
type Wanted = NonNullable<PolicyRules[PolicyPart]>;

export const PARTS: readonly PolicyPart[] = ['code', 'secrets', 'remediation'];

/**
 * Plans the changes that the policies of a rules file need. Parts that the file leaves out are not read.
 *
 * @param added tags that the plan adds, in lower case
 * @returns also the parts that cannot be compared yet, because they name tags that only this plan adds
 * @throws StepError policies-invalid with every problem that the platform reports
 */
export async function comparePolicies(
  context: Context,
  deploymentId: bigint,
  { policies = {}, path }: PoliciesFile,
  added: ReadonlySet<string>,
) {
  const changes: PolicyChange[] = [];
  const waiting: { part: PolicyPart; tags: string[] }[] = [];
  const problems: PolicyProblemAt[] = [];
  const { platform } = context;

  const planPart = async (part: PolicyPart, wanted: Wanted) => {
    // The write names the version that was read: the platform refuses it for a newer one.
    const { bundle: before, stateVersion: version } = await platform.policyBundle(deploymentId, part);
    const after = sluggedLike(wanted.bundle, before);
    const dryRun = await platform.dryRunPolicies(deploymentId, part, after);
    if (dryRun.kind === 'difference') {
      const entries = entriesOf(part, dryRun.entries);
      if (entries.length > 0) changes.push({ field: 'policies', part, before, after, entries, version });
      return;
    }
    const addedTags = addedTagsIn(part, after, added);
    const wrong = dryRun.problems.filter((problem) => addedTags(problem).length === 0);
    if (wrong.length === 0) waiting.push({ part, tags: [...new Set(dryRun.problems.flatMap(addedTags))] });
    for (const problem of wrong) {
      const { code, message } = problem;
      problems.push({ part, line: lineOfProblem(wanted, problem, after), code, message });
    }
  };

  for (const part of PARTS) {
    const wanted = policies[part];
    if (wanted === undefined) continue;
    try {
      await planPart(part, wanted);
    } catch (error) {
      if (!(error instanceof PlatformError) || endsStep(error)) throw error;
      const problem = refusedProblem(part, wanted, error.failure);
      if (problem === undefined) throw error;
      problems.push(problem);
      if (problem.code === 'DEPLOYMENT_NOT_MIGRATED') break;
    }
  }
  if (problems.length > 0) throw new StepError({ kind: 'policies-invalid', path, problems, written: [] });
  return { changes, waiting };
}

/** The tags that a problem is about, if the bundle names them as tags and the plan adds all of them. */
function addedTagsIn(
  part: PolicyPart,
  bundle: Bundle,
  coming: ReadonlySet<string>,
): (problem: PolicyProblem) => string[] {
  const named = new Set(tagUsesIn(part, bundle).map(({ tag }) => tag));
  const isAdded = (value: unknown): value is string =>
    typeof value === 'string' && named.has(value) && coming.has(value.toLowerCase());
  return ({ code, context }) => {
    if (code !== 'UNKNOWN_REFERENCE') return [];
    const listed = Object.values(context).flatMap(referencesIn);
    const tags = (listed.length > 0 ? listed : Object.values(context)).filter(isAdded);
    return listed.length > tags.length ? [] : tags;
  };
}

/** Some problems list the missing references: `[{ kind, value }]`. */
function referencesIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map((one) => (one as { value?: unknown } | null)?.value ?? one) : [];
}

/**
 * The line of a problem: that of the text that it names, within the policy that it names; else that policy, or
 * the part.
 *
 * @param sent the bundle as it was sent; a policy without a slug gets one that is made of its name
 */
export function lineOfProblem(
  { policyLines, line, texts }: Wanted,
  { policy_slug: slug, message, context }: Pick<PolicyProblem, 'policy_slug' | 'message' | 'context'>,
  sent: Bundle,
): number {
  const policies = slug !== undefined && 'policies' in sent ? (sent.policies ?? []) : [];
  const index = policies.findIndex((policy) => bare(policy.slug ?? policy.name) === bare(slug));
  const [start, end] = [policyLines[index] ?? line, policyLines[index + 1] ?? Number.POSITIVE_INFINITY];
  // A `kind` such as `rule` also stands in the file as the type of an exception.
  const values = Object.entries(context).flatMap(([name, value]) => (name === 'kind' ? [] : [value]));
  const named = [...values, ...values.flatMap(referencesIn)];
  // Words of a message that are no English words may be names.
  const said = message.split(/[.:]?(?:[\s"'`,;]+|$)/).filter((word) => /[/:._-]/.test(word));
  const within = texts.filter((placed) => placed.line >= start && (index < 0 || placed.line < end));
  const lineOf = (values: readonly unknown[]) => within.find(({ text }) => values.includes(text))?.line;
  return lineOf(named) ?? lineOf(said) ?? start;
}

/** The letters and digits that a name shares with the slug made of it. */
function bare(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A refusal because of the policies in the file; undefined for any other failed request. */
function refusedProblem(
  part: PolicyPart,
  { line }: Wanted,
  { status, serverCode, serverMessage = '' }: RequestFailure,
): PolicyProblemAt | undefined {
  if (serverCode === undefined || !(status === 400 || REFUSED_POLICIES.includes(serverCode)))
    return undefined;
  return { part, line, code: serverCode, message: serverMessage };
}

/**
 * Fails a step whose policies were refused because of the file, or because someone changed them meanwhile.
 *
 * @throws StepError policies-changed, policies-invalid
 */
export function throwIfRefused(
  rows: readonly Row<PolicyChange>[],
  { path, policies = {} }: PoliciesFile,
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
export function isVersionMismatch({ serverCode }: RequestFailure): boolean {
  return serverCode === 'STATE_VERSION_MISMATCH';
}

/** A policy, or an exception, of the platform that looks at a tag. */
export interface TagUse {
  tag: string;
  part: PolicyPart;
  name: string;
}

const TAG_CONDITION = 'repository_tag';

function tagUsesIn(part: PolicyPart, bundle: Bundle): TagUse[] {
  if ('policies' in bundle) {
    return (bundle.policies ?? []).flatMap(({ name = '', slug, filters }) =>
      (filters?.conditions ?? [])
        .filter(({ type }) => type === TAG_CONDITION)
        .flatMap(({ values = [] }) => values.map((tag) => ({ tag, part, name: `"${name || slug}"` }))),
    );
  }
  const { exceptions = [] } = bundle as Candidate<PolicyBundles['code']>;
  return exceptions.flatMap(({ project_tag_name: tag, exception_type, rule }) =>
    tag === undefined || tag === '' ? [] : [{ tag, part, name: `exception: ${exception_type} ${rule}` }],
  );
}

/**
 * The policies and exceptions of the platform that depend on the tags: none where the deployment lacks the newer
 * policies. If they cannot be read, a notice says so.
 */
export async function readTagUses(
  context: Context,
  deploymentId: bigint,
  tags: ReadonlySet<string>,
): Promise<TagUse[]> {
  if (tags.size === 0) return [];
  const { platform } = context;
  try {
    const { products } = await platform.detectionPolicies(deploymentId);
    const { bundle } = await platform.policyBundle(deploymentId, 'remediation');
    const uses = [
      ...Object.entries(products).flatMap(([part, one]) => tagUsesIn(part as PolicyPart, one.bundle)),
      ...tagUsesIn('remediation', bundle),
    ];
    return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
  } catch (error) {
    if (!(error instanceof PlatformError) || endsStep(error)) throw error;
    if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED') return [];
    context.notices.push({ kind: 'tag-uses-unread', cause: stepFailureOf(error) });
    return [];
  }
}
