import type { DetectionBundle } from '../platform/resources/detection-policy.ts';
import type { DetectionProduct } from '../platform/resources/policy-bundle.ts';
import type { RemediationPolicy } from '../platform/resources/remediation-policy.ts';

/** A row of `list-policies` on a deployment with the newer policies. */
export type ListedPolicy =
  /** Which rules run for a product. */
  | ({ kind: 'detection'; product: DetectionProduct } & DetectionBundle)
  /** What happens with findings. */
  | ({ kind: 'remediation' } & RemediationPolicy);
