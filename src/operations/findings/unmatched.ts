import { isPattern } from '../../model/selection.ts';
import type { Context } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { findProject } from '../find-project.ts';
import { nearestNames } from '../nearest.ts';
import { patternMatcher } from '../pattern.ts';
import { type ProjectDirectory, readDirectory } from './directory.ts';
import type { QueryTest } from './query.ts';

/**
 * Reports what a query's names and patterns did not find among the rows. A repository without such findings is known
 * all the same when it is listed as a project.
 *
 * @param mustKnow whether a name in `repos` that the platform does not know is an error
 * @throws StepError for such a name
 */
export async function reportUnmatched(
  context: Context,
  tests: readonly QueryTest[],
  directory: ProjectDirectory | undefined,
  mustKnow: boolean,
): Promise<void> {
  for (const { name: input, matcher } of tests) {
    if (matcher === undefined) continue;
    const unmatched = matcher.unmatched();
    const wanted = [...unmatched.patterns, ...(input === 'repos' ? unmatched.names : [])];
    if (wanted.length + unmatched.except.length === 0) continue;
    const known = input === 'repos' ? await knownNames(context, directory) : [];
    const isUnknown = (item: string) => !known.some(patternMatcher(item));
    const except = unmatched.except.filter(isUnknown);
    for (const pattern of except) {
      const near = await nearestNames(pattern, known);
      context.notices.push({ kind: 'exclusion-unmatched', input, pattern, near });
    }
    for (const pattern of wanted.filter(isUnknown)) {
      // Archived projects are not listed, and known all the same.
      if (mustKnow && input === 'repos' && !isPattern(pattern)) {
        await findProject(context, await resolveSlug(context), pattern);
        continue;
      }
      const near = await nearestNames(pattern, known);
      context.notices.push({ kind: 'pattern-unmatched', input, pattern, near });
    }
  }
}

async function knownNames(context: Context, directory: ProjectDirectory | undefined): Promise<string[]> {
  return (directory ?? (await readDirectory(context, await resolveSlug(context)))).names();
}
