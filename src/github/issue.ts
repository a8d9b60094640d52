import { GitHubError, type GitHubFailure } from './errors.ts';
import {
  digestOf,
  type ListedText,
  MAX_TEXT_CHARACTERS,
  markedBody,
  type OwnText,
  readMarked,
  type TextIdentity,
  viewerLogin,
  writtenBy,
} from './marked-text.ts';
import type { Octokit } from './octokit.ts';

export interface IssueIdentity extends TextIdentity {
  /** `GITHUB_JOB` */
  job: string;
  /** `GITHUB_ACTION` */
  step: string;
  deployment: string;
}

export interface TrackingIssue {
  repository: { owner: string; repo: string };
  identity: IssueIdentity;
  state: IssueState;
}

/** What a run found out. Markdown, in which nothing from outside may mention people or other issues. */
export type IssueState =
  | {
      /** There is something to act on. */
      kind: 'act';
      /** GitHub refuses more than 256 characters. */
      title: string;
      /** At most MAX_ISSUE_CHARACTERS. */
      text: string;
      /** Equal for runs that list the same; any length. */
      listed: string;
      /** Of an issue that is opened; later they are left to people. */
      labels: readonly string[];
      assignees: readonly string[];
    }
  /** Nothing is left; the line is the comment of the issue that is closed. */
  | { kind: 'clear'; title: string; text: string; line: string }
  /** The run could not find out; the line stands above the text of an open issue until a run does. */
  | { kind: 'undecided'; line: string };

type StateOf<K extends IssueState['kind']> = Extract<IssueState, { kind: K }>;

export interface KeptIssue {
  /** Of the issue, where one is there, also a closed one. */
  url?: string;
  /** Why the issue, or the last part of what was to be written, may be out of date. */
  failure?: GitHubFailure;
}

const MAX_LINE_CHARACTERS = 1000;
/** The limit for an issue's text, which leaves room for a line. */
export const MAX_ISSUE_CHARACTERS = MAX_TEXT_CHARACTERS - MAX_LINE_CHARACTERS - 100;

/** Between the line of a run that could not find out and the text. */
const TEXT_START = '<!-- text -->';
/** What the marker of an issue that lists nothing has. */
const NOTHING = 'listed=none';

interface ListedIssue extends ListedText {
  number: number;
  title: string;
  isOpen: boolean;
}

type OwnIssue = OwnText<ListedIssue>;

interface Writer {
  octokit: Octokit;
  /** The login of the token. */
  author: string;
  repository: TrackingIssue['repository'];
  identity: TextIdentity;
}

/**
 * Keeps the one issue of an identity true: opens, updates, closes or reopens it. It is found by its marker and its
 * author among all issues of the repository; other people's are never touched.
 *
 * The marker says what the issue lists, and nothing once a run closes it. So a closed issue that lists what this run
 * lists was closed by a person, and stays closed until that changes.
 *
 * @throws RangeError for a text or a line that is too long
 */
export async function keepIssue(octokit: Octokit, issue: TrackingIssue): Promise<KeptIssue> {
  const { repository, state } = issue;
  const { job, step, deployment, about = [], ...identity } = issue.identity;
  const names = [`job=${job}`, `step=${step}`, `deployment=${deployment}`, ...about];
  const kept: KeptIssue = {};
  try {
    const author = await viewerLogin(octokit);
    const writer = { octokit, author, repository, identity: { ...identity, about: names } };
    const [oldest, ...others] = await listOwn(writer);
    if (oldest === undefined) {
      if (state.kind === 'act') await openIssue(writer, state, kept);
      return kept;
    }
    kept.url = oldest.html_url;
    if (state.kind === 'act') await updateIssue(writer, oldest, state);
    if (state.kind === 'clear') await closeIssue(writer, oldest, state);
    if (state.kind === 'undecided') await addLine(writer, oldest, state.line);
    for (const other of others) if (other.isOpen) await closeDuplicate(writer, other, oldest);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    kept.failure = error.failure;
  }
  return kept;
}

