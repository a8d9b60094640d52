import { hasTag, PLATFORM_TAG, tagsWithout } from '../../model/tags.ts';

/** A platform may keep no more tags of a project than this (field-notes, "Projects"). */
export const MOST_TAGS = 10;

/** A request for tags. */
export interface TagRequest {
  kind: 'put' | 'delete';
  /** The tags that are to be there after a PUT, and not to be there after a DELETE. */
  tags: readonly string[];
  /** The tags that the request names. */
  list: readonly string[];
}

/** What the writes of a step have shown of a server, and who may write while that is open. */
export class TagServer {
  /** Whether it adds the tags that it gets, or takes them as the whole list (field-notes, "Requests"). */
  behaviour: 'unknown' | 'adds' | 'replaces' = 'unknown';
  /** A write was taken and never showed what it did: projects that have tags are not written any more. */
  isOpaque = false;

  /**
   * Those of the tags that are gone that a request took away: nothing but what it names is left. Until a server is
   * known to add, what others have put on since may hide that, and a tag too many is put back rather than lost.
   *
   * @param now the tags that a look after the request shows
   */
  takenBy(request: TagRequest, gone: readonly string[], now: readonly string[]): readonly string[] {
    const taken = tagsWithout(gone, request.list);
    const isListOnly = now.every((tag) => tag === PLATFORM_TAG || hasTag(request.list, tag));
    if (taken.every((tag) => tag === PLATFORM_TAG)) return [];
    if (!isListOnly) return request.kind === 'put' && this.behaviour !== 'adds' ? taken : [];
    if (request.kind === 'put') this.behaviour = 'replaces';
    return taken;
  }

  /** Learns from the answer to a request by itself: before a read others may have put tags back. */
  learnFrom(request: TagRequest, before: readonly string[], answer: readonly string[]): void {
    if (this.behaviour !== 'unknown' || request.kind !== 'put') return;
    const isKept = (tag: string) => tag !== PLATFORM_TAG && hasTag(answer, tag) && !hasTag(request.list, tag);
    if (before.some(isKept) && request.list.every((tag) => hasTag(answer, tag))) this.behaviour = 'adds';
  }
}
