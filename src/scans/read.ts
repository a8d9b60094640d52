import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import type { ListFailure } from '../model/failure.ts';
import { nameKey } from '../model/names.ts';
import type { WaitReason } from '../model/ports.ts';
import { refNames, sameRef, shortRef } from '../model/refs.ts';
import { listFailure, StepError } from '../model/step-errors.ts';
import { DAY_MS } from '../model/time.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Finding, Product } from '../platform/resources/finding.ts';
import type { Project } from '../platform/resources/project.ts';
import { SCAN_SEARCH_MS, type ScanSummary } from '../platform/resources/scan.ts';
import { byNewest, type ExpectedEnds } from './scan.ts';

/**
 * Returns a search, of which each call returns all scans that were seen so far, the newest first; those of another
 * repository are a notice.
 *
 * @throws StepError for a project without an id; each call PlatformError, PagingError
 */
export function scanSearch(
  context: Context,
  { id: repositoryId, name }: Pick<Project, 'id' | 'name'>,
): () => Promise<ScanSummary[]> {
  if (repositoryId === undefined) {
    const message = `The platform gave no id for the project ${name}, so its scans cannot be searched`;
    throw new StepError({ kind: 'unexpected', message });
  }
  const seen = new Map<bigint, ScanSummary>();
  let sinceMs = context.clock.now() - SCAN_SEARCH_MS;
  let isNoted = false;
  return async () => {
    const startMs = context.clock.now();
    const scans = await context.platform.searchScans(await resolveId(context), { repositoryId, sinceMs });
    const here = scans.filter(({ repository_id: id }) => id === undefined || id === repositoryId);
    const elsewhere = scans.length - here.length;
    if (elsewhere > 0 && !isNoted) {
      context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere });
      isNoted = true;
    }
    for (const scan of here) seen.set(scan.id, scan);
    // The platform ends a scan after an hour of silence. A day is enough for one that keeps reporting.
    sinceMs = Math.max(sinceMs, startMs - DAY_MS);
    return [...seen.values()].sort(byNewest);
  };
}

const MAX_PAUSE_MS = 30_000;

/** Half the time to the next expected end, 2 to 10 s, and past both half the time since the first, 2 to 30 s. */
function pauseTo(ends: ExpectedEnds, nowMs: number): number {
  const leftMs = (ends.find((endMs) => endMs > nowMs) ?? ends[0]) - nowMs;
  return Math.min(leftMs > 0 ? 10_000 : MAX_PAUSE_MS, Math.max(2000, Math.abs(leftMs) / 2));
}

/**
 * Calls `look` until it returns a result: at once, after 5 s, and after pauses that grow by half, up to 30 s, or follow
 * the expected end. Goes on while the platform is unavailable.
 *
 * @param untilMs of the last call, which has to return a result
 * @param reason announces the wait before the first pause
 * @param expectedEnds by the platform's clock, as far as the last call of `look` shows them
 * @throws the error of the last call; before that, any error but an unavailable platform
 */
export async function poll<T>(
  { clock, stop, announceWait, platform }: Context,
  untilMs: number,
  look: (isLast: boolean) => Promise<T | undefined>,
  reason?: WaitReason,
  expectedEnds: () => ExpectedEnds | undefined = () => undefined,
): Promise<T> {
  let isFirst = true;
  for (let pauseMs = 5000; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
    const isLast = clock.now() >= untilMs;
    try {
      const found = await look(isLast);
      if (found !== undefined) return found;
    } catch (error) {
      if (isLast || !isUnavailable(error)) throw error;
    }
    const remainingMs = untilMs - clock.now();
    // The last look follows at once.
    if (remainingMs <= 0) continue;
    if (isFirst && reason !== undefined) announceWait(reason, remainingMs);
    isFirst = false;
    const ends = expectedEnds();
    if (ends !== undefined) pauseMs = pauseTo(ends, platform.serverNowMs() ?? clock.now());
    await clock.sleep(Math.min(pauseMs, remainingMs), stop);
  }
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const { kind, status = 0 } = error.failure;
  if (kind === 'status') return status >= 500 || status === 408;
  return kind === 'connection' || kind === 'time-out';
}

export interface BranchList {
  product: Product;
  /** Absent: all branches. */
  ref?: string;
}

/** The rows of a list, or why it could not be read. */
export interface ListRead extends BranchList {
  rows: Finding[];
  /** Returned rows of another repository or branch. */
  elsewhere: number;
  failure?: ListFailure;
}

/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches, all.
 * Servers name a branch `main`, as most do, or `refs/heads/main`: if no row comes for one name, the other is tried.
 *
 * @param repository as the platform spells it
 * @throws PlatformError, and PagingError also if rows may be missing
 */
export async function branchFindings(
  context: Context,
  repository: string,
  { product, ref }: BranchList,
): Promise<ListRead> {
  const { platform } = context;
  const repos = [repository];
  const names = product === 'secrets' || ref === undefined ? [undefined] : refNames(shortRef(ref));
  let found: ListRead = { product, ref, rows: [], elsewhere: 0 };
  for (const name of names) {
    const { rows: listed, cut } =
      product === 'secrets'
        ? await platform.secrets(await resolveId(context), { repo: repos })
        : await platform.findings(await resolveSlug(context), { issue_type: product, repos, ref: name });
    if (cut !== undefined) throw cut;
    const rows = listed.filter((row) => belongsTo(row, repository, ref));
    found = { product, ref, rows, elsewhere: listed.length - rows.length };
    if (rows.length > 0) break;
  }
  return found;
}

/** A row that names no branch or repository does, because nothing else was requested. */
function belongsTo(row: Finding, repository: string, ref: string | undefined): boolean {
  const isOfAllBranches = row.kind === 'secrets' || ref === undefined || row.ref === undefined;
  const isHere = row.repository === undefined || nameKey(row.repository) === nameKey(repository);
  return isHere && (isOfAllBranches || sameRef(row.ref, ref));
}

export function listKey({ product, ref = '' }: BranchList): string {
  return `${product} ${ref}`;
}

/** @param isLast makes an unavailable platform a failure of the list. @throws PlatformError otherwise */
export async function readLists(
  context: Context,
  repository: string,
  lists: readonly BranchList[],
  isLast: boolean,
): Promise<(readonly [key: string, ListRead])[]> {
  return Promise.all(
    lists.map(async (list) => {
      try {
        return [listKey(list), await branchFindings(context, repository, list)] as const;
      } catch (error) {
        if (!isLast && isUnavailable(error)) throw error;
        const failure = listFailure(error) as ListFailure;
        return [listKey(list), { ...list, rows: [], elsewhere: 0, failure }] as const;
      }
    }),
  );
}
