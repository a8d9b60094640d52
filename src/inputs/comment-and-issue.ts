import type { GitHubConnection } from '../model/ports.ts';
import { readGitHub, warnWithoutToken } from './connection.ts';
import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import type { Source } from './source.ts';
import { oneOf } from './values.ts';

const COMMENT_MODES = ['auto', 'always', 'never'] as const;

/** `auto` comments when there is something to say, and keeps that up to date. */
export function readComment(reader: InputReader): (typeof COMMENT_MODES)[number] {
  const mode = reader.read('comment', oneOf(COMMENT_MODES));
  if (mode === 'always') warnWithoutToken(reader, 'comment');
  return mode;
}

const MAX_FOOTER_LENGTH = 1000;

export function readCommentFooter(reader: InputReader): string | undefined {
  const text = reader.text('comment-footer');
  const length = [...(text ?? '')].length;
  if (length <= MAX_FOOTER_LENGTH) return text;
  return reader.problem('comment-footer', `has ${length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}

export interface IssueStyle {
  /** Set when the issue is opened, as the assignees are. */
  labels: readonly string[];
  assignees: readonly string[];
  /** Markdown for the end. */
  footer?: string;
}

function readIssue(reader: InputReader, event: RunEvent) {
  const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
  if (isAlways) reader.note('issue', 'is `always`, which means `auto` here');
  const mode = isAlways ? 'auto' : reader.read('issue', oneOf(['never', 'auto']));
  if (mode !== 'never') warnWithoutToken(reader, 'keep an issue');
  const others = 'runs of pull requests, or elsewhere than on the default branch';
  if (mode !== 'never' && event.name !== '' && !event.isOfDefaultBranch)
    reader.note('issue', `is \`auto\`, but no issue is kept in ${others}`);
  const style = readIssueStyle(reader);
  if (mode === 'never')
    for (const name of ['issue-labels', 'issue-assignees'].filter((input) => reader.isSet(input)))
      reader.note(name, 'has no effect without `issue: auto`');
  return { mode, ...style };
}

export function readIssueStyle(reader: InputReader): IssueStyle {
  const labels = reader.list('issue-labels');
  // Written as in a mention.
  const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
  return { labels, assignees, footer: readCommentFooter(reader) };
}

export interface TrackedRequest {
  event: RunEvent;
  github?: GitHubConnection;
  issue: { about: string } & ReturnType<typeof readIssue>;
}

/** @param about distinguishes issues of one step: a rules file, a kind of findings, a dependency filter */
export async function readTracked({ reader, environment, event: readEvent }: Source, about: string) {
  const event = await readEvent();
  const github = readGitHub(reader, environment);
  return { event, github, issue: { about, ...readIssue(reader, event) } };
}
