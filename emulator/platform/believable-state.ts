import { believableFindings } from './believable-findings.ts';
import * as tables from './believable-tables.ts';
import { noPolicies } from './policies/bundles.ts';
import { hex, pick, prng, some } from './prng.ts';
import type { Repository, Scan } from './resources.ts';
import { countFindings } from './started-scans.ts';
import { Findings, type PlatformState, type Project, Projects } from './state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Of pull request 214: completed, with three findings. */
export const PULL_REQUEST_SCAN = tables.PULL_REQUEST.scanId;
/** Of the primary branch of `acme/login`; found nothing. */
export const PUSH_SCAN = 5_418_219n;
/** Of the primary branch of `acme/ios-app`; has not completed. */
export const RUNNING_SCAN = 5_418_244n;
/** Of pull request 88 of `acme/search-service`; ended with exit code 2. */
export const FAILED_SCAN = 5_418_190n;
/** Of pull request 12 of `acme/cart`; nothing was heard of it for hours. */
export const NEVER_FINISHED_SCAN = 5_418_177n;
/** Of pull request 57 of `acme/ledger`. */
export const CANCELLED_SCAN = 5_418_196n;
/** Of pull request 93 of `acme/web-shop`; queued. */
export const PENDING_SCAN = 5_418_251n;

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
  const { projects, findings, scans, ...others } = made.state;
  return {
    ...structuredClone(others),
    projects: new Projects(structuredClone(projects.all)),
    // Ten times as quick as structured clones.
    findings: new Findings(findings.all.map((one) => ({ ...one, notes: [...one.notes] }))),
    scans: scans.map((scan) => ({
      ...scan,
      enabled_products: [...scan.enabled_products],
      meta: { ...scan.meta },
      stats: { ...scan.stats },
      ...(scan.findings_counts && { findings_counts: { ...scan.findings_counts } }),
    })),
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

function makeState(seed: number, now: number): PlatformState {
  const projects = believableProjects(seed, now);
  const scans = believableScans(seed, projects, now);
  const findings = believableFindings(seed, projects, scans, now);
  countFindings(scans, findings);
  return {
    ...emptyState(projects),
    findings,
    scans,
    policies: tables.believablePolicies(),
    newerPolicies: tables.believableNewerPolicies(),
    repositories: believableRepositories(seed, projects),
  };
}

/** The projects as they are at `now`, epoch milliseconds. */
export function believableProjects(seed: number, now: number): Projects {
  const random = prng(seed);
  const ofTeams = Object.entries(tables.teams).flatMap(([team, names]) =>
    names.split(' ').map((name) => [`acme/${name}`, team] as const),
  );
  return new Projects(
    [...ofTeams, ...tables.unusualNames].map(([name, team], place): Project => {
      const branch = `refs/heads/${pick(random, tables.branches)}`;
      const isArchived = team === 'archive';
      const isUntouched = name === 'acme/label-printer';
      const scannedMs = now - (isArchived ? 500 * DAY_MS : Math.floor(random() * DAY_MS));
      const tags = isUntouched ? [] : [`team:${team}`, ...some(random, tables.projectTags, 0.2)];
      return {
        // One id is beyond what a double can hold.
        id: name === 'acme/ledger' ? 9_007_199_254_740_993n : BigInt(48_211 + place * 17),
        name,
        tags: isArchived ? [...tags, 'archived'] : tags,
        created_at: new Date(now - 3 * 365 * DAY_MS + place * DAY_MS * 11).toISOString(),
        default_branch: branch,
        latest_scan_at: isUntouched ? undefined : new Date(scannedMs).toISOString(),
        managed_scan_config: {
          diff_scan: { enabled: !isArchived && random() < 0.5 },
          full_scan: { enabled: !isArchived && random() < 0.6 },
        },
        primary_branch: branch,
        url: name.startsWith('local_scan/') ? '' : `https://github.com/${encodeURI(name)}`,
      };
    }),
  );
}

/** At the end of the list, after one for each way in which scans end, is what was scanned in three years. */
function believableScans(seed: number, projects: Projects, now: number): Scan[] {
  const at = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE_MS).toISOString();
  const scan = (id: bigint, name: string, minutesAgo: number, change: Partial<Scan>): Scan => {
    const project = projects.get(name);
    if (project === undefined) throw new Error(`there is no project ${name}`);
    const meta = { branch: project.primary_branch, ...change.meta };
    return { ...scanOf(project, id, at(minutesAgo)), ...change, meta: metaOf(project, meta) };
  };
  const pull = (number: number, commit: string) => ({
    branch: `refs/pull/${number}/merge`,
    commit,
    pull_request_id: number,
    on: 'pull_request',
  });
  const title = 'fix(refunds): round half to even';
  const robin = 'https://avatars.githubusercontent.com/u/5550101';
  const named = [
    // Has every field of meta that the document names.
    scan(PULL_REQUEST_SCAN, tables.PULL_REQUEST.project, 61, {
      meta: {
        branch: tables.PULL_REQUEST.ref,
        commit: '7d9c1f0b6a2e4c83b5d1e7f9a0c2b4d6e8f01234',
        ci_job_url: 'https://github.com/acme/payments-api/actions/runs/9412007731',
        pull_request_id: tables.PULL_REQUEST.number,
        pull_request_title: title,
        commit_title: title,
        commit_author_name: 'Robin Ek',
        commit_author_username: 'robin-ek',
        commit_author_email: 'robin.ek@acme.example',
        commit_author_image_url: robin,
        pull_request_author_username: 'robin-ek',
        pull_request_author_image_url: robin,
        on: 'pull_request',
      },
      exit_code: 1,
      completed_at: new Date(now - 61 * MINUTE_MS + 158_690).toISOString(),
      stats: { findings: 0, total_time: 158.69 },
    }),
    scan(PUSH_SCAN, 'acme/login', 12, {
      meta: {
        commit: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
        ci_job_url: 'https://github.com/acme/login/actions/runs/9412011802',
        commit_title: 'Rotate the session key daily',
        commit_author_name: 'Sam Okafor',
        commit_author_username: 'sokafor',
        commit_author_email: 'sam.okafor@acme.example',
        commit_author_image_url: 'https://avatars.githubusercontent.com/u/5550102',
        on: 'push',
      },
      exit_code: 0,
      completed_at: new Date(now - 12 * MINUTE_MS + 43_000).toISOString(),
      stats: { findings: 0, total_time: 43 },
    }),
    scan(RUNNING_SCAN, 'acme/ios-app', 3, {
      meta: { on: 'schedule' },
      enabled_products: ['secrets'],
      has_logs: false,
    }),
    scan(FAILED_SCAN, 'acme/search-service', 95, {
      meta: pull(88, 'c0ffee00d15ea5e0f1a2b3c4d5e6f708192a3b4c'),
      exit_code: 2,
      completed_at: at(94),
      stats: { findings: 0, total_time: 31 },
    }),
    scan(NEVER_FINISHED_SCAN, 'acme/cart', 410, {
      meta: pull(12, '5ca1ab1e00f1a2b3c4d5e6f708192a3b4c5d6e7f'),
      status: 'NEVER_FINISHED',
    }),
    scan(CANCELLED_SCAN, 'acme/ledger', 80, {
      meta: pull(57, 'deadbea7f1a2b3c4d5e6f708192a3b4c5d6e7f80'),
      completed_at: at(79),
      status: 'CANCELLED',
    }),
    scan(PENDING_SCAN, 'acme/web-shop', 1, {
      meta: pull(93, 'f00dfeedf1a2b3c4d5e6f708192a3b4c5d6e7f80'),
      status: 'PENDING',
    }),
  ];
  const scanned = new Set(named.map(({ repository_id }) => repository_id));
  const history = scanHistory(seed, projects, now, scanned);
  const login = projects.get('acme/login');
  if (login !== undefined) login.latest_scan_at = named[1]?.completed_at;
  return [...named, ...history];
}

