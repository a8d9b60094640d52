import { readFleet } from '../../inputs/fleet.ts';
import { checkExceptions } from '../../inputs/names.ts';
import type { Source } from '../../inputs/source.ts';
import { quote } from '../../inputs/text.ts';
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
  checkTags(source, tags);
  checkExceptions(reader, 'remove-tags', removeTags);
  const added = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) {
    reader.warn('remove-tags', `has ${quote(item)}, which \`tags\` adds, so it is not removed`);
  }
  return { operation: 'tag', ...readFleet(source), tags, removeTags };
}

function checkTags({ reader }: Source, tags: readonly string[]): void {
  if (reader.hasProblem('tags')) return;
  const seen = new Map<string, string>();
  for (const tag of tags) {
    if (/^[-!]/.test(tag)) {
      const bare = tag.replace(/^[-!]+\s*/, '');
      const what = bare === '' ? 'give it there' : `give ${quote(bare)} there`;
      reader.problem('tags', `has ${quote(tag)}, but tags are removed by \`remove-tags\`; ${what}`);
    }
    const other = seen.get(tag.toLowerCase());
    if (other !== undefined) {
      reader.problem(
        'tags',
        `has ${quote(other)} and ${quote(tag)}, which differ only in case; give one of them`,
      );
    }
    seen.set(tag.toLowerCase(), tag);
  }
}
