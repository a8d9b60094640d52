import { hasTag, PLATFORM_TAG, tagsWithout } from '../../model/tags.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import type { TagRequest, TagServer } from './tag-server.ts';

/** The requests for the tags of one project that may still land, and the tags that requests took away. */
export class TakenTags {
  readonly #server: TagServer;
  #underWay: TagRequest | undefined;
  /** Their answers were lost, and they may still land. */
  #open: readonly { request: TagRequest; failure: RequestFailure }[] = [];
  #tags: readonly string[] = [];

  constructor(server: TagServer) {
    this.#server = server;
  }

  /** What requests of ours took away and is not back yet. */
  get tags(): readonly string[] {
    return this.#tags;
  }

  /** What is to be put back; the platform puts its own tag back itself. */
  get missing(): readonly string[] {
    return this.#tags.filter((tag) => tag !== PLATFORM_TAG);
  }

  get firstLost(): RequestFailure | undefined {
    return this.#open[0]?.failure;
  }

  /** Whether a PUT whose answer was lost may have had its effect. */
  get mayHaveLanded(): boolean {
    return this.#open.some(({ request }) => request.kind === 'put');
  }

  sending(request: TagRequest): void {
    this.#underWay = request;
  }

  /** The request under way had its effect, or certainly has none. */
  ended(): void {
    this.#underWay = undefined;
  }

  /** Requests of a kind that were lost turn out to do nothing. */
  withoutEffect(kind: TagRequest['kind']): void {
    this.#open = this.#open.filter(({ request }) => request.kind !== kind);
  }

  lost(request: TagRequest, failure: RequestFailure): void {
    this.#open = [...this.#open, { request, failure }];
    this.#underWay = undefined;
  }

  /** Those of the tags that are gone that a request of ours took away; what it took away shows that it has landed. */
  of(gone: readonly string[], now: readonly string[]): readonly string[] {
    if (gone.length === 0) return [];
    const open = this.#open.map(({ request }) => request);
    const landed = open.filter(({ list }) => list.every((tag) => hasTag(now, tag)));
    for (const request of [...landed, ...(this.#underWay ? [this.#underWay] : [])].toReversed()) {
      const taken = this.#server.takenBy(request, gone, now);
      if (taken.length === 0) continue;
      this.#open = this.#open.filter((one) => one.request !== request);
      return taken;
    }
    return [];
  }

  add(tags: readonly string[]): void {
    this.#tags = [...new Set([...this.#tags, ...tags])];
  }

  /** Returns those that are back. */
  see(now: readonly string[]): readonly string[] {
    const back = this.missing.filter((tag) => hasTag(now, tag));
    this.#tags = tagsWithout(this.#tags, now);
    return back;
  }

  /** What is gone, and what of `now` goes when a request lands that does not name it. */
  atRisk(now: readonly string[]): readonly string[] {
    const isSafe = this.#server.behaviour === 'adds';
    // A lost DELETE takes what it names; one whose answer nobody has read yet may have been misread.
    const lists = this.#open.flatMap(({ request }) => (request.kind === 'put' ? [request] : []));
    if (this.#underWay !== undefined) lists.push(this.#underWay);
    const takers = lists.filter(({ kind }) => kind === 'delete' || !isSafe);
    const mayGo = (tag: string) => takers.some(({ list }) => !hasTag(list, tag));
    return [...this.missing, ...now.filter(mayGo)];
  }
}
