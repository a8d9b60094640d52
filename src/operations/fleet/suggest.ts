import type { RowFailure } from '../../model/failure.ts';
import type { Context } from '../context.ts';
import { projectNames } from '../find-project.ts';
import { nearestNames } from '../nearest.ts';
import type { ProjectRecord } from '../write/project-record.ts';

/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;

/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
export async function suggestNames(
  context: Context,
  slug: string,
  records: readonly ProjectRecord[],
): Promise<void> {
  const missing = records.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
  if (missing.length === 0 || missing.length > MAX_NAMES) return;
  const names = await projectNames(context, slug);
  if (names === undefined) return;
  for (const record of missing) {
    const near = await nearestNames(record.name, names);
    if (near.length > 0 && record.failure !== undefined)
      record.failure = { ...record.failure, near } as RowFailure;
  }
}
