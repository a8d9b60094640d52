import { POLICY_PARTS, type PolicyChange, type Row } from '../model/change.ts';
import { type Context, resolveId } from '../model/context.ts';
import type { PolicyProblemAt } from '../model/failure.ts';
import { endsStep, StepError, stepFailureOf } from '../model/step-errors.ts';
import { PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart, PolicyProblem } from '../platform/resources/policy.ts';
import { type Bundle, entriesOf, type PolicyRules, type WantedPart, withLiveSlugs } from './bundles.ts';

/** Error codes that the rules file causes, whatever the status of the answer. */
const REFUSAL_CODES = ['DEPLOYMENT_NOT_MIGRATED', 'PRODUCT_NOT_ENABLED', 'RESERVED_SLUG'];

type PoliciesFile = { path: string; policies?: PolicyRules };

/**
 * Compares the policies of a rules file with the platform's.
 *
 * @param added tags that the plan adds, in lower case
 * @returns also the parts that cannot be compared yet, because they name such tags
 * @throws StepError policies-invalid with every problem that the platform reports
 */
export async function comparePolicies(
  context: Context,
  { policies = {}, path }: PoliciesFile,
  added: ReadonlySet<string>,
) {
  const { platform } = context;
  const changes: PolicyChange[] = [];
  const waiting: { part: PolicyPart; tags: string[] }[] = [];
  const problems: PolicyProblemAt[] = [];
  for (const part of POLICY_PARTS) {
    const wanted = policies[part];
    if (wanted === undefined) continue;
    try {
      const id = await resolveId(context);
      // The write names the version that was read: the platform refuses it for a newer one.
      const { bundle: before, stateVersion: version } = await platform.policyBundle(id, part);
      const after = withLiveSlugs(wanted.bundle, before);
      const dryRun = await platform.dryRunPolicies(id, part, after);
      if (dryRun.kind === 'difference') {
        const entries = entriesOf(part, dryRun.entries);
        if (entries.length > 0) changes.push({ field: 'policies', part, before, after, entries, version });
        continue;
      }
      const tagsInBundle = tagUsesIn(part, after).map(({ tag }) => tag);
      const addedTags = tagsInBundle.filter((tag) => added.has(tag.toLowerCase()));
      const awaited = (problem: PolicyProblem) => addedTagsIn(problem, addedTags);
      const lasting = dryRun.problems.filter((problem) => awaited(problem).length === 0);
      if (lasting.length === 0) waiting.push({ part, tags: [...new Set(dryRun.problems.flatMap(awaited))] });
      for (const problem of lasting) {
        const { code, message } = problem;
        problems.push({ part, line: lineOfProblem(wanted, problem, after), code, message });
      }
    } catch (error) {
      if (!(error instanceof PlatformError) || endsStep(error)) throw error;
      const problem = refusedProblem(part, wanted, error.failure);
      if (problem === undefined) throw error;
      problems.push(problem);
      // The platform would refuse the other parts for the same reason.
      if (problem.code === 'DEPLOYMENT_NOT_MIGRATED') break;
    }
  }
  if (problems.length > 0) throw new StepError({ kind: 'policies-invalid', path, problems, written: [] });
  return { changes, waiting };
}

/** The tags that a problem misses, if the plan adds all of them; else none. */
function addedTagsIn({ code, context }: PolicyProblem, added: readonly unknown[]): string[] {
  if (code !== 'UNKNOWN_REFERENCE') return [];
  const listed = Object.values(context).flatMap(referencesIn);
  // A problem without a list has the one missing reference as a value.
  const references = listed.length > 0 ? listed : Object.values(context);
  const tags = references.filter((value) => added.includes(value));
  return listed.length > tags.length ? [] : (tags as string[]);
}

/** Some problems list the missing references: `[{ kind, value }]`. */
function referencesIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => (item as { value?: unknown } | null)?.value ?? item);
}

/**
 * The line of the text that a problem names, within the policy that it names; else of that policy, or of the part.
 *
 * @param sent the bundle as it was sent; the platform makes a missing slug from the policy's name
 */
