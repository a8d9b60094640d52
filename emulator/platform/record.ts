import type { Clock } from './clock.ts';
import { applyTriage, type Triage, triageStateOf } from './finding.ts';
import type { DetectionBundle, DetectionProduct, RemediationPolicy } from './policies/bundles.ts';
import type { Finding, FindingStatus, PlatformState, Project, TriageState } from './state.ts';

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
  | { readonly what: 'finding-added' | 'finding-removed'; readonly finding: bigint }
  | { readonly what: 'scan-added' | 'scan-ended'; readonly scan: bigint };

export interface TriageFacts {
  readonly status: FindingStatus;
  readonly triage_state: TriageState;
  readonly triage_reason: string | undefined;
  /** How many notes it has. */
  readonly notes: number;
}

export interface Writing {
  readonly state: PlatformState;
  readonly clock: Clock;
  /** Undefined where nothing is recorded. */
  readonly record: Effect[] | undefined;
}

/** The only way in which the platform changes its state: whatever changes is recorded with its cause. */
export class Writer {
  readonly #writing: Writing;
  readonly #cause: Pick<Effect, 'by' | 'request'>;

  constructor(writing: Writing, cause: Pick<Effect, 'by' | 'request'>) {
    this.#writing = writing;
    this.#cause = cause;
  }

  setTags(project: Project, tags: readonly string[]): void {
    const before = new Set(project.tags);
    const after = new Set(tags);
    if (before.symmetricDifference(after).size === 0) return;
    project.tags = [...after];
    for (const tag of before.difference(after)) this.add({ what: 'tag-removed', project: project.name, tag });
    for (const tag of after.difference(before)) this.add({ what: 'tag-added', project: project.name, tag });
  }

  /** A flag that is undefined stays as it is. */
  setManagedScans(project: Project, flags: { diff_scan?: boolean; full_scan?: boolean }): void {
    for (const flag of ['diff_scan', 'full_scan'] as const) {
      const before = project.managed_scan_config[flag].enabled;
      const after = flags[flag] ?? before;
      project.managed_scan_config = { ...project.managed_scan_config, [flag]: { enabled: after } };
      if (before !== after) this.add({ what: 'switched', project: project.name, flag, before, after });
    }
  }

  setPrimaryBranch(project: Project, branch: string): void {
    const { name, primary_branch: before } = project;
    if (before === branch) return;
    project.primary_branch = branch;
    this.add({ what: 'primary-branch-set', project: name, before, after: branch });
  }

  triage(finding: Finding, triage: Triage): void {
    const before = factsOf(finding);
    applyTriage(finding, triage, this.#writing.clock.now / 1000);
    const note = triage.note || undefined;
    this.add({ what: 'triaged', finding: finding.id, before, after: factsOf(finding), note });
  }

  /** @returns the number of the ticket, which stands on every finding of it */
  openTicket(findings: readonly Finding[]): number {
    const { all } = this.#writing.state.findings;
    const number = Math.max(1000, ...all.map(({ ticket }) => Number(ticket?.replaceAll(/\D/g, '') ?? 0))) + 1;
    for (const finding of findings) {
      finding.ticket = `SEC-${number}`;
      this.add({ what: 'ticket-opened', finding: finding.id, ticket: finding.ticket });
    }
    return number;
  }

  /** Replaces the whole bundle of a product. */
  setDetectionPolicy(part: DetectionProduct, after: DetectionBundle): void {
    const { newerPolicies } = this.#writing.state;
    const before = newerPolicies[part];
    newerPolicies[part] = after;
    this.add({ what: 'policies-set', part, before, after });
  }

  /** Replaces all remediation policies but the platform's own. */
  setRemediationPolicies(after: RemediationPolicy[]): void {
    const { newerPolicies } = this.#writing.state;
    const before = newerPolicies.remediation;
    newerPolicies.remediation = after;
    this.add({ what: 'policies-set', part: 'remediation', before, after });
  }

  /** Of what was changed by other means. */
  add(change: Change): void {
    const { clock, record } = this.#writing;
    record?.push({ at: clock.now, ...this.#cause, ...change });
  }
}

function factsOf(finding: Finding): TriageFacts {
  const { status, triage_reason, notes } = finding;
  return { status, triage_state: triageStateOf(finding), triage_reason, notes: notes.length };
}