/** Two runs may both have found no issue, so the list is read once more: the oldest stays. */
async function openIssue(writer: Writer, state: StateOf<'act'>, kept: KeptIssue): Promise<void> {
  const { octokit, repository, identity } = writer;
  const { title, labels, assignees } = state;
  const { data: created } = await octokit.rest.issues.create({
    ...repository,
    ...{ title, labels: [...labels], assignees: [...assignees] },
    body: bodyOf(identity, stampOf(state), state.text),
    // A lost answer may hide an issue that was made.
    request: { retries: 0 },
  });
  kept.url = created.html_url;
  const [oldest] = await listOwn(writer);
  if (oldest === undefined || oldest.number >= created.number) return;
  kept.url = oldest.html_url;
  await closeDuplicate(writer, created, oldest);
}

/** Opens it again where it lists something else than when it was closed. */
async function updateIssue(writer: Writer, issue: OwnIssue, state: StateOf<'act'>): Promise<void> {
  const { title, text } = state;
  const body = bodyOf(writer.identity, stampOf(state), text);
  const isReopened = !issue.isOpen && issue.stamp !== stampOf(state);
  if (!isReopened && issue.body === body && issue.title === title) return;
  await patch(writer, issue, { title, body, state: isReopened ? 'open' : undefined });
}

/** Where a person closed it, only its marker and text change: what it lists next is news. */
async function closeIssue(writer: Writer, issue: OwnIssue, state: StateOf<'clear'>): Promise<void> {
  if (!issue.isOpen && issue.stamp === NOTHING) return;
  const { octokit, repository, identity } = writer;
  const { title, text, line } = state;
  const body = bodyOf(identity, NOTHING, text);
  await patch(writer, issue, { title, body, state: 'closed', state_reason: 'completed' });
  if (!issue.isOpen) return;
  await octokit.rest.issues.createComment({
    ...{ ...repository, issue_number: issue.number, body: line },
    request: { retries: 0 },
  });
}

async function addLine(writer: Writer, issue: OwnIssue, line: string): Promise<void> {
  if (!issue.isOpen) return;
  const start = issue.body.indexOf(TEXT_START);
  // Somebody may have edited it away.
  const text = issue.body.slice(start < 0 ? 0 : start + TEXT_START.length).trimStart();
  const body = bodyOf(writer.identity, issue.stamp, text, line);
  if (body !== issue.body) await patch(writer, issue, { body });
}

async function closeDuplicate(writer: Writer, issue: { number: number }, oldest: OwnIssue): Promise<void> {
  const body = bodyOf(writer.identity, NOTHING, `Duplicate of #${oldest.number}`);
  await patch(writer, issue, { body, state: 'closed', state_reason: 'duplicate' });
}

type Changes = Pick<
  NonNullable<Parameters<Octokit['rest']['issues']['update']>[0]>,
  'title' | 'body' | 'state' | 'state_reason'
>;

async function patch(
  { octokit, repository }: Writer,
  { number }: { number: number },
  changes: Changes,
): Promise<void> {
  await octokit.rest.issues.update({ ...repository, issue_number: number, ...changes });
}

/** Open and closed ones, oldest first; GitHub lists pull requests as issues, too. */
async function listOwn({ octokit, author, repository, identity }: Writer): Promise<OwnIssue[]> {
  const asked = { ...repository, state: 'all', creator: author, direction: 'asc', per_page: 100 } as const;
  const marked = await readMarked(
    octokit.paginate.iterator(octokit.rest.issues.listForRepo, asked),
    ({ id, number, title, state, body, user, html_url, pull_request }) => {
      const isOpen = state === 'open';
      return { id, number, title, isOpen, body, user, html_url, isPullRequest: pull_request !== undefined };
    },
    identity,
    `/repos/${repository.owner}/${repository.repo}/issues`,
  );
  return writtenBy(marked, author).filter(({ isPullRequest }) => !isPullRequest);
}

function stampOf({ listed }: { listed: string }): string {
  return `listed=${digestOf(listed)}`;
}

function bodyOf(identity: TextIdentity, stamp: string, text: string, line = ''): string {
  if (text.length > MAX_ISSUE_CHARACTERS || line.length > MAX_LINE_CHARACTERS) {
    const limits = `${MAX_ISSUE_CHARACTERS} characters and a line of ${MAX_LINE_CHARACTERS}`;
    throw new RangeError(`an issue has at most ${limits}, not ${text.length} and ${line.length}`);
  }
  return markedBody(identity, stamp, `${line === '' ? '' : `${line}\n\n`}${TEXT_START}\n${text}`);
}