export function lineOfProblem(
  { policyLines, line, texts }: WantedPart,
  { policy_slug: slug, message, context }: Pick<PolicyProblem, 'policy_slug' | 'message' | 'context'>,
  sent: Bundle,
): number {
  const policies = slug !== undefined && 'policies' in sent ? (sent.policies ?? []) : [];
  const index = policies.findIndex(
    (policy) => lettersAndDigits(policy.slug ?? policy.name) === lettersAndDigits(slug),
  );
  const [start, end] = [policyLines[index] ?? line, policyLines[index + 1] ?? Number.POSITIVE_INFINITY];
  // Without `kind`: its value, such as `rule`, may also be the `rule_type` of an exception in the file.
  const values = Object.entries(context).flatMap(([name, value]) => (name === 'kind' ? [] : [value]));
  const named = [...values, ...values.flatMap(referencesIn)];
  // Some problems name the text only in their message. A word with punctuation inside, such as `a.b.rule`, is probably
  // a name; others, such as `critical`, may also stand elsewhere.
  const inMessage = message.split(/[.:]?(?:[\s"'`,;]+|$)/).filter((word) => /[/:._-]/.test(word));
  const within = texts.filter((placed) => placed.line >= start && (index < 0 || placed.line < end));
  const lineOf = (names: readonly unknown[]) => within.find(({ text }) => names.includes(text))?.line;
  return lineOf(named) ?? lineOf(inMessage) ?? start;
}

/** Equal for a name and the slug that is made from it. */
function lettersAndDigits(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Undefined if the file is not the reason. */
function refusedProblem(
  part: PolicyPart,
  { line }: WantedPart,
  { status, serverCode, serverMessage = '' }: RequestFailure,
): PolicyProblemAt | undefined {
  if (serverCode === undefined || !(status === 400 || REFUSAL_CODES.includes(serverCode))) return undefined;
  return { part, line, code: serverCode, message: serverMessage };
}

/** @throws StepError policies-changed, policies-invalid if a write was refused */
export function throwIfRefused(rows: readonly Row<PolicyChange>[], { path, policies = {} }: PoliciesFile) {
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

/** Whether the policies changed since they were compared. */
export function isVersionMismatch({ serverCode }: RequestFailure): boolean {
  return serverCode === 'STATE_VERSION_MISMATCH';
}

/** A policy or exception on the platform that depends on a tag. */
export interface TagUse {
  tag: string;
  part: PolicyPart;
  name: string;
}

function tagUsesIn(part: PolicyPart, bundle: Bundle): TagUse[] {
  if ('policies' in bundle) {
    return (bundle.policies ?? []).flatMap(({ name = '', slug, filters }) =>
      (filters?.conditions ?? [])
        .filter(({ type }) => type === 'repository_tag')
        .flatMap(({ values = [] }) => values.map((tag) => ({ tag, part, name: `"${name || slug}"` }))),
    );
  }
  const { exceptions = [] } = bundle as Candidate<PolicyBundles['code']>;
  return exceptions.flatMap(({ project_tag_name: tag, exception_type, rule }) =>
    tag === undefined || tag === '' ? [] : [{ tag, part, name: `exception: ${exception_type} ${rule}` }],
  );
}

/** None if the deployment lacks the newer policies. Notes each list that cannot be read. @param tags in lower case */
export async function readTagUses(context: Context, tags: ReadonlySet<string>): Promise<TagUse[]> {
  if (tags.size === 0) return [];
  const { platform, notices } = context;
  const deploymentId = await resolveId(context);
  const lists = {
    detection: async () => (await platform.detectionPolicies(deploymentId)).products,
    remediation: async () => ({ remediation: await platform.policyBundle(deploymentId, 'remediation') }),
  };
  const uses: TagUse[] = [];
  for (const [policies, read] of Object.entries(lists)) {
    try {
      for (const [part, { bundle }] of Object.entries(await read()))
        uses.push(...tagUsesIn(part as PolicyPart, bundle));
    } catch (error) {
      if (!(error instanceof PlatformError) || endsStep(error)) throw error;
      if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED') return [];
      notices.push({ kind: 'tag-uses-unread', policies, cause: stepFailureOf(error) });
    }
  }
  return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
}
