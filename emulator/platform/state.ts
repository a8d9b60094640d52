import type { PolicyState } from './policies/bundles.ts';

/** The platform's content. Resources carry the names of the wire; ids are bigint, since they may exceed 2^53. */
export interface PlatformState {
  /** The first one owns everything below; further ones are only listed. */
  deployments: Deployment[];
  readonly projects: Projects;
  readonly findings: Findings;
  scans: Scan[];
  /** The document's list; a migrated deployment has `newerPolicies` instead. */
  policies: Policy[];
  newerPolicies: PolicyState;
  repositories: Repository[];
  /** Exports of SBOMs, in order. */
  sbomJobs: SbomJob[];
}

export interface Project {
  id: bigint;
  name: string;
  tags: string[];
  created_at: string;
  default_branch: string;
  /** Missing for a project that was never scanned. */
  latest_scan_at?: string;
  managed_scan_config: ManagedScanConfig;
  primary_branch: string;
  url: string;
  /** Left out of the list. */
  archived?: true;
}

export interface ManagedScanConfig {
  diff_scan: { enabled: boolean };
  full_scan: { enabled: boolean };
}

export type IssueType = 'sast' | 'sca' | 'ai_sast' | 'secrets';
export type FindingStatus = 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored';
/** The decision of people, rules and the platform's automations; `reopened` shows as the status `open`. */
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
  triaged_at?: number;
  /** Undefined: never since it was found. */
  state_updated_at?: number;
  triage_reason?: string;
  /** In order of arrival, so that a note that came twice shows. */
  notes: string[];
  severity: string;
  confidence: string;
  autotriage_verdict?: string;
  categories: readonly string[];
  component_tags: readonly string[];
  policies: readonly string[];
  policy_mode: string;
  rule: string;
  rulesets: readonly string[];
  /** First detected, or reintroduced. */
  relevant_since: number;
  /** Undefined: as `relevant_since`. */
  created_at?: number;
  first_seen_scan_id?: bigint;
  /** Undefined: made up from the id. */
  path?: string;
  line?: number;
  /** The slug of an issue elsewhere, for instance `SEC-214`. */
  ticket?: string;
  /** Its code or its project's scan configuration is gone: only the list of secrets still shows it. */
  removed: boolean;
  pro_only: boolean;
  dependency?: string;
  epss_probability?: string;
  exposure?: string;
  transitivity?: string;
  malicious: boolean;
  fix_pull_request?: 'open' | 'merged';
  historical: boolean;
  repository_visibility?: string;
  secret_type?: string;
  validation_state?: string;
}

export interface Deployment {
  id: bigint;
  slug: string;
  name: string;
}

export type ScanStatus = 'PENDING' | 'RUNNING' | 'COMPLETED' | 'CANCELLED' | 'ERROR' | 'NEVER_FINISHED';

export interface Scan {
  id: bigint;
  deployment_id: bigint;
  /** The project's id. */
  repository_id: bigint;
  enabled_products: string[];
  /** Null while it has not ended. */
  exit_code: number | null;
  has_logs: boolean;
  started_at: string;
  /** Missing while the scan is running. */
  completed_at?: string;
  /** `branch` and `commit` are read from here, too. */
  meta: Record<string, unknown>;
  stats: { findings: number; total_time: number };
  /** Follows from `completed_at` and `exit_code` when missing. */
  status?: ScanStatus;
  /** Default: it is a scan of the project's primary branch. */
  is_full_scan?: boolean;
  /** Left out of answers when missing. */
  findings_counts?: FindingsCounts;
  /** Searches that still show it as it is; then `complete` is called. */
  awaited?: { searchesLeft: number; complete: () => void };
}

export interface FindingsCounts {
  code: number;
  supply_chain: number;
  secrets: number;
}

export interface Policy {
  id: string;
  isDefault: boolean;
  name: string;
  productType: string;
  slug: string;
}

export interface Repository {
  id: bigint;
  name: string;
  hasDependencyPathScan: boolean;
  dependencies: Dependency[];
}

export interface Dependency {
  name: string;
  version: string;
  license: string;
  lockfilePath: string;
  /** Default `DIRECT`. */
  transitivity?: 'DIRECT' | 'TRANSITIVE';
}

export interface SbomJob {
  taskToken: string;
  repositoryId: bigint;
  version: string;
  /** Looks that still show it in progress. */
  looksLeft: number;
}

export function statusOf({ status, completed_at, exit_code }: Scan): ScanStatus {
  if (status !== undefined) return status;
  if (completed_at === undefined) return 'RUNNING';
  return exit_code === 0 || exit_code === 1 ? 'COMPLETED' : 'ERROR';
}

