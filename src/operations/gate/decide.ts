import { findingKey, worstFirst } from '../../findings/finding.ts';
import { noteUnmatchedFilters } from '../../findings/known.ts';
import type { StepFailure } from '../../model/failure.ts';
import { PRODUCTS, type Product, SCANNED_PRODUCTS } from '../../model/findings.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { BranchList } from '../../scans/read.ts';
import { isOfCommit, mayHaveRun, productsRun } from '../../scans/scan.ts';
import {
  type ListedPart,
  mayBeIncomplete,
  mayExplain,
  missingProblem,
  unlistedCount,
  withUnlisted,
} from './counts.ts';
import type { GateRequest } from './inputs.ts';
import { excuseOf, type JudgedPart, type LeftOut, needsPrimary, ownReason } from './judge.ts';
import {
  decidingParts,
  type GateCause,
  type GateFacts,
  isSettled,
  scansOf,
  standingOf,
  type Verdict,
} from './standing.ts';

/** What the decision asks for where it depends on it. */
export interface GateSources {
  /** The head's hash; undefined where GitHub does not say it. */
  head(): Promise<string | undefined>;
  rows(list: BranchList): Promise<readonly Finding[]>;
  /** Waits and reads the lists anew from then on; false where that was done often enough. */
  reread(): Promise<boolean>;
  /** By the platform's clock. */
  nowMs(): number;
}

/** What the gate came to. A failure may still become a notice, by `on-timeout` and the like. */
export interface Decision {
  verdict: Verdict;
  because?: GateCause;
  failure?: StepFailure;
  notices?: readonly Notice[];
  /** Those that decide, the newest first. */
  scans?: readonly ScanSummary[];
  /** Absent where it is not known which findings count. Worst first. */
  counted?: readonly Finding[];
  leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  /** Those that decide. */
  products: readonly Product[];
  /** Products that no scan of the commit ran. */
  notRun: readonly Product[];
}

export const NOTHING_FOUND = { leftOut: {}, products: [], notRun: [] } as const;

/** Decides product by product. Undefined where a scan is to be waited for. */
export async function decide(
  facts: GateFacts,
  request: GateRequest,
  sources: GateSources,
): Promise<Decision | undefined> {
  const { commits, headSource, project, waitedMs } = facts;
  const ofCommit = facts.scans.filter((scan) => commits.some((commit) => isOfCommit(scan, commit)));
  const ran = SCANNED_PRODUCTS.filter((product) => ofCommit.some((scan) => mayHaveRun(scan, product)));
  const asked = request.products ?? ran;
  const isWaiting = !facts.isLast && !isSettled(ofCommit, asked);
  const hasMoved = async () => {
    const head = await sources.head();
    return head !== undefined && !commits.includes(head);
  };
  if (headSource === 'pull-request' && (!isWaiting || facts.isFirst) && (await hasMoved()))
    return { ...NOTHING_FOUND, verdict: 'skipped', because: 'head-moved', scans: ofCommit.slice(0, 1) };
  if (isWaiting) return undefined;
  if (ofCommit.length === 0) {
    const failure = { kind: 'no-scan', commit: commits[0], project: project.name, waitedMs } as const;
    return { ...NOTHING_FOUND, verdict: 'no-scan', failure, notRun: request.products ?? [] };
  }

  const parts = decidingParts(commits, ofCommit, asked, request);
  const missing = asked.filter((product) => !parts.some((part) => part.product === product));
  const { problems, readable, isNewer } = standingOf(facts, request, parts, missing);
  const scans = scansOf(parts);
  if (isNewer && headSource !== undefined && (await hasMoved()))
    return { ...NOTHING_FOUND, verdict: 'skipped', because: 'newer-scan', scans };

  const judged = readable.map((part): JudgedPart => ({ ...part, project, ofCommit }));
  const { listed, counted, leftOut } = await judge(judged, request, sources);
  const unexplained = await unexplainedScans(listed, sources);
  problems.push(...unexplained.flatMap((scan) => missingProblem(scan, listed, request)));

  const failing = counted.filter(({ kind }) => request.failOn[kind] !== 'none');
  const [first, ...others] = problems;
  const isFailing = failing.length > 0;
  const unlisted = unlistedCount(listed);
  const notices = (isFailing ? problems : others).map(
    ({ failure }): Notice => ({ kind: 'gate-also', cause: failure }),
  );
  if (unlisted > 0) notices.push({ kind: 'findings-unlisted', count: unlisted });
  if (leftOut.filtered !== undefined) {
    const rows = listed.flatMap((part) => part.rows);
    await noteUnmatchedFilters({ notices }, request.filters, rows);
  }
  const products = [...new Set(parts.map(({ product }) => product))];
  const isNotRun = (product: Product) => product !== 'ai_sast' && !ran.includes(product);
  const notRun = PRODUCTS.filter((product) => missing.includes(product) || isNotRun(product));
  const end = { notices, scans, leftOut, products, notRun };
  if (isFailing)
    return { ...end, verdict: 'failed', counted, failure: { kind: 'gate-failed', counted: failing.length } };
  if (first === undefined) return { ...end, verdict: 'passed', counted };
  // Of what could not be read, or is not listed, nobody knows what counts.
  const isKnown = judged.length === parts.length && unexplained.length === 0;
  return { ...end, ...first, counted: isKnown ? counted : undefined };
}

/** The findings that count, once the lists were read again where they may be incomplete. */
async function judge(parts: readonly JudgedPart[], request: GateRequest, sources: GateSources) {
  const reasonOf = ownReason(request);
  for (;;) {
    const counted = new Map<string, Finding>();
    const leftOut: Partial<Record<LeftOut, number>> = {};
    const listed = await Promise.all(
      parts.map(async (part) => {
        const { product, project, scan } = part;
        const list = { product, repository: project.name };
        const rows = await sources.rows({ ...list, ref: scan.branch });
        const isAsked = needsPrimary(request, part) && rows.some((row) => reasonOf(row) === undefined);
        const onPrimary = isAsked ? await sources.rows({ ...list, ref: primaryBranch(project) }) : [];
        const excuse = excuseOf(request, part, onPrimary);
        for (const row of rows) {
          const reason = reasonOf(row) ?? excuse(row);
          if (reason === undefined) counted.set(findingKey(row), row);
          else leftOut[reason] = (leftOut[reason] ?? 0) + 1;
        }
        return { ...part, rows };
      }),
    );
    const isIncomplete = mayBeIncomplete(listed, request, sources.nowMs());
    if (!isIncomplete || !(await sources.reread()))
      return { listed: withUnlisted(listed), counted: worstFirst([...counted.values()]), leftOut };
  }
}

/**
 * Scans that block although nothing that is listed explains it, of whichever product they ran, and of which something
 * may be missing.
 */
async function unexplainedScans(
  parts: readonly ListedPart[],
  { rows: rowsOf }: GateSources,
): Promise<ScanSummary[]> {
  const unexplained: ScanSummary[] = [];
  for (const scan of scansOf(parts)) {
    const own = parts.filter((part) => part.scan === scan);
    const isExplainedBy = (rows: readonly Finding[]) => rows.some((row) => mayExplain(row, scan));
    if (scan.exit_code !== 1 || own.every(({ unlisted }) => unlisted === 0)) continue;
    if (own.some(({ rows }) => isExplainedBy(rows))) continue;
    const repository = own[0]?.project.name ?? '';
    const others = await Promise.all(
      productsRun(scan).map((product) => rowsOf({ product, repository, ref: scan.branch })),
    );
    if (!others.some(isExplainedBy)) unexplained.push(scan);
  }
  return unexplained;
}
