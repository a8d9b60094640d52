import { plainFinding } from './finding.ts';
import type { Writer } from './record.ts';
import {
  type Finding,
  type FindingsCounts,
  type IssueType,
  type PlatformState,
  type Scan,
  statusOf,
} from './state.ts';

export interface StartedScan {
  /** Name of the project. */
  readonly project: string;
  readonly commit: string;
  /** Default: the project's primary branch. */
  readonly branch?: string;
  /** Default: one more than the highest there is. */
  readonly id?: bigint;
  /** Default sast, sca and secrets. */
  readonly products?: readonly string[];
  /** Its findings; missing fields are made up. They are on its branch and first seen by it. */
  readonly findings?: readonly ({ issue_type: IssueType } & Partial<Finding>)[];
  /** When it ends: after so many searches showed it running; default: it has ended. */
  readonly ends?: { readonly afterSearches: number } | 'never';
}

interface Starter {
  readonly state: PlatformState;
  readonly now: () => number;
  readonly writer: Writer;
}

/** Adds a scan that ends, and whose findings appear, when the options say. */
export function startScan(started: StartedScan, starter: Starter): Scan {
  const { state, now, writer } = starter;
  const project = state.projects.get(started.project);
  if (project === undefined) throw new Error(`there is no project ${started.project}`);
  const { branch = project.primary_branch, commit, ends } = started;
  const scan: Scan = {
    id: started.id ?? highest(state.scans) + 1n,
    deployment_id: state.deployments[0]?.id ?? 0n,
    repository_id: project.id,
    enabled_products: [...(started.products ?? ['sast', 'sca', 'secrets'])],
    exit_code: null,
    has_logs: true,
    started_at: new Date(now()).toISOString(),
    completed_at: undefined,
    meta: { repository: project.name, repo_url: project.url, branch, commit },
    stats: { findings: 0, total_time: 0 },
  };
  state.scans.push(scan);
  writer.add({ what: 'scan-added', scan: scan.id });
  const complete = () => endScan(scan, started, starter);
  if (ends === undefined) complete();
  else if (ends !== 'never') scan.awaited = { searchesLeft: ends.afterSearches, complete };
  return scan;
}

function endScan(scan: Scan, started: StartedScan, { state, now, writer }: Starter): void {
  const startedAt = Date.parse(scan.started_at);
  const ref = String(scan.meta.branch);
  const first = highest(state.findings.all) + 1n;
  const findings = (started.findings ?? []).map((finding, index) => ({
    ...plainFinding(first + BigInt(index), finding.issue_type, started.project),
    ref,
    first_seen_scan_id: scan.id,
    created_at: startedAt / 1000,
    relevant_since: startedAt / 1000,
    ...finding,
  }));
  const exit_code = findings.length > 0 ? 1 : 0;
  const completed_at = new Date(now()).toISOString();
  const stats = { findings: 0, total_time: (now() - startedAt) / 1000 };
  Object.assign(scan, { exit_code, completed_at, stats });
  writer.add({ what: 'scan-ended', scan: scan.id });
  const project = state.projects.get(started.project);
  if (project !== undefined) project.latest_scan_at = completed_at;
  countFindings([scan], [...state.findings.all, ...findings]);
  for (const finding of findings) {
    state.findings.add(finding);
    writer.add({ what: 'finding-added', finding: finding.id });
  }
}

function highest(rows: readonly { id: bigint }[]): bigint {
  return rows.reduce((last, { id }) => (id > last ? id : last), 0n);
}

const products = { sast: 'code', ai_sast: 'code', sca: 'supply_chain', secrets: 'secrets' } as const;

/** Gives every completed scan the counts of what it ran for that was on its branch and not fixed. */
export function countFindings(scans: readonly Scan[], findings: Iterable<Finding>): void {
  const byPlace = Map.groupBy(findings, ({ repo, ref }) => `${repo} ${ref}`);
  for (const scan of scans) {
    if (statusOf(scan) !== 'COMPLETED') continue;
    const ranAt = Date.parse(scan.started_at) / 1000;
    const there = byPlace.get(`${scan.meta.repository} ${scan.meta.branch}`) ?? [];
    const counts: FindingsCounts = { code: 0, supply_chain: 0, secrets: 0 };
    const ran = scan.enabled_products;
    for (const finding of there)
      if (ran.includes(finding.issue_type) && wasThere(finding, ranAt))
        counts[products[finding.issue_type]] += 1;
    scan.findings_counts = counts;
    scan.stats.findings = counts.code + counts.supply_chain + counts.secrets;
  }
}

function wasThere(finding: Finding, ranAt: number): boolean {
  const { status, removed, relevant_since, created_at = relevant_since, state_updated_at = 0 } = finding;
  if (removed || created_at > ranAt) return false;
  return status !== 'fixed' || state_updated_at > ranAt;
}