function scanOf(project: Project, id: bigint, started_at: string): Scan {
  return {
    id,
    deployment_id: 120n,
    repository_id: project.id,
    enabled_products: ['sast', 'sca', 'secrets'],
    exit_code: null,
    has_logs: true,
    started_at,
    completed_at: undefined,
    meta: {},
    stats: { findings: 0, total_time: 0 },
  };
}

function metaOf({ name, url }: Project, meta: object) {
  return { repository: name, repo_url: url, config: 'policy', ...meta };
}

/** Full scans every few weeks, weekly ones in the last month, and of every second project one of a pull request. */
function scanHistory(seed: number, projects: Projects, now: number, named: ReadonlySet<bigint>): Scan[] {
  const random = prng(seed + 3);
  const ended = (project: Project, id: bigint, startMs: number, branch: string): Scan => {
    const seconds = 20 + Math.floor(random() * 40_000) / 100;
    const [, number] = /^refs\/pull\/(\d+)/.exec(branch) ?? [];
    const meta = { branch, commit: hex(random, 40), on: number ? 'pull_request' : 'schedule' };
    return {
      ...scanOf(project, id, new Date(Math.floor(startMs)).toISOString()),
      exit_code: number ? 1 : 0,
      completed_at: new Date(Math.floor(startMs + seconds * 1000)).toISOString(),
      meta: metaOf(project, number ? { ...meta, pull_request_id: Number(number) } : meta),
      stats: { findings: 0, total_time: seconds },
    };
  };
  return projects.all.flatMap((project, place) => {
    if (project.latest_scan_at === undefined) return [];
    const last = Date.parse(project.latest_scan_at);
    const starts: number[] = [];
    for (let start = last; start > Date.parse(project.created_at); ) {
      starts.push(Math.floor(start));
      start -= starts.length < 5 ? 7 * DAY_MS : (45 + random() * 30) * DAY_MS;
    }
    const firstId = 3_100_000n + BigInt(place) * 1000n;
    const scans = starts
      .reverse()
      .map((startMs, index) => ended(project, firstId + BigInt(index), startMs, project.primary_branch));
    if (place % 2 === 0 && !named.has(project.id) && now - last < DAY_MS) {
      const ref = `refs/pull/${100 + place * 3}/merge`;
      scans.push(ended(project, firstId + 999n, now - (1 + place) * 0.5 * DAY_MS, ref));
    }
    return scans;
  });
}

