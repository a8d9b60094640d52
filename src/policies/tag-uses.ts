import { type Context, resolveId } from '../model/context.ts';
import { endsStep, stepFailureOf } from '../model/step-errors.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';
import type { Bundle } from './bundles.ts';

/** A policy or exception on the platform that depends on a tag. */
export interface TagUse {
  tag: string;
  part: PolicyPart;
  name: string;
}

export function tagUsesIn(part: PolicyPart, bundle: Bundle): TagUse[] {
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

/**
 * Reads the policies and exceptions that depend on tags; none if the deployment lacks the newer policies. Adds a notice
 * for each list that cannot be read.
 *
 * @param tags in lower case
 */
export async function readTagUses(context: Context, tags: ReadonlySet<string>): Promise<TagUse[]> {
  if (tags.size === 0) return [];
  const { platform, notices } = context;
  const deploymentId = await resolveId(context);
  const lists = {
    detection: async () => {
      const { products } = await platform.detectionPolicies(deploymentId);
      return Object.entries(products).flatMap(([part, { bundle }]) => tagUsesIn(part as PolicyPart, bundle));
    },
    remediation: async () =>
      tagUsesIn('remediation', (await platform.policyBundle(deploymentId, 'remediation')).bundle),
  };
  const uses: TagUse[] = [];
  for (const [policies, read] of Object.entries(lists)) {
    try {
      uses.push(...(await read()));
    } catch (error) {
      if (!(error instanceof PlatformError) || endsStep(error)) throw error;
      if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED') return [];
      notices.push({ kind: 'tag-uses-unread', policies, cause: stepFailureOf(error) });
    }
  }
  return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
}
