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
import type { StepResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { readNamedProject } from '../../projects/project.ts';
import { poll, readLists, scanSearch } from '../../scans/read.ts';
import { expectedEndMs, isOfCommit } from '../../scans/scan.ts';
import { type Decision, decide, UNJUDGED } from './decide.ts';
import { type GateRequest, headAddress } from './inputs.ts';
import { REREAD_WAITS_MS } from './judge.ts';
import { partsOf, productsOf, scansOf } from './parts.ts';
import type { FactNeed, Seen } from './seen.ts';

export interface GateResult extends StepResult<GateRequest>, Omit<Decision, 'failure' | 'notices'> {
  commit?: string;
  project?: Project;
  waitedMs: number;
}

type Ending = Omit<Decision, 'notices'> & Pick<GateResult, 'commit' | 'project' | 'waitedMs'>;

/** After this long without a scan of the commit, the log says so. */
const NO_SCAN_MS = 30_000;

/** Waits for a commit's scans and judges their findings. */
export async function run(context: Context, request: GateRequest): Promise<GateResult> {
  const { commit, skip, waitMs } = request;
  const startMs = context.clock.now();
  let subject: Awaited<ReturnType<typeof readSubject>> | undefined;
  let seen: Seen | undefined;
  let isNoScanSaid = false;
  const look = async (isLast: boolean) => {
    subject ??= await readSubject(context, request);
    const { search, ...facts } = subject;
    const waitedMs = context.clock.now() - startMs;
    const unread = { nowMs: 0, lists: new Map(), rereads: 0, isSearchedAfterLists: false };
    const isFirst = seen === undefined;
    const { reopenedMs } = seen ?? {};
    seen = { request, ...facts, scans: await search(), isFirst, isLast, waitedMs, reopenedMs, ...unread };
    const { scans, commits } = seen;
    if (waitedMs >= NO_SCAN_MS && !isNoScanSaid && !scans.some((scan) => isOfCommit(scan, commits))) {
      await context.announceNoScan(scans[0]);
      isNoScanSaid = true;
    }
    for (;;) {
      const next = decide(seen);
      if ('verdict' in next) return conclude(context, seen, next);
      // Lets `poll` wait and search again.
      if (next.needs === 'later-scans') return undefined;
      seen = { ...seen, ...(await readFact(context, seen, next, search)) };
    }
  };
  const result = await resultOf(context, request, async (): Promise<Ending> => {
    if (skip !== undefined) return { ...UNJUDGED, verdict: 'skipped', because: skip, commit, waitedMs: 0 };
    return poll(
      context,
      startMs + waitMs,
      look,
      'scan',
      () => seen && expectedEndMs(seen.scans, seen.commits),
    );
  });
  return 'verdict' in result ? result : endedEarly(result, seen, context.clock.now() - startMs);
}

/** A gate that ends early does not pass. @param seen as of the last search for scans */
function endedEarly(result: StepResult<GateRequest>, seen: Seen | undefined, waitedMs: number): GateResult {
  const { failure, request } = result;
  const { parts, notRun } = seen === undefined ? { parts: [], notRun: [] } : partsOf(seen);
  const found = { project: seen?.project, scans: scansOf(parts), products: productsOf(parts), notRun };
  const common = { ...UNJUDGED, ...found, ...result, commit: request.commit, waitedMs };
  if (failure?.kind === 'no-scan') return { ...common, verdict: 'no-scan', because: 'unknown-project' };
  return { ...common, verdict: 'failed', because: 'undecided' };
}

/** The input that lets the step succeed despite a failure; undefined if none does. */
export function toleratingInput(request: GateRequest, failure: StepFailure): string | undefined {
  const { kind } = failure;
  const isLate = ['scan-timeout', 'findings-missing', 'gate-reopened'].includes(kind);
  if (isLate && request.onTimeout === 'warn') return 'on-timeout: warn';
  if (kind === 'no-scan' && request.onNoScan === 'warn') return 'on-no-scan: warn';
  // `warn-only` must not hide wrong inputs or a refused token.
  const isWrong = kind === 'no-deployment' || kind === 'other-deployment';
  const isRefused = kind === 'status' && failure.status === 401;
  return request.warnOnly && !isWrong && !isRefused ? 'warn-only' : undefined;
}

/** Records the notices of a decision, and adds the facts that it rests on. */
function conclude({ notices }: Context, seen: Seen, { notices: added = [], ...decision }: Decision): Ending {
  const { project, commits, waitedMs, lists } = seen;
  notices.push(...added);
  for (const { product, elsewhere: rows } of lists.values())
    if (rows > 0) notices.push({ kind: 'rows-elsewhere', product, rows });
  const [only] = decision.scans?.length === 1 ? decision.scans : [];
  return { ...decision, project, waitedMs, commit: only?.commit?.toLowerCase() ?? commits[0] };
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
    // Without `near`, the projects cannot be listed either, so the 404 does not show that the project is unknown.
    if (near === undefined) throw error;
    throw new StepError({ kind: 'no-scan', commit, project: name, waitedMs: 0, unknownProject: true, near });
  }
}

