import { isDue, setState } from '../../changes/rows.ts';
import { isOpen } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { OwnIssue } from '../../github/issue.ts';
import { compare } from '../../model/names.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import {
  aboutOf,
  countOpen,
  type FindingIndex,
  type FindingRows,
  type KnownIssue,
  MAX_TOKENS_LENGTH,
  type Marker,
  subjectKey,
  tokenOf,
} from './known-issue.ts';

/** `merged`: closed as a duplicate of the issue that stays, which lists its findings. */
type IssueAction = 'opened' | 'reopened' | 'updated' | 'closed' | 'merged';
/** Counts of issues by what was done with them, or in a dry run would be. */
export type IssueCounts = Record<IssueAction, number>;

export interface IssueWrite {
  action: IssueAction;
  /** Absent for a new one. */
  issue?: OwnIssue;
  /** The number of the issue that stays, if this one is its duplicate. */
  duplicateOf?: number;
  /** As the issue will have it. */
  marker: Marker;
  /** One row of each open finding, the same in each run: the text changes only with the findings. */
  findings: readonly Finding[];
  /** Count of further findings that may be open, because the lists may be incomplete. */
  unseen: number;
  /** Counts of its former findings by how they ended. */
  ended: Readonly<Record<'fixed' | 'ignored' | 'removed', number>>;
  /** Rows of the findings that it adds. */
  rows: readonly TicketRow[];
  /** Login of the bot that closed it too early. */
  bot?: string;
}

/** Its issues, the first of which stays, and the rows that none has yet. */
interface Subject extends Pick<Marker, 'place' | 'about'> {
  issues: KnownIssue[];
  added: TicketRow[];
}

/**
 * Decides what brings issues up to date: each lists the selected findings, and its earlier ones that are still open.
 *
 * @param rows after `markRows`
 * @param issues open ones first, then by age
 * @param isWhole whether the lists have no gap
 */
export function decideIssues(
  rows: readonly TicketRow[],
  issues: readonly KnownIssue[],
  index: FindingIndex,
  { groupIssues, isWhole }: { groupIssues: boolean; isWhole: boolean },
) {
  const subjects = new Map<string, Subject>();
  const subjectOf = ({ place, about }: Pick<Marker, 'place' | 'about'>) => {
    const key = subjectKey({ place, about });
    const subject = subjects.get(key) ?? { place, about, issues: [], added: [] };
    subjects.set(key, subject);
    return subject;
  };
  for (const issue of issues) subjectOf(issue).issues.push(issue);
  for (const row of rows.filter(isDue)) {
    const { finding } = row.change;
    const place = index.placeOf(finding.repository);
    subjectOf({ place, about: aboutOf(finding, groupIssues) }).added.push(row);
  }
  const writes = [...subjects.values()].flatMap((subject) => writesOf(subject, index, isWhole));
  const written = new Set(writes.map(({ issue }) => issue));
  const kept = [...subjects.values()].flatMap(({ issues: [first] }) => first ?? []);
  const closed = kept.filter(({ issue }) => issue.state === 'closed' && !written.has(issue));
  return { writes, openBehindClosed: closed.reduce((sum, issue) => sum + countOpen(issue), 0) };
}

function writesOf(
  { place, about, issues, added }: Subject,
  index: FindingIndex,
  isWhole: boolean,
): IssueWrite[] {
  const [kept, ...others] = issues;
  const listed = new Set<FindingRows>(issues.flatMap((issue) => [...issue.listed]));
  const unlistedCount = issues.reduce((sum, issue) => sum + issue.unlistedCount, 0);
  const formerCount = listed.size + unlistedCount;
  for (const { change } of added) listed.add(index.byId.get(change.finding.id) ?? [change.finding]);
  const { open = [], ended = [] } = Object.groupBy(listed, (rows) => (rows.some(isOpen) ? 'open' : 'ended'));
  const fixed = ended.filter((rows) => rows.some(({ status }) => status === 'fixed')).length;
  // A list with a gap may lack the open row of a finding.
  const held = isWhole ? open : [...listed];
  const count = held.length + (isWhole ? 0 : unlistedCount);
  const unlisted = isWhole ? [] : issues.flatMap((issue) => issue.unlisted);
  const newest = isWhole ? 0n : (kept?.many?.newest ?? 0n);
  const common = {
    marker: { place, about, ...heldMarker(held, unlisted, count, newest) },
    findings: open.flatMap((rows) => rows.filter(isOpen).toSorted((a, b) => compare(a.id, b.id))[0] ?? []),
    unseen: count - open.length,
    ended: { fixed, ignored: ended.length - fixed, removed: unlistedCount },
    rows: [],
  };
  if (kept === undefined) return [{ ...common, action: 'opened', rows: added }];
  const { issue, bot } = kept;
  const isOpenIssue = issue.state === 'open';
  // The issue that stays gets the findings first, so that a run which is cut off loses none.
  const duplicates = others.filter((other) => other.issue.state === 'open');
  const merges = duplicates.map((duplicate): IssueWrite => {
    return { ...common, action: 'merged', issue: duplicate.issue, duplicateOf: issue.number };
  });
  if (isOpenIssue && count === 0 && formerCount > 0)
    return [{ ...common, action: 'closed', issue }, ...merges];
  // An issue that a person closed is reopened only for a finding that it did not have: a new one, or one of a duplicate.
  // If no finding is listed, its text stays.
  const isNews = bot !== undefined || listed.size > kept.listed.size;
  if (open.length > 0 && (isOpenIssue || isNews))
    return [{ ...common, action: isOpenIssue ? 'updated' : 'reopened', issue, bot, rows: added }, ...merges];
  return merges;
}

/** @param newest the newest id of the findings that are not listed, if an issue has too many for tokens */
function heldMarker(
  held: readonly FindingRows[],
  unlisted: readonly string[],
  count: number,
  newest: bigint,
): Pick<Marker, 'tokens' | 'many'> {
  const tokens = [...held.map(tokenOf), ...unlisted];
  if (count === tokens.length && tokens.join('.').length <= MAX_TOKENS_LENGTH) return { tokens };
  const ids = held.flatMap((rows) => rows.map(({ id }) => id));
  return { tokens: [], many: { count, newest: ids.reduce((most, id) => (id > most ? id : most), newest) } };
}

/**
 * Sets the state of rows whose findings have an issue, or are not open. After a lost answer, an issue that has the
 * finding shows that it was opened.
 *
 * @param issues open ones first, then by age: a row has the first of its subject, which stays
 */
export function markRows(rows: readonly TicketRow[], issues: readonly KnownIssue[], { byId }: FindingIndex) {
  const holders = new Map<FindingRows, KnownIssue>();
  for (const issue of issues.toReversed()) for (const listed of issue.listed) holders.set(listed, issue);
  const first = new Map(issues.toReversed().map((known) => [subjectKey(known), known.issue]));
  for (const row of rows) {
    const { finding, branches } = row.change;
    const holder = holders.get(byId.get(finding.id) ?? []);
    const kept = holder && first.get(subjectKey(holder));
    if (kept !== undefined) {
      if (isDue(row)) setState(row, 'left');
      if (row.state === 'unknown') setState(row, 'changed');
      row.seen = issueTicket(kept);
    } else if (isDue(row) && ![finding, ...branches].some(isOpen)) {
      setState(row, 'left');
      row.seen = finding;
    }
  }
}

export function issueTicket({ number, html_url: url }: Pick<OwnIssue, 'number' | 'html_url'>) {
  return { id: String(number), slug: `#${number}`, url };
}
