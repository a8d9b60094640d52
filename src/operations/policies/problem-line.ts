import type { PolicyRules } from '../../model/policy-rules.ts';
import type { PolicyPart } from '../../platform/resources/policy-bundle.ts';
import type { PolicyProblem } from '../../platform/resources/policy-dry-run.ts';

type Wanted = NonNullable<PolicyRules[PolicyPart]>;

/**
 * The line of the rules file that a problem of the platform is about: that of the text it names, else that of the
 * policy, else that of the part.
 *
 * @param slugs of the policies as they were sent, in their order, where the file leaves them out
 */
export function problemLine(
  wanted: Wanted,
  problem: Pick<PolicyProblem, 'policy_slug' | 'context'>,
  slugs: readonly (string | undefined)[] = [],
): number {
  const policy = policyOf(wanted, problem.policy_slug, slugs);
  const places = wanted.places.filter((place) => policy === undefined || place.policy === policy);
  const named = Object.values(problem.context)
    .map((text) => places.filter((place) => place.text === text))
    .filter((found) => found.length > 0)
    // The rarest says most, and a value, which stands behind its key, more than the key's own.
    .sort((one, other) => one.length - other.length || (other[0]?.line ?? 0) - (one[0]?.line ?? 0));
  const ofPolicy = policy === undefined ? undefined : wanted.policyLines[policy];
  return named[0]?.[0]?.line ?? ofPolicy ?? wanted.line;
}

function policyOf(
  { bundle }: Wanted,
  slug: string | undefined,
  slugs: readonly (string | undefined)[],
): number | undefined {
  if (slug === undefined || !('policies' in bundle)) return undefined;
  const policies = bundle.policies ?? [];
  const bySlug = policies.findIndex((policy, at) => (policy.slug ?? slugs[at]) === slug);
  if (bySlug !== -1) return bySlug;
  const byName = policies.findIndex(
    (policy) => policy.slug === undefined && bare(policy.name) === bare(slug),
  );
  return byName === -1 ? undefined : byName;
}

/** What a name and the slug that is made of it have in common. */
function bare(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
