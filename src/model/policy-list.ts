import type { DetectionBundle, DetectionProduct, RemediationPolicy } from '../platform/resources/policy.ts';

/** A row of `list-policies` on a deployment with the newer policies. */
export type ListedPolicy =
  /** Which rules run for a product. */
  | ({ kind: 'detection'; product: DetectionProduct } & DetectionBundle)
  /** What happens with findings. */
  | ({ kind: 'remediation' } & RemediationPolicy);
