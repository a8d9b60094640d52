import { worstFirst } from '../../findings/severity.ts';
import type { GateTimeout } from '../../model/failure.ts';
import { type Product, SCANNED_PRODUCTS } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import { epochMs } from '../../model/time.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';
import { lookForProject } from '../find-project.ts';
import { productsRun } from '../scans/products.ts';
import { isOfCommit, lastCompleted, newestFirst, ProjectScans } from '../scans/search.ts';
import { awaitScan } from '../scans/wait.ts';
import { listFailure, StepError } from '../step.ts';
import type { Decision } from './decide.ts';
import type { Judged } from './judge.ts';
import { type LookTimes, look } from './look.ts';
import { readHead, readHeadIfOurs } from './pull-request-head.ts';
import type { GateVerdict } from './verdict.ts';

const FIRST_PAUSE_MS = 2000;
const PAUSE_GROWTH = 1.5;

/** One run of a gate, which fills its verdict as it goes. */
export class Gate {
  readonly #context: Context;
  readonly #request: GateRequest;
  readonly #verdict: GateVerdict;
  readonly #startMs: number;
  /** GitHub does not say it, and is not asked again. */
  #isHeadUnknown = false;

  constructor(context: Context, request: GateRequest, verdict: GateVerdict) {
    this.#context = context;
    this.#request = request;
    this.#verdict = verdict;
    this.#startMs = context.clock.now();
  }

  /** @throws StepError where the gate fails, and whatever ends the step */
  async run(): Promise<void> {
    const { skip, project: name } = this.#request;
    if (skip !== undefined) {
      this.#context.notices.push({ kind: 'fork-run', why: skip });
      return this.#end('skipped', skip);
    }
    const commits = await this.#commits();
    const found = await lookForProject(this.#context, await resolveSlug(this.#context), name);
    if (found.project !== undefined) {
      this.#verdict.project = found.project;
      return this.#look(found.project, commits);
    }
    if (!found.isListed) throw new StepError(found.failure);
    this.#noScan(name, { unknownProject: true, ...(found.near.length === 0 ? {} : { near: found.near }) });
  }

  /** The commit that was asked for; in a merge queue the pull request's head, or the group's own commit. */
  async #commits(): Promise<string[]> {
    const { commit, event } = this.#request;
    if (commit !== undefined) return [commit];
    const own = event.sha === undefined ? [] : [event.sha];
    const head = await readHead(this.#context, this.#request);
    if (head === undefined) return own;
    this.#verdict.commit = head.commit;
    return [head.commit, ...own];
  }

  /** Looks at the commit's newest scan and at the lists until they decide. */
  async #look(project: Project, commits: readonly string[]): Promise<void> {
    const { clock, progress, stop } = this.#context;
    const scans = new ProjectScans(this.#context, await resolveId(this.#context), project);
    const untilMs = this.#startMs + this.#request.waitMs;
    const isOver = () => this.#headMoved();
    let first: (LookTimes & { id: bigint }) | undefined;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= PAUSE_GROWTH) {
      const newest = await awaitScan(this.#context, scans, { commits, refs: this.#refs(), untilMs, isOver });
      if (first === undefined) this.#verdict.waitedMs = clock.now() - this.#startMs;
      if (newest === undefined || searchedScanStatus(newest) !== 'completed') {
        return this.#notScanned(project, newest);
      }
      this.#verdict.commit = newest.commit?.toLowerCase() ?? '';
      const scan = await this.#listedScan(newest, scans.all);
      if (scan === undefined) return;
      this.#verdict.scan = scan;
      if (first?.id !== scan.id) first = { id: scan.id, atMs: clock.now(), endedBeforeMs: this.#ageOf(scan) };
      const { decision, judged } = await this.#read(project, scan, scans, first);
      // Another one completed meanwhile, and left another list.
      if (lastCompleted(scans.all, scan).id !== scan.id) continue;
      if (decision.next !== 'look-again') return this.#decided(decision, judged, clock.now() - first.atMs);
      const ms = Math.min(pauseMs, decision.withinMs);
      progress.pause('findings', ms);
      await clock.sleep(ms, stop);
    }
  }

  /** How long ago the scan ended, by the platform's clock; 0 where it does not say. */
  #ageOf({ completed_at }: ScanSummary): number {
    const serverMs = this.#context.platform.serverNowMs() ?? this.#context.clock.now();
    return Math.max(0, serverMs - (epochMs(completed_at) ?? serverMs));
  }

  /** The branches that the event's scan reports, before those of other scans of the commit. */
  #refs(): string[] {
    const { pullRequest, ref } = this.#request.event;
    const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
    return [...merge, ...(ref === undefined ? [] : [ref])];
  }

