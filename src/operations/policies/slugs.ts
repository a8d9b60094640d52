import type { Candidate, PolicyBundles, PolicyPart } from '../../platform/resources/policy-bundle.ts';
import type { RemediationPolicy } from '../../platform/resources/remediation-policy.ts';

type Bundle = Candidate<PolicyBundles['remediation']>;
type AnyBundle = Candidate<PolicyBundles[PolicyPart]>;

/** The same policies, those without a slug with that of the live policy of their name: else they would be made anew. */
export function withSlugs(bundle: Bundle, live: readonly Candidate<RemediationPolicy>[]): Bundle {
  const policies = bundle.policies ?? [];
  const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
  return {
    ...bundle,
    policies: policies.map((policy) => {
      if (policy.slug !== undefined) return policy;
      const slug = live.find(
        (one) => one.name === policy.name && one.slug !== undefined && !taken.has(one.slug),
      )?.slug;
      if (slug === undefined) return policy;
      taken.add(slug);
      return { slug, ...policy };
    }),
  };
}

export function lacksSlugs({ policies = [] }: Bundle): boolean {
  return policies.some(({ slug }) => slug === undefined);
}

/** A bundle with the slugs of the live policies; of detection there are none. */
export function sluggedLike<B extends AnyBundle>(bundle: B, live: AnyBundle): B {
  if (!('policies' in bundle) || !('policies' in live)) return bundle;
  return withSlugs(bundle, live.policies ?? []) as B;
}

export function slugsOf(bundle: AnyBundle): (string | undefined)[] {
  return 'policies' in bundle ? (bundle.policies ?? []).map(({ slug }) => slug) : [];
}
