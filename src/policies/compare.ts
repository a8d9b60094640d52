import { POLICY_PARTS, type PolicyChange, type Row } from '../model/change.ts';
import { type Context, resolveId } from '../model/context.ts';
import type { PolicyProblemAt } from '../model/failure.ts';
import { endsStep, StepError } from '../model/step-errors.ts';
import { PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import type { PolicyPart, PolicyProblem } from '../platform/resources/policy.ts';
import { type Bundle, entriesOf, type PolicyRules, type WantedPart, withLiveSlugs } from './bundles.ts';
import { tagUsesIn } from './tag-uses.ts';

/** Error codes that the rules file causes, whatever the status of the answer. */
const REFUSAL_CODES = ['DEPLOYMENT_NOT_MIGRATED', 'PRODUCT_NOT_ENABLED', 'RESERVED_SLUG'];

type PoliciesFile = { path: string; policies?: PolicyRules };

/** The result of a comparison. A part that names tags which only the plan adds is `waiting`: it cannot be compared yet. */
interface Compared {
  changes: PolicyChange[];
  waiting: { part: PolicyPart; tags: string[] }[];
  problems: PolicyProblemAt[];
}

/**
 * Plans the changes that the policies of a rules file need. Parts that the file leaves out are not read.
 *
 * @param added tags that the plan adds, in lower case
 * @returns also the parts that cannot be compared yet
 * @throws StepError policies-invalid with every problem that the platform reports
 */
export async function comparePolicies(
  context: Context,
  { policies = {}, path }: PoliciesFile,
  added: ReadonlySet<string>,
) {
  const compared: Compared = { changes: [], waiting: [], problems: [] };
  const { problems } = compared;
  for (const part of POLICY_PARTS) {
    const wanted = policies[part];
    if (wanted === undefined) continue;
    try {
      await comparePart(context, part, wanted, added, compared);
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
  return compared;
}

async function comparePart(
  context: Context,
  part: PolicyPart,
  wanted: WantedPart,
  added: ReadonlySet<string>,
  { changes, waiting, problems }: Compared,
): Promise<void> {
  const { platform } = context;
  const deploymentId = await resolveId(context);
  // The write names the version that was read: the platform refuses it for a newer one.
  const { bundle: before, stateVersion: version } = await platform.policyBundle(deploymentId, part);
  const after = withLiveSlugs(wanted.bundle, before);
  const dryRun = await platform.dryRunPolicies(deploymentId, part, after);
  if (dryRun.kind === 'difference') {
    const entries = entriesOf(part, dryRun.entries);
    if (entries.length > 0) changes.push({ field: 'policies', part, before, after, entries, version });
    return;
  }
  const tagsInBundle = tagUsesIn(part, after).map(({ tag }) => tag);
  const addedTags = new Set(tagsInBundle.filter((tag) => added.has(tag.toLowerCase())));
  const found = dryRun.problems.map((problem) => ({ problem, tags: addedTagsIn(problem, addedTags) }));
  const lasting = found.filter(({ tags }) => tags.length === 0);
  if (lasting.length === 0) waiting.push({ part, tags: [...new Set(found.flatMap(({ tags }) => tags))] });
  for (const { problem } of lasting) {
    const { code, message } = problem;
    problems.push({ part, line: lineOfProblem(wanted, problem, after), code, message });
  }
}

/** The unknown tags that a problem names, if the plan adds every reference that it lists; else none. */
function addedTagsIn({ code, context }: PolicyProblem, added: ReadonlySet<string>): string[] {
  if (code !== 'UNKNOWN_REFERENCE') return [];
  const listed = Object.values(context).flatMap(referencesIn);
  // A problem without a list has the one missing reference as a value.
  const references = listed.length > 0 ? listed : Object.values(context);
  const tags = references.filter((value) => typeof value === 'string').filter((tag) => added.has(tag));
  return listed.length > tags.length ? [] : tags;
}

/** Some problems list the missing references: `[{ kind, value }]`. */
function referencesIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => (item as { value?: unknown } | null)?.value ?? item);
}

/**
 * Locates a problem in the file: at the text that it names, within the policy that it names; else at that policy, or at
 * the part.
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
  // Some problems name the text only in their message. A word with punctuation inside, such as `a.b.rule`, is probably a
  // name; other words, such as `critical`, may also stand elsewhere in the part.
  const inMessage = message.split(/[.:]?(?:[\s"'`,;]+|$)/).filter((word) => /[/:._-]/.test(word));
  const within = texts.filter((placed) => placed.line >= start && (index < 0 || placed.line < end));
  const lineOf = (names: readonly unknown[]) => within.find(({ text }) => names.includes(text))?.line;
  return lineOf(named) ?? lineOf(inMessage) ?? start;
}

/** Reduces a name, and the slug made from it, to the letters and digits that they share. */
function lettersAndDigits(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The problem in the file that caused a refusal; undefined if the request failed for another reason. */
function refusedProblem(
  part: PolicyPart,
  { line }: WantedPart,
  { status, serverCode, serverMessage = '' }: RequestFailure,
): PolicyProblemAt | undefined {
  if (serverCode === undefined || !(status === 400 || REFUSAL_CODES.includes(serverCode))) return undefined;
  return { part, line, code: serverCode, message: serverMessage };
}

/**
 * Fails a step whose policies were refused because of the file, or because someone changed them in the meantime.
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
