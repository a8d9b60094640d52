import type { GitHubConnection } from '../model/ports.ts';
import { checkCharacters, isLoopback } from './connection.ts';
import type { Environment, InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import type { Source } from './source.ts';
import { GITHUB_TOKEN_DEFAULT } from './table.ts';
import { oneOf } from './values.ts';

const MAX_FOOTER_LENGTH = 1000;

/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
export function readGitHub(reader: InputReader, environment: Environment): GitHubConnection | undefined {
  return readConnectionBy('github-token', reader, environment);
}

/** How to read repositories' metadata: with a token of its own, or with `github-token`. */
export function readMetadata(reader: InputReader, environment: Environment): GitHubConnection | undefined {
  return (
    readConnectionBy('metadata-token', reader, environment) ??
    readConnectionBy('github-token', reader, environment)
  );
}

function readConnectionBy(
  input: 'github-token' | 'metadata-token',
  reader: InputReader,
  environment: Environment,
): GitHubConnection | undefined {
  const token = gitHubToken(reader, input);
  if (token === undefined) return undefined;
  checkCharacters(reader, input);
  return {
    token,
    apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
    serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
  };
}

/** Where no runner evaluates it, the default is not a token. */
function gitHubToken(reader: InputReader, input: string): string | undefined {
  const token = reader.given(input);
  return token === GITHUB_TOKEN_DEFAULT ? undefined : token;
}

function readAddress(reader: InputReader, environment: Environment, variable: string, usual: string): string {
  const text = environment[variable] || usual;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (usable) return text.replace(/\/+$/, '');
  const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
  reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
  return usual;
}

/** `auto`: when there is something to say, and then kept true. */
export type CommentMode = (typeof COMMENT_MODES)[number];

const COMMENT_MODES = ['auto', 'always', 'never'] as const;
export function readComment(reader: InputReader): CommentMode {
  const mode = reader.read('comment', oneOf(COMMENT_MODES));
  if (mode === 'always' && gitHubToken(reader, 'github-token') === undefined)
    reader.warn('github-token', `is empty, so the step cannot comment; ${GIVE_TOKEN}`);
  return mode;
}

const GIVE_TOKEN = `give \`${GITHUB_TOKEN_DEFAULT}\`, or leave the input out`;

/** Markdown of the workflow's author, as it is. */
export function readCommentFooter(reader: InputReader): string | undefined {
  const text = reader.text('comment-footer');
  if (text === undefined || text.length <= MAX_FOOTER_LENGTH) return text;
  return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}

/** The tracking issue of a step. */
export interface IssueRequest {
  /** `auto`: while there is something to act on. */
  mode: CommentMode;
  /** Set when the issue is opened, as the assignees are. */
  labels: readonly string[];
  /** Names of accounts. */
  assignees: readonly string[];
  /** Markdown of the workflow's author for its end. */
  footer?: string;
}

export function readIssue(reader: InputReader): IssueRequest {
  const mode = reader.read('issue', oneOf(COMMENT_MODES));
  const labels = reader.list('issue-labels');
  const assignees = reader.list('issue-assignees');
  if (mode !== 'never' && gitHubToken(reader, 'github-token') === undefined)
    reader.warn('github-token', `is empty, so the step cannot keep an issue; ${GIVE_TOKEN}`);
  return { mode, labels, assignees, footer: readCommentFooter(reader) };
}

/** Of the operations that can keep a tracking issue. */
export interface TrackedRequest {
  event: RunEvent;
  /** For the comment and the issue. */
  github?: GitHubConnection;
  issue: IssueRequest;
}

export async function readTracked({ reader, environment, event }: Source): Promise<TrackedRequest> {
  return { event: await event(), github: readGitHub(reader, environment), issue: readIssue(reader) };
}
