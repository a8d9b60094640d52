import { type Context, resolveSlug } from './context.ts';
import { nameKey } from './names.ts';
import type { UnmatchedNotice } from './nearest.ts';
import { isPattern } from './selection.ts';

/**
 * The present names of items that the list of projects lacks and the platform knows: of archived projects, and of renamed
 * ones that are given by a former name. Patterns have none.
 */
export async function presentNames(context: Context, items: Iterable<string>): Promise<Map<string, string>> {
  const present = new Map<string, string>();
  for (const item of items) {
    if (isPattern(item)) continue;
    const project = await context.platform.namedProject(await resolveSlug(context), item);
    if (project !== undefined) present.set(item, project.name);
  }
  return present;
}

/** Drops notices about archived projects. Of a renamed one, the present name is near. */
export async function withPresentNames(
  context: Context,
  notices: readonly UnmatchedNotice[],
): Promise<UnmatchedNotice[]> {
  const present = await presentNames(context, new Set(notices.map(({ pattern }) => pattern)));
  return notices.flatMap((notice) => {
    const name = present.get(notice.pattern);
    if (name === undefined) return [notice];
    return nameKey(name) === nameKey(notice.pattern) ? [] : [{ ...notice, near: [name] }];
  });
}
