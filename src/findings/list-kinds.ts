import { type Context, forEachConcurrently } from '../model/context.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { listFailure } from '../model/step-errors.ts';
import type { Finding, Product } from '../platform/resources/finding.ts';
import type { FindingQuery } from './filter.ts';
import { listFindings } from './list.ts';

type KindOptions = Parameters<typeof listFindings>[2] & {
  /** Throws for a list that fails. Default: it is a gap, unless all fail. */
  needsAll?: boolean;
};

/**
 * Lists findings of several kinds side by side. The deployment must be resolved: what a list looks up is not kept.
 *
 * @param queries one for each kind
 * @returns the findings, and on the step's clock when each list ended
 * @throws PlatformError, PagingError
 */
export async function listKinds(
  context: Context,
  queries: readonly FindingQuery[],
  { needsAll = false, ...options }: KindOptions,
) {
  const endedAtMs = new Map<Product, number>();
  // Each list has its own notices, so that they do not depend on which list ends first.
  const lists = queries.map((query) => ({
    ...{ query, notices: [] as Notice[], rows: [] as Finding[] },
    isRead: false,
  }));
  let unread = 0;
  await forEachConcurrently(lists, lists.length, async (list) => {
    const { query, notices } = list;
    try {
      const found = await listFindings({ ...context, notices }, query, options);
      list.rows = found.selected;
      list.isRead = true;
      endedAtMs.set(query.issueType, found.endedAtMs);
    } catch (error) {
      const cause = listFailure(error);
      unread += 1;
      if (needsAll || unread === lists.length) throw error;
      notices.push({ kind: 'list-unread', subject: query.issueType, cause });
    }
  });
  const isRead = lists.filter((list) => list.isRead).length;
  context.notices.push(
    ...joinedNotices(
      lists.flatMap(({ notices }) => notices),
      isRead,
    ),
  );
  return { findings: lists.flatMap(({ rows }) => rows), endedAtMs };
}

/** Notices of an item that has no finding: another kind may have one. */
const ABOUT_ITEMS: readonly Notice['kind'][] = [
  ...(['name-unknown', 'names-unchecked', 'primary-branches-unknown'] as const),
  ...(['pattern-unmatched', 'exclusion-unmatched', 'branch-without-findings'] as const),
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
