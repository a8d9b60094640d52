import type { Context } from '../model/context.ts';
import { endsStep, stepFailureOf } from '../model/step-errors.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** A policy, or an exception, of the platform that looks at a tag. */
export interface TagUse {
  tag: string;
  part: PolicyPart;
  /** What people know it by. */
  name: string;
}

/** The type of conditions on project tags. */
const TAG_CONDITION = 'repository_tag';

/** The policies and exceptions of a bundle that depend on tags. */
export function tagUsesIn(part: PolicyPart, bundle: Candidate<PolicyBundles[PolicyPart]>): TagUse[] {
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
