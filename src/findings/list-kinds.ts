import { type Context, forEachConcurrently, resolveId } from '../model/context.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { listFailure } from '../model/step-errors.ts';
import type { FindingQuery } from './filter.ts';
import { type FindingList, type Listing, type ListOptions, listFindings } from './list.ts';

/**
 * Lists findings of several kinds side by side. The slug must be resolved: what a list looks up is not kept.
 *
 * @param queries one for each kind
 * @param needsAll throws for a list that fails. Default: it is a gap, unless all fail
 * @returns the selected findings
 * @throws PlatformError, PagingError
 */
export async function listKinds(
  context: Context,
  queries: readonly FindingQuery[],
  { needsAll = false, ...options }: ListOptions & { needsAll?: boolean },
): Promise<Listing> {
  // Each list has its own notices, so that they do not depend on which list ends first.
  const lists = queries.map((query) => ({ query, notices: [] as Notice[] }));
  const found = new Map<FindingQuery, FindingList>();
  const errors: unknown[] = [];
  await forEachConcurrently(lists, lists.length, async ({ query, notices }) => {
    try {
      // The other lists do not wait for the id.
      if (query.issueType === 'secrets') await resolveId(context);
      found.set(query, await listFindings({ ...context, notices }, query, options));
    } catch (error) {
      errors.push(error);
      const cause = listFailure(error);
      if (needsAll || errors.length === lists.length) throw error;
      notices.push({ kind: 'list-unread', subject: query.issueType, cause });
    }
  });
  const notices = lists.flatMap((list) => list.notices);
  context.notices.push(...joinedNotices(notices, found.size));
  const inOrder = queries.flatMap((query) => found.get(query) ?? []);
  return {
    findings: inOrder.flatMap(({ selected }) => selected),
    endedAtMs: new Map(inOrder.flatMap(({ endedAtMs }) => [...endedAtMs])),
  };
}

/** Notices of an item that has no finding: another kind may have one. */
const ABOUT_ITEMS: readonly Notice['kind'][] = [
  'name-unknown',
  'names-unchecked',
  'primary-branches-unknown',
  'pattern-unmatched',
  'exclusion-unmatched',
];

/** Each notice once. One about an item must come from every list, and other gaps are each of one kind. */
function joinedNotices(notices: readonly Notice[], lists: number): Notice[] {
  const keyOf = (notice: Notice) =>
    JSON.stringify({ ...notice, subject: undefined, near: undefined, cause: undefined });
  const counts = Map.groupBy(notices, keyOf);
  return notices.filter((notice) => {
    const isAboutItem = ABOUT_ITEMS.includes(notice.kind);
    const same = counts.get(keyOf(notice)) ?? [];
    if (isAboutItem && same.length < lists) return false;
    return same[0] === notice || (isGap(notice) && !isAboutItem);
  });
}
