import { isDue } from '../../changes/rows.ts';
import { findingKey } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { OwnIssue } from '../../github/own-issues.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { digestOf, type Marker, readMarker } from './marker.ts';

/** A write that makes one issue true. */
export interface IssueStep {
  what: 'opened' | 'reopened' | 'updated' | 'closed' | 'closed as duplicates';
  /** Absent for a new one. */
  issue?: OwnIssue;
  /** As it is to be. */
  marker: Marker;
  /** The open findings that it lists: one row of each, the same whichever step or branch selected it. */
  findings: readonly Finding[];
  /** What became of the others that it listed. */
  ended: Readonly<Record<'fixed' | 'ignored' | 'removed', number>>;
  /** They get their ticket with it. */
  rows: readonly TicketRow[];
  /** Of a duplicate: the older issue. */
  older?: OwnIssue;
}

export interface IssueFacts {
  deployment: string;
  issueType: string;
  groupIssues: boolean;
  /** All rows of the listed repositories, whatever their status. */
  listed: readonly Finding[];
  /** Whether the list has no gap. */
  isWhole: boolean;
  isListed: (repository: string) => boolean;
}

type MarkedIssue = OwnIssue & { marker: Marker };

/**
 * What makes the issues of the deployment, kind of findings and listed repositories true: each lists the selected
 * findings and those of its earlier ones that are still open. Rows of findings that an issue has, or that are not open,
 * get their state here.
 */
export function decideIssues(
  rows: readonly TicketRow[],
  issues: readonly OwnIssue[],
  facts: IssueFacts,
): IssueStep[] {
  const { isWhole } = facts;
  const own = issues.flatMap((issue): MarkedIssue[] => {
    const marker = readMarker(issue.body);
    return marker !== undefined && isOwn(marker, facts) ? [{ ...issue, marker }] : [];
  });
  const listed = Map.groupBy(facts.listed, (row) => digestOf(findingKey(row)));
  return [...groupsOf(rows, own, facts)].flatMap(({ marker, issues: [issue, ...younger], added }) => {
    const before = issue?.marker.digests ?? [];
    const more = [...younger.flatMap((one) => one.marker.digests), ...added.map(rowDigest)];
    const known = [...new Set([...before, ...more])];
    const findings: Finding[] = [];
    const ended = { fixed: 0, ignored: 0, removed: 0 };
    const digests = known.filter((digest) => {
      const same = listed.get(digest) ?? [];
      const [first] = same.filter(isOpen).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      if (first !== undefined) findings.push(first);
      // Over a gap, an open row of it may not be listed.
      if (first !== undefined || !isWhole) return true;
      const isFixed = same.some(({ status }) => status === 'fixed');
      ended[same.length === 0 ? 'removed' : isFixed ? 'fixed' : 'ignored'] += 1;
      return false;
    });
    const common = { marker: { ...marker, digests }, findings, ended };
    const steps = younger.map((one): IssueStep => {
      return { ...common, what: 'closed as duplicates', issue: one, rows: [], older: issue };
    });
    const isNew = known.length > before.length;
    if (issue === undefined) steps.push({ ...common, what: 'opened', rows: added });
    else if (digests.length === 0 && issue.isOpen && before.length > 0)
      steps.push({ ...common, what: 'closed', issue, rows: [] });
    // Only something new opens it again, whoever closed it. Where none is seen, its text stays.
    else if (findings.length > 0 && (issue.isOpen || isNew))
      steps.push({ ...common, what: issue.isOpen ? 'updated' : 'reopened', issue, rows: added });
    return steps;
  });
}

/** The issues of each subject, oldest first, with the rows that no issue has yet. */
function groupsOf(rows: readonly TicketRow[], own: readonly MarkedIssue[], facts: IssueFacts) {
  const groups = new Map<string, { marker: Marker; issues: MarkedIssue[]; added: TicketRow[] }>();
  const groupOf = (marker: Marker) => {
    const key = `${marker.repository.toLowerCase()} ${marker.about}`;
    const group = groups.get(key) ?? { marker, issues: [], added: [] };
    groups.set(key, group);
    return group;
  };
  for (const issue of own) groupOf(issue.marker).issues.push(issue);
  const holders = new Map(own.flatMap((issue) => issue.marker.digests.map((digest) => [digest, issue])));
  for (const row of rows) {
    const { finding, branches } = row.change;
    const holder = holders.get(rowDigest(row));
    if (holder !== undefined) {
      if (isDue(row)) row.state = 'left';
      else if (row.state === 'unknown') Object.assign(row, { state: 'changed', failure: undefined });
      row.seen = ticketOf(holder);
    } else if (isDue(row) && ![finding, ...branches].some(isOpen)) {
      Object.assign(row, { state: 'left', seen: finding });
    } else if (isDue(row)) {
      groupOf(markerOf(finding, facts)).added.push(row);
    }
  }
  return groups.values();
}

function markerOf(finding: Finding, { deployment, issueType, groupIssues }: IssueFacts): Marker {
  const { repository = '', rule = finding.secret_type } = finding;
  const isGrouped = groupIssues && rule !== undefined;
  const about = digestOf(isGrouped ? `rule ${rule}` : `finding ${findingKey(finding)}`);
  return { deployment, issueType, repository, about, digests: [] };
}

function isOwn({ deployment, issueType, repository }: Marker, facts: IssueFacts): boolean {
  const isSame = deployment.toLowerCase() === facts.deployment.toLowerCase();
  return isSame && issueType === facts.issueType && facts.isListed(repository);
}

export function ticketOf({ number, url }: Pick<OwnIssue, 'number' | 'url'>) {
  return { id: String(number), slug: `#${number}`, url };
}

/** A finding is one over all its branches: open while it is open on one of them. */
function isOpen({ status }: Pick<Finding, 'status'>): boolean {
  return status !== 'fixed' && status !== 'ignored' && status !== 'provisionally_ignored';
}

function rowDigest({ change }: TicketRow): string {
  return digestOf(findingKey(change.finding));
}
