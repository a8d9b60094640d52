import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** When a finding was first detected or reintroduced, in epoch ms; of a secret, when it was created. */
export function detectedMs(finding: Pick<Finding, 'relevant_since' | 'created_at'>): number | undefined {
  return epochMs(finding.relevant_since ?? finding.created_at);
}
