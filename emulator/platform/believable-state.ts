import { believableFindings } from './believable-findings.ts';
import { believableNewerPolicies } from './believable-policies.ts';
import { believableProjects } from './believable-projects.ts';
import { believableRepositories } from './believable-repositories.ts';
import { countFindings } from './believable-scan-counts.ts';
import { believableScans } from './believable-scans.ts';
import { noPolicies } from './policies/bundles.ts';
import type { Policy, Scan } from './resources.ts';
import { Findings, type PlatformState, Projects } from './state.ts';

const MINUTE_MS = 60_000;

/** The last one that was made, which every emulator of the same minute gets a copy of: making it costs 50 times that. */
let made: { seed: number; minuteMs: number; state: PlatformState } | undefined;

/**
 * Deployment 120 `acme` with some 40 projects, 2,000 findings, 300 secrets, scans, policies and repositories. The same
 * seed and minute give the same state, times included: they lie before the minute of `now` (epoch milliseconds, default
 * the machine's time).
 */
export function believableState(seed = 1, now = Date.now()): PlatformState {
  const minuteMs = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  if (made?.seed !== seed || made.minuteMs !== minuteMs) {
    made = { seed, minuteMs, state: makeState(seed, minuteMs) };
  }
  return copyOf(made.state);
}

function copyOf({ projects, findings, scans, ...others }: PlatformState): PlatformState {
  return {
    ...structuredClone(others),
    projects: new Projects(structuredClone(projects.all)),
    findings: new Findings(findings.all.map((one) => ({ ...one, notes: [...one.notes] }))),
    scans: scans.map(copyOfScan),
  };
}

/** Ten times as quick as a structured clone. */
function copyOfScan(scan: Scan): Scan {
  return {
    ...scan,
    enabled_products: [...scan.enabled_products],
    meta: { ...scan.meta },
    stats: { ...scan.stats },
    ...(scan.findings_counts && { findings_counts: { ...scan.findings_counts } }),
  };
}

function makeState(seed: number, now: number): PlatformState {
  const projects = believableProjects(seed, now);
  const scans = believableScans(seed, projects, now);
  const findings = believableFindings(seed, projects, scans, now);
  countFindings(scans, findings);
  return {
    ...emptyState(projects),
    findings,
    scans,
    policies: believablePolicies(),
    newerPolicies: believableNewerPolicies(),
    repositories: believableRepositories(seed, projects),
  };
}

/** The deployment and nothing but the given projects. */
export function emptyState(projects: Projects): PlatformState {
  return {
    deployments: [{ id: 120n, slug: 'acme', name: 'Acme' }],
    projects,
    findings: new Findings(),
    scans: [],
    policies: [],
    newerPolicies: noPolicies(),
    repositories: [],
  };
}

function believablePolicies(): Policy[] {
  const [sast, sca, secrets] = ['PRODUCT_TYPE_SAST', 'PRODUCT_TYPE_SCA', 'PRODUCT_TYPE_SECRETS'];
  const rows: readonly (readonly [string, string | undefined, boolean])[] = [
    ['Code defaults', sast, true],
    ['Block criticals', sast, false],
    ['Comment on new findings', sast, false],
    ['Supply chain defaults', sca, true],
    ['Secrets defaults', secrets, true],
    ['Secrets in public repositories', secrets, false],
  ];
  return rows.map(([name, productType = '', isDefault], index) => ({
    id: String(7301 + index * 4),
    isDefault,
    name,
    productType,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }));
}
