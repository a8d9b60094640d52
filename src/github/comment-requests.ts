import {
  type Decoder,
  mapped,
  object,
  optional,
  requiredText,
  ShapeProblem,
  text,
} from '../platform/http/decode.ts';
import type { Connection } from './connection.ts';
import { GitHubError } from './errors.ts';
import { readPages } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { numericId } from './repository.ts';

export interface Comment {
  readonly id: number;
  /** Login of the author; undefined when that account was deleted. */
  readonly author: string | undefined;
  readonly body: string;
  readonly url: string;
}

const comment = mapped(
  object({
    id: numericId,
    user: optional(object({ login: requiredText })),
    body: text,
    html_url: requiredText,
  }),
  ({ id, user, body, html_url: url }): Comment => ({ id, author: user?.login, body, url }),
);

/** GraphQL says in a 200 answer what failed. */
const viewer: Decoder<string> = (value) => {
  const { data, errors } = viewerAnswer(value);
  if (data !== undefined) return data.viewer.login;
  throw new ShapeProblem(`says that GraphQL failed: ${JSON.stringify(errors)}`);
};
const viewerAnswer = object({
  data: optional(object({ viewer: object({ login: requiredText }) })),
  errors: (value) => value ?? [],
});

/** For all of them: who may read but not write cannot comment. */
export const COMMENT_PERMISSION = 'pull-requests: write';

/** The requests about the comments of one pull request. All of them throw GitHubError. */
export class CommentRequests {
  readonly #connection: Connection;
  readonly #address: { owner: string; repo: string };
  readonly #number: number;
  readonly #deadlineMs: number | undefined;

  constructor(connection: Connection, pull: PullRequestAddress, deadlineMs: number | undefined) {
    this.#connection = connection;
    this.#address = { owner: pull.owner, repo: pull.repo };
    this.#number = pull.number;
    this.#deadlineMs = deadlineMs;
  }

  /** Oldest first. */
  async list(): Promise<readonly Comment[]> {
    const comments = await readPages(
      this.#connection,
      {
        method: 'GET',
        path: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { ...this.#address, issue_number: this.#number },
        permission: COMMENT_PERMISSION,
        deadlineMs: this.#deadlineMs,
      },
      comment,
    );
    return comments.sort((a, b) => a.id - b.id);
  }

  /** Undefined when it was deleted. */
  read(id: number): Promise<Comment | undefined> {
    return unlessGone(this.#send('GET', id, comment));
  }

  /** A lost answer may hide a comment: it is not asked for again. */
  create(body: string): Promise<Comment> {
    return this.#connection.send(
      {
        method: 'POST',
        path: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { ...this.#address, issue_number: this.#number, body },
        permission: COMMENT_PERMISSION,
        deadlineMs: this.#deadlineMs,
      },
      comment,
    );
  }

  /** Undefined when it was deleted. */
  update(id: number, body: string): Promise<Comment | undefined> {
    return unlessGone(this.#send('PATCH', id, comment, { body }));
  }

  /** One that is gone already is fine. */
  async delete(id: number): Promise<void> {
    await unlessGone(this.#send('DELETE', id, () => undefined));
  }

  /** The login that comments of this token have. GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
  viewer(): Promise<string> {
    return this.#connection.send(
      {
        method: 'POST',
        path: '/graphql',
        parameters: { query: 'query { viewer { login } }' },
        permission: COMMENT_PERMISSION,
        isRepeatable: true,
        deadlineMs: this.#deadlineMs,
      },
      viewer,
    );
  }

  #send<T>(
    method: 'GET' | 'PATCH' | 'DELETE',
    id: number,
    decode: Decoder<T>,
    content: { body?: string } = {},
  ): Promise<T> {
    return this.#connection.send(
      {
        method,
        path: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { ...this.#address, comment_id: id, ...content },
        permission: COMMENT_PERMISSION,
        deadlineMs: this.#deadlineMs,
      },
      decode,
    );
  }
}

async function unlessGone<T>(sent: Promise<T>): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof GitHubError && [404, 410].includes(error.failure.status ?? 0)) return undefined;
    throw error;
  }
}