  /**
   * The scan of the commit that the list shows: of several, the one that completed last. Where that is a scan of
   * another commit, there is none, and the verdict is decided.
   */
  async #listedScan(newest: ScanSummary, scans: readonly ScanSummary[]): Promise<ScanSummary | undefined> {
    const last = lastCompleted(scans, newest);
    if (isOfCommit(last, newest.commit)) return last;
    this.#verdict.scan = newest;
    if (await this.#headMoved()) return undefined;
    const isHead = isOfCommit(newest, this.#verdict.head?.commit);
    // A branch that was set back to an earlier commit is not decided by the gate of a later one.
    if (newestFirst(last, newest) < 0 && !isHead) {
      this.#end('skipped', 'newer-scan');
      return undefined;
    }
    this.#verdict.because = 'overwritten';
    throw new StepError({ kind: 'gate-overwritten', commit: newest.commit ?? '', by: last.commit ?? '' });
  }

  /** Whether the pull request has moved on to another commit, whose gate decides. */
  async #headMoved(): Promise<boolean> {
    const head = this.#isHeadUnknown ? undefined : await readHeadIfOurs(this.#context, this.#request);
    this.#isHeadUnknown = head === undefined;
    if (head === undefined) return false;
    this.#verdict.head = head;
    if (head.commit === this.#request.commit) return false;
    this.#end('skipped', 'head-moved');
    return true;
  }

  #end(verdict: GateVerdict['verdict'], because?: GateVerdict['because']): void {
    this.#verdict.verdict = verdict;
    delete this.#verdict.because;
    if (because !== undefined) this.#verdict.because = because;
  }

  async #notScanned(project: Project, scan: ScanSummary | undefined): Promise<void> {
    const { waitedMs, verdict } = this.#verdict;
    if (verdict === 'skipped' || (await this.#headMoved())) return;
    if (scan === undefined) return this.#noScan(project.name);
    this.#verdict.scan = scan;
    this.#verdict.commit = scan.commit?.toLowerCase() ?? '';
    const { status = 'unknown', exit_code: code } = scan;
    if (searchedScanStatus(scan) === 'running') {
      return this.#timedOut({
        kind: 'scan-timeout',
        waitedMs,
        ...(scan.status === undefined ? {} : { status }),
      });
    }
    this.#verdict.because = 'scan-failed';
    throw new StepError({
      kind: 'gate-scan-failed',
      status,
      ...(code === undefined ? {} : { exitCode: code }),
    });
  }

  #noScan(project: string, more: { unknownProject?: true; near?: string[] } = {}): void {
    this.#end('no-scan', more.unknownProject ? 'unknown-project' : undefined);
    const commit = this.#verdict.commit ?? this.#request.event.sha ?? '';
    const data = { kind: 'no-scan' as const, commit, project, waitedMs: this.#verdict.waitedMs, ...more };
    if (this.#request.onNoScan === 'fail') throw new StepError(data);
    this.#context.notices.push(data);
  }

  #timedOut(data: GateTimeout): void {
    this.#end('timed-out', data.kind === 'findings-missing' ? 'findings-missing' : undefined);
    if (this.#request.onTimeout === 'fail') throw new StepError(data);
    this.#context.notices.push(data);
  }

  /** @throws StepError where a list can't be read: then nothing is counted */
  async #read(
    project: Project,
    scan: ScanSummary,
    scans: ProjectScans,
    since: LookTimes,
  ): Promise<{ decision: Decision; judged: Judged }> {
    const ran = productsRun(scan);
    const products = this.#products(ran);
    try {
      return await look(this.#context, this.#request, { project, scan, scans, ran, products, ...since });
    } catch (error) {
      const cause = listFailure(error);
      this.#verdict.because = 'list-failed';
      throw new StepError('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
    }
  }

  /** Those to judge: of what was asked for, what the scan ran, or does not deny. */
  #products(ran: readonly Product[] | undefined): readonly Product[] {
    const asked: readonly Product[] = this.#request.products ?? SCANNED_PRODUCTS;
    // No scan says that it looked for findings of AI.
    const isRun = (product: Product) => product === 'ai_sast' || (ran?.includes(product) ?? true);
    this.#verdict.products = asked.filter(isRun);
    this.#verdict.notRun = asked.filter((product) => !isRun(product));
    return this.#verdict.products as readonly Product[];
  }

  async #decided(
    decision: Exclude<Decision, { next: 'look-again' }>,
    { counted, leftOut }: Judged,
    lookedForMs: number,
  ): Promise<void> {
    const { failOn, products: named } = this.#request;
    const { notRun } = this.#verdict;
    if (await this.#headMoved()) return;
    this.#verdict.leftOut = leftOut;
    if (decision.next === 'unseen' && failOn !== 'none') {
      return this.#timedOut({ kind: 'findings-missing', counted: decision.claimed, waitedMs: lookedForMs });
    }
    this.#end('failed');
    this.#verdict.counted = counted.sort(worstFirst);
    const short = decision.next === 'unseen' ? { rows: 0, claimed: decision.claimed } : decision.short;
    if (short !== undefined) {
      const { rows, claimed } = short;
      this.#context.notices.push({ kind: 'findings-incomplete', listed: rows, counted: claimed });
    }
    if (named !== undefined) {
      for (const product of notRun) this.#context.notices.push({ kind: 'product-not-run', product });
    }
    if (counted.length > 0 && failOn !== 'none') {
      throw new StepError({ kind: 'gate-failed', counted: counted.length });
    }
    if (named !== undefined && notRun.length > 0 && failOn !== 'none') {
      this.#verdict.because = 'product-not-run';
      throw new StepError({ kind: 'product-not-run', products: [...notRun] });
    }
    this.#end('passed');
  }
}
