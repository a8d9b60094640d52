import type { TagChange } from '../../model/change.ts';
import { hasTag, PLATFORM_TAG, tagKey, tagsWithout } from '../../model/tags.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import type { WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import { causeOf, type Unit, type UnitEnd } from './carry-out.ts';
import { isTagChange, TAGS, tagDifferences } from './project-fields.ts';
import { idOf, MAX_READ_AGE_MS, type ProjectRecord } from './project-record.ts';
import { TagSender } from './tag-sender.ts';
import { MOST_TAGS, type TagRequest, type TagServer } from './tag-server.ts';
import { TakenTags } from './taken-tags.ts';

/** How often tags are put back on one project: a server that takes others each time would never end. */
const MAX_PUT_BACKS = 3;

/**
 * The tags of one project. Some servers take the list of a PUT as the whole list (field-notes, "Requests"): what a
 * request of ours took away is put back, before anything else is sent.
 */
export class TagUnit implements Unit<TagRequest, Project> {
  readonly canLook = true;
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #record: ProjectRecord;
  readonly #server: TagServer;
  readonly #isJustRead: boolean;
  /** By the tag's key. */
  readonly #changes: ReadonlyMap<string, TagChange>;
  readonly #taken: TakenTags;
  readonly #sender: TagSender;
  #putBacks = 0;

  /** @param isJustRead whether nothing else was read or written since the project was read */
  constructor(
    context: WritingContext,
    slug: string,
    server: TagServer,
    record: ProjectRecord,
    isJustRead: boolean,
  ) {
    this.#context = context;
    this.#slug = slug;
    this.#server = server;
    this.#record = record;
    this.#isJustRead = isJustRead;
    this.#changes = new Map(record.changes.filter(isTagChange).map((change) => [tagKey(change.tag), change]));
    this.#taken = new TakenTags(server);
    this.#sender = new TagSender(context.writer, slug);
  }

  static isFor({ changes }: ProjectRecord): boolean {
    return changes.some(isTagChange);
  }

