import { askGitHub, askIfPossible } from '../../github/ask.ts';
import type { Octokit } from '../../github/octokit.ts';
import {
  hasMoved,
  type PullRequestAddress,
  readChangedFiles,
  readPull,
  readReopenedMs,
} from '../../github/pulls.ts';
import { type Context, resultOf } from '../../model/context.ts';
import type { StepFailure } from '../../model/failure.ts';
import { splitName } from '../../model/names.ts';
import { sameRef } from '../../model/refs.ts';
import type { StepResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { readNamedProject } from '../../projects/project.ts';
import { poll, readLists, scanSearch } from '../../scans/read.ts';
import { expectedEnds, isOfCommit, scanStatus } from '../../scans/scan.ts';
import { type Decision, decide, type SkipReason, type Verdict, verdictOf } from './decide.ts';
import { type GateFacts, productScans, productsOf, type ReadableFact, scansOf } from './facts.ts';
import { type GateRequest, headAddress } from './inputs.ts';

export interface GateResult
  extends StepResult<GateRequest>,
    Omit<Decision, 'skipped' | 'failure' | 'notices'> {
  verdict: Verdict;
  /** Also if an input lets the step succeed. */
  because?: SkipReason | StepFailure['kind'];
  commit?: string;
  project?: Project;
  /** The scans that decide, the newest first. */
  scans: readonly ScanSummary[];
  /** The products that `scans` decide. */
  products: readonly Product[];
  /** Products that no scan of the commit ran. */
  notRun: readonly Product[];
  waitedMs: number;
}

/** Without a scan of the commit for this long, the log says so. */
const NO_SCAN_MS = 30_000;

/** Waits for a commit's scans and judges their findings. */
export async function run(context: Context, request: GateRequest): Promise<GateResult> {
  const startMs = context.clock.now();
  let subject: Awaited<ReturnType<typeof readSubject>> | undefined;
  let facts: GateFacts | undefined;
  const look = async (isLast: boolean) => {
    subject ??= await readSubject(context, request);
    const { search, ...known } = subject;
    const waitedMs = context.clock.now() - startMs;
    const scans = await search();
    const isFirst = facts === undefined;
    const isLate = waitedMs >= NO_SCAN_MS && (facts?.waitedMs ?? 0) < NO_SCAN_MS;
    const unread = { lists: new Map(), listedAtMs: 0, rereads: 0 };
    facts = { request, ...known, scans, isFirst, isLast, waitedMs, reopenedMs: facts?.reopenedMs, ...unread };
    if (isLate && !scans.some((scan) => isOfCommit(scan, known.commits)))
      await context.announceNoScan(scans[0]);
    for (;;) {
      const next = decide(facts);
      if (!('read' in next)) {
        const { notices = [], ...decision } = next;
        context.notices.push(...notices);
        for (const { product, elsewhere: rows } of facts.lists.values())
          if (rows > 0) context.notices.push({ kind: 'rows-elsewhere', product, rows });
        return decision;
      }
      // Lets `poll` wait and search again.
      if (next.read === 'later-scans') return undefined;
      facts = { ...facts, ...(await readFact(context, facts, next, search)) };
    }
  };
  const ends = () => facts && expectedEnds(facts.scans, facts.commits);
  const result = await resultOf(context, request, async (): Promise<Omit<Decision, 'notices'>> => {
    if (request.skip !== undefined) return { skipped: request.skip };
    return poll(context, startMs + request.waitMs, look, 'scan', ends);
  });
  const { skipped, ...found } = { skipped: undefined, ...result };
  const { failure } = found;
  const { parts, notRun } = facts === undefined ? { parts: [], notRun: [] } : productScans(facts);
  const scans = scansOf(parts);
  const [only] = scans.length === 1 ? scans : [];
  return {
    ...found,
    verdict: verdictOf({ skipped, failure }),
    because: skipped ?? failure?.kind,
    commit: only?.commit?.toLowerCase() ?? facts?.commits[0] ?? request.commit,
    project: facts?.project,
    scans,
    products: productsOf(parts),
    notRun,
    waitedMs: context.clock.now() - startMs,
  };
}

/** The input that lets the step succeed despite a failure. */
export function toleratingInput(request: GateRequest, failure: StepFailure): string | undefined {
  const verdict = verdictOf({ failure });
  if (verdict === 'timed-out' && request.onTimeout === 'warn') return 'on-timeout: warn';
  if (verdict === 'no-scan' && request.onNoScan === 'warn') return 'on-no-scan: warn';
  // `warn-only` must not hide wrong inputs or a refused token.
  const isWrong = failure.kind === 'no-deployment' || failure.kind === 'other-deployment';
  const isRefused = failure.kind === 'status' && failure.status === 401;
  return request.warnOnly && !isWrong && !isRefused ? 'warn-only' : undefined;
}

/** Reads the facts that do not change during a wait. @throws StepError `no-scan` for an unknown project */
async function readSubject(context: Context, request: GateRequest) {
  const { event, commit = event.sha, project: name } = request;
  const { commits, pull } = await readCommits(context, request);
  try {
    const project = await readNamedProject(context, name);
    return { project, commits, pull, search: scanSearch(context, project) };
  } catch (error) {
    const { near } = error instanceof StepError && error.failure.kind === 'status' ? error.failure : {};
    // Without `near`, projects cannot be listed either: the 404 does not show that this one is unknown.
    if (near === undefined) throw error;
    throw new StepError({ kind: 'no-scan', commit, project: name, waitedMs: 0, unknownProject: true, near });
  }
}

async function readCommits(
  context: Context,
  { commit, event, github }: GateRequest,
): Promise<Pick<GateFacts, 'commits' | 'pull'>> {
  const { headBranch, isFork, pullRequest } = event;
  const hasPull = pullRequest !== undefined || event.isOfPullRequest || event.name === 'merge_group';
  const known = hasPull ? { number: pullRequest?.number, headBranch, isFork } : undefined;
  // Without a commit, it is the run of a merge queue that can ask GitHub.
  if (commit !== undefined || pullRequest === undefined || github === undefined)
    return { commits: [commit ?? ''], pull: known };
  const { number } = pullRequest;
  const address = { ...splitName(event.repository), number };
  try {
    const { headSha, ...pull } = await askGitHub(context, github, (octokit) => readPull(octokit, address));
    const commits = [...new Set([headSha, event.sha?.toLowerCase() ?? headSha])];
    return { commits, pull: { number, ...pull } };
  } catch (error) {
    const { failure } = error instanceof StepError ? error : {};
    if (failure?.kind !== 'github') throw error;
    throw new StepError({ kind: 'gate-head-unread', cause: failure.cause });
  }
}

/** Reads a fact that the decision needs. */
async function readFact(
  context: Context,
  facts: GateFacts,
  next: ReadableFact,
  search: () => Promise<ScanSummary[]>,
): Promise<Partial<GateFacts>> {
  const { clock, platform, stop } = context;
  const { github, event } = facts.request;
  const askPull = async <T>(readPart: (octokit: Octokit, pull: PullRequestAddress) => Promise<T>) => {
    const number = facts.pull?.number;
    if (github === undefined || number === undefined) return undefined;
    const address = { ...splitName(event.repository), number };
    return await askIfPossible(context, github, (octokit) => readPart(octokit, address));
  };
  switch (next.read) {
    case 'head': {
      const head = headAddress(facts.request);
      // For a moment, GitHub may still name the former head.
      const expected = [...facts.commits, event.before?.toLowerCase()];
      return { hasMoved: (github && head && (await hasMoved(context, github, head, expected))) ?? false };
    }
    case 'lists': {
      const { lists, afterMs } = next;
      if (afterMs !== undefined) await clock.sleep(afterMs, stop);
      const rereads = facts.rereads + (afterMs === undefined ? 0 : 1);
      const read = await readLists(context, facts.project.name, lists, facts.isLast);
      const listedAtMs = platform.serverNowMs() ?? clock.now();
      // A scan that was under way may have replaced a list before it was read.
      const isOfList = ({ branch }: ScanSummary) => lists.some(({ ref = branch }) => sameRef(ref, branch));
      const mayBeReplaced = facts.scans.some((scan) => scanStatus(scan) === 'running' && isOfList(scan));
      const scans = mayBeReplaced ? await search() : facts.scans;
      return { lists: new Map([...facts.lists, ...read]), listedAtMs, rereads, scans };
    }
    case 'files': {
      const files = await askPull(readChangedFiles);
      return { files: files === undefined ? 'unknown' : new Set(files) };
    }
    case 'reopened':
      return { reopenedMs: (await askPull(readReopenedMs)) ?? event.reopenedMs ?? 0 };
  }
}
