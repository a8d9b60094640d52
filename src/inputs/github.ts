import type { GitHubConnection } from '../model/connection.ts';
import { isLoopback } from './base-url.ts';
import type { Environment } from './environment.ts';
import type { InputReader } from './reader.ts';
import { GITHUB_TOKEN_DEFAULT } from './table.ts';
import { checkCharacters } from './token.ts';

const MAX_FOOTER_LENGTH = 1000;

/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
export function readGitHub(reader: InputReader, environment: Environment): GitHubConnection | undefined {
  const token = reader.text('github-token');
  // Where no runner evaluates it, the default is not a token.
  if (token === undefined || token === GITHUB_TOKEN_DEFAULT) return undefined;
  checkCharacters(reader, 'github-token');
  return {
    token,
    apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
    serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
  };
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
export type CommentMode = 'auto' | 'always' | 'never';

/** `auto` where it is not given. */
export function readComment(reader: InputReader) {
  return reader.oneOf('comment', ['auto', 'always', 'never']) ?? 'auto';
}

/** Markdown of the workflow's author, as it is. */
export function readCommentFooter(reader: InputReader): string | undefined {
  const text = reader.text('comment-footer');
  if (text === undefined || text.length <= MAX_FOOTER_LENGTH) return text;
  return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
