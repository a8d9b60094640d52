import type { TriageChange } from '../../model/change.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { showsDecision } from './decision.ts';
import { listFindings } from './list.ts';

/** Repositories in one list, so that its address does not become too long. */
const REPOSITORIES = 50;

export interface LookedUp {
  /** By id; those that are not listed any more are missing. */
  found: ReadonlyMap<bigint, Finding>;
  /** Rows with the same finding as one of `found`, on another branch, that show the decision. */
  siblings: readonly { id: bigint; of: bigint }[];
}

/**
 * Reads findings again in the lists of their repositories, because the API has no filter by id.
 *
 * @param changes all of one kind and decision, in known repositories
 * @throws PlatformError, PagingError
 */
export async function lookUp(context: Context, changes: readonly TriageChange[]): Promise<LookedUp> {
  const [first] = changes;
  const found = new Map<bigint, Finding>();
  if (first === undefined) return { found, siblings: [] };
  const wanted = new Set(changes.map(({ target }) => target.id));
  const moved: { id: bigint; key: string }[] = [];
  const repositories = [...new Set(changes.map(({ target }) => target.repository ?? ''))];
  for (let start = 0; start < repositories.length; start += REPOSITORIES) {
    const repos = repositories.slice(start, start + REPOSITORIES);
    const query = { issueType: first.target.issueType, filters: { repos } };
    for await (const page of listFindings(context, query, { spelled: true })) {
      for (const finding of page) {
        const key = siblingKey(finding);
        if (wanted.has(finding.id)) found.set(finding.id, finding);
        else if (key !== undefined && showsDecision(finding, undefined, first.after) === 'yes') {
          moved.push({ id: finding.id, key });
        }
      }
    }
  }
  const byKey = new Map([...found.values()].map((finding) => [siblingKey(finding), finding.id]));
  const siblings = moved.flatMap(({ id, key }) => {
    const of = byKey.get(key);
    return of === undefined ? [] : [{ id, of }];
  });
  return { found, siblings };
}

/** Two repositories may hold the same finding: copies of one template do. */
function siblingKey({ repository, match_based_id: id }: Finding): string | undefined {
  return id === undefined ? undefined : `${repository} ${id}`;
}
