import { createHash } from 'node:crypto';
import { isDue } from '../../changes/rows.ts';
import { findingKey, isOpen } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { OwnIssue } from '../../github/issue.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** The subject of an issue: a rule in a repository, or a single finding. */
interface IssueSubject {
  /** Empty if the platform names none. */
  repository: string;
  /** Digest of the rule or the finding. */
  about: string;
}

export type IssueAction = 'opened' | 'reopened' | 'updated' | 'closed' | 'closed as duplicates';

/** A write that brings one issue up to date. */
export interface IssueStep {
  action: IssueAction;
  subject: IssueSubject;
  /** Absent for a new one. */
  issue?: OwnIssue;
  /** Digests of the findings it will hold; none in an issue that a run closed, unlike one that a person closed. */
  digests: readonly string[];
  /** One row of each open finding, the same row whichever step or branch selected it. */
  findings: readonly Finding[];
  /** Counts of its former findings by how they ended. */
  ended: Readonly<Record<'fixed' | 'ignored' | 'removed', number>>;
  /** Rows of the findings that it adds. */
  rows: readonly TicketRow[];
  /** The older issue, if this one is its duplicate. */
  older?: OwnIssue;
}

export interface IssueFacts {
  groupIssues: boolean;
  /** All rows of the listed repositories, whatever their status. */
  listed: readonly Finding[];
  /** Whether the list has no gap. */
  isWhole: boolean;
  isListed: (repository: string) => boolean;
}

type StampedIssue = { issue: OwnIssue } & Pick<IssueStep, 'subject' | 'digests'>;

interface IssueGroup {
  subject: IssueSubject;
  /** Oldest first. */
  issues: StampedIssue[];
  /** Rows that no issue has yet. */
  added: TicketRow[];
}

/**
 * Decides what brings the issues of the listed repositories up to date: each lists the selected findings and those of
 * its earlier ones that are still open. Rows of findings that an issue has, or that are not open, get their state here.
 *
 * @param issues of this deployment and kind of findings, oldest first
 */
export function decideIssues(
  rows: readonly TicketRow[],
  issues: readonly OwnIssue[],
  facts: IssueFacts,
): IssueStep[] {
  const listed = Map.groupBy(facts.listed, findingDigest);
  const stamped = issues
    .map((issue): StampedIssue => ({ issue, ...readStamp(issue.stamp) }))
    .filter(({ subject }) => facts.isListed(subject.repository));
  markRows(rows, stamped);
  const groups = groupsOf(rows.filter(isDue), stamped, facts.groupIssues);
  return groups.flatMap((group) => stepsOf(group, listed, facts.isWhole));
}

function stepsOf(
  { subject, issues: [oldest, ...younger], added }: IssueGroup,
  listed: ReadonlyMap<string, readonly Finding[]>,
  isWhole: boolean,
): IssueStep[] {
  const { issue, digests: former = [] } = oldest ?? {};
  const ofAdded = added.map(({ change }) => findingDigest(change.finding));
  const known = [...new Set([...former, ...younger.flatMap(({ digests }) => digests), ...ofAdded])];
  const digests: string[] = [];
  const findings: Finding[] = [];
  const ended = { fixed: 0, ignored: 0, removed: 0 };
  for (const digest of known) {
    const branches = listed.get(digest) ?? [];
    const [first] = branches.filter(isOpen).toSorted((left, right) => (left.id < right.id ? -1 : 1));
    if (first !== undefined) findings.push(first);
    // A list with a gap may lack its open row.
    if (first !== undefined || !isWhole) digests.push(digest);
    else if (branches.length === 0) ended.removed += 1;
    else ended[branches.some(({ status }) => status === 'fixed') ? 'fixed' : 'ignored'] += 1;
  }
  const common = { subject, digests, findings, ended, rows: [] };
  const steps = younger.map(({ issue: duplicate }): IssueStep => {
    return { ...common, action: 'closed as duplicates', issue: duplicate, older: issue };
  });
  if (issue === undefined) return [{ ...common, action: 'opened', rows: added }];
  const isOpenIssue = issue.state === 'open';
  const hasNews = known.length > former.length;
  if (digests.length === 0 && isOpenIssue && former.length > 0)
    steps.push({ ...common, action: 'closed', issue });
  // Only a finding that it did not have reopens it, whoever closed it. If no finding is listed, its text stays.
  else if (findings.length > 0 && (isOpenIssue || hasNews))
    steps.push({ ...common, action: isOpenIssue ? 'updated' : 'reopened', issue, rows: added });
  return steps;
}

/** Sets the state of rows whose findings an issue has, or are not open. */
function markRows(rows: readonly TicketRow[], issues: readonly StampedIssue[]): void {
  const holders = new Map(issues.flatMap(({ issue, digests }) => digests.map((digest) => [digest, issue])));
  for (const row of rows) {
    const { finding, branches } = row.change;
    const holder = holders.get(findingDigest(finding));
    if (holder !== undefined) {
      if (isDue(row)) row.state = 'left';
      else if (row.state === 'unknown') Object.assign(row, { state: 'changed', failure: undefined });
      row.seen = issueTicket({ number: holder.number, url: holder.html_url });
    } else if (isDue(row) && ![finding, ...branches].some(isOpen)) {
      Object.assign(row, { state: 'left', seen: finding });
    }
  }
}

function groupsOf(
  added: readonly TicketRow[],
  issues: readonly StampedIssue[],
  groupIssues: boolean,
): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  const groupOf = (subject: IssueSubject) => {
    const key = `${subject.repository.toLowerCase()} ${subject.about}`;
    const group = groups.get(key) ?? { subject, issues: [], added: [] };
    groups.set(key, group);
    return group;
  };
  for (const issue of issues) groupOf(issue.subject).issues.push(issue);
  for (const row of added) {
    const { finding } = row.change;
    const { repository = '', rule = finding.secret_type } = finding;
    const about = groupIssues && rule !== undefined ? shortDigest(`rule ${rule}`) : findingDigest(finding);
    groupOf({ repository, about }).added.push(row);
  }
  return [...groups.values()];
}

/** The issue's own part of its marker. Encoded, no name can end the marker. */
export function stampOf({ subject, digests }: Pick<IssueStep, 'subject' | 'digests'>): string {
  return new URLSearchParams({ ...subject, findings: digests.join('') }).toString();
}

function readStamp(stamp: string): Pick<IssueStep, 'subject' | 'digests'> {
  const fields = new URLSearchParams(stamp);
  const field = (key: string) => fields.get(key) ?? '';
  const digests = field('findings').match(/\w{8}/g) ?? [];
  return { subject: { repository: field('repository'), about: field('about') }, digests };
}

/** 48 bits: short, so that thousands fit in a body, and distinct among 300,000 findings. */
function shortDigest(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url');
  return hash.replaceAll('-', '_').slice(0, 8);
}

function findingDigest(finding: Finding): string {
  return shortDigest(findingKey({ ...finding, repository: finding.repository?.toLowerCase() }));
}

export function issueTicket({ number, url }: { number: number; url: string }) {
  return { id: String(number), slug: `#${number}`, url };
}
