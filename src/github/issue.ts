import type { GitHubFailure } from '../model/failure.ts';
import { namesWithout } from '../model/names.ts';
import type { RefusedDetails } from '../model/notice.ts';
import { GitHubError } from './errors.ts';
import {
  createText,
  digestOf,
  finish,
  type KeptText,
  type ListedText,
  markedBody,
  readOwn,
  type TextIdentity,
  viewerLogin,
} from './marked-text.ts';
import type { Octokit } from './octokit.ts';

interface RepositoryAddress {
  owner: string;
  repo: string;
}

interface TrackingIssue {
  repository: RepositoryAddress;
  identity: TextIdentity;
  content: IssueContent;
}

/** Markdown in which nothing from outside may mention people or other issues. */
export type IssueContent =
  | IssueToAct
  /** The line is the comment that closes the issue. */
  | { kind: 'clear'; title: string; text: string; line: string }
  /** The line stands above the text of an open issue until a run is conclusive; else `fallback` is opened. */
  | { kind: 'inconclusive'; line: string; fallback?: IssueToAct };

interface IssueToAct {
  kind: 'act';
  title: string;
  text: string;
  /** Equal for runs that list the same; any length. */
  listed: string;
  /** Whether to reopen what a person closed. Default: if it lists something else. */
  reopens?: boolean;
  /** Set only when an issue is opened: people may change them later. */
  labels: readonly string[];
  assignees: readonly string[];
}

/** GitHub refuses longer bodies, as it does longer comments. */
const MAX_BODY_LENGTH = 65_536;
/** After the line of an inconclusive run. */
const TEXT_START = '<!-- text -->';
const EMPTY_STAMP = 'listed=none';

type KeptIssue = KeptText & Pick<OpenedIssue, 'refused'>;

type IssueChanges = Partial<NonNullable<Parameters<Octokit['rest']['issues']['update']>[0]>>;

/**
 * Keeps the one issue of an identity, found by marker and author. The marker says what the issue lists, and nothing once
 * a run closes it. So a closed one that lists what this run lists was closed by a person, who is respected until that
 * changes, or by a bot, which is not.
 *
 * @throws GitHubError
 */
export async function keepIssue(octokit: Octokit, issue: TrackingIssue): Promise<KeptIssue> {
  const { repository, identity } = issue;
  const author = await viewerLogin(octokit);
  const own = await readOwnIssues(octokit, repository, identity, author);
  // A person may have closed the older one of two.
  const [open, ...younger] = own.filter(({ state }) => state === 'open');
  const existing = open ?? own[0];
  const isOpen = open !== undefined;
  const fallback = issue.content.kind === 'inconclusive' && !isOpen ? issue.content.fallback : undefined;
  const content = fallback ?? issue.content;
  if (existing === undefined)
    return content.kind === 'act' ? await openIssue(octokit, issue, author, content) : {};
  const { number, html_url: url, stamp } = existing;
  const patch = (changes: IssueChanges, issue_number = number) =>
    octokit.rest.issues.update({ ...repository, issue_number, ...changes });
  let comment: string | undefined;
  switch (content.kind) {
    case 'act': {
      const { title, text, listed, reopens = stamp !== stampOf(listed) } = content;
      const body = bodyOf(identity, stampOf(listed), text);
      const isSettled = listed === '' || stamp === EMPTY_STAMP;
      const bot = isSettled ? undefined : await closingBot(octokit, repository, existing);
      const isReopened = !isOpen && (reopens || bot !== undefined);
      if (isReopened || existing.body !== body || existing.title !== title)
        await patch({ title, body, state: isReopened ? 'open' : undefined });
      comment = bot && reopenedLine(bot);
      break;
    }
    case 'inconclusive': {
      // Somebody may have deleted `TEXT_START`.
      const start = Math.max(0, existing.body.indexOf(TEXT_START));
      const text = existing.body.slice(start).replace(TEXT_START, '').trimStart();
      const body = bodyOf(identity, stamp, text, `${content.line}\n\n`);
      if (isOpen && body !== existing.body) await patch({ body });
      break;
    }
    case 'clear': {
      // For an issue that somebody else closed, the new marker makes the next list news.
      if (!isOpen && stamp === EMPTY_STAMP) break;
      const body = bodyOf(identity, EMPTY_STAMP, content.text);
      await patch({ title: content.title, body, state: 'closed', state_reason: 'completed' });
      if (isOpen) comment = content.line;
    }
  }
  return finish({ url }, async () => {
    // A run that was cut off between opening an issue and looking again leaves two.
    for (const duplicate of younger) await patch(duplicateOf(number, identity), duplicate.number);
    if (comment !== undefined) await addComment(octokit, repository, number, comment);
  });
}

/**
 * The login of a bot that closed an issue. Only a mark shows a run of the step: actions/stale may have the same login.
 *
 * @throws GitHubError
 */
export async function closingBot(
  { rest }: Octokit,
  repository: RepositoryAddress,
  { state, number, closed_by: listed }: OwnIssue,
): Promise<string | undefined> {
  if (state !== 'closed') return undefined;
  // Lists may leave it out.
  const closer = listed ?? (await rest.issues.get({ ...repository, issue_number: number })).data.closed_by;
  return closer?.type === 'Bot' ? closer.login : undefined;
}

/** The login is code, so that it mentions nobody. */
export function reopenedLine(bot: string): string {
  return `Opened again, because \`${bot}\` closed this issue while there is still something to act on.`;
}

