import { createHash } from 'node:crypto';
import type { GitHubFailure } from '../model/failure.ts';
import { GitHubError } from './errors.ts';
import { type Octokit, type Pages, readWhole } from './octokit.ts';

/** Identifies a comment or an issue of ours: there is one for each operation, workflow and `about`. */
export interface TextIdentity {
  operation: string;
  /** A stable name of the workflow: the part of `GITHUB_WORKFLOW_REF` before the `@`. */
  workflow: string;
  /** Further values that distinguish steps of one workflow; order and case do not matter. */
  about?: readonly string[];
}

export interface ListedText {
  id: number;
  html_url: string;
  body?: string | null;
  /** Null when the account was deleted. */
  user?: { login: string } | null;
}

/** A text with our marker, which anybody can copy. */
export type MarkedText<T extends ListedText = ListedText> = T & {
  body: string;
  /** The writer's note in the marker, such as the commit. */
  stamp: string;
};

export interface KeptText {
  url?: string;
  /** The text was written, but a request after that failed. */
  unfinished?: GitHubFailure;
}

/** On any line, because people may have written above it. */
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) (.*?) -->/m;

/** The body, with the marker as a hidden first line. */
export function markedBody(identity: TextIdentity, stamp: string, text: string): string {
  const key = `${identity.operation} workflow=${identityDigest(identity)}`;
  return `<!-- code-security-platform ${key} ${stamp} -->\n${text}`;
}

/** The texts with the marker of an identity, oldest first. @throws GitHubError, also for an incomplete list */
export async function readMarked<Row extends ListedText>(
  pages: Pages<Row>,
  identity: TextIdentity,
  path: string,
): Promise<MarkedText<Row>[]> {
  const marked = (await readWhole(pages, path)).flatMap((row) => {
    const [, operation, digest, stamp = ''] = MARKER.exec(row.body ?? '') ?? [];
    if (operation !== identity.operation || digest !== identityDigest(identity)) return [];
    return [{ ...row, body: row.body ?? '', stamp }];
  });
  return marked.sort((a, b) => a.id - b.id);
}

export function writtenBy<T extends ListedText>(texts: readonly T[], login: string): T[] {
  return texts.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase());
}

/** The login of the account that writes with this token. GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
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

/** A lost answer may hide a text that was created, so it is looked for. @throws GitHubError if none was created */
export async function createText<Created extends { url: string }>({
  create,
  find,
  removeDuplicate,
}: {
  create: () => Promise<Created>;
  /** Finds the text that `create` would have made. */
  find: () => Promise<Created | undefined>;
  /** Removes the new text if there is an older one, whose address it returns. */
  removeDuplicate: (created: Created) => Promise<string | undefined>;
}): Promise<Created & KeptText> {
  const created = await create().catch(async (error: unknown) => {
    const isUncertain = error instanceof GitHubError && error.isUncertain;
    const found = isUncertain ? await find().catch(() => undefined) : undefined;
    if (found === undefined) throw error;
    return found;
  });
  try {
    return { ...created, url: (await removeDuplicate(created)) ?? created.url };
  } catch (error) {
    if (error instanceof GitHubError) return { ...created, unfinished: error.failure };
    throw error;
  }
}

/** A short hash: names may be too long for a marker, or end it early. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function identityDigest({ workflow, about = [] }: TextIdentity): string {
  return digestOf([workflow, ...about.map((name) => name.toLowerCase()).sort()].join('\n'));
}
