import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy-bundle.ts';

type Bundle = Candidate<PolicyBundles['remediation']>;
type AnyBundle = Candidate<PolicyBundles[PolicyPart]>;

/**
 * The same bundle, its policies without a slug with that of the live policy of their name: else they would be made
 * anew. Of detection there are none.
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
