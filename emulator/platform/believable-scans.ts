import type { Scan } from './resources.ts';
import type { Projects } from './state.ts';

export const PULL_REQUEST_SCAN = 5_418_201n;
/** Found nothing. */
export const PUSH_SCAN = 5_418_219n;
/** Has not completed. */
export const RUNNING_SCAN = 5_418_244n;

export function believableScans(projects: Projects): Scan[] {
  return [pullRequestScan(projects), pushScan(projects), runningScan(projects)];
}

function scanOf(projects: Projects, name: string, scan: Pick<Scan, 'id' | 'started_at' | 'meta'>): Scan {
  const place = projects.all.findIndex((project) => project.name === name);
  return {
    deployment_id: 120n,
    repository_id: BigInt(48_211 + place * 17),
    enabled_products: ['sast', 'sca', 'secrets'],
    exit_code: 0,
    has_logs: true,
    completed_at: undefined,
    stats: { findings: 0, total_time: 0 },
    ...scan,
    meta: { repository: name, repo_url: projects.get(name)?.url, config: 'policy', ...scan.meta },
  };
}

/** Has every field of meta that the document names. */
function pullRequestScan(projects: Projects): Scan {
  return {
    ...scanOf(projects, 'acme/payments-api', {
      id: PULL_REQUEST_SCAN,
      started_at: '2026-08-19T09:14:03.221Z',
      meta: {
        branch: 'refs/pull/214/merge',
        commit: '7d9c1f0b6a2e4c83b5d1e7f9a0c2b4d6e8f01234',
        ci_job_url: 'https://github.com/acme/payments-api/actions/runs/9412007731',
        pull_request_id: 214,
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
    completed_at: '2026-08-19T09:16:41.907Z',
    stats: { findings: 3, total_time: 158.69 },
  };
}

function pushScan(projects: Projects): Scan {
  return {
    ...scanOf(projects, 'acme/login', {
      id: PUSH_SCAN,
      started_at: '2026-08-19T10:02:55.000Z',
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
    completed_at: '2026-08-19T10:03:38.112Z',
    stats: { findings: 0, total_time: 43 },
  };
}

function runningScan(projects: Projects): Scan {
  return {
    ...scanOf(projects, 'acme/ios-app', {
      id: RUNNING_SCAN,
      started_at: '2026-08-19T10:11:20.450Z',
      meta: { branch: projects.get('acme/ios-app')?.primary_branch, on: 'schedule' },
    }),
    enabled_products: ['secrets'],
    has_logs: false,
  };
}