/** Every second project has dependencies; some of them have none, and one is archived, and they are not listed. */
function believableRepositories(seed: number, projects: Projects): Repository[] {
  const random = prng(seed + 2);
  const dependenciesOf = () => {
    const [ecosystem, lockfilePath, packages] = pick(random, tables.ecosystems);
    const rows = packages.split(' ').map((row) => row.split(':') as [string, string]);
    return rows.slice(0, 1 + Math.floor(random() * rows.length)).map(([name, license]) => ({
      name,
      version: `${Math.floor(random() * 5)}.${Math.floor(random() * 20)}.${Math.floor(random() * 10)}`,
      license,
      lockfilePath,
      ecosystem,
      transitivity: pick(random, ['DIRECT', 'TRANSITIVE', 'UNKNOWN_TRANSITIVITY']),
      licensePolicySetting: policySettingOf(license),
    }));
  };
  const active = projects.all
    .filter((_, index) => index % 2 === 0)
    .map(({ name }, index) => ({
      id: BigInt(48_211 + index * 34),
      name,
      hasDependencyPathScan: random() < 0.5,
      dependencies: index % 9 === 8 ? [] : dependenciesOf(),
    }));
  const log4j = {
    name: 'log4j-core',
    version: '1.2.17',
    license: 'Apache-2.0',
    lockfilePath: 'pom.xml',
    ecosystem: 'maven',
    transitivity: 'DIRECT',
    licensePolicySetting: policySettingOf('Apache-2.0'),
  };
  const archived = { id: 47_002n, name: 'acme/mainframe-gateway', isArchived: true, dependencies: [log4j] };
  return [...active, { ...archived, hasDependencyPathScan: false }];
}

function policySettingOf(license: string): string {
  const setting = license.startsWith('GPL') ? 'BLOCK' : /^(LGPL|MPL)/.test(license) ? 'COMMENT' : 'ALLOW';
  return `LICENSE_POLICY_SETTING_${setting}`;
}
