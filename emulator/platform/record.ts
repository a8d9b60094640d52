import { applyTriage, type Triage, triageStateOf } from './finding.ts';
import type {
  DetectionBundle,
  DetectionProduct,
  PolicyState,
  RemediationPolicy,
} from './policies/bundles.ts';
import type {
  Finding,
  FindingStatus,
  ManagedScanConfig,
  PlatformState,
  Project,
  TriageState,
} from './state.ts';

/** One thing that really changed, whatever its request was answered with. */
export type Effect = {
  /** The platform's clock, epoch milliseconds. */
  readonly at: number;
  /** `platform`: its own automations, and scans that complete. */
  readonly by: 'request' | 'person' | 'platform';
  /** Place of the request among all that arrived; only with `by: 'request'`. */
  readonly request?: number;
} & Change;

interface Move<Value> {
  readonly before: Value;
  readonly after: Value;
}

export type Change =
  /** A ticket of one branch is the finding's: `match` is the same for all of them, and `before` of any. */
  | ({ readonly what: 'ticket-opened'; readonly finding: bigint; readonly match: string } & Move<
      string | undefined
    >)
  | { readonly what: 'tag-added' | 'tag-removed'; readonly project: string; readonly tag: string }
  | ({ readonly what: 'switched'; readonly project: string; readonly flag: Flag } & Move<boolean>)
  | ({ readonly what: 'primary-branch-set'; readonly project: string } & Move<string>)
  /** With the note that was attached now. */
  | ({ readonly what: 'triaged'; readonly finding: bigint; readonly note?: string } & Move<TriageFacts>)
  /** Also where nothing differs: whoever wrote it. */
  | ({ readonly what: 'policies-set'; readonly part: PolicyPart } & Move<PolicyContent | undefined>)
  | { readonly what: 'project-added' | 'project-removed'; readonly project: string }
  | { readonly what: 'project-renamed'; readonly project: string; readonly before: string }
  | { readonly what: 'finding-added' | 'finding-removed'; readonly finding: bigint }
  | { readonly what: 'scan-added' | 'scan-ended'; readonly scan: bigint };

type Flag = keyof ManagedScanConfig;
type PolicyPart = DetectionProduct | 'remediation';
type PolicyContent = DetectionBundle | readonly RemediationPolicy[];

export interface TriageFacts {
  readonly status: FindingStatus;
  readonly triage_state: TriageState;
  readonly triage_reason: string | undefined;
  /** The number of its notes. */
  readonly notes: number;
}

export interface Writing {
  readonly state: PlatformState;
  readonly now: () => number;
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
    applyTriage(finding, triage, this.#writing.now() / 1000);
    const note = triage.note || undefined;
    this.add({ what: 'triaged', finding: finding.id, before, after: factsOf(finding), note });
  }

  /** @returns the number of the ticket, which stands on every finding of it */
  openTicket(findings: readonly Finding[]): number {
    const { findings: known } = this.#writing.state;
    const numbers = known.all.map(({ ticket }) => Number(ticket?.replaceAll(/\D/g, '') ?? 0));
    const number = Math.max(1000, ...numbers) + 1;
    const after = `SEC-${number}`;
    for (const finding of findings) {
      const { id, issue_type, repo, fingerprint } = finding;
      const before = [finding, ...known.siblings(finding)].find(({ ticket }) => ticket)?.ticket;
      const match = issue_type === 'secrets' ? `secrets ${id}` : `${repo} ${fingerprint}`;
      finding.ticket = after;
      this.add({ what: 'ticket-opened', finding: id, match, before, after });
    }
    return number;
  }

  /** Replaces all that a part has, but for the platform's own policies. */
  setPolicies<Part extends PolicyPart>(part: Part, after: NonNullable<PolicyState[Part]>): void {
    const { newerPolicies } = this.#writing.state;
    const before = newerPolicies[part];
    newerPolicies[part] = after;
    this.add({ what: 'policies-set', part, before, after });
  }

  /** For a change by other means. */
  add(change: Change): void {
    const { now, record } = this.#writing;
    record?.push({ at: now(), ...this.#cause, ...change });
  }
}

function factsOf(finding: Finding): TriageFacts {
  const { status, triage_reason, notes } = finding;
  return { status, triage_state: triageStateOf(finding), triage_reason, notes: notes.length };
}
