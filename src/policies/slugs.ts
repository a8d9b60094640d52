import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

type Bundle = Candidate<PolicyBundles['remediation']>;
type AnyBundle = Candidate<PolicyBundles[PolicyPart]>;

/**
 * Gives policies without a slug the slug of the live policy with their name: otherwise the platform would delete that
 * one and create another. Detection bundles have no slugs.
 */
export function sluggedLike<B extends AnyBundle>(bundle: B, live: AnyBundle): B {
  if (!('policies' in bundle) || !('policies' in live)) return bundle;
  const { policies = [] }: Bundle = bundle;
  const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
  const slugged = policies.map((policy) => {
    if (policy.slug !== undefined) return policy;
    const slug = live.policies?.find(
      (one) => one.name === policy.name && one.slug !== undefined && !taken.has(one.slug),
    )?.slug;
    if (slug === undefined) return policy;
    taken.add(slug);
    return { slug, ...policy };
  });
  return { ...bundle, policies: slugged };
}
