/** For sorting; texts by code units, so that the order does not depend on the language of a machine. */
export function compare<T extends string | bigint>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** By which names are compared: case and Unicode form make no difference. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
export const PLATFORM_TAG = 'managed-scan';

/** Platforms normalise tags (field-notes): two that differ in case or Unicode form only are one tag. */
export const tagKey = nameKey;

/** Of each list that was asked about: a project may have thousands of tags, and a step asks about each of them. */
const KEYS = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Of more tags than that, the keys are quicker to ask than the list. */
const SHORT = 20;

export function hasTag(tags: readonly string[], tag: string): boolean {
  if (tags.length <= SHORT && tags.includes(tag)) return true;
  const keys = KEYS.get(tags) ?? new Set(tags.map(tagKey));
  KEYS.set(tags, keys);
  return keys.has(tagKey(tag));
}

/** Those of the tags that a list does not have. */
export function tagsWithout(tags: readonly string[], list: readonly string[]): string[] {
  return tags.filter((tag) => !hasTag(list, tag));
}

/** Each tag once, as it is spelled first. */
export function distinctTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tagKey(tag), tag])).values()].toReversed();
}
