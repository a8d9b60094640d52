import type { StepFailure } from '../../model/failure.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { productsRun, ranAt, scanStatus, startedMs } from '../../scans/scan.ts';
import {
  branchKind,
  type GateFacts,
  groupByState,
  listOf,
  type NextRead,
  type ProductScan,
  productScans,
  productsOf,
  rowsIn,
  scanFailures,
  unreadLists,
} from './facts.ts';
import { headAddress } from './inputs.ts';
import { type Judged, judge } from './judge.ts';
import { explainsBlock, findingsMissing, type ListedProduct, listedProduct } from './listed.ts';

export type SkipReason = 'fork' | 'dependabot' | 'head-moved' | 'newer-scan';

/** The outcome, and its grounds. `on-timeout`, `on-no-scan` and `warn-only` may turn its failure into a notice. */
export interface Decision {
  /** Why the commit is not judged. */
  skipped?: SkipReason;
  failure?: StepFailure;
  notices?: readonly Notice[];
  /** The worst first; absent if it is unknown which findings count. */
  counted?: readonly Finding[];
  unplaced?: Judged['unplaced'];
  failing?: Judged['failing'];
  /** More findings may count: a list could not be read, or a scan or its list did not decide. */
  isIncomplete?: boolean;
  leftOut?: Judged['leftOut'];
  /** The number of findings that the scans counted and the platform does not list. */
  unlisted?: number;
}

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

export function verdictOf({ skipped, failure }: Pick<Decision, 'skipped' | 'failure'>): Verdict {
  if (skipped !== undefined) return 'skipped';
  switch (failure?.kind) {
    case undefined:
      return 'passed';
    case 'no-scan':
      return 'no-scan';
    case 'scan-timeout':
    case 'findings-missing':
    case 'gate-reopened':
      return 'timed-out';
    default:
      return 'failed';
  }
}

/** Decides product by product, or says what to read first. */
export function decide(facts: GateFacts): Decision | NextRead {
  const { request, commits, project, waitedMs, hasMoved } = facts;
  const { parts, missing } = productScans(facts);
  const isUnderWay = parts.some(({ scan }) => scanStatus(scan) === 'running');
  const isWaiting = !facts.isLast && (isUnderWay || missing.length > 0 || parts.length === 0);
  const head = headAddress(request);
  // GitHub is asked after the first search and before a verdict, not after every search of the wait.
  if (head !== undefined && 'number' in head && (!isWaiting || facts.isFirst)) {
    if (hasMoved === undefined) return { read: 'head' };
    if (hasMoved) return { skipped: 'head-moved' };
  }
  if (isWaiting) return { read: 'later-scans' };
  if (parts.length === 0) {
    const sought = { commit: commits[0], project: project.name, products: request.products };
    return { failure: { kind: 'no-scan', ...sought, waitedMs } };
  }

  const groups = groupByState(facts, parts);
  const isReplacedByNewer = groups.overwritten.some(({ scan, by }) => startedMs(by) > startedMs(scan));
  if (isReplacedByNewer && head !== undefined) {
    if (hasMoved === undefined) return { read: 'head' };
    if (hasMoved) return { skipped: 'newer-scan' };
  }

  const judged = judge(facts, groups.readable);
  if ('read' in judged) return judged;
  const reopened = reopenedFailures(judged.listed, facts);
  if ('read' in reopened) return reopened;
  const unexplained = unexplainedBlocks(judged.listed, facts);
  if ('read' in unexplained) return unexplained;

  const failures = [...scanFailures(groups, judged.unread, missing, waitedMs), ...reopened, ...unexplained];
  return conclude(request.maxFindings, judged, failures);
}

/** Fails for too many findings, else for the first failure; the others become notices. */
function conclude(
  allowed: number,
  { listed, counted, unplaced, failing, leftOut, unread, notices: noted }: Judged,
  failures: readonly StepFailure[],
): Decision {
  const isFailing = failing.length > allowed;
  const [first, ...others] = failures;
  const also = (isFailing ? failures : others).map((cause): Notice => ({ kind: 'gate-also', cause }));
  const notices = [...noted, ...also];
  // The two commits of a merge queue share findings, so their counts must not be added.
  const byCommit = Map.groupBy(listed, ({ scan }) => scan.commit).values();
  const unlistedIn = (parts: readonly ListedProduct[]) =>
    parts.reduce((sum, part) => sum + (part.unlisted ?? 0), 0);
  const unlisted = Math.max(0, ...[...byCommit].map(unlistedIn));
  if (unlisted > 0) notices.push({ kind: 'findings-unlisted', count: unlisted });
  const judged = { leftOut, notices, counted, unplaced, failing };
  if (isFailing) {
    const isIncomplete = unread.length > 0;
    const failure = { kind: 'gate-failed', counted: failing.length, isIncomplete, allowed } as const;
    return { ...judged, isIncomplete, failure };
  }
  if (first === undefined) return { ...judged, unlisted };
  // Undefined, because an empty list would claim that nothing counts.
  return { ...judged, counted: counted.length > 0 ? counted : undefined, isIncomplete: true, failure: first };
}

/** Scans that cannot decide, because the pull request was reopened since and less is listed than they counted. */
function reopenedFailures(listed: readonly ListedProduct[], facts: GateFacts): StepFailure[] | NextRead {
  // Without a count, only the event shows that the pull request was reopened.
  const wasReopened = facts.request.event.reopenedMs !== undefined;
  const isShort = ({ unlisted }: ListedProduct) => (unlisted === undefined ? wasReopened : unlisted > 0);
  const short = listed.filter((part) => isShort(part) && branchKind(facts, part.scan) === 'pull');
  if (short.length > 0 && facts.reopenedMs === undefined) return { read: 'reopened' };
  const outdated = short.filter(({ scan }) => ranAt(scan).toMs < (facts.reopenedMs ?? 0));
  if (outdated.length === 0) return [];
  return facts.isLast ? [{ kind: 'gate-reopened', products: productsOf(outdated) }] : { read: 'later-scans' };
}

/** Scans that block (exit code 1) and counted more than is listed, where no listed finding of their products explains it. */
function unexplainedBlocks(listed: readonly ListedProduct[], facts: GateFacts): StepFailure[] | NextRead {
  const unexplained = [...Map.groupBy(listed, ({ scan }) => scan)].filter(([scan, parts]) => {
    if (scan.exit_code !== 1 || parts.every(({ unlisted }) => unlisted === 0)) return false;
    const others = unjudged(scan, parts).map((part) =>
      listedProduct(part, rowsIn(facts, listOf(part)) ?? [], facts),
    );
    return ![...parts, ...others].some((part) => explainsBlock(part, facts));
  });
  // A list of a product that is not judged may explain the block, too.
  const others = unexplained.flatMap(([scan, parts]) => unjudged(scan, parts));
  return unreadLists(facts, others.map(listOf)) ?? unexplained.map(([, parts]) => findingsMissing(parts));
}

/** The products that a scan ran and the gate does not judge. */
function unjudged(scan: ScanSummary, parts: readonly ProductScan[]): ProductScan[] {
  const products = productsRun(scan).filter((product) => parts.every((part) => part.product !== product));
  return products.map((product) => ({ product, scan }));
}
