import { CancelledError, PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { RowError } from '../step.ts';
import { idOf } from './row.ts';

/**
 * The project after a write whose answer did not show the change. Where it cannot be read, nobody knows what
 * became of the write.
 *
 * @param cause how the write ended, where it was no answer to it
 * @throws RowError unknown
 */
export async function readAfter(
  context: Context,
  slug: string,
  project: Project,
  cause: RequestFailure | undefined,
): Promise<Project> {
  try {
    return await context.platform.project(slug, project.name, idOf(project));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // The write was sent: a step that is cancelled here leaves the row unknown, not untouched.
    error.failure.uncertain = true;
    if (error instanceof CancelledError) throw error;
    throw new RowError({ kind: 'unknown', cause: cause ?? error.failure });
  }
}
