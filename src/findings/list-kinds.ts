import { type Context, forEachConcurrently } from '../model/context.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { listFailure } from '../model/step-errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { FindingQuery } from './filter.ts';
import { type ListOptions, listFindings } from './list.ts';

/**
 * Lists findings of several kinds side by side. The deployment must be resolved: what a list looks up is not kept.
 *
 * @param queries one for each kind
 * @param needsAll throws for a list that fails. Default: it is a gap, unless all fail
 * @returns the findings, and on the step's clock when each list ended
 * @throws PlatformError, PagingError
 */
export async function listKinds(
  context: Context,
  queries: readonly FindingQuery[],
  { needsAll = false, ...options }: ListOptions & { needsAll?: boolean },
) {
  // Each list has its own notices, so that they do not depend on which list ends first.
  const lists = queries.map((query) => ({
    ...{ query, notices: [] as Notice[], findings: [] as Finding[] },
    endedAtMs: undefined as number | undefined,
  }));
  let unread = 0;
  await forEachConcurrently(lists, lists.length, async (list) => {
    const { query, notices } = list;
    try {
      const { selected, endedAtMs } = await listFindings({ ...context, notices }, query, options);
      Object.assign(list, { findings: selected, endedAtMs });
    } catch (error) {
      const cause = listFailure(error);
      unread += 1;
      if (needsAll || unread === lists.length) throw error;
      notices.push({ kind: 'list-unread', subject: query.issueType, cause });
    }
  });
  const notices = lists.flatMap((list) => list.notices);
  context.notices.push(...joinedNotices(notices, lists.length - unread));
  const ends = lists.flatMap(({ query, endedAtMs }) =>
    endedAtMs === undefined ? [] : [[query.issueType, endedAtMs] as const],
  );
  return { findings: lists.flatMap(({ findings }) => findings), endedAtMs: new Map(ends) };
}

/** Notices of an item that has no finding: another kind may have one. */
const ABOUT_ITEMS: readonly Notice['kind'][] = [
  'name-unknown',
  'names-unchecked',
  'primary-branches-unknown',
  'pattern-unmatched',
  'exclusion-unmatched',
  'branch-without-findings',
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