/** Never repeated: a lost answer may hide a comment that was made. @throws GitHubError */
export async function addComment(
  { rest }: Octokit,
  repository: RepositoryAddress,
  number: number,
  body: string,
): Promise<void> {
  await rest.issues.createComment({ ...repository, issue_number: number, body, request: { retries: 0 } });
}

function duplicateOf(number: number, identity: TextIdentity) {
  const body = bodyOf(identity, EMPTY_STAMP, `Duplicate of #${number}`);
  return { state: 'closed', state_reason: 'duplicate', body } as const;
}

async function openIssue(
  octokit: Octokit,
  { repository, identity }: TrackingIssue,
  author: string,
  { title, text, labels, assignees, listed }: IssueToAct,
): Promise<KeptIssue> {
  const draft = { title, body: bodyOf(identity, stampOf(listed), text), labels, assignees };
  const { created, ...kept } = await createText<OpenedIssue>({
    body: draft.body,
    create: () => createIssue(octokit, repository, draft),
    async listOwn() {
      const own = await readOwnIssues(octokit, repository, identity, author);
      const open = own.filter(({ state }) => state === 'open');
      return open.map((found) => ({ ...found, refused: missingDetails(draft, found) }));
    },
    replace: ({ number }, oldest) => {
      const changes = duplicateOf(oldest.number, identity);
      return octokit.rest.issues.update({ ...repository, issue_number: number, ...changes });
    },
  });
  return { ...kept, refused: created.refused };
}

export type OwnIssue = Awaited<ReturnType<typeof readOwnIssues>>[number];

/** Oldest first. @param author default: the token's own login @throws GitHubError */
export async function readOwnIssues(
  octokit: Octokit,
  repository: RepositoryAddress,
  identity: TextIdentity,
  author?: string,
) {
  const creator = author ?? (await viewerLogin(octokit));
  const query = { ...repository, state: 'all', creator, direction: 'asc', per_page: 100 } as const;
  const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, query);
  const path = `/repos/${repository.owner}/${repository.repo}/issues`;
  const issues = await readOwn(octokit, pages, { identity, path, author: creator });
  // GitHub lists pull requests as issues, too.
  return issues.filter((issue) => issue.pull_request === undefined);
}

function stampOf(listed: string): string {
  return `listed=${digestOf(listed)}`;
}

function bodyOf(identity: TextIdentity, stamp: string, text: string, start = ''): string {
  const body = markedBody(identity, stamp, `${start}${TEXT_START}\n${text}`);
  if (body.length <= MAX_BODY_LENGTH) return body;
  // Only a person's text is as long.
  return body.slice(0, body.lastIndexOf('\n', MAX_BODY_LENGTH));
}

type IssueDraft = Pick<IssueToAct, 'title' | 'labels' | 'assignees'> & { body: string };

interface OpenedIssue extends ListedText {
  number: number;
  refused?: RefusedDetails;
}

/** Leaves out labels and assignees that GitHub refuses. @throws GitHubError if it refuses the issue */
export async function createIssue(
  { rest: { issues } }: Octokit,
  repository: RepositoryAddress,
  draft: IssueDraft,
): Promise<OpenedIssue> {
  let accepted = draft;
  let serverMessage: string | undefined;
  for (;;) {
    try {
      const details = { labels: [...accepted.labels], assignees: [...accepted.assignees] };
      // Never repeated: a lost answer may hide an issue that was opened.
      const { data } = await issues.create({ ...repository, ...draft, ...details, request: { retries: 0 } });
      return { ...data, refused: missingDetails(draft, { ...accepted, ...data }, serverMessage) };
    } catch (error) {
      if (!(error instanceof GitHubError) || !mayBeAboutDetails(error.failure, accepted)) throw error;
      accepted = withoutRefused(accepted, error.failure);
      serverMessage = error.failure.serverMessage;
    }
  }
}

interface ShownDetails {
  labels: readonly (string | { name?: string })[];
  assignees?: readonly (string | { login: string })[] | null;
}

/** GitHub drops those of a token without push access without a word. */
function missingDetails(
  wanted: Pick<IssueDraft, 'labels' | 'assignees'>,
  { labels, assignees }: ShownDetails,
  serverMessage?: string,
): RefusedDetails | undefined {
  const names = labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
  const logins = (assignees ?? []).map((one) => (typeof one === 'string' ? one : one.login));
  const missing = {
    labels: namesWithout(wanted.labels, names),
    assignees: namesWithout(wanted.assignees, logins),
  };
  const isComplete = missing.labels.length + missing.assignees.length === 0;
  return isComplete ? undefined : { ...missing, serverMessage };
}

/** A 422 need not name the labels or assignees that it refuses; a 403 that does not refuses the issue itself. */
function mayBeAboutDetails(failure: GitHubFailure, { labels, assignees }: IssueDraft): boolean {
  const { kind, status, serverMessage = '' } = failure;
  if (kind !== 'status' || labels.length + assignees.length === 0) return false;
  return status === 422 || (status === 403 && /label|assignee/i.test(serverMessage));
}

/** Without the values that GitHub names, or without one of the lists if it names none. */
function withoutRefused(draft: IssueDraft, { invalid = [], serverMessage = '' }: GitHubFailure): IssueDraft {
  const { labels, assignees } = draft;
  const valid = { labels: namesWithout(labels, invalid), assignees: namesWithout(assignees, invalid) };
  if (valid.labels.length + valid.assignees.length < labels.length + assignees.length)
    return { ...draft, ...valid };
  const isAboutLabels = assignees.length === 0 || (labels.length > 0 && /label/i.test(serverMessage));
  return isAboutLabels ? { ...draft, labels: [] } : { ...draft, assignees: [] };
}
