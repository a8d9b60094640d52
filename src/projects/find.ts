import type { Context } from '../model/context.ts';
import { nearestNames } from '../model/nearest.ts';
import { StepError } from '../model/step-errors.ts';
import { endsAllRequests, hasStatus } from '../platform/http/errors.ts';
import type { Project } from '../platform/resources/project.ts';

/**
 * Reads the project that an operation is about.
 *
 * @param candidates projects to search for similar names; default: all
 * @throws PlatformError, also of `candidates`; StepError if it is not found, with `near` if projects can be listed
 */
export async function readNamedProject(
  context: Context,
  slug: string,
  name: string,
  candidates?: Promise<readonly Project[]>,
): Promise<Project> {
  try {
    return await context.platform.project(slug, name);
  } catch (error) {
    if (!hasStatus(error, [404])) throw error;
    const names = (await candidates)?.map((project) => project.name) ?? (await projectNames(context, slug));
    throw new StepError({ ...error.failure, near: names && nearestNames(name, names) });
  }
}

/** The names of all projects; undefined if they cannot be listed. @throws PlatformError if it ends all requests */
export async function projectNames(context: Context, slug: string): Promise<string[] | undefined> {
  if (context.stop.aborted) return undefined;
  try {
    return (await context.platform.projects(slug)).map(({ name }) => name);
  } catch (error) {
    if (endsAllRequests(error)) throw error;
    return undefined;
  }
}
