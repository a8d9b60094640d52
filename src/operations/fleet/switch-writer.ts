import type { ProjectChange, SwitchChange } from '../../model/change.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import { afterLost } from './after-lost.ts';
import type { ChangeWriter } from './change-writer.ts';
import { freshProject } from './fresh.ts';
import { readAfter } from './read-after.ts';
import { idOf, noteDone, type OpenRow } from './row.ts';
import { isSwitchChange, managedScans, merged, type ProjectTask, shows } from './wanted.ts';

/**
 * Switches managed scans. What happens to a flag that is not sent is not defined (field-notes, "managed-scan PATCH
 * with one flag"), so both always are; a flag that is to stay as it is comes from a read right before.
 */
export class SwitchWriter implements ChangeWriter {
  readonly overlapping = new Set<OpenRow>();
  readonly #context: WritingContext;

  constructor(context: WritingContext) {
    this.#context = context;
  }

  async write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const { writer, clock, stop, maxRetries } = this.#context;
    let sent: readonly SwitchChange[] = [];
    let lost: RequestFailure | undefined;
    for (let attempt = 1; ; attempt++) {
      const before =
        lost === undefined
          ? await freshProject(this.#context, slug, task, row, leavesOne(task))
          : await readAfter(this.#context, slug, task.project, lost);
      const changes = task.wanted(before).filter(isSwitchChange);
      if (changes.length === 0) return sent;
      sent = merged(sent, changes);
      if (leavesOne(task)) this.overlapping.add(row);
      const wanted = after(managedScans(before), changes);
      const answer = await writer
        .toggleManagedScan(slug, before.name, wanted, idOf(before))
        .catch((error: unknown) => {
          throw afterLost(error, lost);
        });
      if (answer.kind === 'refused') throw afterLost(answer.error, lost);
      const cause = answer.kind === 'open' ? answer.failure : undefined;
      const shown =
        answer.kind === 'shown' && isDone(answer.value, changes)
          ? answer.value
          : await readAfter(this.#context, slug, before, cause);
      if (isDone(shown, changes)) return sent;
      noteDone(row, sent, shown);
      if (answer.kind !== 'open' || !answer.mayLandLater) {
        const failure = { kind: 'scans-not-shown' as const, shown: managedScans(shown) };
        throw afterLost(new RowError({ ...failure, ...(cause && { cause }) }), lost);
      }
      if (attempt > maxRetries) throw new RowError({ kind: 'unknown', cause: answer.failure });
      lost = answer.failure;
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
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