  get subject(): WriteSubject {
    return ['tags', this.#record.name];
  }

  /** Whether the list of a PUT may cost the project tags, because it is not known how the server takes it. */
  get mayLose(): boolean {
    return this.#server.behaviour === 'unknown' && this.#now.length > 0;
  }

  /** Where a list may take tags away, it is made from a read right before it. */
  isStale(): boolean {
    const { seenAtMs } = this.#record;
    const ageMs = this.#context.clock.now() - seenAtMs;
    const mayTakeAway = this.mayLose || this.#server.behaviour === 'replaces';
    return ageMs > MAX_READ_AGE_MS || (mayTakeAway && !this.#isJustRead);
  }

  async read(): Promise<void> {
    const { seen, name } = this.#record;
    const askedAtMs = this.#context.clock.now();
    const project = await this.#context.platform.project(this.#slug, name, idOf(seen));
    this.#see(this.#record.upToDate(project, askedAtMs));
  }

  /** What is to come, with what has to be put back; then what is to go, or first where it has to make room. */
  next(): TagRequest | undefined {
    const due = this.#record.due().filter(isTagChange);
    const named = due.filter(({ after }) => !after).map(({ tag }) => tag);
    // As the platform spells them.
    const leaving = this.#now.filter((tag) => hasTag(named, tag));
    const { missing } = this.#taken;
    if (missing.length > 0 && this.#putBacks === MAX_PUT_BACKS) return undefined;
    const coming = [...due.filter(({ after }) => after).map(({ tag }) => tag), ...missing];
    if (coming.length + leaving.length === 0) return undefined;
    const isWhole = missing.length > 0 || this.#server.behaviour === 'replaces';
    const isFull = !isWhole && this.#now.length + coming.length > MOST_TAGS;
    if (coming.length === 0 || (isFull && leaving.length > 0)) {
      return { kind: 'delete', tags: leaving, list: leaving };
    }
    const stay = isWhole ? [...this.#taken.tags, ...this.#now] : [];
    // A list that names what is to go would bring it back, if it lands late.
    const list = [...new Set([...tagsWithout(stay, leaving), ...coming])];
    return { kind: 'put', tags: coming, list };
  }

  async send(request: TagRequest, attempts: number): Promise<WriteAnswer<Project>> {
    const { seen, name } = this.#record;
    const isNamed = ({ tag }: TagChange) => hasTag(request.kind === 'put' ? request.list : request.tags, tag);
    // What a request of ours took away was there before, also where it is wanted.
    const changes = this.#record
      .due()
      .filter(isTagChange)
      .filter(
        (change) =>
          !hasTag(this.#taken.tags, change.tag) && (isNamed(change) || this.#leavesOut(request, change)),
      );
    if (this.#taken.missing.length > 0) this.#putBacks += 1;
    this.#taken.sending(request);
    this.#noteRisk();
    const answer = this.#sender.send(request, name, { attempts, ...idOf(seen) });
    const ended = await this.#record.sending(TAGS, changes, answer, this.#context.clock);
    if (ended.kind === 'refused' || ended.kind === 'limited' || ended.kind === 'not-sent') {
      this.#taken.ended();
      this.#noteRisk();
    }
    return ended;
  }

  answered(request: TagRequest, project: Project): void {
    this.#server.learnFrom(request, this.#now, project.tags);
    this.#see(project);
  }

  isDone({ kind, tags }: TagRequest): boolean {
    const isDone = tags.every((tag) => hasTag(this.#now, tag) === (kind === 'put'));
    if (!isDone) return false;
    this.#taken.ended();
    this.#sender.worked();
    return true;
  }

  isRepeatable(): boolean {
    return true;
  }

  turnsToOtherForm(request: TagRequest): boolean {
    const turns = this.#sender.turnsToOtherForm(request);
    // What was lost had the form that does nothing.
    if (turns) this.#taken.withoutEffect(request.kind);
    return turns;
  }

  lost(request: TagRequest, failure: RequestFailure): void {
    this.#taken.lost(request, failure);
    this.#noteRisk();
  }

  end(end: UnitEnd, request: TagRequest | undefined): void {
    const isTaken =
      (end.kind === 'not-shown' || end.kind === 'unknown') && request?.kind === 'put' && this.mayLose;
    if (isTaken) this.#server.isOpaque = true;
    // Nothing more can come of what was refused, never sent, or answered.
    if (end.kind === 'refused' || (end.kind === 'not-shown' && end.failure === undefined))
      this.#taken.ended();
    this.#noteRisk();
    const failure = this.#failureOf(end, request, isTaken);
    if (failure !== undefined) this.#record.fail(failure);
  }

  #failureOf(end: UnitEnd, request: TagRequest | undefined, isTaken: boolean): unknown {
    const { missing, firstLost } = this.#taken;
    const cause = causeOf(end);
    if (missing.length > 0) {
      return new RowError({ kind: 'tags-lost', lost: [...missing], ...(cause && { cause }) });
    }
    switch (end.kind) {
      case 'done':
        if (firstLost === undefined || this.#record.tagsAtRisk.length === 0) return undefined;
        return new RowError({ kind: 'unknown', cause: firstLost });
      case 'refused':
        return end.error;
      case 'unknown':
        return new RowError({ kind: 'unknown', cause: end.cause });
      case 'not-shown':
        if (isTaken && cause !== undefined) return new RowError({ kind: 'unknown', cause });
        return new RowError(this.#notShown(request, cause));
    }
  }

  get #now(): readonly string[] {
    return this.#record.seen?.tags ?? [];
  }

  /** On a server that replaces tags, or may, a list makes the changes that it leaves out, too. */
  #leavesOut({ kind }: TagRequest, { after }: TagChange): boolean {
    return kind === 'put' && !after && this.#server.behaviour !== 'adds';
  }

  #see(project: Project): void {
    const { seen } = this.#record;
    if (seen !== undefined) this.#noteGone(seen, project);
    this.#record.see(project, this.#context.clock.now());
    this.#record.putBack = [...new Set([...this.#record.putBack, ...this.#taken.see(project.tags)])];
    this.#noteRisk();
  }

  #noteGone(before: Project, now: Project): void {
    const differences = tagDifferences(before, now);
    const gone = differences.filter(({ after }) => !after).map(({ tag }) => tag);
    const taken = this.#taken.of(gone, now.tags);
    const toPutBack = taken.filter((tag) => !this.#isSent(tag, false));
    const isOurs = (tag: string, after: boolean) =>
      tag === PLATFORM_TAG || this.#isSent(tag, after) || hasTag(after ? this.#taken.tags : taken, tag);
    const others = differences.filter(({ tag, after }) => !isOurs(tag, after));
    const came = differences.some(({ tag, after }) => after && isOurs(tag, after));
    // A platform that keeps a number of tags drops one for each that comes; or somebody took it off just then.
    const evicted = others.filter(({ after }) => (came || this.#taken.mayHaveLanded) && !after);
    this.#record.evicted = [...this.#record.evicted, ...evicted.map(({ tag }) => tag)];
    this.#record.noteOthers(others.filter((one) => !evicted.includes(one)));
    this.#taken.add(toPutBack);
  }

  #isSent(tag: string, after: boolean): boolean {
    const change = this.#changes.get(tagKey(tag));
    return change !== undefined && change.after === after && this.#record.isSent(change);
  }

  #noteRisk(): void {
    const stay = this.#now.filter((tag) => !this.#isSent(tag, false));
    this.#record.tagsAtRisk = this.#taken.atRisk(stay);
  }

  #notShown(request: TagRequest | undefined, cause: RequestFailure | undefined) {
    const tags = request?.tags ?? [];
    const because = cause === undefined ? {} : { cause };
    if (request?.kind === 'delete') {
      return {
        kind: 'tags-not-removed' as const,
        left: tags.filter((tag) => hasTag(this.#now, tag)),
        ...because,
      };
    }
    return { kind: 'tags-not-shown' as const, missing: tagsWithout(tags, this.#now), ...because };
  }
}
