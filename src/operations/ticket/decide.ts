import { isDue, setState } from '../../changes/rows.ts';
import { isOpen } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { OwnIssue } from '../../github/issue.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import {
  type FindingIndex,
  findingAbout,
  fitsMarker,
  type ListedFinding,
  type Marker,
  markerIn,
  oldestId,
  type Place,
  placeKey,
  ruleAbout,
  stampOf,
  tokenOf,
} from './marker.ts';

/** `merged`: closed as a duplicate of an older one, which lists its findings. */
type IssueAction = 'opened' | 'reopened' | 'updated' | 'closed' | 'merged';
/** Counts of issues by what was done with them, or in a dry run would be. */
export type IssueCounts = Record<IssueAction, number>;

/** An issue, and what its marker says; its place has the project's present name. */
export type StampedIssue = { issue: OwnIssue } & Marker;

export interface IssueWrite {
  action: IssueAction;
  /** Absent for a new one. */
  issue?: OwnIssue;
  /** As the issue will have it. */
  marker: Marker;
  /** One row of each open finding, the same in each run, so that the text changes only with the findings. */
  findings: readonly Finding[];
  /** Count of further findings that may be open, because the lists may be incomplete. */
  unseen: number;
  /** Counts of its former findings by how they ended. */
  ended: Readonly<Record<'fixed' | 'ignored' | 'removed', number>>;
  /** Count of its former findings if their ids are not known, so that `ended` may count others, too. */
  formerMany?: number;
  /** Rows of the findings that it adds. */
  rows: readonly TicketRow[];
  /** The older issue, if this one is its duplicate. */
  older?: OwnIssue;
  /** Login of the bot that closed it too early. */
  bot?: string;
}

export interface IssueFacts {
  groupIssues: boolean;
  /** All rows of the listed repositories, whatever their status. */
  index: FindingIndex;
  placeOf: (repository: string | undefined) => Place;
  /** Whether the list has no gap. */
  isWhole: boolean;
  /** Logins of the bots that closed issues, by the number of the issue. */
  bots: ReadonlyMap<number, string>;
}

type FindFacts = Pick<IssueFacts, 'index' | 'placeOf'>;

/** @param findById the projects of the deployment, by id */
export function stampedIssue(
  issue: OwnIssue,
  { index, placeOf }: FindFacts,
  findById: (id: bigint) => { name: string } | undefined,
): StampedIssue {
  const marker = markerIn(issue.stamp);
  const { id, name } = marker.place;
  const listed = marker.tokens.flatMap((token) => index.byId.get(BigInt(token.split('-')[0] ?? '')) ?? []);
  const present = listed[0]?.repository ?? (id === undefined ? name : (findById(id)?.name ?? name));
  return { ...marker, issue, place: placeOf(present) };
}

interface IssueGroup {
  place: Place;
  about: string;
  /** Oldest first: that one stays. */
  issues: StampedIssue[];
  /** Rows that no issue has yet. */
  added: TicketRow[];
}

/**
 * Decides what brings issues up to date: each lists the selected findings and those of its earlier ones that are still
 * open.
 *
 * @param added rows of findings that no issue has
 * @param issues of this deployment, kind of findings and listed repositories, oldest first
 */
export function decideIssues(
  added: readonly TicketRow[],
  issues: readonly StampedIssue[],
  facts: IssueFacts,
): IssueWrite[] {
  const groups = new Map<string, IssueGroup>();
  const groupOf = ({ place, about }: Pick<Marker, 'place' | 'about'>) => {
    const key = groupKey({ place, about });
    const group = groups.get(key) ?? { place, about, issues: [], added: [] };
    groups.set(key, group);
    return group;
  };
  for (const issue of issues) groupOf(issue).issues.push(issue);
  for (const row of added) {
    const { finding } = row.change;
    const about = (facts.groupIssues ? ruleAbout(finding) : undefined) ?? findingAbout(finding);
    groupOf({ place: facts.placeOf(finding.repository), about }).added.push(row);
  }
  return [...groups.values()].flatMap((group) => writesOf(group, facts));
}

function groupKey({ place, about }: Pick<Marker, 'place' | 'about'>): string {
  return `${placeKey(place)} ${about}`;
}

/** A finding of an issue; without rows if it is not listed. */
interface HeldFinding {
  token: string;
  rows: ListedFinding;
}

/** The findings that an issue has, each once, by their rows or their token. */
function heldFindings(
  { tokens, many, place, about }: Marker,
  { index, placeOf }: FindFacts,
): Map<unknown, HeldFinding> {
  const held = new Map<unknown, HeldFinding>();
  for (const token of tokens) {
    const rows = index.find(token, place);
    held.set(rows ?? token, { token, rows: rows ?? [] });
  }
  if (many !== undefined)
    for (const rows of index.findings)
      if (isOneOfMany(rows, { place, about, many }, placeOf)) held.set(rows, { token: tokenOf(rows), rows });
  return held;
}

function isOneOfMany(
  rows: ListedFinding,
  { place, about, many }: Pick<Marker, 'place' | 'about' | 'many'>,
  placeOf: IssueFacts['placeOf'],
): boolean {
  const [first] = rows;
  if (first === undefined || many === undefined || oldestId(rows) > many.newest) return false;
  return placeKey(placeOf(first.repository)) === placeKey(place) && ruleAbout(first) === about;
}

/** Counts the findings of an issue that are open: none if a run closed it. */
export function countOpen(issue: StampedIssue, facts: FindFacts): number {
  const held = [...heldFindings(issue, facts).values()];
  return held.filter(({ rows }) => rows.some(isOpen)).length;
}

