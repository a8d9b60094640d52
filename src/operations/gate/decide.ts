import type { StepFailure } from '../../model/failure.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { productsRun, ranAt, scanStatus, startedMs } from '../../scans/scan.ts';
import { type GateRequest, headAddress } from './inputs.ts';
import { type Judged, judge } from './judge.ts';
import { explainsBlock, type ListedPart, listedPart, missingProblem } from './listed.ts';
import {
  branchKind,
  type GateCause,
  groupByState,
  listOf,
  type Part,
  type Problem,
  partsOf,
  productsOf,
  scanProblems,
  scansOf,
  type Verdict,
} from './parts.ts';
import { listNeed, type Need, rowsIn, type Seen } from './seen.ts';

/** The verdict and its grounds. `on-timeout`, `on-no-scan` and `warn-only` may turn its failure into a notice. */
export interface Decision {
  verdict: Verdict;
  because?: GateCause;
  failure?: StepFailure;
  notices?: readonly Notice[];
  /** The scans that decide, the newest first. */
  scans?: readonly ScanSummary[];
  /** The products that `scans` decide. */
  products: readonly Product[];
  /** The worst first; absent if it is unknown which findings count. */
  counted?: readonly Finding[];
  unplaced?: Judged['unplaced'];
  /** More findings may count: a list could not be read, or a scan or its list did not decide. */
  isIncomplete?: boolean;
  leftOut: Judged['leftOut'];
  /** The number of findings that the scans counted and the platform does not list. */
  unlisted?: number;
  /** Products that no scan of the commit ran. */
  notRun: readonly Product[];
}

export const UNJUDGED = { leftOut: {}, products: [], notRun: [] } as const;

/** Decides product by product, or says what to read first. */
export function decide(seen: Seen): Decision | Need {
  const { request, commits, project, waitedMs, hasMoved } = seen;
  const { parts, missing, notRun } = partsOf(seen);
  const isUnderWay = parts.some(({ scan }) => scanStatus(scan) === 'running');
  const isWaiting = !seen.isLast && (isUnderWay || missing.length > 0 || parts.length === 0);
  const head = headAddress(request);
  // GitHub is asked after the first search and before a verdict, not after every search of the wait.
  if (head !== undefined && 'number' in head && (!isWaiting || seen.isFirst)) {
    if (hasMoved === undefined) return { needs: 'head' };
    if (hasMoved) return { ...UNJUDGED, verdict: 'skipped', because: 'head-moved', scans: scansOf(parts) };
  }
  if (isWaiting) return { needs: 'later-scans' };
  if (parts.length === 0) {
    const sought = { commit: commits[0], project: project.name, products: request.products };
    const failure = { kind: 'no-scan', ...sought, waitedMs } as const;
    return { ...UNJUDGED, verdict: 'no-scan', failure, notRun };
  }

  const groups = groupByState(seen, parts);
  const scans = scansOf(parts);
  const isReplacedByNewer = groups.overwritten.some(({ scan, by }) => startedMs(by) > startedMs(scan));
  if (isReplacedByNewer && head !== undefined) {
    if (hasMoved === undefined) return { needs: 'head' };
    if (hasMoved) return { ...UNJUDGED, verdict: 'skipped', because: 'newer-scan', scans };
  }

  const judged = judge(seen, groups.readable);
  if ('needs' in judged) return judged;
  const reopened = reopenedProblems(judged.listed, seen);
  if ('needs' in reopened) return reopened;
  const unexplained = unexplainedBlocks(judged.listed, seen);
  if ('needs' in unexplained) return unexplained;

  const problems = [...scanProblems(groups, judged.unread, missing, waitedMs), ...reopened, ...unexplained];
  return { scans, products: productsOf(parts), notRun, ...verdictOf(request, judged, problems) };
}

