import { askGitHub } from '../../github/ask.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import type { StepFailure } from '../../model/failure.ts';
import type { StepResult } from '../../model/step.ts';
import { listFailure, StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { findProject } from '../../projects/find.ts';
import { type BranchRows, branchFindings, poll, scanSearch } from '../../scans/read.ts';
import { scanStatus } from '../../scans/scan.ts';
import { type Decision, decide, type GateSources, NOTHING_FOUND } from './decide.ts';
import type { GateRequest } from './inputs.ts';
import type { GateFacts } from './standing.ts';

export interface GateResult extends StepResult<GateRequest>, Omit<Decision, 'failure' | 'notices'> {
  commit?: string;
  project?: Project;
  waitedMs: number;
}

/** What a gate found out so far; whatever ends it early does not pass. */
type Found = Omit<GateResult, keyof StepResult>;

/** The wait before each time that lists are read again. */
const REREAD_AFTER_MS = [2000, 3000, 5000];
/** Where GitHub still answers what was the head before the event. */
const OLD_ANSWER_PAUSE_MS = 2000;
const OLD_ANSWERS = 2;

/**
 * Waits for a commit's scans and decides whether their findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
export async function run(context: Context, request: GateRequest): Promise<GateResult> {
  const { commit } = request;
  const found: Found = { ...NOTHING_FOUND, verdict: 'failed', because: 'undecided', commit, waitedMs: 0 };
  const { failure, ...end } = await resultOf(context, request, () => decideInTime(context, request, found));
  const isLetPass = request.warnOnly && failure !== undefined && !isMisconfigured(failure);
  if (isLetPass) context.notices.unshift({ kind: 'let-pass', cause: failure, by: 'warn-only' });
  return { ...end, ...found, failure: isLetPass ? undefined : failure };
}

/** @throws StepError where the gate fails, and whatever ends the step */
async function decideInTime(context: Context, request: GateRequest, found: Found): Promise<void> {
  if (request.skip !== undefined) {
    Object.assign(found, { verdict: 'skipped', because: request.skip });
    return;
  }
  const startMs = context.clock.now();
  const look = lookout(context, request, found, startMs);
  const decision = await poll(context, startMs + request.waitMs, look).catch((error: unknown) => {
    if (found.because !== 'list-failed') throw error;
    const cause = listFailure(error);
    throw new StepError('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
  });
  const { failure, notices = [], because, ...decided } = decision;
  const [own] = decided.scans?.length === 1 ? decided.scans : [];
  Object.assign(found, decided, { because, commit: own?.commit?.toLowerCase() ?? found.commit });
  context.notices.push(...notices);
  if (failure === undefined) return;
  const isLate = failure.kind === 'scan-timeout' || failure.kind === 'findings-missing';
  const isMissing = failure.kind === 'no-scan';
  const isLetPass = (isLate && request.onTimeout === 'warn') || (isMissing && request.onNoScan === 'warn');
  if (!isLetPass) throw new StepError(failure);
  context.notices.push({
    kind: 'let-pass',
    cause: failure,
    by: `${isLate ? 'on-timeout' : 'on-no-scan'}: warn`,
  });
}

/** One look after the other; each gives the decision, or undefined where there is something to wait for. */
function lookout(context: Context, request: GateRequest, found: Found, startMs: number) {
  const { clock } = context;
  let commits: string[] | undefined;
  let search: (() => Promise<ScanSummary[]>) | undefined;
  let isFirst = true;
  return async (isLast: boolean): Promise<Decision | undefined> => {
    found.waitedMs = clock.now() - startMs;
    found.because = 'undecided';
    commits ??= await commitsOf(context, request, found);
    const project = found.project ?? (await projectOf(context, request));
    if ('verdict' in project) return project;
    found.project = project;
    search ??= scanSearch(context, await resolveId(context), project, commits);
    const scans = await search();
    const facts: GateFacts = {
      ...{ project, commits, scans, isFirst, isLast },
      headSource: headSource(request),
      waitedMs: found.waitedMs,
    };
    isFirst = false;
    const lists = new Map<string, Promise<BranchRows>>();
    const sources = sourcesOf(context, request, found, lists);
    let decision = await decide(facts, request, sources);
    // A scan of another commit that ended meanwhile has left another list.
    if (lists.size > 0 && scans.some((scan) => scanStatus(scan) === 'running'))
      decision = await decide({ ...facts, scans: await search() }, request, sources);
    if (decision === undefined) return undefined;
    for (const [key, list] of lists) {
      const [product = ''] = key.split(' ');
      const { elsewhere: rows } = await list;
      if (rows > 0) context.notices.push({ kind: 'rows-elsewhere', product, rows });
    }
    return decision;
  };
}

/** What this look asks for, each once. */
function sourcesOf(
  context: Context,
  request: GateRequest,
  found: Found,
  lists: Map<string, Promise<BranchRows>>,
): GateSources {
  const { clock, platform, progress, stop } = context;
  let head: Promise<string | undefined> | undefined;
  let rereads = 0;
  return {
    head() {
      head ??= readHead(context, request);
      return head;
    },
    async rows(list) {
      const key = list.product === 'secrets' ? list.product : `${list.product} ${list.ref ?? ''}`;
      const read = lists.get(key) ?? branchFindings(context, list);
      lists.set(key, read);
      try {
        return (await read).rows;
      } catch (error) {
        found.because = 'list-failed';
        throw error;
      }
    },
    async reread() {
      const ms = REREAD_AFTER_MS[rereads];
      if (ms === undefined) return false;
      rereads += 1;
      progress.pause('findings', ms);
      await clock.sleep(ms, stop);
      lists.clear();
      return true;
    },
    nowMs: () => platform.serverNowMs() ?? clock.now(),
  };
}

/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function commitsOf(context: Context, request: GateRequest, found: Found): Promise<string[]> {
  const { commit, event } = request;
  if (commit !== undefined) return [commit];
  const own = event.sha === undefined ? [] : [event.sha.toLowerCase()];
  const head = event.pullRequest && (await askForHead(context, request));
  found.commit = head ?? own[0];
  return head === undefined ? own : [head, ...own];
}

/** The project, or the verdict where the platform lists projects and does not know this one. */
async function projectOf(context: Context, request: GateRequest): Promise<Project | Decision> {
  try {
    return await findProject(context, await resolveSlug(context), request.project);
  } catch (error) {
    const { near } = error instanceof StepError && error.failure.kind === 'status' ? error.failure : {};
    if (near === undefined) throw error;
    const { commit = request.event.sha, project } = request;
    const failure = { kind: 'no-scan', commit, project, waitedMs: 0, unknownProject: true, near } as const;
    return { ...NOTHING_FOUND, verdict: 'no-scan', because: 'unknown-project', failure };
  }
}

/** Undefined where the commit was given by hand, in a merge queue, or where GitHub cannot be asked. */
export function headSource({ isCommitGiven, github, event }: GateRequest): GateFacts['headSource'] {
  if (isCommitGiven || github === undefined || event.name === 'merge_group') return undefined;
  if (event.repository === undefined) return undefined;
  if (event.pullRequest !== undefined) return 'pull-request';
  return event.ref?.startsWith('refs/heads/') && !event.isFork ? 'branch' : undefined;
}

/** Undefined where GitHub does not answer, or still answers the head before the event. */
async function readHead(context: Context, request: GateRequest): Promise<string | undefined> {
  for (let left = OLD_ANSWERS; ; left--) {
    const commit = await askForHead(context, request).catch((error: unknown) => {
      if (error instanceof StepError && !context.stop.aborted) return undefined;
      throw error;
    });
    if (commit === undefined || commit !== request.event.before?.toLowerCase()) return commit;
    if (left === 0) return undefined;
    await context.clock.sleep(OLD_ANSWER_PAUSE_MS, context.stop);
  }
}

/** The head of the event's pull request, or of its branch. @throws StepError where GitHub does not answer */
async function askForHead(context: Context, { event, github }: GateRequest): Promise<string | undefined> {
  const [owner, repo] = event.repository?.split('/') ?? [];
  if (github === undefined || owner === undefined || repo === undefined) return undefined;
  const branch = event.ref?.replace(/^refs\/heads\//, '') ?? '';
  const of = event.pullRequest === undefined ? { branch } : { number: event.pullRequest.number };
  const head = await askGitHub(context, github, (client) => client.head({ owner, repo, ...of }));
  return head.toLowerCase();
}

const WRONG: readonly StepFailure['kind'][] = ['no-deployment', 'other-deployment'];

/** Wrong inputs, or a refused token: `warn-only` would hide them for ever. */
function isMisconfigured(failure: StepFailure): boolean {
  const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
  return WRONG.includes(cause.kind) || (cause.kind === 'status' && cause.status === 401);
}
