import { DAY_MS } from '../../model/days.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import { epochMs } from '../../model/time.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { sameRef } from '../findings/refs.ts';
import { StepError } from '../step.ts';

/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
export const SEARCHED_MS = 30 * DAY_MS;

/** Every scan of a project that started since then, in the server's order. */
export async function searchScans(
  context: Context,
  deploymentId: bigint,
  project: Project,
  sinceMs: number,
): Promise<ScanSummary[]> {
  if (project.id === undefined) {
    const message = `The platform gave no id for the project ${project.name}, so its scans can't be searched`;
    throw new StepError({ kind: 'unexpected', message });
  }
  const scans: ScanSummary[] = [];
  const search = { repositoryId: project.id, sinceMs };
  for await (const scan of context.platform.searchScans(deploymentId, search)) {
    // A server that ignores the filter gives the scans of other projects, too.
    if (scan.repository_id === undefined || scan.repository_id === project.id) scans.push(scan);
  }
  return scans.sort(newestFirst);
}

/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
export function scanOfCommit(
  scans: readonly ScanSummary[],
  commits: readonly string[],
  refs: readonly string[],
): ScanSummary | undefined {
  const wanted = new Set(commits.map((commit) => commit.toLowerCase()));
  const found = scans.filter(({ commit }) => commit !== undefined && wanted.has(commit.toLowerCase()));
  for (const ref of refs) {
    const onRef = found.find(({ branch }) => sameRef(branch, ref));
    if (onRef !== undefined) return onRef;
  }
  return found[0];
}

/** A later scan, of another commit, that completed on the same branch: the list of findings speaks of it. */
export function newerScan(scans: readonly ScanSummary[], scan: ScanSummary): ScanSummary | undefined {
  const commit = scan.commit?.toLowerCase();
  return scans.find(
    (other) =>
      sameRef(other.branch, scan.branch) &&
      other.commit?.toLowerCase() !== commit &&
      searchedScanStatus(other) === 'completed' &&
      newestFirst(other, scan) < 0,
  );
}

/** Ids grow with time; they decide where the times do not. */
function newestFirst(one: ScanSummary, other: ScanSummary): number {
  const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
  if (start !== undefined && otherStart !== undefined && start !== otherStart) return otherStart - start;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
}
