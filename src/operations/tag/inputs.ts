import { checkExceptions, readFleet } from '../../inputs/names.ts';
import type { Source } from '../../inputs/source.ts';
import { quote } from '../../inputs/values.ts';
import { isPattern } from '../../model/selection.ts';
import type { FleetRequest } from '../../model/step.ts';

/** At least one of the lists has an item. */
export interface TagRequest extends FleetRequest {
  operation: 'tag';
  tags: readonly string[];
  /** Names and patterns; a tag of `tags` is never removed. */
  removeTags: readonly string[];
}

export function readTag(source: Source): TagRequest {
  const { reader } = source;
  const tags = reader.list('tags');
  const removeTags = reader.list('remove-tags');
  if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
    reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
  }
  checkTags(source);
  for (const tag of tags.filter(isPattern))
    reader.warn('tags', `has ${quote(tag)}, which is added as it is; patterns work in \`remove-tags\` only`);
  checkExceptions(reader, 'remove-tags');
  const added = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) {
    reader.warn('remove-tags', `has ${quote(item)}, which \`tags\` adds, so it is not removed`);
  }
  return { operation: 'tag', ...readFleet(source), tags, removeTags };
}

function checkTags({ reader }: Source): void {
  const seen = new Map<string, string>();
  reader.check('tags', (tag) => {
    const bare = tag.replace(/^[-!]+\s*/, '');
    const what = bare === '' ? 'it there' : `${quote(bare)} there`;
    if (bare !== tag)
      return `starts with \`${tag.charAt(0)}\`; tags are removed by \`remove-tags\`: give ${what}`;
    const other = seen.get(tag.toLowerCase());
    seen.set(tag.toLowerCase(), tag);
    return other && `differs from ${quote(other)} only in case; give one of them`;
  });
}
