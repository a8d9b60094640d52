import type { StepFailure } from '../../model/failure.ts';
import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { mergeRef, sameRef, shortRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Product } from '../../platform/resources/finding.ts';
import { type Project, primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { type BranchList, type ListRead, listKey } from '../../scans/read.ts';
import {
  byNewest,
  currentScans,
  isOfCommit,
  lastCompleted,
  mayHaveRun,
  preferredScan,
  ranAt,
  scanStatus,
} from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';

/** Everything that was read for one decision. Whatever is absent was not read. */
export interface GateFacts {
  request: GateRequest;
  project: Project;
  /** One; in a merge queue the pull request's head and the group's own commit. */
  commits: readonly string[];
  /** The pull request of the event; its number is unknown for a fork's `workflow_run`. */
  pull?: { number?: number; headBranch?: string; isFork?: boolean };
  /** Scans of the project, the newest first. */
  scans: readonly ScanSummary[];
  /** The first search for scans. */
  isFirst: boolean;
  /** `wait-for` is over. */
  isLast: boolean;
  waitedMs: number;
  /** Keys by `listKey`. */
  lists: ReadonlyMap<string, ListRead>;
  /** The platform's time when the lists were read, in epoch ms; 0 before. */
  listedAtMs: number;
  /** The times that lists were read again so far. */
  rereads: number;
  /** Whether GitHub says for certain that the commit is no longer the head. */
  hasMoved?: boolean;
  /** Paths that the pull request changes; `unknown` where GitHub does not show all of them. */
  files?: ReadonlySet<string> | 'unknown';
  /** When the pull request was last reopened, in epoch ms; 0 = never. */
  reopenedMs?: number;
}

/** The next thing that a decision needs: a later search that shows more scans, or a fact that can be read at once. */
export type NextRead = { read: 'later-scans' } | ReadableFact;

export type ReadableFact =
  /** @property afterMs pause before lists that may have changed are read again */
  { read: 'lists'; lists: readonly BranchList[]; afterMs?: number } | { read: 'head' | 'files' | 'reopened' };

/** The list of a product on a branch; undefined if it was not read yet. */
export function listIn({ lists }: GateFacts, list: BranchList): ListRead | undefined {
  return lists.get(listKey(list));
}

/** The rows of a list; undefined if it could not be read, or was not read yet. */
export function rowsIn(facts: GateFacts, list: BranchList): ListRead['rows'] | undefined {
  const read = listIn(facts, list);
  return read?.failure === undefined ? read?.rows : undefined;
}

/** Those of the wanted lists that were not read yet; undefined if all were. */
export function unreadLists(facts: GateFacts, wanted: readonly BranchList[]): ReadableFact | undefined {
  const missing = wanted.filter((list) => listIn(facts, list) === undefined);
  const lists = [...new Map(missing.map((list) => [listKey(list), list])).values()];
  return lists.length === 0 ? undefined : { read: 'lists', lists };
}

/** One product as one scan left it. */
export interface ProductScan {
  product: Product;
  scan: ScanSummary;
}

/** The list that has the findings of a scan's product. Secrets have one list for all branches. */
export function listOf({ product, scan }: ProductScan): BranchList {
  return { product, ref: product === 'secrets' ? undefined : scan.branch };
}

/**
 * Finds the scan, ended or under way, that decides for each requested product and each commit. `missing` are requested
 * products that no scan ran; `notRun` are all that no scan ran, requested or not.
 */
export function productScans({ request: { products = [], event }, scans, commits }: GateFacts) {
  const wanted = products.length === 0 ? SCANNED_PRODUCTS : products;
  const scansOfCommit = (product: Product, hashes: readonly string[]) =>
    scans.filter((scan) => isOfCommit(scan, hashes) && mayHaveRun(scan, product));
  const parts = wanted.flatMap((product) =>
    commits.flatMap((commit): ProductScan[] => {
      const scan = preferredScan(currentScans(scansOfCommit(product, [commit])), refsOf(event));
      return scan === undefined ? [] : [{ product, scan }];
    }),
  );
  const wasNotRun = (product: Product) => scansOfCommit(product, commits).length === 0;
  const notRun = [...new Set([...SCANNED_PRODUCTS, ...products])].filter(wasNotRun);
  return { parts, missing: products.filter(wasNotRun), notRun };
}

/** Names of the event's branch, in order of preference: scans of other branches decide only without these. */
export function refsOf({ pullRequest, ref }: GateRequest['event']): (string | undefined)[] {
  return [pullRequest && mergeRef(pullRequest.number), ref];
}

/** Recognizes rows that scans of the commits brought, by the scan's id or by a time. */
export function commitScans({ scans, commits }: GateFacts, product: Product) {
  const ofCommit = scans.filter((scan) => isOfCommit(scan, commits));
  const completed = ofCommit.filter((scan) => mayHaveRun(scan, product) && scanStatus(scan) === 'completed');
  /** Whether a scan that completed for the product ran at a time; true for an unknown time. */
  const mayHaveRunAt = (time: string | undefined): boolean => {
    const ms = epochMs(time);
    return ms === undefined || completed.map(ranAt).some(({ fromMs, toMs }) => fromMs <= ms && ms <= toMs);
  };
  return { ids: new Set(ofCommit.map(({ id }) => id)), mayHaveRunAt };
}

/** `primary`: the primary branch itself; `pull`: a pull request or a merge queue, whatever its branch is called. */
export function branchKind(
  { pull, project, request: { event } }: GateFacts,
  scan: ScanSummary,
): 'primary' | 'pull' | 'branch' {
  if (pull !== undefined || event.isOfPullRequest || event.name === 'merge_group') return 'pull';
  return sameRef(scan.branch, primaryBranch(project)) ? 'primary' : 'branch';
}

/** A branch with which others are compared: the one that the pull request goes into, or the primary one. */
export type Target = 'base' | 'primary';

/** The known targets, by short names. A base that is the primary branch is that. */
export function targetsOf({ project, request: { event } }: GateFacts): Map<string, Target> {
  const refs = [
    ['base', event.baseBranch],
    ['primary', primaryBranch(project)],
  ] as const;
  return new Map(refs.flatMap(([target, ref]) => (ref ? [[shortRef(ref), target]] : [])));
}

/** Groups parts by the state of their scans. A scan of another commit, `by`, replaced the list of an `overwritten` one. */
export function groupByState(facts: GateFacts, parts: readonly ProductScan[]) {
  const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => scanStatus(scan));
  const readable: ProductScan[] = [];
  const overwritten: (ProductScan & { by: ScanSummary })[] = [];
  for (const part of completed) {
    const { product, scan } = part;
    const by = lastCompleted(
      facts.scans.filter((candidate) => mayHaveRun(candidate, product)),
      scan,
    );
    // Rows name the scan that first saw them, so a newer scan does not hide what the commit brought.
    const isLasting = facts.request.newOnly && branchKind(facts, scan) === 'primary';
    if (isLasting || isOfCommit(by, facts.commits)) readable.push(part);
    else overwritten.push({ ...part, by });
  }
  return { readable, overwritten, failed, running };
}

/** Failures of scans and lists; the first decides unless too many findings do. */
export function scanFailures(
  { failed, overwritten, running }: ReturnType<typeof groupByState>,
  unread: readonly StepFailure[],
  missing: Product[],
  waitedMs: number,
): StepFailure[] {
  const failures = scansOf(failed).map((scan): StepFailure => {
    const products = productsOf(failed.filter((part) => part.scan === scan));
    return { kind: 'gate-scan-failed', products, status: scan.status, exitCode: scan.exit_code };
  });
  failures.push(...unread);
  const [replaced] = overwritten;
  if (replaced !== undefined) {
    const { scan, by } = replaced;
    failures.push({ kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' });
  }
  if (missing.length > 0) failures.push({ kind: 'product-not-run', products: missing });
  const status = running[0]?.scan.status;
  if (running.length > 0)
    failures.push({ kind: 'scan-timeout', products: productsOf(running), waitedMs, status });
  return failures;
}

/** The newest first. */
export function scansOf(parts: readonly ProductScan[]): ScanSummary[] {
  return [...new Set(parts.map(({ scan }) => scan))].sort(byNewest);
}

export function productsOf(parts: readonly ProductScan[]): Product[] {
  return [...new Set(parts.map(({ product }) => product))];
}
