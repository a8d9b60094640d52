import type { StepFailure } from '../../model/failure.ts';
import type { Notice } from '../../model/notice.ts';
import { sameRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import {
  isOfCommit,
  lastCompleted,
  mayHaveRun,
  productsRun,
  ranAt,
  scanStatus,
  startedMs,
  sumOf,
} from '../../scans/scan.ts';
import {
  type GateFacts,
  type ListedProduct,
  listedProduct,
  mayBlock,
  type NextRead,
  type ProductScan,
  productScan,
  productScans,
  productsOf,
  rowsIn,
  scansOf,
  unreadLists,
} from './facts.ts';
import { headAddress } from './inputs.ts';
import { type Judged, judge } from './judge.ts';

export type SkipReason = 'fork' | 'dependabot' | 'head-moved' | 'newer-scan';

/** `counted` is absent if it is unknown which findings count. */
export interface Decision
  extends Partial<Pick<Judged, 'counted' | 'unplaced' | 'failing' | 'leftOut' | 'notices'>> {
  /** Why the commit is not judged. */
  skipped?: SkipReason;
  /** `on-timeout`, `on-no-scan` and `warn-only` may turn it into a notice. */
  failure?: StepFailure;
  /** More findings may count. */
  isIncomplete?: boolean;
  /** Findings that the scans counted and the platform does not list. */
  unlisted?: number;
}

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

const TIMED_OUT: readonly StepFailure['kind'][] = ['scan-timeout', 'findings-missing', 'gate-reopened'];

export function verdictOf({ skipped, failure }: Pick<Decision, 'skipped' | 'failure'>): Verdict {
  if (skipped !== undefined) return 'skipped';
  if (failure === undefined) return 'passed';
  if (failure.kind === 'no-scan') return 'no-scan';
  return TIMED_OUT.includes(failure.kind) ? 'timed-out' : 'failed';
}

/** Decides product by product, or says what to read first. */
export function decide(facts: GateFacts): Decision | NextRead {
  const { request, commits, project, waitedMs, hasMoved } = facts;
  const { parts, missing } = productScans(facts);
  const { running, failed, readable, overwritten } = groupByState(facts, parts);
  const isWaiting = !facts.isLast && (running.length > 0 || missing.length > 0 || parts.length === 0);
  const isReplaced = overwritten.some(({ scan, by }) => startedMs(by) > startedMs(scan));
  const head = headAddress(request);
  const isOfPull = head !== undefined && 'number' in head;
  // The head of a pull request is read after the first search and before a verdict, not after every search.
  if (head !== undefined && (isOfPull ? facts.isFirst || !isWaiting : isReplaced && !isWaiting)) {
    if (hasMoved === undefined) return { read: 'head' };
    if (hasMoved) return { skipped: isOfPull ? 'head-moved' : 'newer-scan' };
  }
  if (isWaiting) return { read: 'later-scans' };
  if (parts.length === 0) {
    const sought = { commit: commits[0], project: project.name, products: request.products };
    return { failure: { kind: 'no-scan', ...sought, waitedMs } };
  }

  const judged = judge(facts, readable);
  if ('read' in judged) return judged;
  const reopened = reopenedFailures(judged.listed, facts);
  if ('read' in reopened) return reopened;
  const unexplained = unexplainedBlocks(judged.listed, facts);
  if ('read' in unexplained) return unexplained;

  const failures: StepFailure[] = scansOf(failed).map((scan) => {
    const products = productsOf(failed.filter((part) => part.scan === scan));
    return { kind: 'gate-scan-failed', products, status: scan.status, exitCode: scan.exit_code };
  });
  failures.push(...judged.unread);
  const [replaced] = overwritten;
  if (replaced !== undefined) {
    const { scan, by } = replaced;
    failures.push({ kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' });
  }
  if (missing.length > 0) failures.push({ kind: 'product-not-run', products: missing });
  const status = running[0]?.scan.status;
  if (running.length > 0)
    failures.push({ kind: 'scan-timeout', products: productsOf(running), waitedMs, status });
  return conclude(request.maxFindings, judged, [...failures, ...reopened, ...unexplained]);
}

/** Groups parts by the states of their scans. Another commit's scan, `by`, replaced an `overwritten` list. */
function groupByState({ scans, commits, request }: GateFacts, parts: readonly ProductScan[]) {
  const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => scanStatus(scan));
  const readable: ProductScan[] = [];
  const overwritten: (ProductScan & { by: ScanSummary })[] = [];
  for (const part of completed) {
    const ofProduct = scans.filter((scan) => mayHaveRun(scan, part.product));
    const by = lastCompleted(ofProduct, part.scan);
    // Rows name the scan that first saw them, so a newer scan does not hide what the commit brought.
    const isLasting = request.newOnly && part.kind === 'primary';
    if (isLasting || isOfCommit(by, commits)) readable.push(part);
    else overwritten.push({ ...part, by });
  }
  return { failed, running, readable, overwritten };
}

/** The first failure decides, too many findings before all; the others become notices. */
function conclude(
  allowed: number,
  { listed, counted, unplaced, failing, leftOut, unread, notices: noted }: Judged,
  failures: readonly StepFailure[],
): Decision {
  const isFailing = failing.length > allowed;
  const isIncomplete = isFailing ? unread.length > 0 : failures.length > 0;
  const tooMany = { kind: 'gate-failed', counted: failing.length, isIncomplete, allowed } as const;
  const [failure, ...others] = isFailing ? [tooMany, ...failures] : failures;
  const notices = [...noted, ...others.map((cause): Notice => ({ kind: 'gate-also', cause }))];
  // The two commits of a merge queue share findings.
  const byCommit = Map.groupBy(listed, ({ scan }) => scan.commit).values();
  const unlistedIn = (parts: readonly ListedProduct[]) =>
    parts.reduce((sum, part) => sum + (part.unlisted ?? 0), 0);
  const unlisted = Math.max(0, ...[...byCommit].map(unlistedIn));
  if (unlisted > 0) notices.push({ kind: 'findings-unlisted', count: unlisted });
  // An empty list would claim that nothing counts.
  const known = isIncomplete && counted.length === 0 ? undefined : counted;
  return { failure, notices, counted: known, unplaced, failing, isIncomplete, leftOut, unlisted };
}

/** For scans that counted more than is listed, because the pull request was reopened since. */
function reopenedFailures(listed: readonly ListedProduct[], facts: GateFacts): StepFailure[] | NextRead {
  // Without a count, only the event shows that the pull request was reopened.
  const wasReopened = facts.request.event.reopenedMs !== undefined;
  const short = listed.filter(
    ({ kind, unlisted }) => kind === 'pull' && (unlisted === undefined ? wasReopened : unlisted > 0),
  );
  if (short.length > 0 && facts.reopenedMs === undefined) return { read: 'reopened' };
  const outdated = short.filter(({ scan }) => ranAt(scan).toMs < (facts.reopenedMs ?? 0));
  if (outdated.length === 0) return [];
  return facts.isLast ? [{ kind: 'gate-reopened', products: productsOf(outdated) }] : { read: 'later-scans' };
}

/** For scans that block (exit code 1) and counted more than is listed, without a finding that explains it. */
function unexplainedBlocks(all: readonly ListedProduct[], facts: GateFacts): StepFailure[] | NextRead {
  const unexplained = [...Map.groupBy(all, ({ scan }) => scan)].filter(([scan, parts]) => {
    if (scan.exit_code !== 1 || parts.every(({ unlisted }) => unlisted === 0)) return false;
    return ![...parts, ...unjudged(scan, parts, facts)].some(explainsBlock);
  });
  // A list of a product that is not judged may explain the block, too.
  const others = unexplained.flatMap(([scan, parts]) => unjudged(scan, parts, facts));
  const lists = others.map(({ list }) => list);
  return (
    unreadLists(facts, lists) ??
    unexplained.map(([, parts]): StepFailure => {
      const listed = parts.reduce((sum, { countedRows }) => sum + countedRows.length, 0);
      const counted = sumOf(parts.map(({ scanCount }) => scanCount));
      return { kind: 'findings-missing', products: productsOf(parts), listed, counted };
    })
  );
}

/** Whether a row is open, or was triaged or (on the primary branch) fixed since the scan began. */
function explainsBlock({ scan, kind, rows, countedRows, unplaced }: ListedProduct): boolean {
  const startMs = startedMs(scan);
  // The list of secrets has no time of triage.
  const wasTriagedSinceScan = (row: Finding) =>
    (epochMs(row.kind === 'secrets' ? row.state_updated_at : row.triaged_at) ?? 0) >= startMs;
  const wasFixedSinceScan = ({ status, ref, state_updated_at }: Finding) =>
    status === 'fixed' &&
    (ref === undefined || sameRef(ref, scan.branch)) &&
    (epochMs(state_updated_at) ?? startMs) >= startMs;
  return (
    [...countedRows, ...unplaced.rows].some((row) => mayBlock(row) || wasTriagedSinceScan(row)) ||
    (kind === 'primary' && rows.some(wasFixedSinceScan))
  );
}

/** The products that a scan ran and the gate does not judge. */
function unjudged(scan: ScanSummary, parts: readonly ProductScan[], facts: GateFacts): ListedProduct[] {
  const products = productsRun(scan).filter((product) => parts.every((part) => part.product !== product));
  return products.map((product) => {
    const part = productScan(product, scan, facts);
    return listedProduct(part, rowsIn(facts, part.list) ?? [], facts);
  });
}
