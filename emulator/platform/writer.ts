import type { Clock } from './clock.ts';
import { applyTriage, type Triage, triageStateOf } from './finding.ts';
import type { DetectionBundle, DetectionProduct, RemediationPolicy } from './policies/bundles.ts';
import type { Change, Effect, TriageFacts } from './record.ts';
import type { Scan } from './resources.ts';
import type { Finding, ManagedScanConfig, PlatformState, Project } from './state.ts';

export type Cause =
  | { readonly by: 'request'; readonly request: number }
  | { readonly by: 'person' | 'platform' };

export interface Writing {
  readonly state: PlatformState;
  readonly clock: Clock;
  /** Undefined where nothing is recorded. */
  readonly record: Effect[] | undefined;
}

/** The only way in which the platform changes its state: whatever changes is recorded with its cause. */
export class Writer {
  readonly #writing: Writing;
  readonly #cause: Cause;

  constructor(writing: Writing, cause: Cause) {
    this.#writing = writing;
    this.#cause = cause;
  }

  setTags(project: Project, tags: readonly string[]): void {
    const before = new Set(project.tags);
    const after = new Set(tags);
    if (before.symmetricDifference(after).size === 0) return;
    project.tags = [...after];
    for (const tag of before)
      if (!after.has(tag)) this.#add({ what: 'tag-removed', project: project.name, tag });
    for (const tag of after)
      if (!before.has(tag)) this.#add({ what: 'tag-added', project: project.name, tag });
  }

  setManagedScans(project: Project, config: ManagedScanConfig): void {
    const former = project.managed_scan_config;
    project.managed_scan_config = config;
    for (const flag of ['diff_scan', 'full_scan'] as const) {
      const [before, after] = [former[flag].enabled, config[flag].enabled];
      if (before !== after) this.#add({ what: 'switched', project: project.name, flag, before, after });
    }
  }

  setPrimaryBranch(project: Project, branch: string): void {
    const { name, primary_branch: before } = project;
    if (before === branch) return;
    project.primary_branch = branch;
    this.#add({ what: 'primary-branch-set', project: name, before, after: branch });
  }

  triage(finding: Finding, triage: Triage): void {
    const { clock, record } = this.#writing;
    const before = record && factsOf(finding);
    applyTriage(finding, triage, clock.now / 1000);
    if (before === undefined) return;
    const note = triage.note || undefined;
    this.#add({ what: 'triaged', finding: finding.id, before, after: factsOf(finding), note });
  }

  /** @returns the number of the ticket, which stands on every finding of it */
  openTicket(findings: readonly Finding[]): number {
    const { all } = this.#writing.state.findings;
    const numbers = all.map(({ ticket }) => Number(ticket?.replaceAll(/\D/g, '') ?? 0));
    const number = Math.max(1000, ...numbers) + 1;
    for (const finding of findings) {
      finding.ticket = `SEC-${number}`;
      this.#add({ what: 'ticket-opened', finding: finding.id, ticket: finding.ticket });
    }
    return number;
  }

  /** Replaces the whole bundle of a product. */
  setDetectionPolicy(product: DetectionProduct, after: DetectionBundle): void {
    const { newerPolicies } = this.#writing.state;
    const before = newerPolicies[product];
    newerPolicies[product] = after;
    this.#add({ what: 'policies-set', part: product, before, after });
  }

  /** Replaces all remediation policies but the platform's own. */
  setRemediationPolicies(after: RemediationPolicy[]): void {
    const { newerPolicies } = this.#writing.state;
    const before = newerPolicies.remediation;
    newerPolicies.remediation = after;
    this.#add({ what: 'policies-set', part: 'remediation', before, after });
  }

  addProject(project: Project, at?: number): void {
    this.#writing.state.projects.add(project, at);
    this.#add({ what: 'project-added', project: project.name });
  }

  removeProject(name: string): void {
    this.#writing.state.projects.remove(name);
    this.#add({ what: 'project-removed', project: name });
  }

  renameProject(name: string, to: string): void {
    const { projects, findings } = this.#writing.state;
    projects.rename(name, to);
    for (const finding of findings) if (finding.repo === name) finding.repo = to;
    this.#add({ what: 'project-renamed', project: name, to });
  }

  addFinding(finding: Finding): void {
    this.#writing.state.findings.add(finding);
    this.#add({ what: 'finding-added', finding: finding.id });
  }

  removeFinding(id: bigint): void {
    this.#writing.state.findings.remove(id);
    this.#add({ what: 'finding-removed', finding: id });
  }

  addScan(scan: Scan): void {
    this.#writing.state.scans.push(scan);
    this.#add({ what: 'scan-added', scan: scan.id });
  }

  endScan(scan: Scan, end: Partial<Scan>): void {
    Object.assign(scan, end);
    this.#add({ what: 'scan-ended', scan: scan.id });
  }

  #add(change: Change): void {
    const { clock, record } = this.#writing;
    record?.push({ at: clock.now, ...this.#cause, ...change });
  }
}

function factsOf(finding: Finding): TriageFacts {
  const { status, triage_reason, notes } = finding;
  return { status, triage_state: triageStateOf(finding), triage_reason, notes: notes.length };
}
