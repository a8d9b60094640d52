import { readFleet, readSelecting, type Source } from '../../inputs/source.ts';
import { colonProblem, quote } from '../../inputs/values.ts';
import { hasTag } from '../../model/names.ts';
import { nameListOf } from '../../model/selection.ts';
import type { RequestOf } from '../../model/step.ts';

export type TagRequest = RequestOf<'tag', typeof read>;

export function read(source: Source) {
  const { reader } = source;
  const removeTags = readSelecting(reader, 'remove-tags');
  if (!reader.isSet('tags') && !reader.isSet('remove-tags'))
    reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
  const seen = new Map<string, string>();
  const newTagProblem = (tag: string) => {
    if (/^[-!]/.test(tag))
      return { problem: `starts with \`${tag.charAt(0)}\``, remedy: 'use `remove-tags` to remove tags' };
    const twin = seen.get(tag.toLowerCase());
    seen.set(tag.toLowerCase(), tag);
    if (twin === undefined) return undefined;
    return { problem: `differs from ${quote(twin)} only in case`, remedy: 'give one of them' };
  };
  const { names } = nameListOf(removeTags);
  const remedy = 'leave one out; a pattern in `remove-tags` spares what `tags` adds';
  const contradiction = (tag: string) =>
    hasTag(names, tag) ? { problem: 'is in `remove-tags`, too', remedy } : undefined;
  const tags = reader.list('tags', newTagProblem, colonProblem, contradiction);
  return { ...readFleet(source), tags, removeTags };
}
