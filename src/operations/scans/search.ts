import { sameRef } from '../../findings/refs.ts';
import { DAY_MS } from '../../model/days.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import { epochMs } from '../../model/time.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { StepError } from '../step.ts';

/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * DAY_MS;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = DAY_MS;

/** Every scan of a project that was seen so far, as it was seen last. */
export class ProjectScans {
  readonly #context: Context;
  readonly #deploymentId: bigint;
  readonly #project: Project;
  readonly #seen = new Map<bigint, ScanSummary>();
  #sinceMs: number;

  constructor(context: Context, deploymentId: bigint, project: Project) {
    this.#context = context;
    this.#deploymentId = deploymentId;
    this.#project = project;
    this.#sinceMs = context.clock.now() - SEARCHED_MS;
  }

  /** The newest first. */
  get all(): ScanSummary[] {
    return [...this.#seen.values()].sort(newestFirst);
  }

  /**
   * Searches; what a later search can't tell anew is kept from the first.
   *
   * @throws PlatformError, PagingError, StepError
   */
  async search(): Promise<void> {
    const { id, name } = this.#project;
    if (id === undefined) {
      const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
      throw new StepError({ kind: 'unexpected', message });
    }
    const startMs = this.#context.clock.now();
    const search = { repositoryId: id, sinceMs: this.#sinceMs };
    for (const scan of await this.#context.platform.searchScans(this.#deploymentId, search)) {
      // A server that ignores the filter gives the scans of other projects, too.
      if (scan.repository_id === undefined || scan.repository_id === id) this.#seen.set(scan.id, scan);
    }
    this.#sinceMs = Math.max(this.#sinceMs, startMs - LONGEST_SCAN_MS);
  }
}

/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
export function scanOfCommit(
  scans: readonly ScanSummary[],
  commits: readonly string[],
  refs: readonly string[],
): ScanSummary | undefined {
  const found = scans.filter((scan) => commits.some((commit) => isOfCommit(scan, commit)));
  for (const ref of refs) {
    const onRef = found.find(({ branch }) => sameRef(branch, ref));
    if (onRef !== undefined) return onRef;
  }
  return found[0];
}

export function isOfCommit({ commit }: ScanSummary, hash: string | undefined): boolean {
  return commit !== undefined && commit.toLowerCase() === hash?.toLowerCase();
}

/** Scans of a scan's branch, itself included; of one that names no branch, all of the project. */
export function onBranchOf(scans: readonly ScanSummary[], { branch }: ScanSummary): ScanSummary[] {
  return scans.filter((other) => branch === undefined || sameRef(other.branch, branch));
}

/** The scan that completed last on a scan's branch, where it names one: the platform lists what that one left. */
export function lastCompleted(scans: readonly ScanSummary[], scan: ScanSummary): ScanSummary {
  if (scan.branch === undefined) return scan;
  const completed = onBranchOf(scans, scan).filter((other) => searchedScanStatus(other) === 'completed');
  return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}

/** When a scan that completed did so: as the platform says it, or as it follows from its start. */
export function endOf({ completed_at, started_at, total_time = 0 }: ScanSummary): number {
  return epochMs(completed_at) ?? (epochMs(started_at) ?? 0) + total_time * 1000;
}

/** By when they began. Ids grow with time; they decide where the times do not. */
export function newestFirst(one: ScanSummary, other: ScanSummary): number {
  const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
  if (start !== undefined && otherStart !== undefined && start !== otherStart) return otherStart - start;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
}