/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function readCommits(
  context: Context,
  { commit, event, github }: GateRequest,
): Promise<Pick<Seen, 'commits' | 'pull'>> {
  const { headBranch, isFork, pullRequest, isOfPullRequest } = event;
  const isOfPull = pullRequest !== undefined || isOfPullRequest;
  const eventPull = isOfPull ? { number: pullRequest?.number, headBranch, isFork } : undefined;
  if (commit !== undefined) return { commits: [commit], pull: eventPull };
  const group = event.sha === undefined ? [] : [event.sha.toLowerCase()];
  if (pullRequest === undefined || github === undefined) return { commits: group, pull: eventPull };
  const { number } = pullRequest;
  const address = { ...splitName(event.repository), number };
  try {
    const { headSha, ...pull } = await askGitHub(context, github, (octokit) => readPull(octokit, address));
    return { commits: [headSha, ...group], pull: { number, ...pull } };
  } catch (error) {
    const { failure } = error instanceof StepError ? error : {};
    if (failure?.kind !== 'github') throw error;
    throw new StepError({ kind: 'gate-head-unread', cause: failure.cause });
  }
}

/** Reads a fact that the decision needs. */
async function readFact(
  context: Context,
  seen: Seen,
  need: FactNeed,
  search: () => Promise<ScanSummary[]>,
): Promise<Partial<Seen>> {
  const { clock, platform, stop } = context;
  const { github, event } = seen.request;
  const askPull = async <T>(readPart: (octokit: Octokit, pull: PullRequestAddress) => Promise<T>) => {
    const number = seen.pull?.number;
    if (github === undefined || number === undefined) return undefined;
    const address = { ...splitName(event.repository), number };
    return await askIfPossible(context, github, (octokit) => readPart(octokit, address));
  };
  switch (need.needs) {
    case 'head': {
      const head = headAddress(seen.request);
      // For a moment, GitHub may still report the head from before the event.
      const expected = [...seen.commits, event.before?.toLowerCase()];
      return { hasMoved: (github && head && (await hasMoved(context, github, head, expected))) ?? false };
    }
    case 'lists': {
      const lists = await readLists(context, seen.project.name, need.lists, seen.isLast);
      return { lists: new Map([...seen.lists, ...lists]), nowMs: platform.serverNowMs() ?? clock.now() };
    }
    case 'lists-again': {
      await clock.sleep(REREAD_WAITS_MS[seen.rereads] ?? 0, stop);
      return { lists: new Map(), rereads: seen.rereads + 1, isSearchedAfterLists: false };
    }
    case 'scans-again':
      return { scans: await search(), isSearchedAfterLists: true };
    case 'files': {
      const files = await askPull(readChangedFiles);
      return { files: files === undefined ? 'unknown' : new Set(files) };
    }
    case 'reopened':
      return { reopenedMs: (await askPull(readReopenedMs)) ?? event.reopenedMs ?? 0 };
  }
}
