import {
  type CommentIdentity,
  type CommentRun,
  isLaterRun,
  markedBody,
  runOfBody,
} from './comment-marker.ts';
import { COMMENT_PERMISSION, type Comment, CommentRequests } from './comment-requests.ts';
import type { Connection } from './connection.ts';
import { GitHubError } from './errors.ts';
import { type PullRequestAddress, readPullRequestHead } from './pull-request.ts';

export interface StickyComment {
  readonly pull: PullRequestAddress;
  readonly identity: CommentIdentity;
  readonly run: CommentRun;
  /** Markdown, at most MAX_TEXT_CHARACTERS. */
  readonly text: string;
  /** `only-update` keeps a comment true that is there, and makes none. */
  readonly post: 'always' | 'only-update';
  /** Of the pull request, where it was read a moment ago. */
  readonly head?: { readonly commit: string; readonly readAtMs: number } | undefined;
  /** In ms since the epoch: a limit of GitHub that ends later is not waited for. */
  readonly deadlineMs?: number | undefined;
}

export type SkipReason =
  | 'not-posted-yet' // nothing is there, and `only-update` makes none
  | 'older-commit' // the head of the pull request is another commit
  | 'later-run' // a later run of the same commit has written
  | 'lost-race'; // others wrote again and again

export interface PostedComment {
  readonly action: 'created' | 'updated' | 'unchanged' | 'skipped';
  /** Of the comment that stands there now, where there is one of ours. */
  readonly url?: string;
  readonly reason?: SkipReason;
}

/** How often a run looks, and writes again where an earlier one wrote over it meanwhile. */
const MAX_ROUNDS = 10;
/** After a race: what earlier runs have sent by then shows, and is written over. So does what GitHub's list lacked. */
const RACE_PAUSE_MS = 1000;
/** Looks at a list that shows the comment as it was before our update, before it is written again. */
const MAX_LATE = 3;
/** So long the head of the pull request is not read again. */
const FRESH_MS = 5000;

/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author.
 * A run for another commit than the pull request's head writes nothing, and no run writes over a later one of the
 * same commit. Of the comments that a race leaves the oldest stays. Other people's comments are never touched.
 *
 * GitHub has no conditional write: an earlier run that has read before we wrote may write after us. So where others
 * are seen to write at the same time, it is looked at again after a second. Its list may lag behind what was written:
 * the answer to our own POST is believed, and what a late list shows then is cleared up.
 *
 * @throws GitHubError, RangeError for a text that is too long
 */
export async function postComment(connection: Connection, sticky: StickyComment): Promise<PostedComment> {
  const posting = new Posting(connection, sticky);
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const posted = await posting.round(round === MAX_ROUNDS);
    if (posted !== undefined) return posted;
  }
  return posting.lost();
}

interface OurComment extends Comment {
  readonly run: CommentRun;
}

class Posting {
  readonly #connection: Connection;
  readonly #sticky: StickyComment;
  readonly #requests: CommentRequests;
  readonly #body: string;
  #login: string | undefined;
  #created: Comment | undefined;
  #isCreatedGone = false;
  #updatedId: number | undefined;
  #hasRivals = false;
  #waits = 0;
  #lateLooks = 0;
  /** What the last update wrote over. */
  #replaced: string | undefined;
  /** Since the last update. */
  #hasSeenOwn = false;
  #url: string | undefined;
  /** A comment may be there although no answer says so. */
  #lostCreation: GitHubError | undefined;

  constructor(connection: Connection, sticky: StickyComment) {
    this.#connection = connection;
    this.#sticky = sticky;
    this.#requests = new CommentRequests(connection, sticky.pull, sticky.deadlineMs);
    this.#body = markedBody(sticky.identity, sticky.run, sticky.text);
  }

