import type { RowFailure } from '../../model/failure.ts';
import { CancelledError } from '../../platform/http/errors.ts';
import type { Context } from '../context.ts';
import { nearestNames } from '../nearest.ts';
import type { OpenRow } from './row.ts';

/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;

/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
export async function suggestNames(context: Context, slug: string, rows: readonly OpenRow[]): Promise<void> {
  const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
  if (missing.length === 0 || missing.length > MAX_NAMES || context.stop.aborted) return;
  const names: string[] = [];
  try {
    for await (const { name } of context.platform.projects(slug)) names.push(name);
  } catch (error) {
    // The rows have failed already, and say why; only a cancellation ends the step here, too.
    if (error instanceof CancelledError) throw error;
    return;
  }
  for (const row of missing) {
    const near = await nearestNames(row.project, names);
    if (near.length > 0 && row.failure !== undefined) row.failure = { ...row.failure, near } as RowFailure;
  }
}