function writesOf({ place, about, issues, added }: IssueGroup, facts: IssueFacts): IssueWrite[] {
  const [oldest, ...younger] = issues;
  const former = oldest === undefined ? new Map() : heldFindings(oldest, facts);
  const all = new Map<unknown, HeldFinding>(former);
  for (const duplicate of younger)
    for (const [key, held] of heldFindings(duplicate, facts)) if (!all.has(key)) all.set(key, held);
  for (const { change } of added) {
    const rows = facts.index.byId.get(change.finding.id) ?? [change.finding];
    if (!all.has(rows)) all.set(rows, { token: tokenOf(rows), rows });
  }
  const { isWhole } = facts;
  const { held, findings, ended } = stillHeld(all.values(), isWhole);
  const formerCount = Math.max(former.size, oldest?.many?.count ?? 0);
  ended.removed += Math.max(0, formerCount - former.size);
  const count = isWhole ? held.length : Math.max(held.length, formerCount);
  const marker = { place, about, ...heldMarker(held, count, oldest?.many?.newest) };
  const common = {
    marker,
    findings,
    unseen: count - findings.length,
    ended,
    formerMany: oldest?.many?.count,
    rows: [],
  };
  if (oldest === undefined) return [{ ...common, action: 'opened', rows: added }];
  const { issue } = oldest;
  // The older issue gets the findings first, so that a run which is cut off loses none.
  const merges = younger.map(({ issue: duplicate }): IssueWrite => {
    return { ...common, action: 'merged', issue: duplicate, older: issue };
  });
  const isOpenIssue = issue.state === 'open';
  const bot = facts.bots.get(issue.number);
  if (count === 0 && isOpenIssue && formerCount > 0)
    return [{ ...common, action: 'closed', issue }, ...merges];
  // An issue that a person closed is reopened only for a finding that it did not have: a new one, or one of a duplicate.
  // If no finding is listed, its text stays.
  if (findings.length > 0 && (isOpenIssue || all.size > former.size || bot !== undefined))
    return [{ ...common, action: isOpenIssue ? 'updated' : 'reopened', issue, rows: added, bot }, ...merges];
  return merges;
}

/** Drops the findings that are not open any more, and counts them by how they ended. */
function stillHeld(all: Iterable<HeldFinding>, isWhole: boolean) {
  const held: HeldFinding[] = [];
  const findings: Finding[] = [];
  const ended = { fixed: 0, ignored: 0, removed: 0 };
  for (const candidate of all) {
    const { rows } = candidate;
    const [open] = rows.filter(isOpen).toSorted((left, right) => (left.id < right.id ? -1 : 1));
    if (open !== undefined) findings.push(open);
    // A list with a gap may lack its open row.
    if (open !== undefined || !isWhole) held.push(candidate);
    else if (rows.length === 0) ended.removed += 1;
    else ended[rows.some(({ status }) => status === 'fixed') ? 'fixed' : 'ignored'] += 1;
  }
  return { held, findings, ended };
}

function heldMarker(
  held: readonly HeldFinding[],
  count: number,
  formerNewest = 0n,
): Pick<Marker, 'tokens' | 'many'> {
  const tokens = held.map(({ token }) => token);
  if (count === tokens.length && fitsMarker(tokens)) return { tokens };
  let newest = count > tokens.length ? formerNewest : 0n;
  for (const { rows } of held) for (const { id } of rows) if (id > newest) newest = id;
  return { tokens: [], many: { count, newest } };
}

/**
 * Sets the state of rows that need no issue: their findings have one, or are not open. Of several issues about the same,
 * a row has the oldest, which stays.
 *
 * @param issues all of this deployment and kind of findings, oldest first
 */
export function markRows(
  rows: readonly TicketRow[],
  issues: readonly StampedIssue[],
  { index, placeOf }: FindFacts,
): void {
  const holders = new Map<ListedFinding, StampedIssue>();
  for (const issue of issues.toReversed())
    for (const token of issue.tokens) {
      const found = index.find(token, issue.place);
      if (found !== undefined) holders.set(found, issue);
    }
  const ofMany = issues.filter(({ many }) => many !== undefined);
  const oldest = new Map(issues.toReversed().map((issue) => [groupKey(issue), issue.issue]));
  for (const row of rows) {
    const { finding, branches } = row.change;
    const listed = index.byId.get(finding.id) ?? [];
    const holder = holders.get(listed) ?? ofMany.find((issue) => isOneOfMany(listed, issue, placeOf));
    const kept = holder && oldest.get(groupKey(holder));
    if (kept !== undefined) {
      if (isDue(row)) setState(row, 'left');
      row.seen = issueTicket({ number: kept.number, url: kept.html_url });
    } else if (isDue(row) && ![finding, ...branches].some(isOpen)) {
      setState(row, 'left');
      row.seen = finding;
    }
  }
}

/**
 * Whether an issue, read after a write whose answer was lost, shows that it took effect.
 *
 * @param body the text that the write sends
 */
export function showsWrite(read: StampedIssue, write: IssueWrite, body: string): boolean {
  const { issue } = read;
  if (write.issue === undefined) return groupKey(read) === groupKey(write.marker);
  if (issue.number !== write.issue.number) return false;
  const isClosing = write.action === 'closed' || write.action === 'merged';
  return isClosing ? issue.state === 'closed' : issue.state === 'open' && issue.body === body;
}

/** The text of an issue whose findings are not open any more: as it was, without them. */
export function emptiedBody({ body, stamp }: OwnIssue, marker: Marker): string {
  return body.replace(stamp, () => stampOf(marker));
}

export function issueTicket({ number, url }: { number: number; url: string }) {
  return { id: String(number), slug: `#${number}`, url };
}
