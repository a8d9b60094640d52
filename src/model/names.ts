/** Orders ids, and texts by code units, in every locale alike. */
export function compare<T extends string | bigint>(left: T, right: T): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Equal for names and tags that differ only in case; the platform compares everything else exactly (field-notes). */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
export const PLATFORM_TAG = 'managed-scan';

export function hasTag(tags: readonly string[], tag: string): boolean {
  const key = nameKey(tag);
  return tags.some((candidate) => nameKey(candidate) === key);
}

export function namesWithout(names: readonly string[], excluded: readonly string[]): string[] {
  const keys = new Set(excluded.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
}

export function splitName(fullName = ''): { owner: string; repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

/** Each name or tag once, in its first spelling. */
export function distinctNames(names: readonly string[]): string[] {
  return [...Map.groupBy(names, nameKey).values()].flatMap(([first]) => first ?? []);
}
