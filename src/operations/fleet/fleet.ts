import type { ManagedScanRequest, TagRequest } from '../../model/request.ts';
import type { Change, FleetResult, ProjectRow } from '../../model/result.ts';
import type { PlatformClient } from '../../platform/client.ts';
import { CancelledError, PlatformError } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources.ts';
import { resolveSlug } from '../deployment.ts';
import { endsStep, failureOf, forEachConcurrently, type Progress, StepError } from '../step.ts';
import { selectionItems, selector, shardFilter } from './selection.ts';

/** What `tag` and `managed-scan` do to one project. */
export interface ProjectWork<C extends Change> {
  /** Whether the elements of the project list carry all that `plan` looks at. */
  listCarriesIt: boolean;
  /** What differs from what is wanted; undefined when nothing does. */
  plan(project: Project): C | undefined;
  /** Sends the change; gives the project as the platform shows it afterwards. */
  write(slug: string, project: Project, change: C): Promise<Project>;
  /** Whether a project has the change. */
  shows(project: Project, change: C): boolean;
  /** Sees that the change is shown, and repairs what it spoiled; throws where it is not or that fails. */
  verify(slug: string, project: Project, change: C, shown: Project): Promise<void>;
}

interface Target<C> {
  row: ProjectRow;
  project?: Project;
  change?: C;
}

/**
 * Reads first, for all; checks the whole plan; then writes what differs. One project's failure does not stop
 * the others. The result is filled as it goes.
 */
export class Fleet<C extends Change> {
  readonly #client: PlatformClient;
  readonly #request: TagRequest | ManagedScanRequest;
  readonly #result: FleetResult;
  readonly #work: ProjectWork<C>;
  readonly #progress: Progress;

  constructor(
    client: PlatformClient,
    request: TagRequest | ManagedScanRequest,
    result: FleetResult,
    work: ProjectWork<C>,
    progress: Progress,
  ) {
    this.#client = client;
    this.#request = request;
    this.#result = result;
    this.#work = work;
    this.#progress = progress;
  }

  /** @throws StepError when the step as a whole or any project failed, and what ends a step */
  async run(): Promise<void> {
    const { dryRun, maxChanges: limit } = this.#request;
    const result = this.#result;
    const slug = await resolveSlug(this.#client, result.deployment);
    const targets = await this.#select(slug);
    await this.#planAll(slug, targets);

    const changes = targets.filter(({ change }) => change !== undefined);
    if (limit !== undefined && changes.length > limit) {
      if (!dryRun) throw new StepError({ kind: 'too-many-changes', changes: changes.length, limit });
      result.notices.push({ kind: 'would-be-too-many', changes: changes.length, limit });
    }
    if (!dryRun) await this.#writeAll(slug, changes);

    const failed = result.rows.filter((row) => row.state === 'failed').length;
    if (failed > 0) throw new StepError({ kind: 'projects-failed', failed, selected: result.rows.length });
  }

  /** Names alone are taken as they are; any pattern makes the list be read once. */
  async #select(slug: string): Promise<Target<C>[]> {
    const { projects: selection, shard } = this.#request;
    const inShard = await shardFilter(shard);
    const targets: Target<C>[] = [];
    const add = (target: Target<C>) => {
      if (!inShard(target.row.project)) return;
      targets.push(target);
      this.#result.rows.push(target.row);
    };
    if (selection.patterns.length + selection.except.length === 0) {
      for (const name of selection.names) add({ row: { project: name, state: 'not-reached' } });
      return targets;
    }

    this.#progress.begin('listing');
    const { selects, unmatched } = selector(selection);
    let selected = 0;
    for await (const project of this.#client.projects(slug)) {
      this.#progress.advance(1);
      if (!selects(project.name)) continue;
      selected += 1;
      const { url } = project;
      add({
        row: { project: project.name, ...(url === undefined ? {} : { url }), state: 'not-reached' },
        project,
      });
    }
    if (selected === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectionItems(selection) });
    }
    const missed = unmatched();
    for (const name of missed.names) {
      add({ row: { project: name, state: 'failed', failure: { kind: 'not-listed' } } });
    }
    for (const pattern of missed.patterns) this.#result.notices.push({ kind: 'pattern-unmatched', pattern });
    return targets.filter(({ row }) => row.state !== 'failed');
  }

  async #planAll(slug: string, targets: Target<C>[]): Promise<void> {
    const { concurrency, dryRun } = this.#request;
    this.#progress.begin('reading', targets.length);
    await forEachConcurrently(targets, concurrency, (target) =>
      this.#onProject(target.row, async () => {
        if (target.project === undefined || !this.#work.listCarriesIt) {
          target.project = await this.#client.project(slug, target.row.project);
        }
        const { row, project } = target;
        row.project = project.name;
        if (project.url !== undefined) row.url = project.url;
        const change = this.#work.plan(project);
        if (change === undefined) {
          row.state = 'unchanged';
          return;
        }
        row.change = change;
        target.change = change;
        if (dryRun) row.state = 'would-change';
      }),
    );
  }

  async #writeAll(slug: string, changes: Target<C>[]): Promise<void> {
    this.#progress.begin('writing', changes.length);
    await forEachConcurrently(changes, this.#request.concurrency, ({ row, project, change }) =>
      this.#onProject(row, async () => {
        if (project === undefined || change === undefined) return;
        const shown = await this.#written(slug, project, change);
        await this.#work.verify(slug, project, change, shown);
        row.state = 'changed';
      }),
    );
  }

  /** After a write whose answer was lost for good, a read may show that it took effect all the same. */
  async #written(slug: string, project: Project, change: C): Promise<Project> {
    try {
      return await this.#work.write(slug, project, change);
    } catch (error) {
      const open = error instanceof PlatformError && error.failure.uncertain;
      if (!open || error instanceof CancelledError) throw error;
      const shown = await this.#client.project(slug, project.name).catch((second) => {
        // The first error is the one to tell.
        throw second instanceof PlatformError ? error : second;
      });
      if (!this.#work.shows(shown, change)) throw error;
      return shown;
    }
  }

  /** Does one project's part of the work; its failure is the row's, unless it would meet all others, too. */
  async #onProject(row: ProjectRow, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const untouched = error instanceof CancelledError && !error.failure.uncertain;
      if (!untouched) {
        row.state = 'failed';
        row.failure = failureOf(error);
      }
      if (endsStep(error)) throw error;
    } finally {
      this.#progress.advance(1);
    }
  }
}
