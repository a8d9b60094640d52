import { createHash } from 'node:crypto';
import { isDue, setState } from '../../changes/rows.ts';
import { findingKey, isOpen } from '../../findings/finding.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import type { OwnIssue } from '../../github/issue.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** The subject of an issue: a rule in a repository, or a single finding. */
interface IssueSubject {
  /** Empty if the platform names none. */
  repository: string;
  /** Stands for the rule or the finding. */
  digest: string;
}

/** `merged`: closed as a duplicate of an older one, which lists its findings. */
type IssueAction = 'opened' | 'reopened' | 'updated' | 'closed' | 'merged';
/** Counts of issues by what was done with them, or in a dry run would be. */
export type IssueCounts = Record<IssueAction, number>;

export interface IssueWrite {
  action: IssueAction;
  subject: IssueSubject;
  /** Absent for a new one. */
  issue?: OwnIssue;
  /** The findings that the issue will hold: none once a run closes the issue, the same if a person closes it. */
  findingDigests: readonly string[];
  /** One row of each open finding, the same in each run, so that the text changes only with the findings. */
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
}

/** An issue, and what its marker says. */
export type StampedIssue = { issue: OwnIssue } & Pick<IssueWrite, 'subject' | 'findingDigests'>;

interface IssueGroup {
  subject: IssueSubject;
  /** Oldest first. */
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
  { groupIssues, listed, isWhole }: IssueFacts,
): IssueWrite[] {
  const groups = new Map<string, IssueGroup>();
  const groupOf = (subject: IssueSubject) => {
    const key = `${subject.repository.toLowerCase()} ${subject.digest}`;
    const group = groups.get(key) ?? { subject, issues: [], added: [] };
    groups.set(key, group);
    return group;
  };
  for (const issue of issues) groupOf(issue.subject).issues.push(issue);
  for (const row of added) {
    const { finding } = row.change;
    // A secret has a type instead of a rule.
    const rule = finding.rule ?? finding.secret_type;
    const digest = groupIssues && rule !== undefined ? shortDigest(`rule ${rule}`) : findingDigest(finding);
    groupOf({ repository: finding.repository ?? '', digest }).added.push(row);
  }
  const byDigest = Map.groupBy(listed, findingDigest);
  return [...groups.values()].flatMap((group) => writesOf(group, byDigest, isWhole));
}

function writesOf(
  { subject, issues: [oldest, ...younger], added }: IssueGroup,
  listed: ReadonlyMap<string, readonly Finding[]>,
  isWhole: boolean,
): IssueWrite[] {
  const { issue, findingDigests: former = [] } = oldest ?? {};
  const youngerDigests = younger.flatMap((duplicate) => duplicate.findingDigests);
  const addedDigests = added.map(({ change }) => findingDigest(change.finding));
  const allDigests = [...new Set([...former, ...youngerDigests, ...addedDigests])];
  const findingDigests: string[] = [];
  const findings: Finding[] = [];
  const ended = { fixed: 0, ignored: 0, removed: 0 };
  for (const digest of allDigests) {
    const branches = listed.get(digest) ?? [];
    const [first] = branches.filter(isOpen).toSorted((left, right) => (left.id < right.id ? -1 : 1));
    if (first !== undefined) findings.push(first);
    // A list with a gap may lack its open row.
    if (first !== undefined || !isWhole) findingDigests.push(digest);
    else if (branches.length === 0) ended.removed += 1;
    else ended[branches.some(({ status }) => status === 'fixed') ? 'fixed' : 'ignored'] += 1;
  }
  const common = { subject, findingDigests, findings, ended, rows: [] };
  if (issue === undefined) return [{ ...common, action: 'opened', rows: added }];
  const writes = younger.map(({ issue: duplicate }): IssueWrite => {
    return { ...common, action: 'merged', issue: duplicate, older: issue };
  });
  const isOpenIssue = issue.state === 'open';
  const hasNews = allDigests.length > former.length;
  if (findingDigests.length === 0 && isOpenIssue && former.length > 0)
    writes.push({ ...common, action: 'closed', issue });
  // A closed issue is reopened only for a finding that it did not have: a new one, or one of a duplicate. If no finding
  // is listed, its text stays.
  else if (findings.length > 0 && (isOpenIssue || hasNews))
    writes.push({ ...common, action: isOpenIssue ? 'updated' : 'reopened', issue, rows: added });
  return writes;
}

/** Sets the state of rows that need no issue: their findings have one, or are not open. */
export function markRows(rows: readonly TicketRow[], issues: readonly StampedIssue[]): void {
  const holders = new Map(
    issues.flatMap(({ issue, findingDigests }) => findingDigests.map((digest) => [digest, issue])),
  );
  for (const row of rows) {
    const { finding, branches } = row.change;
    const holder = holders.get(findingDigest(finding));
    if (holder !== undefined) {
      if (isDue(row)) setState(row, 'left');
      row.seen = issueTicket({ number: holder.number, url: holder.html_url });
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
export function showsWrite({ issue, subject }: StampedIssue, write: IssueWrite, body: string): boolean {
  if (write.issue === undefined)
    return subject.digest === write.subject.digest && subject.repository === write.subject.repository;
  if (issue.number !== write.issue.number) return false;
  const isClosing = write.action === 'closed' || write.action === 'merged';
  return isClosing ? issue.state === 'closed' : issue.state === 'open' && issue.body === body;
}

/** The issue's own part of its marker, encoded: a repository's name must not end the marker. */
export function stampOf({ subject, findingDigests }: Pick<IssueWrite, 'subject' | 'findingDigests'>): string {
  const { repository, digest: about } = subject;
  return new URLSearchParams({ repository, about, findings: findingDigests.join('') }).toString();
}

export function stampedIssue(issue: OwnIssue): StampedIssue {
  const fields = new URLSearchParams(issue.stamp);
  const field = (key: string) => fields.get(key) ?? '';
  // `shortDigest` leaves only letters, digits and `_`.
  const findingDigests = field('findings').match(/\w{8}/g) ?? [];
  return { issue, subject: { repository: field('repository'), digest: field('about') }, findingDigests };
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