  /** Reads what is there and writes where that is needed; undefined = to be looked at again. */
  async round(isLast: boolean): Promise<PostedComment | undefined> {
    const listed = await this.#list();
    const isLate = this.#kept !== undefined && !listed.some(({ id }) => id === this.#kept?.id);
    const ours = isLate ? this.#withKept(listed) : listed;
    const [oldest] = ours;
    if (this.#lostCreation !== undefined && !ours.some(({ run }) => this.#isOwn(run)))
      throw this.#lostCreation;
    if (oldest === undefined) return await this.#create();
    this.#url = oldest.url;
    if (ours.some(({ run }) => this.#isLater(run))) return await this.#skip('later-run', oldest);
    const isWritten = this.#isOwn(oldest.run) && this.#hasWritten;
    this.#hasSeenOwn ||= isWritten;
    if (!isWritten && oldest.body !== this.#body) {
      return this.#isLateUpdate(oldest) ? await this.#wait() : await this.#update(oldest);
    }
    // An older one of ours may not show yet either.
    if (isLate && !isLast) return await this.#wait();
    this.#hasRivals ||= ours.length > 1;
    for (const { id } of ours.slice(1)) await this.#delete(id);
    if (this.#hasRivals && this.#waits === 0) return await this.#wait();
    return { action: this.#actionOn(oldest), url: oldest.url };
  }

  /** Others wrote over it again and again, or the list never showed what was written. */
  lost(): PostedComment {
    return { action: 'skipped', reason: 'lost-race', ...(this.#url === undefined ? {} : { url: this.#url }) };
  }

  /** Oldest first. */
  async #list(): Promise<readonly OurComment[]> {
    const marked = (await this.#requests.list()).flatMap((comment) => {
      const run = runOfBody(this.#sticky.identity, comment.body);
      return run === undefined ? [] : [{ ...comment, run }];
    });
    if (marked.length === 0) return [];
    this.#login ??= this.#created?.author ?? (await this.#requests.viewer());
    const login = this.#login.toLowerCase();
    return marked.filter(({ author }) => author?.toLowerCase() === login);
  }

  /** The answer to our own POST is believed: what the list does not show yet is never made a second time. */
  #withKept(listed: readonly OurComment[]): readonly OurComment[] {
    if (this.#kept === undefined) return listed;
    const kept = { ...this.#kept, run: this.#sticky.run };
    return [...listed, kept].sort((one, other) => one.id - other.id);
  }

  /** What we made and did not take away again. */
  get #kept(): Comment | undefined {
    return this.#isCreatedGone ? undefined : this.#created;
  }

  async #delete(id: number): Promise<void> {
    this.#isCreatedGone ||= id === this.#created?.id;
    await this.#requests.delete(id);
  }

  /** Whether the list may only show it as it was before our update. */
  #isLateUpdate({ id, body }: OurComment): boolean {
    this.#hasRivals ||= this.#hasWritten;
    const isFormer = !this.#hasSeenOwn && id === this.#updatedId && body === this.#replaced;
    if (isFormer) this.#lateLooks += 1;
    return isFormer && this.#lateLooks <= MAX_LATE;
  }

  async #create(): Promise<PostedComment | undefined> {
    if (this.#sticky.post === 'only-update') return { action: 'skipped', reason: 'not-posted-yet' };
    if (!(await this.#isHead())) return { action: 'skipped', reason: 'older-commit' };
    try {
      this.#created = await this.#requests.create(this.#body);
    } catch (error) {
      if (!(error instanceof GitHubError) || !mayHaveTakenEffect(error)) throw error;
      this.#lostCreation = error;
    }
    return undefined;
  }

  async #update(oldest: OurComment): Promise<PostedComment | undefined> {
    if (!(await this.#isHead())) return await this.#skip('older-commit', oldest);
    const updated = await this.#requests.update(oldest.id, this.#body);
    this.#replaced = oldest.body;
    this.#hasSeenOwn = false;
    this.#lateLooks = 0;
    this.#updatedId = updated?.id;
    return undefined;
  }

  async #skip(reason: SkipReason, oldest: OurComment): Promise<PostedComment> {
    const kept = this.#kept;
    if (kept !== undefined && kept.id !== oldest.id) await this.#delete(kept.id);
    return { action: 'skipped', reason, url: oldest.url };
  }

  async #wait(): Promise<undefined> {
    this.#waits += 1;
    await this.#connection.sleep(RACE_PAUSE_MS);
  }

  get #hasWritten(): boolean {
    return (this.#created ?? this.#updatedId ?? this.#lostCreation) !== undefined;
  }

  #actionOn(kept: OurComment): PostedComment['action'] {
    if (!this.#hasWritten) return 'unchanged';
    return kept.id === this.#updatedId ? 'updated' : 'created';
  }

  #isOwn({ commit, runNumber, runAttempt }: CommentRun): boolean {
    const { run } = this.#sticky;
    return commit === run.commit && runNumber === run.runNumber && runAttempt === run.runAttempt;
  }

  #isLater(run: CommentRun): boolean {
    return run.commit === this.#sticky.run.commit && isLaterRun(run, this.#sticky.run);
  }

  async #isHead(): Promise<boolean> {
    const { pull, run, head, deadlineMs } = this.#sticky;
    const isFresh = head !== undefined && this.#connection.now() - head.readAtMs < FRESH_MS;
    if (isFresh && !this.#hasWritten) return head.commit === run.commit;
    const options = { deadlineMs, permission: COMMENT_PERMISSION };
    return (await readPullRequestHead(this.#connection, pull, options)) === run.commit;
  }
}

function mayHaveTakenEffect({ failure: { kind, status = 0 } }: GitHubError): boolean {
  return kind === 'connection' || kind === 'answer' || (kind === 'status' && status >= 500);
}
