import type { StepFailure } from '../../model/failure.ts';
import type { Product } from '../../model/findings.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { mayHaveRun, scanStatus } from '../../scans/scan.ts';
import { isOfCommit, lastCompleted } from '../../scans/search.ts';
import type { GateRequest } from './inputs.ts';
import type { JudgedPart, Part } from './judge.ts';
import type { GateCause } from './result.ts';
import { unlistedCount } from './shortage.ts';

/** What is known of the scans. */
interface ScanFacts {
  commits: readonly string[];
  scans: readonly ScanSummary[];
  waitedMs: number;
}

/** Why a product cannot be judged by its scan, in the order in which such reasons decide. */
export interface Problem {
  verdict: 'failed' | 'timed-out';
  because?: GateCause;
  failure: StepFailure;
}

/** What stands in the way of parts, those that can be read, and whether the scan of a newer commit is in the way. */
export function problemsOf(
  facts: ScanFacts,
  request: GateRequest,
  parts: readonly Part[],
  missing: readonly Product[],
): { problems: Problem[]; readable: Part[]; isNewer: boolean } {
  const failed: Part[] = [];
  const running: Part[] = [];
  const readable: Part[] = [];
  const overwritten: (Part & { by: ScanSummary })[] = [];
  for (const part of parts) {
    const status = scanStatus(part.scan);
    const by = status === 'completed' ? overwriting(facts, part) : undefined;
    if (status === 'failed') failed.push(part);
    else if (status === 'running') running.push(part);
    else if (by === undefined) readable.push(part);
    else overwritten.push({ ...part, by });
  }
  const unrun = missing.filter((product) => request.failOn[product] !== 'none');
  return {
    readable,
    isNewer: overwritten.some(({ scan, by }) => beganMs(by) > beganMs(scan)),
    problems: [
      ...scanFailures(failed),
      ...overwritten.slice(0, 1).map(
        ({ scan, by }): Problem => ({
          verdict: 'failed',
          because: 'overwritten',
          failure: { kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' },
        }),
      ),
      ...(unrun.length === 0 ? [] : [notRunProblem(unrun)]),
      ...(running.length === 0 ? [] : [runningProblem(facts, running)]),
    ],
  };
}

/** The scan of another commit that left what the platform lists of a product on the branch. */
function overwriting({ scans, commits }: ScanFacts, { scan, product }: Part): ScanSummary | undefined {
  const last = lastCompleted(
    scans.filter((other) => mayHaveRun(other, product)),
    scan,
  );
  return commits.some((commit) => isOfCommit(last, commit)) ? undefined : last;
}

function scanFailures(parts: readonly Part[]): Problem[] {
  return distinct(parts).map((scan) => ({
    verdict: 'failed',
    because: 'scan-failed',
    failure: {
      kind: 'gate-scan-failed',
      products: parts.filter((part) => part.scan === scan).map(({ product }) => product),
      status: scan.status,
      exitCode: scan.exit_code,
    },
  }));
}

function notRunProblem(products: readonly Product[]): Problem {
  const failure: StepFailure = { kind: 'product-not-run', products: [...products] };
  return { verdict: 'failed', because: 'product-not-run', failure };
}

function runningProblem({ waitedMs }: ScanFacts, parts: readonly Part[]): Problem {
  const products = [...new Set(parts.map(({ product }) => product))];
  const status = parts[0]?.scan.status;
  return { verdict: 'timed-out', failure: { kind: 'scan-timeout', products, waitedMs, status } };
}

/** Of scans that block although nothing that is listed explains it. */
export function missingProblems(
  scans: readonly ScanSummary[],
  parts: readonly (JudgedPart & { rows: readonly Finding[] })[],
  { failOn }: GateRequest,
): Problem[] {
  return scans.flatMap((scan) => {
    const own = parts.filter((part) => part.scan === scan && failOn[part.product] !== 'none');
    if (own.length === 0) return [];
    const listed = own.reduce(
      (sum, { rows }) => sum + rows.filter(({ status }) => status !== 'fixed').length,
      0,
    );
    const unlisted = unlistedCount(own);
    const failure: StepFailure = {
      kind: 'findings-missing',
      products: own.map(({ product }) => product),
      listed,
      counted: unlisted === 0 ? undefined : listed + unlisted,
    };
    return [{ verdict: 'timed-out', because: 'findings-missing', failure }];
  });
}

/** The scans of parts, the newest first. */
export function distinct(parts: readonly Part[]): ScanSummary[] {
  return [...new Set(parts.map(({ scan }) => scan))].sort((one, other) => beganMs(other) - beganMs(one));
}

function beganMs({ started_at }: ScanSummary): number {
  return epochMs(started_at) ?? 0;
}
