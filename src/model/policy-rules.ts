import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** What the platform refuses because of what the rules file asks for, whatever its status. */
export const REFUSED_POLICIES: ReadonlySet<string> = new Set([
  'DEPLOYMENT_NOT_MIGRATED',
  'PRODUCT_NOT_ENABLED',
  'RESERVED_SLUG',
]);

/** The newer policies as a rules file wants them. A part that it leaves out is not managed. */
export type PolicyRules = { [P in PolicyPart]?: WantedPolicies<P> };

/** One part: the platform's state becomes exactly this. */
export interface WantedPolicies<P extends PolicyPart> {
  bundle: Candidate<PolicyBundles[P]>;
  /** Line of the part, from 1. */
  line: number;
  /** Lines of the remediation policies, in the order of the bundle; of other parts empty. */
  policyLines: readonly number[];
  /** Where its texts stand, so that what the platform says of one of them gets a line. */
  places: readonly PolicyPlace[];
}

export interface PolicyPlace {
  text: string;
  line: number;
  /** Index of the remediation policy that has it. */
  policy?: number;
}
