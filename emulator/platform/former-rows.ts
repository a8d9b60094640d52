import type { Clock } from './clock.ts';
import type { DetectionBundle, DetectionProduct, RemediationPolicy } from './policies/bundles.ts';
import type { Quirks } from './quirks.ts';
import type { Finding, FindingStatus } from './state.ts';

export type PolicyContent = DetectionBundle | readonly RemediationPolicy[];
type PolicyPart = DetectionProduct | 'remediation';

/** What findings were before they were triaged, on servers whose lists or filters lag behind; and policies before their PUT. */
export class FormerRows {
  readonly #quirks: Quirks;
  readonly #clock: Clock;
  /** Before its first triage. */
  readonly #firstStatus = new WeakMap<Finding, FindingStatus>();
  /** Before its last triage. */
  readonly #lastRow = new WeakMap<Finding, { row: Finding; untilMs: number }>();

  /** Before their last PUT. */
  readonly #policies = new Map<PolicyPart, { content: PolicyContent; untilMs: number }>();

  constructor(quirks: Quirks, clock: Clock) {
    this.#quirks = quirks;
    this.#clock = clock;
  }

  keep(finding: Finding): void {
    const { triageStatusLag, listLag } = this.#quirks;
    if (triageStatusLag && !this.#firstStatus.has(finding)) this.#firstStatus.set(finding, finding.status);
    if (listLag === undefined) return;
    const untilMs = this.#clock.now + (listLag.forMs ?? Number.POSITIVE_INFINITY);
    this.#lastRow.set(finding, { row: { ...finding, notes: [...finding.notes] }, untilMs });
  }

  keepPolicies(part: PolicyPart, content: PolicyContent): void {
    const { policyLagMs = 0 } = this.#quirks;
    this.#policies.set(part, { content, untilMs: this.#clock.now + policyLagMs });
  }

  /** A part of the policies as a read shows it. */
  policies<Content extends PolicyContent>(part: PolicyPart, content: Content): Content {
    const former = this.#policies.get(part);
    return former !== undefined && former.untilMs > this.#clock.now ? (former.content as Content) : content;
  }

  /** The status that the filter of a triage sees. */
  statusForTriage(finding: Finding): FindingStatus {
    return (this.#quirks.triageStatusLag && this.#firstStatus.get(finding)) || finding.status;
  }

  /** The finding as a list's filters see it. */
  forFilter(finding: Finding): Finding {
    const former = this.#quirks.listLag && this.#lastRow.get(finding);
    return former && former.untilMs > this.#clock.now ? former.row : finding;
  }

  /** The finding as a list shows it. */
  forRow(finding: Finding): Finding {
    return this.#quirks.listLag?.what === 'rows' ? this.forFilter(finding) : finding;
  }
}
