import { hex, prng } from './prng.ts';
import type { Scan } from './resources.ts';
import type { Project, Projects } from './state.ts';

const DAY_MS = 86_400_000;

/**
 * Of every project that was scanned: full scans every few weeks since it is there, weekly ones in the last month; and,
 * for every second one, a scan of a pull request, unless it has one already.
 */
export function scanHistory(
  seed: number,
  projects: Projects,
  now: number,
  withPullRequest: ReadonlySet<bigint>,
): Scan[] {
  const random = prng(seed + 3);
  return projects.all.flatMap((project, place) => {
    if (project.latest_scan_at === undefined) return [];
    const last = Date.parse(project.latest_scan_at);
    const firstId = 3_100_000n + BigInt(place) * 1000n;
    const starts = fullScanStarts(last, Date.parse(project.created_at), random);
    const scans = starts.map((startMs, index) =>
      endedScan(project, firstId + BigInt(index), startMs, project.primary_branch, random),
    );
    const hasPullRequest = place % 2 === 0 && !withPullRequest.has(project.id) && now - last < DAY_MS;
    if (hasPullRequest) {
      const ref = `refs/pull/${100 + place * 3}/merge`;
      scans.push(endedScan(project, firstId + 999n, now - (1 + place) * 0.5 * DAY_MS, ref, random));
    }
    return scans;
  });
}

/** In order of time. */
function fullScanStarts(last: number, created: number, random: () => number): number[] {
  const starts: number[] = [];
  for (let start = last; start > created; ) {
    starts.push(Math.floor(start));
    start -= starts.length < 5 ? 7 * DAY_MS : (45 + random() * 30) * DAY_MS;
  }
  return starts.reverse();
}

function endedScan(
  { id: repository_id, name, url }: Project,
  id: bigint,
  startMs: number,
  branch: string,
  random: () => number,
): Scan {
  const seconds = 20 + Math.floor(random() * 40_000) / 100;
  const isPullRequest = branch.startsWith('refs/pull/');
  return {
    id,
    deployment_id: 120n,
    repository_id,
    enabled_products: ['sast', 'sca', 'secrets'],
    exit_code: isPullRequest ? 1 : 0,
    has_logs: true,
    started_at: new Date(Math.floor(startMs)).toISOString(),
    completed_at: new Date(Math.floor(startMs + seconds * 1000)).toISOString(),
    meta: {
      repository: name,
      repo_url: url,
      config: 'policy',
      branch,
      commit: hex(random, 40),
      ...(isPullRequest && { pull_request_id: Number(branch.split('/')[2]) }),
      on: isPullRequest ? 'pull_request' : 'schedule',
    },
    stats: { findings: 0, total_time: seconds },
  };
}
