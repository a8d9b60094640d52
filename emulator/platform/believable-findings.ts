import { PULL_REQUEST, pullRequestFindings } from './believable-pull-request.ts';
import { believableTraits } from './believable-traits.ts';
import { believableTriage } from './believable-triage.ts';
import { untriaged } from './finding-triage.ts';
import { hex, pick, pickWeighted, prng, some } from './prng.ts';
import { type Scan, statusOf } from './resources.ts';
import { type Finding, Findings, type IssueType, type Project, type Projects } from './state.ts';

const none: readonly string[] = [];
/** Its last scan found nothing: whatever it had is fixed. */
const CLEAN_PROJECT = 'acme/login';

/** What a finding is before anything is known about it. */
export function plainFinding(id: bigint, issueType: IssueType, repo: string): Finding {
  return {
    id,
    issue_type: issueType,
    fingerprint: `${issueType}-${id.toString(36)}`,
    repo,
    ref: 'refs/heads/main',
    ...untriaged(),
    severity: 'medium',
    confidence: 'medium',
    autotriage_verdict: undefined,
    categories: none,
    component_tags: none,
    policies: none,
    policy_mode: 'monitor',
    rule: 'generic.rule',
    rulesets: none,
    relevant_since: 1_767_225_600,
    created_at: undefined,
    first_seen_scan_id: undefined,
    path: undefined,
    line: undefined,
    ticket: undefined,
    removed: false,
    pro_only: false,
    dependency: undefined,
    epss_probability: undefined,
    exposure: undefined,
    transitivity: undefined,
    malicious: false,
    fix_pull_request: undefined,
    historical: false,
    repository_visibility: undefined,
    secret_type: undefined,
    validation_state: undefined,
  };
}

/** Some 2,000 of code and supply chain and 300 secrets, each first seen by one of the scans. */
export function believableFindings(
  seed: number,
  projects: Projects,
  scans: readonly Scan[],
  now: number,
): Findings {
  const random = prng(seed + 1);
  const found = new Findings();
  const copies = projects.get('acme/old-reports');
  if (copies === undefined) throw new Error('the project for copies is missing');
  const maker = new FindingMaker(random, found, scans, { now, copies });
  const withCode = projects.all.filter(({ id }) => maker.hasScans(id));
  while (found.size < 2000) {
    const type = pickWeighted<IssueType>(random, [
      ['sast', 52],
      ['sca', 38],
      ['ai_sast', 10],
    ]);
    maker.add(type, pick(random, withCode));
  }
  for (let secrets = 0; secrets < 300; secrets += 1) maker.add('secrets', pick(random, withCode));
  for (const finding of pullRequestFindings(found, scans, () => maker.nextId())) found.add(finding);
  return found;
}

class FindingMaker {
  readonly #random: () => number;
  readonly #found: Findings;
  readonly #now: number;
  /** Where code of other projects was copied to. */
  readonly #copies: Project;
  readonly #scansByProject: Map<bigint, Scan[]>;

  constructor(
    random: () => number,
    found: Findings,
    scans: readonly Scan[],
    { now, copies }: { now: number; copies: Project },
  ) {
    this.#copies = copies;
    this.#random = random;
    this.#found = found;
    this.#now = now;
    // The last quarter of an hour found nothing new.
    const isSeeing = (scan: Scan) =>
      statusOf(scan) === 'COMPLETED' && Date.parse(scan.started_at) < now - 900_000;
    this.#scansByProject = Map.groupBy(scans.filter(isSeeing), ({ repository_id }) => repository_id);
  }

  hasScans(projectId: bigint): boolean {
    return this.#scansByProject.has(projectId);
  }

  /** Every fortieth id is beyond what a double can hold. */
  nextId(): bigint {
    const { size } = this.#found;
    return (size % 40 === 39 ? 9_007_199_254_738_993n : 610_004n) + BigInt(size * 3);
  }

  /** One finding on its primary branch, and some of them on other branches, too. */
  add(type: IssueType, project: Project): void {
    const finding = this.#finding(type, project);
    this.#found.add(finding);
    if (this.#random() < 0.02 && project !== this.#copies) this.#addCopy(finding, this.#copies);
    if (this.#random() >= 0.3) return;
    for (const ref of some(this.#random, ['refs/heads/release', 'refs/heads/next'], 0.5)) {
      this.#found.add({ ...finding, id: this.nextId(), ref, notes: [...finding.notes] });
    }
    if (this.#random() < 0.5) this.#addOnPullRequest(finding, project);
  }

  #finding(type: IssueType, project: Project): Finding {
    const random = this.#random;
    const scan = pick(random, this.#scansOf(project, project.primary_branch));
    const foundAt = Date.parse(scan.started_at) / 1000;
    const isReintroduced = random() < 0.05;
    const nowSeconds = this.#now / 1000;
    const finding: Finding = {
      ...plainFinding(this.nextId(), type, project.name),
      ...believableTraits(type, project, random),
      ...believableTriage(foundAt, nowSeconds, random),
      ref: project.primary_branch,
      fingerprint: `${hex(random, 32)}_${Math.floor(random() * 3)}`,
      first_seen_scan_id: scan.id,
      created_at: foundAt,
      relevant_since: isReintroduced ? Math.floor((foundAt + nowSeconds) / 2) : foundAt,
      removed: random() < 0.01,
    };
    if (project.name !== CLEAN_PROJECT) return finding;
    return { ...finding, status: 'fixed', triage_reason: undefined, state_updated_at: foundAt + 60 };
  }

  /** A diff scan does not take over what was decided on the primary branch. */
  #addOnPullRequest(finding: Finding, project: Project): void {
    const scans = this.#scansByProject.get(project.id) ?? [];
    const scan = scans.find(({ meta }) => String(meta.branch).startsWith('refs/pull/'));
    if (scan === undefined || scan.id === PULL_REQUEST.scanId || scan.exit_code === 0) return;
    if (finding.status === 'fixed') return;
    const foundAt = Date.parse(scan.started_at) / 1000;
    const isTakenOver = (finding.triaged_at ?? 0) > foundAt;
    const fresh = plainFinding(this.nextId(), finding.issue_type, finding.repo);
    const { status, triage_state, triaged_at, state_updated_at, triage_reason, notes } = isTakenOver
      ? finding
      : fresh;
    this.#found.add({
      ...finding,
      ...{ status, triage_state, triaged_at, state_updated_at, triage_reason, notes: [...notes] },
      id: fresh.id,
      ref: String(scan.meta.branch),
      first_seen_scan_id: scan.id,
      created_at: foundAt,
      relevant_since: foundAt,
    });
  }

  /** Copied code: the same `match_based_id` in another repository is another finding. */
  #addCopy(
    { issue_type, fingerprint, rule, path, line, severity, dependency }: Finding,
    into: Project,
  ): void {
    const copy = this.#finding(issue_type, into);
    this.#found.add({ ...copy, fingerprint, rule, path, line, severity, dependency });
  }

  #scansOf({ id }: Project, branch: string): readonly Scan[] {
    return (this.#scansByProject.get(id) ?? []).filter(({ meta }) => meta.branch === branch);
  }
}
