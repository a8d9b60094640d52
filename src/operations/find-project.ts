import { CancelledError, StatusError } from '../platform/http/errors.ts';
import type { Project } from '../platform/resources/project.ts';
import type { Context } from './context.ts';
import { nearestNames } from './nearest.ts';
import { StepError } from './step.ts';

/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found, with the names that it may be a misspelling of; PlatformError
 */
export async function findProject(context: Context, slug: string, name: string): Promise<Project> {
  try {
    return await context.platform.project(slug, name);
  } catch (error) {
    if (!(error instanceof StatusError) || error.failure.status !== 404) throw error;
    const near = await nearestNames(name, (await projectNames(context, slug)) ?? []);
    throw new StepError({ ...error.failure, ...(near.length === 0 ? {} : { near }) });
  }
}

/**
 * The names of all projects, for what has failed already: undefined where they cannot be listed either.
 *
 * @throws CancelledError, which ends the step here, too
 */
export async function projectNames(context: Context, slug: string): Promise<string[] | undefined> {
  if (context.stop.aborted) return undefined;
  const names: string[] = [];
  try {
    for await (const { name } of context.platform.projects(slug)) names.push(name);
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    return undefined;
  }
  return names;
}
