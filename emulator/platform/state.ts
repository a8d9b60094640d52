import type { PolicyState } from './policies/bundles.ts';
import type { Deployment, Policy, Repository, Scan } from './resources.ts';

/** What the platform holds. Resources carry the names of the wire; ids are bigint, since they may exceed 2^53. */
export interface PlatformState {
  /** The first one owns everything below; further ones are only listed. */
  deployments: Deployment[];
  readonly projects: Projects;
  readonly findings: Findings;
  scans: Scan[];
  /** Of the document's list; a migrated deployment has `newerPolicies` instead. */
  policies: Policy[];
  newerPolicies: PolicyState;
  repositories: Repository[];
}

export interface Project {
  id: bigint;
  name: string;
  tags: string[];
  created_at: string;
  default_branch: string;
  /** Missing for a project that was never scanned. */
  latest_scan_at: string | undefined;
  managed_scan_config: ManagedScanConfig;
  primary_branch: string;
  url: string;
}

export interface ManagedScanConfig {
  diff_scan: { enabled: boolean };
  full_scan: { enabled: boolean };
}

export type IssueType = 'sast' | 'sca' | 'ai_sast' | 'secrets';
export type FindingStatus = 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored';
/** What people, rules and the platform's automations decided; `reopened` shows as the status `open`. */
export type TriageState = Exclude<FindingStatus, 'open' | 'fixed'> | 'untriaged' | 'reopened';

/** One flat shape for all kinds: what a kind does not have is undefined or false. Times are epoch seconds. */
export interface Finding {
  id: bigint;
  issue_type: IssueType;
  /** The `match_based_id`: shared by the same finding on other branches. Copies of a repository share it, too. */
  fingerprint: string;
  repo: string;
  ref: string;
  /** Decides: `state` and `triage_state` of an answer never contradict it. */
  status: FindingStatus;
  triage_state: TriageState;
  triaged_at: number | undefined;
  /** Undefined: never since it was found. */
  state_updated_at: number | undefined;
  triage_reason: string | undefined;
  /** In order of arrival, so that a note that came twice shows. */
  notes: string[];
  severity: string;
  confidence: string;
  autotriage_verdict: string | undefined;
  categories: readonly string[];
  component_tags: readonly string[];
  policies: readonly string[];
  policy_mode: string;
  rule: string;
  rulesets: readonly string[];
  /** First detected, or reintroduced. */
  relevant_since: number;
  /** Undefined: as `relevant_since`. */
  created_at: number | undefined;
  first_seen_scan_id: bigint | undefined;
  /** Undefined: made up from the id. */
  path: string | undefined;
  line: number | undefined;
  /** The slug of an issue elsewhere, for instance `SEC-214`. */
  ticket: string | undefined;
  /** Its code or its project's scan configuration is gone: only the list of secrets still shows it. */
  removed: boolean;
  pro_only: boolean;
  dependency: string | undefined;
  epss_probability: string | undefined;
  exposure: string | undefined;
  transitivity: string | undefined;
  malicious: boolean;
  fix_pull_request: 'open' | 'merged' | undefined;
  historical: boolean;
  repository_visibility: string | undefined;
  secret_type: string | undefined;
  validation_state: string | undefined;
}

/** In the order of the list; names are found without regard to case. */
export class Projects {
  readonly #inOrder: Project[] = [];
  readonly #byName = new Map<string, Project>();

  constructor(projects: Iterable<Project> = []) {
    for (const project of projects) this.add(project);
  }

  get all(): readonly Project[] {
    return this.#inOrder;
  }

  get size(): number {
    return this.#inOrder.length;
  }

