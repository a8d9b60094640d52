/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
export const PLATFORM_TAG = 'managed-scan';

/** Platforms normalise tags (field-notes): two that differ in case or Unicode form only are one tag. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

export function hasTag(tags: readonly string[], tag: string): boolean {
  if (tags.includes(tag)) return true;
  const key = tagKey(tag);
  return tags.some((one) => tagKey(one) === key);
}

/** Those of the tags that a list does not have. */
export function tagsWithout(tags: readonly string[], list: readonly string[]): string[] {
  return tags.filter((tag) => !hasTag(list, tag));
}
