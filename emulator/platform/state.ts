/** What the platform holds. Resources carry the names of the wire; ids are bigint, since they may exceed 2^53. */
export interface PlatformState {
  /** The first one owns everything below; further ones are only listed. */
  deployments: Deployment[];
  readonly projects: Projects;
  readonly findings: Findings;
  scans: Scan[];
  policies: Policy[];
  repositories: Repository[];
}

export interface Deployment {
  id: bigint;
  slug: string;
  name: string;
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

export type IssueType = 'sast' | 'sca' | 'secrets';
export type FindingStatus = 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored';

/** One flat shape for all three kinds: what a kind does not have is undefined or false. */
export interface Finding {
  id: bigint;
  issue_type: IssueType;
  /** Shared by the same finding on other branches. */
  fingerprint: string;
  repo: string;
  ref: string;
  status: FindingStatus;
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
  /** Epoch seconds. */
  relevant_since: number;
  pro_only: boolean;
  dependency: string | undefined;
  epss_probability: string | undefined;
  exposure: string | undefined;
  transitivity: string | undefined;
  historical: boolean;
  repository_visibility: string | undefined;
  secret_type: string | undefined;
  validation_state: string | undefined;
}

export interface Scan {
  id: bigint;
  deployment_id: bigint;
  repository_id: bigint;
  enabled_products: string[];
  exit_code: number;
  has_logs: boolean;
  started_at: string;
  /** Missing while the scan is running. */
  completed_at: string | undefined;
  meta: Record<string, unknown>;
  stats: { findings: number; total_time: number };
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

  add(finding: Finding): void {
    if (this.#byId.has(finding.id)) throw new Error(`there is already a finding ${finding.id}`);
    this.#inOrder.push(finding);
    this.#byId.set(finding.id, finding);
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (alike === undefined) this.#byFingerprint.set(finding.fingerprint, finding);
    else if (Array.isArray(alike)) alike.push(finding);
    else this.#byFingerprint.set(finding.fingerprint, [alike, finding]);
  }

  /** The same finding on other branches. */
  siblings(finding: Finding): readonly Finding[] {
    const alike = this.#byFingerprint.get(finding.fingerprint);
    if (!Array.isArray(alike)) return [];
    return alike.filter((other) => other.ref !== finding.ref && other.issue_type === finding.issue_type);
  }

  [Symbol.iterator](): IterableIterator<Finding> {
    return this.#inOrder[Symbol.iterator]();
  }
}
