import type { ProjectChange, SwitchChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { repeat } from '../repeat.ts';
import { RowError } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { freshProject } from './fresh.ts';
import { afterLost } from './lost.ts';
import { readAfter } from './read-after.ts';
import { idOf, noteDone, noteSent, type OpenRow } from './row.ts';
import { isSwitchChange, managedScans, type ProjectTask, shows, together } from './wanted.ts';

/** How one attempt ended; `lost` when its answer was lost and the change may still land. */
interface Attempt {
  changes: readonly SwitchChange[];
  lost?: RequestFailure;
}

/**
 * Switches managed scans. What happens to a flag that is not sent is not defined (field-notes, "managed-scan PATCH
 * with one flag"), so both always are; a flag that is to stay as it is comes from a read right before.
 */
export class SwitchWriter implements ChangeWriter {
  readonly overlapping = new Map<OpenRow, Project>();
  readonly #context: WritingContext;

  constructor(context: WritingContext) {
    this.#context = context;
  }

  async write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const { clock, stop, maxRetries } = this.#context;
    let sent: readonly SwitchChange[] = [];
    let lost: RequestFailure | undefined;
    for (let attempt = 1; ; attempt++) {
      const before = lost;
      const end = await afterLost(before, () => this.#attempt(slug, task, row, before));
      sent = together(sent, end.changes);
      if (end.lost === undefined) return sent;
      lost = end.lost;
      if (attempt > maxRetries) throw new RowError({ kind: 'unknown', cause: lost });
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
  }

  async rewrite(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    done: readonly ProjectChange[],
  ): Promise<readonly ProjectChange[]> {
    // All that is wanted is true then, whether it was written again or somebody put it back.
    return [...done, ...(await this.write(slug, task, row))];
  }

  missing(project: Project): RowFailure {
    return { kind: 'scans-not-shown', shown: managedScans(project) };
  }

  async #attempt(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    lost: RequestFailure | undefined,
  ): Promise<Attempt> {
    const before =
      lost === undefined
        ? await freshProject(this.#context, slug, task, row, leavesOne(task))
        : await readAfter(this.#context, slug, task.project, lost);
    const changes = task.wanted(before).filter(isSwitchChange);
    if (changes.length === 0) return { changes };
    noteSent(row, changes);
    const wanted = after(managedScans(before), changes);
    const { writer } = this.#context;
    const answer = await repeat(this.#context, (attempts) =>
      writer.toggleManagedScan(slug, before.name, wanted, { ...idOf(before), attempts }),
    );
    if (answer.kind === 'refused') throw answer.error;
    const cause = answer.kind === 'open' ? answer.failure : undefined;
    const shown =
      answer.kind === 'shown' && isDone(answer.value, changes)
        ? answer.value
        : await readAfter(this.#context, slug, before, cause);
    if (isDone(shown, changes)) {
      if (leavesOne(task)) this.overlapping.set(row, shown);
      return { changes };
    }
    if (answer.kind === 'open' && answer.mayLandLater) return { changes, lost: answer.failure };
    noteDone(
      row,
      changes.filter((change) => shows(shown, change)),
    );
    throw new RowError({ kind: 'scans-not-shown', shown: managedScans(shown), ...(cause && { cause }) });
  }
}

/** Whether a flag is to be left as it is, which the plan's read may be too old to tell. */
function leavesOne({ changes, ownSwitches }: ProjectTask): boolean {
  const own = new Set([...(ownSwitches ?? []), ...changes.filter(isSwitchChange).map(({ field }) => field)]);
  return own.size < 2;
}

function after(now: ManagedScans, changes: readonly SwitchChange[]): ManagedScans {
  const wanted = { ...now };
  for (const { field, after } of changes) wanted[field] = after;
  return wanted;
}

function isDone(project: Project, changes: readonly SwitchChange[]): boolean {
  return project.managed_scan_config !== undefined && changes.every((change) => shows(project, change));
}
