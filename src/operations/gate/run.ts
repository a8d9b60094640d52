import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import type { StepFailure } from '../../model/failure.ts';
import { capture, listFailure, StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { lookForProject } from '../../projects/find.ts';
import { type BranchList, type BranchRows, branchFindings } from '../../scans/branch-findings.ts';
import { scanStatus } from '../../scans/scan.ts';
import { poll, scanSearch } from '../../scans/search.ts';
import { type Decision, decide, type GateFacts, keyOf, type Step } from './decide.ts';
import { headSource, queuedHead, readHead } from './head.ts';
import type { GateRequest } from './inputs.ts';
import { nothingLeftOut } from './judge.ts';
import type { GateResult } from './result.ts';

/** In less time no scan begins and completes. */
const SHORTEST_SCAN_MS = 5000;

/** What a gate found out so far; whatever ends it early does not pass. */
type Verdict = Omit<GateResult, 'operation' | 'request' | 'deployment' | 'failure' | 'warned' | 'notices'>;

/**
 * Waits for a commit's scans and decides whether their findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
export async function gate(context: Context, request: GateRequest): Promise<GateResult> {
  const { commit } = request;
  const leftOut = nothingLeftOut();
  const verdict: Verdict = {
    verdict: 'failed',
    because: 'undecided',
    commit,
    leftOut,
    products: [],
    notRun: [],
    waitedMs: 0,
  };
  const { failure } = await capture(() => run(context, request, verdict));
  const result = { ...resultOf(context, request), ...verdict };
  if (failure === undefined) return result;
  return request.warnOnly && !isMisconfigured(failure)
    ? { ...result, warned: failure }
    : { ...result, failure };
}

/** @throws StepError where the gate fails, and whatever ends the step */
async function run(context: Context, request: GateRequest, verdict: Verdict): Promise<void> {
  const { skip } = request;
  if (skip !== undefined) {
    Object.assign(verdict, { verdict: 'skipped', because: skip });
    return;
  }
  const startMs = context.clock.now();
  const look = lookout(context, request, verdict, startMs);
  conclude(
    context,
    request,
    verdict,
    await poll(context, startMs + request.waitMs, look).catch((error: unknown) => {
      if (verdict.because !== 'list-failed') throw error;
      const cause = listFailure(error);
      throw new StepError('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
    }),
  );
}

/** One look after the other; each gives the verdict, or undefined where there is something to wait for. */
function lookout(context: Context, request: GateRequest, verdict: Verdict, startMs: number) {
  const { clock, platform } = context;
  let commits: string[] | undefined;
  let search: (() => Promise<ScanSummary[]>) | undefined;
  let isFirst = true;
  return async (isLast: boolean): Promise<Decision | undefined> => {
    verdict.waitedMs = clock.now() - startMs;
    verdict.because = 'undecided';
    commits ??= await commitsOf(context, request, verdict);
    const project = verdict.project ?? (await projectOf(context, request));
    if ('next' in project) return project;
    verdict.project = project;
    search ??= scanSearch(context, await resolveId(context), project, commits);
    const facts: GateFacts = {
      project,
      commits,
      scans: await search(),
      headSource: headSource(request),
      listings: new Map(),
      rereads: 0,
      isFirst,
      isLast,
      nowMs: platform.serverNowMs() ?? clock.now(),
      waitedMs: verdict.waitedMs,
    };
    isFirst = false;
    return decideWith(context, request, facts, search, verdict);
  };
}

/** Finds out what the decision needs, until it is made; undefined where a scan is to be waited for. */
async function decideWith(
  context: Context,
  request: GateRequest,
  facts: GateFacts,
  search: () => Promise<ScanSummary[]>,
  verdict: Verdict,
): Promise<Decision | undefined> {
  const { clock, platform, progress, stop } = context;
  for (;;) {
    facts.nowMs = platform.serverNowMs() ?? clock.now();
    const step: Step = decide(facts, request);
    switch (step.next) {
      case 'wait':
        return undefined;
      case 'end':
        noteElsewhere(context, facts);
        return step;
      case 'ask-head': {
        facts.head = await readHead(context, request);
        const { commit } = facts.head;
        verdict.head = commit === undefined ? undefined : { commit, readAtMs: clock.now() };
        break;
      }
      case 'read-again':
        progress.pause('findings', step.afterMs);
        await clock.sleep(step.afterMs, stop);
        facts.rereads += 1;
        facts.listings = new Map();
        break;
      case 'read': {
        const startMs = clock.now();
        verdict.because = 'list-failed';
        facts.listings = new Map([...facts.listings, ...(await readLists(context, step.lists))]);
        verdict.because = 'undecided';
        // One that was under way may have ended meanwhile, and left another list; after a while, a new one too.
        const mayHaveMoved =
          clock.now() - startMs > SHORTEST_SCAN_MS ||
          facts.scans.some((scan) => scanStatus(scan) === 'running');
        if (mayHaveMoved) facts.scans = await search();
      }
    }
  }
}

/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function commitsOf(context: Context, request: GateRequest, verdict: Verdict): Promise<string[]> {
  const { commit, event } = request;
  if (commit !== undefined) return [commit.toLowerCase()];
  const own = event.sha === undefined ? [] : [event.sha.toLowerCase()];
  verdict.head = await queuedHead(context, request);
  verdict.commit = verdict.head?.commit ?? own[0];
  return verdict.head === undefined ? own : [verdict.head.commit, ...own];
}

/** The project, or the verdict where the platform lists projects and does not know this one. */
async function projectOf(context: Context, request: GateRequest): Promise<Project | Decision> {
  const found = await lookForProject(context, await resolveSlug(context), request.project);
  if (found.project !== undefined) return found.project;
  if (!found.isListed) throw new StepError(found.failure);
  const { commit = request.event.sha, project } = request;
  const near = found.near.length === 0 ? undefined : found.near;
  return {
    next: 'end',
    verdict: 'no-scan',
    because: 'unknown-project',
    failure: { kind: 'no-scan', commit, project, waitedMs: 0, unknownProject: true, near },
    notices: [],
    scans: [],
    leftOut: nothingLeftOut(),
    products: [],
    notRun: [],
  };
}

/** Side by side. @throws PlatformError, PagingError where one can't be read */
async function readLists(
  context: Context,
  lists: readonly BranchList[],
): Promise<(readonly [string, BranchRows])[]> {
  const ends = await Promise.allSettled(
    lists.map(async (list) => [keyOf(list), await branchFindings(context, list)] as const),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}

function noteElsewhere({ notices }: Context, { listings }: GateFacts): void {
  for (const [key, { elsewhere }] of listings) {
    const [product = ''] = key.split(' ');
    if (elsewhere > 0) notices.push({ kind: 'rows-elsewhere', product, rows: elsewhere });
  }
}

/** @throws StepError where the decision fails the step */
function conclude(context: Context, request: GateRequest, verdict: Verdict, decision: Decision): void {
  const { next: _, failure, notices, because, ...decided } = decision;
  const [own] = decided.scans.length === 1 ? decided.scans : [];
  Object.assign(verdict, decided, { because, commit: own?.commit?.toLowerCase() ?? verdict.commit });
  context.notices.push(...notices);
  if (failure === undefined) return;
  const isLate = failure.kind === 'scan-timeout' || failure.kind === 'findings-missing';
  if (isLate && request.onTimeout === 'warn') context.notices.push(failure);
  else if (failure.kind === 'no-scan' && request.onNoScan === 'warn') context.notices.push(failure);
  else throw new StepError(failure);
}

const WRONG: readonly StepFailure['kind'][] = ['no-deployment', 'several-deployments', 'other-deployment'];

/** Wrong inputs, or a refused token: `warn-only` would hide them for ever. */
function isMisconfigured(failure: StepFailure): boolean {
  const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
  return WRONG.includes(cause.kind) || (cause.kind === 'status' && cause.status === 401);
}
