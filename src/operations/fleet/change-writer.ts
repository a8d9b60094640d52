import type { ProjectChange } from '../../model/change.ts';
import type { OpenRow } from './row.ts';
import type { ProjectTask } from './wanted.ts';

/** Writes one kind of change to one project, verified. */
export interface ChangeWriter {
  /** Rows whose writes sent more than the change, so that one of another step may have undone theirs. */
  readonly overlapping: Set<OpenRow>;
  /**
   * @returns the changes that were seen to be true afterwards; what others changed meanwhile is in the row
   * @throws RowError, PlatformError what the row fails with
   */
  write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]>;
}
