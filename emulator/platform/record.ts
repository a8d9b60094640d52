import type { DetectionBundle, DetectionProduct, RemediationPolicy } from './policies/bundles.ts';
import type { FindingStatus, TriageState } from './state.ts';

/** One thing that really changed, whatever its request was answered with. */
export type Effect = {
  /** The platform's clock, epoch milliseconds. */
  readonly at: number;
  /** `platform`: its own automations, and scans that complete. */
  readonly by: 'request' | 'person' | 'platform';
  /** Place of the request among all that arrived; only with `by: 'request'`. */
  readonly request?: number;
} & Change;

export type Change =
  | { readonly what: 'ticket-opened'; readonly finding: bigint; readonly ticket: string }
  | { readonly what: 'tag-added' | 'tag-removed'; readonly project: string; readonly tag: string }
  | {
      readonly what: 'switched';
      readonly project: string;
      readonly flag: 'diff_scan' | 'full_scan';
      readonly before: boolean;
      readonly after: boolean;
    }
  | {
      readonly what: 'primary-branch-set';
      readonly project: string;
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly what: 'triaged';
      readonly finding: bigint;
      readonly before: TriageFacts;
      readonly after: TriageFacts;
      /** The note that was attached now. */
      readonly note: string | undefined;
    }
  /** Also where nothing differs: whoever wrote it. */
  | {
      readonly what: 'policies-set';
      readonly part: DetectionProduct;
      readonly before: DetectionBundle | undefined;
      readonly after: DetectionBundle;
    }
  | {
      readonly what: 'policies-set';
      readonly part: 'remediation';
      readonly before: readonly RemediationPolicy[];
      readonly after: readonly RemediationPolicy[];
    }
  | { readonly what: 'project-added' | 'project-removed'; readonly project: string }
  | { readonly what: 'project-renamed'; readonly project: string; readonly to: string }
  | { readonly what: 'finding-added' | 'finding-removed'; readonly finding: bigint }
  | { readonly what: 'scan-added' | 'scan-ended'; readonly scan: bigint };

export interface TriageFacts {
  readonly status: FindingStatus;
  readonly triage_state: TriageState;
  readonly triage_reason: string | undefined;
  /** How many notes it has. */
  readonly notes: number;
}
