import { createHash } from 'node:crypto';
import type { GitHubFailure } from '../model/failure.ts';
import { GitHubError } from './errors.ts';
import { type Octokit, type Pages, readWhole } from './octokit.ts';

/** There is one comment or issue for each operation, workflow and `about`. */
export interface TextIdentity {
  operation: string;
  workflow: string;
  /** Distinguishes steps of one workflow; order and case do not matter. */
  about?: readonly string[];
}

export interface ListedText {
  id: number;
  html_url: string;
  body?: string | null;
  /** Null when the account was deleted. */
  user?: { login: string } | null;
}

/** The stamp is the writer's note in the marker, such as the commit. */
type MarkedText<T extends ListedText> = T & { body: string; stamp: string };

export interface KeptText {
  url?: string;
  /** The text was written, but a request after that failed. */
  unfinished?: GitHubFailure;
}

/** On any line, because people may have written above it. */
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) (.*?) -->/m;

export function markedBody(identity: TextIdentity, stamp: string, text: string): string {
  const key = `${identity.operation} workflow=${identityDigest(identity)}`;
  return `<!-- code-security-platform ${key} ${stamp} -->\n${text}`;
}

/**
 * The texts with the marker of an identity, oldest first. Anybody can copy a marker, so the author counts, too.
 *
 * @param author login; default: the token's own, which takes a request if there is a text
 * @throws GitHubError, also for an incomplete list
 */
export async function readOwn<Row extends ListedText>(
  octokit: Octokit,
  pages: Pages<Row>,
  { identity, path, author }: { identity: TextIdentity; path: string; author?: string },
): Promise<MarkedText<Row>[]> {
  const marked = (await readWhole(pages, path)).flatMap((row) => {
    const [, operation, digest, stamp = ''] = MARKER.exec(row.body ?? '') ?? [];
    if (operation !== identity.operation || digest !== identityDigest(identity)) return [];
    return [{ ...row, body: row.body ?? '', stamp }];
  });
  if (marked.length === 0) return [];
  const login = (author ?? (await viewerLogin(octokit))).toLowerCase();
  const own = marked.filter(({ user }) => user?.login.toLowerCase() === login);
  return own.sort((left, right) => left.id - right.id);
}

/** The token's own login. By GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
export async function viewerLogin(octokit: Octokit): Promise<string> {
  try {
    type Answer = { viewer?: { login: string } } | undefined;
    const answer = await octokit.graphql<Answer>('query { viewer { login } }');
    if (answer?.viewer) return answer.viewer.login;
    throw new Error('the answer names no viewer');
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    // GraphQL reports failures in an answer with status 200.
    const cause = error instanceof Error ? error.message : String(error);
    throw new GitHubError({ kind: 'answer', method: 'POST', path: '/graphql', cause });
  }
}

/**
 * A lost answer may hide a text that was created, and two runs may both have found none, so the list is read again: of
 * two the oldest stays.
 *
 * @throws GitHubError if none was created
 */
export async function createText<Row extends ListedText>({
  body,
  create,
  listOwn,
  replace,
}: {
  body: string;
  create: () => Promise<Row>;
  /** @param created absent after a lost answer */
  listOwn: (created?: Row) => Promise<readonly Row[]>;
  /** Called if there is an older text. */
  replace: (created: Row, oldest: Row) => Promise<unknown>;
}): Promise<KeptText & { created: Row }> {
  const created = await create().catch(async (error: unknown) => {
    const isUncertain = error instanceof GitHubError && error.isUncertain;
    const listed = isUncertain ? await listOwn().catch(() => []) : [];
    const found = listed.find((text) => text.body === body);
    if (found === undefined) throw error;
    return found;
  });
  const kept = { created, url: created.html_url };
  return finish(kept, async () => {
    const [oldest] = await listOwn(created);
    if (oldest === undefined || oldest.id >= created.id) return;
    await replace(created, oldest);
    kept.url = oldest.html_url;
  });
}

/** Makes the requests that follow a text. A failure of these does not undo it. */
export async function finish<T extends KeptText>(
  kept: T,
  work: () => Promise<unknown>,
): Promise<T & KeptText> {
  try {
    await work();
    return kept;
  } catch (error) {
    if (error instanceof GitHubError) return { ...kept, unfinished: error.failure };
    throw error;
  }
}

/** Names may be too long for a marker, or end it early. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function identityDigest({ workflow, about = [] }: TextIdentity): string {
  return digestOf([workflow, ...about.map((name) => name.toLowerCase()).sort()].join('\n'));
}