/** In the order of the list; names are found without regard to case. */
export class Projects {
  readonly #inOrder: Project[] = [];
  readonly #byName = new Map<string, Project>();
  readonly #byFormerName = new Map<string, Project>();

  constructor(projects: Iterable<Project> = []) {
    for (const project of projects) this.add(project);
  }

  get all(): readonly Project[] {
    return this.#inOrder;
  }

  get(name: string): Project | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  add(project: Project): void {
    const key = project.name.toLowerCase();
    if (this.#byName.has(key)) throw new Error(`there is already a project ${project.name}`);
    this.#byName.set(key, project);
    this.#inOrder.push(project);
  }

  /** The project that had a name before it was renamed; another one may have the name now. */
  formerly(name: string): Project | undefined {
    return this.#byFormerName.get(name.toLowerCase());
  }

  rename(project: Project, name: string): void {
    if (this.get(name) !== undefined) throw new Error(`there is already a project ${name}`);
    this.#byFormerName.set(project.name.toLowerCase(), project);
    this.#byName.delete(project.name.toLowerCase());
    this.#byName.set(name.toLowerCase(), project);
    project.name = name;
  }

  remove(name: string): void {
    const project = this.get(name);
    if (project === undefined) return;
    this.#byName.delete(name.toLowerCase());
    this.#inOrder.splice(this.#inOrder.indexOf(project), 1);
  }
}

export class Findings {
  readonly #inOrder: Finding[] = [];
  readonly #byId = new Map<bigint, Finding>();
  readonly #byFingerprint = new Map<string, Finding[]>();
  /** Sorted once, so that a page of 300,000 is quick to serve. */
  readonly #newestFirst = new Map<IssueType, Finding[]>();
  #make: (() => Iterable<Finding>) | undefined;

  /** @param findings a function is called when somebody first looks at them, which most steps never do */
  constructor(findings: Iterable<Finding> | (() => Iterable<Finding>) = []) {
    if (typeof findings === 'function') this.#make = findings;
    else for (const finding of findings) this.add(finding);
  }

  #ensureMade(): void {
    const make = this.#make;
    this.#make = undefined;
    for (const finding of make?.() ?? []) this.add(finding);
  }

  get all(): readonly Finding[] {
    this.#ensureMade();
    return this.#inOrder;
  }

  get(id: bigint): Finding | undefined {
    this.#ensureMade();
    return this.#byId.get(id);
  }

  add(finding: Finding): void {
    this.#ensureMade();
    if (this.#byId.has(finding.id)) throw new Error(`there is already a finding ${finding.id}`);
    this.#inOrder.push(finding);
    this.#byId.set(finding.id, finding);
    this.#newestFirst.delete(finding.issue_type);
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (alike === undefined) this.#byFingerprint.set(finding.fingerprint, [finding]);
    else alike.push(finding);
  }

  remove(id: bigint): void {
    const finding = this.get(id);
    if (finding === undefined) return;
    this.#byId.delete(id);
    this.#inOrder.splice(this.#inOrder.indexOf(finding), 1);
    this.#newestFirst.delete(finding.issue_type);
    const alike = this.#byFingerprint.get(finding.fingerprint) ?? [];
    alike.splice(alike.indexOf(finding), 1);
  }

  /** Those of a kind, newest `relevant_since` first; not to be changed by the caller. */
  newestFirst(issueType: IssueType): readonly Finding[] {
    this.#ensureMade();
    const known = this.#newestFirst.get(issueType);
    // Tests change the fields of findings directly, so the order is checked, which is cheap.
    const isSorted = known?.every(
      (finding, at) => at === 0 || (known[at - 1] as Finding).relevant_since >= finding.relevant_since,
    );
    if (known !== undefined && isSorted) return known;
    const sorted = this.#inOrder
      .filter((finding) => finding.issue_type === issueType)
      .sort((a, b) => b.relevant_since - a.relevant_since || (a.id < b.id ? -1 : 1));
    this.#newestFirst.set(issueType, sorted);
    return sorted;
  }

  /** The same finding on other branches of its repository. */
  siblings(finding: Finding): readonly Finding[] {
    this.#ensureMade();
    const alike = this.#byFingerprint.get(finding.fingerprint) ?? [];
    if (alike.length < 2) return [];
    return alike.filter(
      ({ ref, issue_type, repo }) =>
        ref !== finding.ref && issue_type === finding.issue_type && repo === finding.repo,
    );
  }

  /** Whether a finding is the one that stands for all its branches: that on the primary one, else the oldest. */
  standsForAll(finding: Finding, primary: string | undefined, among: (other: Finding) => boolean): boolean {
    const rank = ({ ref, id }: Finding) => (ref === primary ? -1n : id);
    return !this.siblings(finding).some((other) => rank(other) < rank(finding) && among(other));
  }
}
