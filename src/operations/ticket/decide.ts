import { isDue } from '../../changes/rows.ts';
import { findingKey } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { FindingIssue } from '../../github/finding-issues.ts';
import { findingDigest, type IssueSubject, issueKey } from '../../github/issue-marker.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** The findings that an issue is to list. */
export interface Listing {
  /** A row for each finding that is open, the same one whichever step or branch selected it. */
  findings: readonly Finding[];
  /** Of those, and of findings that a list with a gap lacks. */
  digests: readonly string[];
}

/** What became of findings that are not open any more. */
export type Ended = Readonly<Record<'fixed' | 'ignored' | 'removed', number>>;

export type IssueStep = { rows: readonly TicketRow[] } & (
  | { kind: 'open'; subject: IssueSubject; listing: Listing }
  | { kind: 'reopen' | 'update'; issue: FindingIssue; listing: Listing }
  | { kind: 'close'; issue: FindingIssue; ended: Ended }
  | { kind: 'duplicate'; issue: FindingIssue; of: FindingIssue }
);

export interface IssueFacts {
  deployment: string;
  issueType: string;
  groupIssues: boolean;
  /** All rows that came of the repositories in question, whatever their status. */
  listed: readonly Finding[];
  /** Whether nothing is missing from them. */
  isWhole: boolean;
  /** Whether the list was about a repository. */
  isListed: (repository: string) => boolean;
  issues: readonly FindingIssue[];
}

/** A body has at most 65,536 characters: with this many, a third remains for the text. */
export const MAX_LISTED = 7000;

/**
 * What makes the issues true: every issue of the deployment and kind of findings in the listed repositories lists the
 * selected findings and those of its earlier ones that are still open. Rows of findings that an issue has, or that are
 * not open, get their state here.
 */
export function decideIssues(rows: readonly TicketRow[], facts: IssueFacts): IssueStep[] {
  const { deployment, issueType, isListed, isWhole } = facts;
  const own = facts.issues.filter(
    (issue) =>
      issue.deployment.toLowerCase() === deployment.toLowerCase() &&
      issue.issueType === issueType &&
      isListed(issue.repository),
  );
  const rowsOf = indexOf(facts.listed, [...own, ...rows.map(({ change }) => change.finding)]);
  const byKey = Map.groupBy(own, ({ key }) => key);
  const fresh = groupFresh(rows, own, facts);
  const steps: IssueStep[] = [];
  for (const [issue, ...younger] of byKey.values()) {
    if (issue === undefined) continue;
    for (const duplicate of younger) steps.push({ kind: 'duplicate', issue: duplicate, of: issue, rows: [] });
    const added = fresh.get(issue.key)?.rows ?? [];
    fresh.delete(issue.key);
    const more = [...younger.flatMap(({ digests }) => digests), ...added.map(digestOf)];
    const isNew = more.some((digest) => !issue.digests.includes(digest));
    // Only something new opens it again, whoever closed it.
    if (!issue.isOpen && !isNew) continue;
    const known = [...new Set([...issue.digests, ...more])];
    const listing = listingOf(known, issue.repository, rowsOf, isWhole);
    if (listing.digests.length > 0)
      steps.push({ kind: issue.isOpen ? 'update' : 'reopen', issue, listing, rows: added });
    else if (isWhole && issue.isOpen && issue.digests.length > 0)
      steps.push({ kind: 'close', issue, ended: endedOf(known, issue.repository, rowsOf), rows: [] });
  }
  for (const { subject, rows: added } of fresh.values()) {
    const listing = listingOf([...new Set(added.map(digestOf))], subject.repository, rowsOf, isWhole);
    steps.push({ kind: 'open', subject, listing, rows: added });
  }
  return steps;
}

/** The rows that no issue has yet, by the key of the issue that they belong to. */
function groupFresh(rows: readonly TicketRow[], own: readonly FindingIssue[], facts: IssueFacts) {
  const holders = new Map(
    own.flatMap((issue) => issue.digests.map((digest) => [`${nameOf(issue)} ${digest}`, issue] as const)),
  );
  const sizes = new Map(own.map(({ key, digests }) => [key, digests.length]));
  const fresh = new Map<string, { subject: IssueSubject; rows: TicketRow[] }>();
  for (const row of rows) {
    const { finding, branches } = row.change;
    const holder = holders.get(`${nameOf(finding)} ${digestOf(row)}`);
    if (holder !== undefined) {
      if (isDue(row)) row.state = 'left';
      else if (row.state === 'unknown') Object.assign(row, { state: 'changed', failure: undefined });
      row.seen = ticketOf(holder);
    } else if (isDue(row) && ![finding, ...branches].some(isOpen)) {
      row.state = 'left';
      row.seen = finding;
    } else if (isDue(row)) {
      const subject = subjectOf(finding, facts);
      const key = issueKey(subject);
      const group = fresh.get(key) ?? { subject, rows: [] };
      fresh.set(key, group);
      if (group.rows.length + (sizes.get(key) ?? 0) < MAX_LISTED) group.rows.push(row);
      else Object.assign(row, { state: 'failed', failure: { kind: 'issue-full', max: MAX_LISTED } });
    }
  }
  return fresh;
}

function subjectOf(finding: Finding, { deployment, issueType, groupIssues }: IssueFacts): IssueSubject {
  const { repository = '', rule = finding.secret_type } = finding;
  const about = groupIssues && rule !== undefined ? `rule ${rule}` : `finding ${findingKey(finding)}`;
  return { deployment, issueType, repository, about };
}

export function ticketOf({ number, url }: Pick<FindingIssue, 'number' | 'url'>) {
  return { id: String(number), slug: `#${number}`, url };
}

type RowsOf = (repository: string, digest: string) => readonly Finding[];

/** The listed rows of findings in some repositories, by digest. */
function indexOf(listed: readonly Finding[], repositories: readonly { repository?: string }[]): RowsOf {
  const names = new Set(repositories.map(nameOf));
  const relevant = listed.filter((row) => names.has(nameOf(row)));
  const byDigest = Map.groupBy(relevant, (row) => `${nameOf(row)} ${findingDigest(findingKey(row))}`);
  return (repository, digest) => byDigest.get(`${nameOf({ repository })} ${digest}`) ?? [];
}

function listingOf(
  digests: readonly string[],
  repository: string,
  rowsOf: RowsOf,
  isWhole: boolean,
): Listing {
  const findings: Finding[] = [];
  const kept = digests.filter((digest) => {
    const rows = rowsOf(repository, digest);
    const open = rows.filter(isOpen);
    const [first] = open.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (first !== undefined) findings.push(first);
    return first !== undefined || (rows.length === 0 && !isWhole);
  });
  return { findings, digests: kept };
}

function endedOf(digests: readonly string[], repository: string, rowsOf: RowsOf): Ended {
  const ended = { fixed: 0, ignored: 0, removed: 0 };
  for (const digest of digests) {
    const rows = rowsOf(repository, digest);
    const isFixed = rows.some(({ status }) => status === 'fixed');
    ended[rows.length === 0 ? 'removed' : isFixed ? 'fixed' : 'ignored'] += 1;
  }
  return ended;
}

/** A finding is one over all its branches: open while it is open on one of them. */
function isOpen({ status }: Pick<Finding, 'status'>): boolean {
  return status !== 'fixed' && status !== 'ignored' && status !== 'provisionally_ignored';
}

function digestOf({ change }: TicketRow): string {
  return findingDigest(findingKey(change.finding));
}

function nameOf({ repository = '' }: { repository?: string }): string {
  return repository.toLowerCase();
}
