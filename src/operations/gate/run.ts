import type { Product } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';
import { findProject } from '../find-project.ts';
import { worstFirst } from '../findings/severity.ts';
import { listFailure } from '../findings/unreadable.ts';
import { PRODUCTS, productsOf } from '../scans/products.ts';
import { newerScan } from '../scans/search.ts';
import { type AwaitedScan, awaitScan } from '../scans/wait.ts';
import { StepError } from '../step.ts';
import { type Judged, judge, openFindings } from './judge.ts';
import { listScanned } from './list-scanned.ts';
import { PullRequestHead } from './pull-request-head.ts';
import { type GateVerdict, noneLeftOut } from './verdict.ts';

/** One run of a gate, which fills its verdict as it goes. */
export class Gate {
  readonly #context: Context;
  readonly #request: GateRequest;
  readonly #verdict: GateVerdict;
  readonly #head: PullRequestHead;

  constructor(context: Context, request: GateRequest, verdict: GateVerdict) {
    this.#context = context;
    this.#request = request;
    this.#verdict = verdict;
    this.#head = new PullRequestHead(context, request);
  }

  /** @throws StepError where the gate fails, and whatever ends the step */
  async run(): Promise<void> {
    const { skip } = this.#request;
    if (skip !== undefined) {
      this.#context.notices.push({ kind: 'fork-run', why: skip });
      return this.#skip(skip);
    }
    const commits = await this.#commits();
    const slug = await resolveSlug(this.#context);
    const project = await findProject(this.#context, slug, this.#request.project);
    this.#verdict.project = project;
    const awaited = await awaitScan(this.#context, await resolveId(this.#context), project, {
      commits,
      refs: this.#refs(),
      waitMs: this.#request.waitMs,
    });
    this.#verdict.waitedMs = awaited.waitedMs;
    const { scan } = awaited;
    if (scan === undefined) return this.#noScan(project, awaited);
    this.#verdict.scan = scan;
    this.#verdict.commit = scan.commit ?? this.#verdict.commit ?? '';
    if (searchedScanStatus(scan) === 'running') return this.#timedOut(scan, awaited);
    if (searchedScanStatus(scan) === 'failed') return this.#scanFailed(scan);
    if (await this.#isSuperseded(awaited, scan)) return this.#skip('head-moved');
    await this.#decide(project, scan);
  }

  /** The commit that was asked for; in a merge queue the pull request's head, or the group's own commit. */
  async #commits(): Promise<string[]> {
    const { commit, event } = this.#request;
    if (commit !== undefined) return [commit];
    const own = event.sha === undefined ? [] : [event.sha];
    const head = await this.#head.read();
    if (head !== undefined) this.#verdict.commit = head;
    return head === undefined ? own : [head, ...own];
  }

  /** The branches that the event's scan reports, before those of other scans of the commit. */
  #refs(): string[] {
    const { pullRequest, ref } = this.#request.event;
    const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
    return [...merge, ...(ref === undefined ? [] : [ref])];
  }

  #skip(because: NonNullable<GateVerdict['because']>): void {
    this.#verdict.verdict = 'skipped';
    this.#verdict.because = because;
  }

  #noScan({ name }: Project, { waitedMs }: AwaitedScan): void {
    this.#verdict.verdict = 'no-scan';
    const commit = this.#verdict.commit ?? this.#request.event.sha ?? '';
    const data = { kind: 'no-scan' as const, commit, project: name, waitedMs };
    if (this.#request.onNoScan === 'fail') throw new StepError(data);
    this.#context.notices.push(data);
  }

  #timedOut({ status }: ScanSummary, { waitedMs }: AwaitedScan): void {
    this.#verdict.verdict = 'timed-out';
    const data = { kind: 'scan-timeout' as const, waitedMs, ...(status === undefined ? {} : { status }) };
    if (this.#request.onTimeout === 'fail') throw new StepError(data);
    this.#context.notices.push(data);
  }

  #scanFailed({ status = 'unknown', exit_code: code }: ScanSummary): never {
    this.#verdict.because = 'scan-failed';
    throw new StepError({
      kind: 'gate-scan-failed',
      status,
      ...(code === undefined ? {} : { exitCode: code }),
    });
  }

  /** Whether a pull request has moved on to a commit that was scanned meanwhile. */
  async #isSuperseded({ scans }: AwaitedScan, scan: ScanSummary): Promise<boolean> {
    const newer = newerScan(scans, scan);
    if (newer === undefined) return false;
    const head = await this.#head.readIfPossible();
    if (head !== undefined && head.toLowerCase() !== scan.commit?.toLowerCase()) return true;
    this.#context.notices.push({ kind: 'scan-superseded', commit: newer.commit ?? '' });
    return false;
  }

  async #decide(project: Project, scan: ScanSummary): Promise<void> {
    const { failOn } = this.#request;
    const ran = productsOf(scan.enabled_products);
    const missing = this.#missing(ran);
    const asked: readonly Product[] = this.#request.products ?? ran ?? PRODUCTS;
    const products = asked.filter((product) => ran?.includes(product) ?? true);
    this.#verdict.products = products;
    const judged = await this.#judge(project, scan, products);
    this.#verdict.counted = judged.counted.sort(worstFirst);
    this.#verdict.leftOut = judged.leftOut;
    const count = judged.counted.length;
    if (count > 0 && failOn !== 'none') throw new StepError({ kind: 'gate-failed', counted: count });
    if (missing.length > 0 && failOn !== 'none') {
      this.#verdict.because = 'product-not-run';
      throw new StepError({ kind: 'product-not-run', products: missing });
    }
    this.#verdict.verdict = 'passed';
  }

  /** Products that were asked for by name, and that the scan names others than. */
  #missing(ran: readonly Product[] | undefined): Product[] {
    const missing = (this.#request.products ?? []).filter((product) => ran?.includes(product) === false);
    for (const product of missing) this.#context.notices.push({ kind: 'product-not-run', product });
    return missing;
  }

  /** @throws StepError where a list can't be read: then nothing is counted */
  async #judge(project: Project, scan: ScanSummary, products: readonly Product[]): Promise<Judged> {
    try {
      const { name: repository } = project;
      const refs = { ...(scan.branch === undefined ? {} : { ref: scan.branch }) };
      const listed = await listScanned(this.#context, { repository, products, scan, ...refs });
      const judged: Judged = { counted: [], leftOut: noneLeftOut() };
      for (const [product, rows] of listed) {
        const open = openFindings(rows, this.#request, judged.leftOut);
        judged.counted.push(
          ...(await judge(this.#context, this.#request, { project, scan, product, open }, judged.leftOut)),
        );
      }
      return judged;
    } catch (error) {
      const cause = listFailure(error);
      this.#verdict.because = 'list-failed';
      throw new StepError('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
    }
  }
}
