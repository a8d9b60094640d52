import type { TriageChange } from '../../model/change.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { listFindings } from './list.ts';

/** Repositories in one list, so that its address does not become too long. */
const REPOSITORIES = 50;

/**
 * Reads findings again, by id, in the lists of their repositories: the API has no filter by id. Those that are not
 * listed any more are missing.
 *
 * @throws PlatformError, PagingError
 */
export async function lookUp(
  context: Context,
  changes: readonly TriageChange[],
): Promise<Map<bigint, Finding>> {
  const found = new Map<bigint, Finding>();
  const issueType = changes[0]?.target.issueType;
  if (issueType === undefined) return found;
  const wanted = new Set(changes.map(({ target }) => target.id));
  const repositories = [...new Set(changes.map(({ target }) => target.repository ?? ''))].filter(Boolean);
  for (let start = 0; start < repositories.length; start += REPOSITORIES) {
    const repos = repositories.slice(start, start + REPOSITORIES);
    const query = { issueType, filters: { repos } };
    for await (const page of listFindings(context, query, { spelled: true })) {
      for (const finding of page) if (wanted.has(finding.id)) found.set(finding.id, finding);
      if (found.size === wanted.size) return found;
    }
  }
  return found;
}
