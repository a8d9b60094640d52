import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { mergeRef, sameRef, shortRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import { type Project, primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { type BranchList, type ListRead, listKey } from '../../scans/read.ts';
import {
  byNewest,
  countOf,
  currentScans,
  isOfCommit,
  mayHaveRun,
  preferredScan,
  ranAt,
  scanStatus,
} from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';

/** Everything that was read for one decision; the absent was not read. */
export interface GateFacts {
  request: GateRequest;
  project: Project;
  /** One; in a merge queue the pull request's head, and the group's own. */
  commits: readonly string[];
  /** Set for a pull request or a merge queue; the number is unknown for a fork's `workflow_run`. */
  pull?: { number?: number; headBranch?: string; isFork?: boolean };
  /** The newest first. */
  scans: readonly ScanSummary[];
  isFirst: boolean;
  /** `wait-for` is over. */
  isLast: boolean;
  waitedMs: number;
  /** Keys by `listKey`. */
  lists: ReadonlyMap<string, ListRead>;
  /** The platform's time when the lists were read, in epoch ms; 0 before. */
  listedAtMs: number;
  rereads: number;
  /** Whether the commit is certainly no longer the head. */
  hasMoved?: boolean;
  /** Paths that the pull request changes; `unknown` if GitHub does not show all. */
  files?: ReadonlySet<string> | 'unknown';
  /** The last time, in epoch ms; 0 = never. */
  reopenedMs?: number;
}

/** A search after a pause, or a fact that can be read at once. */
export type NextRead = { read: 'later-scans' } | ReadableFact;
export type ReadableFact =
  /** @property afterMs pause before lists that may have changed are read again */
  { read: 'lists'; lists: readonly BranchList[]; afterMs?: number } | { read: 'head' | 'files' | 'reopened' };

/** Undefined if the list could not be read, or was not read yet. */
export function rowsIn({ lists }: GateFacts, list: BranchList): ListRead['rows'] | undefined {
  const read = lists.get(listKey(list));
  return read?.failure === undefined ? read?.rows : undefined;
}

/** The wanted lists that were not read yet; undefined if all were. */
export function unreadLists({ lists: read }: GateFacts, wanted: readonly BranchList[]) {
  const keyed = new Map(wanted.map((list) => [listKey(list), list]));
  const lists = [...keyed].flatMap(([key, list]) => (read.has(key) ? [] : [list]));
  return lists.length === 0 ? undefined : ({ read: 'lists', lists } as const);
}

/** One product as one scan left it. */
export interface ProductScan {
  product: Product;
  scan: ScanSummary;
  /** `pull`: of a pull request or a merge queue, whatever its branch. */
  kind: 'primary' | 'pull' | 'branch';
  /** Secrets have one list for all branches. */
  list: BranchList;
}

export function productScan(product: Product, scan: ScanSummary, { pull, project }: GateFacts): ProductScan {
  const ofBranch = sameRef(scan.branch, primaryBranch(project)) ? 'primary' : 'branch';
  const list = { product, ref: product === 'secrets' ? undefined : scan.branch };
  return { product, scan, kind: pull === undefined ? ofBranch : 'pull', list };
}

/** The scans, ended or under way, that decide for each product and commit. `missing` are requested, and not run. */
export function productScans(facts: GateFacts) {
  const { products = [], event } = facts.request;
  const wanted = products.length === 0 ? SCANNED_PRODUCTS : products;
  const scansOfCommit = (product: Product, hashes: readonly string[]) =>
    facts.scans.filter((scan) => isOfCommit(scan, hashes) && mayHaveRun(scan, product));
  const parts = wanted.flatMap((product) =>
    facts.commits.flatMap((commit) => {
      const scan = preferredScan(currentScans(scansOfCommit(product, [commit])), refsOf(event));
      return scan === undefined ? [] : [productScan(product, scan, facts)];
    }),
  );
  const wasNotRun = (product: Product) => scansOfCommit(product, facts.commits).length === 0;
  const notRun = [...new Set([...SCANNED_PRODUCTS, ...products])].filter(wasNotRun);
  return { parts, missing: products.filter(wasNotRun), notRun };
}

/** The event's branch, the preferred name first. */
export function refsOf({ pullRequest, ref }: GateRequest['event']): (string | undefined)[] {
  return [pullRequest && mergeRef(pullRequest.number), ref];
}

/** Recognizes rows that scans of the commits brought. */
export function commitScans({ scans, commits }: GateFacts, product: Product) {
  const ofCommit = scans.filter((scan) => isOfCommit(scan, commits));
  const times = ofCommit
    .filter((scan) => mayHaveRun(scan, product) && scanStatus(scan) === 'completed')
    .map(ranAt);
  /** Whether a scan of the product ran; true for an unknown time. */
  const mayHaveRunAt = (time: string | undefined): boolean => {
    const ms = epochMs(time);
    return ms === undefined || times.some(({ fromMs, toMs }) => fromMs <= ms && ms <= toMs);
  };
  return { ids: new Set(ofCommit.map(({ id }) => id)), mayHaveRunAt };
}

/** Short names of the primary branch, and of the one that the pull request goes into. */
export function targetsOf({ project, request: { event } }: GateFacts): Set<string> {
  const refs = [event.baseBranch, primaryBranch(project)];
  return new Set(refs.flatMap((ref) => (ref ? shortRef(ref) : [])));
}

/** The newest first. */
export function scansOf(parts: readonly ProductScan[]): ScanSummary[] {
  return [...new Set(parts.map(({ scan }) => scan))].sort(byNewest);
}

export function productsOf(parts: readonly ProductScan[]): Product[] {
  return [...new Set(parts.map(({ product }) => product))];
}

export interface ListedProduct extends ProductScan {
  /** Rows of every status on the branch; for secrets, in the repository. */
  rows: readonly Finding[];
  /** Rows that the scan's count includes: of every status but `fixed`. */
  countedRows: readonly Finding[];
  /** If it is unknown, `unlisted` is, too. */
  scanCount: number | undefined;
  /** The part of `scanCount` that is not listed. */
  unlisted: number | undefined;
  /** Secrets that name other branches; `count` of them may be of the commit. */
  unplaced: { count: number; rows: readonly Finding[] };
  /** Only for secrets. */
  placeExcuseOf?: (row: Finding) => PlaceExcuse | undefined;
}

export function listedProduct(part: ProductScan, rows: readonly Finding[], facts: GateFacts): ListedProduct {
  const scanCount = countOf(part.scan, part.product);
  const present = rows.filter(({ status }) => status !== 'fixed');
  const placed =
    part.product === 'secrets'
      ? placedSecrets(part, present, scanCount, facts)
      : { countedRows: present, unplaced: { count: 0, rows: [] } };
  const listed = placed.countedRows.length + placed.unplaced.rows.length;
  const unlisted = scanCount === undefined ? undefined : Math.max(0, scanCount - listed);
  return { ...part, rows, scanCount, unlisted, ...placed };
}

/** The platform may even block on a finding that it ignored provisionally. */
export function mayBlock({ status }: Finding): boolean {
  return status !== 'fixed' && status !== 'ignored';
}

/** Why a secret is not one of the commit. */
type PlaceExcuse = 'not-new' | 'on-other-branches' | 'not-in-the-scan';

/**
 * Finds the secrets of a commit. Each has one row, which names one of its branches, so the scan's count says how many
 * are of the commit: those beyond `countedRows` are among `unplaced`.
 *
 * @param present the repository's rows that are not fixed
 */
function placedSecrets(
  { scan, kind }: ProductScan,
  present: readonly Finding[],
  scanCount: number | undefined,
  facts: GateFacts,
) {
  const { pull, request } = facts;
  const targets = targetsOf(facts);
  const { mayHaveRunAt } = commitScans(facts, 'secrets');
  // A fork's branch is not in this repository.
  const head = pull?.isFork ? undefined : pull?.headBranch;
  const ownRefs = [scan.branch, head, pull?.number === undefined ? undefined : mergeRef(pull.number)];
  const isOwn = ({ ref }: Finding) => ref === undefined || ownRefs.some((own) => sameRef(ref, own));
  const isOfTarget = ({ ref = '' }: Finding) => targets.has(shortRef(ref));
  const wasCreatedDuring = ({ created_at }: Finding) => mayHaveRunAt(created_at);
  /** Whether a row may be of the scan's branch. */
  const isOfBranch = (row: Finding): boolean => {
    if (kind === 'primary') return isOwn(row);
    if (!isOfTarget(row))
      return isOwn(row) || ((kind === 'branch' || scanCount === undefined) && wasCreatedDuring(row));
    // A fork's branch may have the name of a target.
    const mayName = kind === 'pull' ? sameRef(scan.branch, row.ref) : !request.newOnly;
    return mayName && wasCreatedDuring(row);
  };
  const hasAny = scanCount !== 0;
  const isDecisive = (row: Finding) =>
    kind === 'primary' ? !request.newOnly || (hasAny && wasCreatedDuring(row)) : hasAny;
  const placeExcuseOf = (row: Finding): PlaceExcuse | undefined => {
    const isHere = isOfBranch(row);
    if (isHere && isDecisive(row)) return undefined;
    if (isOfTarget(row) || (isHere && kind === 'primary')) return 'not-new';
    return isHere ? 'not-in-the-scan' : 'on-other-branches';
  };
  // A full scan counts those of the targets, too, and one of a pull request from the primary branch those there.
  const countsTarget = (row: Finding) =>
    isOfTarget(row) && (scan.is_full_scan === true || sameRef(head, row.ref));
  const countedRows = present.filter((row) => isOfBranch(row) || countsTarget(row));
  const { toMs } = ranAt(scan);
  const files = facts.files === 'unknown' ? undefined : facts.files;
  const isUnplaced = (row: Finding) =>
    !isOfBranch(row) &&
    !isOfTarget(row) &&
    (epochMs(row.created_at) ?? 0) <= toMs &&
    (row.path === undefined || files === undefined || files.has(row.path));
  const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
  const unplaced = { count, rows: count === 0 ? [] : present.filter(isUnplaced) };
  return { placeExcuseOf, countedRows, unplaced };
}