/** Fails for too many findings, else for the first problem; the other problems become notices. */
function verdictOf(
  { failOn, maxFindings: allowed }: GateRequest,
  { listed, counted, unplaced, leftOut, unread, notices: noted }: Judged,
  problems: readonly Problem[],
): Omit<Decision, 'scans' | 'products' | 'notRun'> {
  const certain = counted.filter(({ kind }) => failOn[kind] !== 'none').length;
  const failing = certain + (failOn.secrets === 'none' ? 0 : (unplaced?.count ?? 0));
  const isFailing = failing > allowed;
  const decisive = isFailing ? undefined : problems[0];
  const notices: Notice[] = [...noted];
  for (const problem of problems)
    if (problem !== decisive) notices.push({ kind: 'gate-also', cause: problem.failure });
  // The two commits of a merge queue share findings, so their counts must not be added.
  const byCommit = Map.groupBy(listed, ({ scan }) => scan.commit).values();
  const unlistedIn = (parts: readonly ListedPart[]) =>
    parts.reduce((sum, part) => sum + (part.unlisted ?? 0), 0);
  const unlisted = Math.max(0, ...[...byCommit].map(unlistedIn));
  if (unlisted > 0) notices.push({ kind: 'findings-unlisted', count: unlisted });
  const judged = { leftOut, notices, counted, unplaced };
  if (isFailing) {
    const isIncomplete = unread.length > 0;
    const failure = { kind: 'gate-failed', counted: failing, isIncomplete, allowed } as const;
    return { ...judged, isIncomplete, verdict: 'failed', failure };
  }
  if (decisive === undefined) return { ...judged, unlisted, verdict: 'passed' };
  // Undefined, because an empty list would claim that nothing counts.
  return { ...judged, counted: counted.length > 0 ? counted : undefined, isIncomplete: true, ...decisive };
}

/** Scans that cannot decide, because the pull request was reopened since and less is listed than they counted. */
function reopenedProblems(listed: readonly ListedPart[], seen: Seen): Problem[] | Need {
  // Without a count, only the event shows that the pull request was reopened.
  const wasReopened = seen.request.event.reopenedMs !== undefined;
  const isShort = ({ unlisted }: ListedPart) => (unlisted === undefined ? wasReopened : unlisted > 0);
  const short = listed.filter((part) => isShort(part) && branchKind(seen, part.scan) === 'pull');
  if (short.length > 0 && seen.reopenedMs === undefined) return { needs: 'reopened' };
  const outdated = short.filter(({ scan }) => ranAt(scan).toMs < (seen.reopenedMs ?? 0));
  if (outdated.length === 0) return [];
  if (!seen.isLast) return { needs: 'later-scans' };
  const failure = { kind: 'gate-reopened', products: productsOf(outdated) } as const;
  return [{ verdict: 'timed-out', because: 'reopened', failure }];
}

/** Scans that block (exit code 1) and counted more than is listed, where no listed finding of their products explains it. */
function unexplainedBlocks(listed: readonly ListedPart[], seen: Seen): Problem[] | Need {
  const unexplained = [...Map.groupBy(listed, ({ scan }) => scan)].filter(([scan, parts]) => {
    if (scan.exit_code !== 1 || parts.every(({ unlisted }) => unlisted === 0)) return false;
    const unjudged = unjudgedParts(scan, parts).map((part) =>
      listedPart(part, rowsIn(seen, listOf(part)) ?? [], seen),
    );
    return ![...parts, ...unjudged].some((part) => explainsBlock(part, seen));
  });
  // A list of a product that is not judged may explain the block, too.
  const unjudged = unexplained.flatMap(([scan, parts]) => unjudgedParts(scan, parts));
  return listNeed(seen, unjudged.map(listOf)) ?? unexplained.map(([, parts]) => missingProblem(parts));
}

/** The products that a scan ran and the gate does not judge. */
function unjudgedParts(scan: ScanSummary, parts: readonly Part[]): Part[] {
  const unjudged = productsRun(scan).filter((product) => parts.every((part) => part.product !== product));
  return unjudged.map((product) => ({ product, scan }));
}