  get(name: string): Project | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  add(project: Project, at: number = this.#inOrder.length): void {
    const key = project.name.toLowerCase();
    if (this.#byName.has(key)) throw new Error(`there is already a project ${project.name}`);
    this.#byName.set(key, project);
    if (at === this.#inOrder.length) this.#inOrder.push(project);
    else this.#inOrder.splice(at, 0, project);
  }

  /** Throws when it is not there, or another one has the new name. */
  rename(name: string, to: string): void {
    const project = this.get(name);
    if (project === undefined) throw new Error(`there is no project ${name}`);
    const at = this.#inOrder.indexOf(project);
    this.remove(name);
    project.name = to;
    this.add(project, at);
  }

  remove(name: string): void {
    const project = this.get(name);
    if (project === undefined) return;
    this.#byName.delete(name.toLowerCase());
    this.#inOrder.splice(this.#inOrder.indexOf(project), 1);
  }

  [Symbol.iterator](): IterableIterator<Project> {
    return this.#inOrder[Symbol.iterator]();
  }
}

export class Findings {
  readonly #inOrder: Finding[] = [];
  readonly #byId = new Map<bigint, Finding>();
  readonly #byFingerprint = new Map<string, Finding | Finding[]>();
  readonly #order = new FindingOrder(this.#inOrder);
  #largestId = 0n;

  constructor(findings: Iterable<Finding> = []) {
    for (const finding of findings) this.add(finding);
  }

  get all(): readonly Finding[] {
    return this.#inOrder;
  }

  get size(): number {
    return this.#inOrder.length;
  }

  get(id: bigint): Finding | undefined {
    return this.#byId.get(id);
  }

  /** One that no finding has ever had. */
  get freeId(): bigint {
    return this.#largestId + 1n;
  }

  add(finding: Finding): void {
    if (finding.id > this.#largestId) this.#largestId = finding.id;
    if (this.#byId.has(finding.id)) throw new Error(`there is already a finding ${finding.id}`);
    this.#inOrder.push(finding);
    this.#byId.set(finding.id, finding);
    this.#order.forget(finding.issue_type);
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (alike === undefined) this.#byFingerprint.set(finding.fingerprint, finding);
    else if (Array.isArray(alike)) alike.push(finding);
    else this.#byFingerprint.set(finding.fingerprint, [alike, finding]);
  }

  remove(id: bigint): void {
    const finding = this.#byId.get(id);
    if (finding === undefined) return;
    this.#byId.delete(id);
    this.#inOrder.splice(this.#inOrder.indexOf(finding), 1);
    this.#order.forget(finding.issue_type);
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (Array.isArray(alike)) alike.splice(alike.indexOf(finding), 1);
    else this.#byFingerprint.delete(finding.fingerprint);
  }

  /** Those of a kind, newest `relevant_since` first; not to be changed by the caller. */
  newestFirst(issueType: IssueType): readonly Finding[] {
    return this.#order.newestFirst(issueType);
  }

  /** The same finding on other branches of its repository. */
  siblings(finding: Finding): readonly Finding[] {
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (!Array.isArray(alike)) return [];
    return alike.filter(
      ({ ref, issue_type, repo }) =>
        ref !== finding.ref && issue_type === finding.issue_type && repo === finding.repo,
    );
  }

  [Symbol.iterator](): IterableIterator<Finding> {
    return this.#inOrder[Symbol.iterator]();
  }
}

/** Findings by kind, newest first. Sorted once, so that a page of 300,000 is quick to serve. */
class FindingOrder {
  readonly #findings: readonly Finding[];
  readonly #sorted = new Map<IssueType, Finding[]>();

  constructor(findings: readonly Finding[]) {
    this.#findings = findings;
  }

  newestFirst(issueType: IssueType): readonly Finding[] {
    const known = this.#sorted.get(issueType);
    // Tests change the fields of findings directly, so the order is checked, which is cheap.
    if (
      known?.every((one, at) => at === 0 || (known[at - 1] as Finding).relevant_since >= one.relevant_since)
    )
      return known;
    const sorted = this.#findings.filter((finding) => finding.issue_type === issueType).sort(byAge);
    this.#sorted.set(issueType, sorted);
    return sorted;
  }

  /** To be called when a finding of the kind came or went. */
  forget(issueType: IssueType): void {
    this.#sorted.delete(issueType);
  }
}

function byAge(one: Finding, other: Finding): number {
  return other.relevant_since - one.relevant_since || (one.id < other.id ? -1 : 1);
}
