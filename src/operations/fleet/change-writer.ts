import type { ProjectChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { OpenRow } from './row.ts';
import type { ProjectTask } from './wanted.ts';

/** Writes one kind of change to one project, verified. */
export interface ChangeWriter {
  /**
   * The rows that are to be looked at again, with the project as the write left it: a write of another step may have
   * undone their changes, because writes send, or may send, more than the change.
   */
  readonly overlapping: Map<OpenRow, Project>;
  /**
   * Changes that are seen to be true before a later one fails are noted in the row.
   *
   * @returns the changes that were seen to be true afterwards; what others changed meanwhile is in the row
   * @throws RowError, PlatformError what the row fails with
   */
  write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]>;
  /**
   * As `write`, where a change was gone again after it.
   *
   * @param done what was done before; given back, too, where it is there
   */
  rewrite(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    done: readonly ProjectChange[],
  ): Promise<readonly ProjectChange[]>;
  /** Why a row fails whose changes do not stay. */
  missing(project: Project, task: ProjectTask): RowFailure;
}
