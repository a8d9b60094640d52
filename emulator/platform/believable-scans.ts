import { PULL_REQUEST } from './believable-pull-request.ts';
import { scanHistory } from './believable-scan-history.ts';
import type { Scan } from './resources.ts';
import type { Projects } from './state.ts';

/** Of pull request 214 of `acme/payments-api`: completed, with three findings. */
export const PULL_REQUEST_SCAN = PULL_REQUEST.scanId;
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

const MINUTE_MS = 60_000;

/** At the end of the list, after the named ones, is what was scanned in three years. */
export function believableScans(seed: number, projects: Projects, now: number): Scan[] {
  const named = [
    pullRequestScan(projects, now),
    pushScan(projects, now),
    runningScan(projects, now),
    ...unfinishedScans(projects, now),
  ];
  const repositoriesWithPull = new Set(named.map(({ repository_id }) => repository_id));
  const history = scanHistory(seed, projects, now, repositoriesWithPull);
  const login = projects.get('acme/login');
  if (login !== undefined) login.latest_scan_at = named[1]?.completed_at;
  return [...named, ...history];
}

function scanOf(
  projects: Projects,
  name: string,
  { startedMs, ...scan }: Pick<Scan, 'id' | 'meta'> & { startedMs: number },
): Scan {
  const project = projects.get(name);
  if (project === undefined) throw new Error(`there is no project ${name}`);
  return {
    deployment_id: 120n,
    repository_id: project.id,
    enabled_products: ['sast', 'sca', 'secrets'],
    exit_code: 0,
    has_logs: true,
    started_at: new Date(startedMs).toISOString(),
    completed_at: undefined,
    stats: { findings: 0, total_time: 0 },
    ...scan,
    meta: { repository: name, repo_url: project.url, config: 'policy', ...scan.meta },
  };
}

/** Has every field of meta that the document names. */
function pullRequestScan(projects: Projects, now: number): Scan {
  const startedMs = now - 61 * MINUTE_MS;
  const seconds = 158.69;
  return {
    ...scanOf(projects, PULL_REQUEST.project, {
      id: PULL_REQUEST_SCAN,
      startedMs,
      meta: {
        branch: PULL_REQUEST.ref,
        commit: '7d9c1f0b6a2e4c83b5d1e7f9a0c2b4d6e8f01234',
        ci_job_url: 'https://github.com/acme/payments-api/actions/runs/9412007731',
        pull_request_id: PULL_REQUEST.number,
        pull_request_title: 'fix(refunds): round half to even',
        commit_title: 'fix(refunds): round half to even',
        commit_author_name: 'Robin Ek',
        commit_author_username: 'robin-ek',
        commit_author_email: 'robin.ek@acme.example',
        commit_author_image_url: 'https://avatars.githubusercontent.com/u/5550101',
        pull_request_author_username: 'robin-ek',
        pull_request_author_image_url: 'https://avatars.githubusercontent.com/u/5550101',
        on: 'pull_request',
      },
    }),
    exit_code: 1,
    completed_at: new Date(startedMs + seconds * 1000).toISOString(),
    stats: { findings: 0, total_time: seconds },
  };
}

function pushScan(projects: Projects, now: number): Scan {
  const startedMs = now - 12 * MINUTE_MS;
  const completed_at = new Date(startedMs + 43_000).toISOString();
  return {
    ...scanOf(projects, 'acme/login', {
      id: PUSH_SCAN,
      startedMs,
      meta: {
        branch: projects.get('acme/login')?.primary_branch,
        commit: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
        ci_job_url: 'https://github.com/acme/login/actions/runs/9412011802',
        commit_title: 'Rotate the session key daily',
        commit_author_name: 'Sam Okafor',
        commit_author_username: 'sokafor',
        commit_author_email: 'sam.okafor@acme.example',
        commit_author_image_url: 'https://avatars.githubusercontent.com/u/5550102',
        on: 'push',
      },
    }),
    completed_at,
    stats: { findings: 0, total_time: 43 },
  };
}

function runningScan(projects: Projects, now: number): Scan {
  return {
    ...scanOf(projects, 'acme/ios-app', {
      id: RUNNING_SCAN,
      startedMs: now - 3 * MINUTE_MS,
      meta: { branch: projects.get('acme/ios-app')?.primary_branch, on: 'schedule' },
    }),
    enabled_products: ['secrets'],
    exit_code: null,
    has_logs: false,
  };
}

function unfinishedScans(projects: Projects, now: number): Scan[] {
  const pull = (id: bigint, name: string, number: number, minutesAgo: number, commit: string) =>
    scanOf(projects, name, {
      id,
      startedMs: now - minutesAgo * MINUTE_MS,
      meta: { branch: `refs/pull/${number}/merge`, commit, pull_request_id: number, on: 'pull_request' },
    });
  const ended = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE_MS).toISOString();
  return [
    {
      ...pull(FAILED_SCAN, 'acme/search-service', 88, 95, 'c0ffee00d15ea5e0f1a2b3c4d5e6f708192a3b4c'),
      exit_code: 2,
      completed_at: ended(94),
      stats: { findings: 0, total_time: 31 },
    },
    {
      ...pull(NEVER_FINISHED_SCAN, 'acme/cart', 12, 410, '5ca1ab1e00f1a2b3c4d5e6f708192a3b4c5d6e7f'),
      exit_code: null,
      status: 'NEVER_FINISHED',
    },
    {
      ...pull(CANCELLED_SCAN, 'acme/ledger', 57, 80, 'deadbea7f1a2b3c4d5e6f708192a3b4c5d6e7f80'),
      exit_code: null,
      completed_at: ended(79),
      status: 'CANCELLED',
    },
    {
      ...pull(PENDING_SCAN, 'acme/web-shop', 93, 1, 'f00dfeedf1a2b3c4d5e6f708192a3b4c5d6e7f80'),
      exit_code: null,
      status: 'PENDING',
    },
  ];
}
