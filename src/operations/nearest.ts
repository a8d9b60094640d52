import type { NameList } from '../model/selection.ts';
import type { Context } from './context.ts';

/** Further apart than this share of its length, a name is not a misspelling of another. */
const MAX_SHARE = 1 / 3;
const MAX_LENGTH = 200;
const MAX_NEAR = 3;
/** More items than this are not misspelt, but of another deployment; thousands of them would take minutes. */
const MAX_ITEMS = 20;
/** Of each list of names, how many items were looked for in it. */
const lookedFor = new WeakMap<readonly string[], number>();

/** Notes what a list has not found, each item with the names that it may be a misspelling of. */
export async function noteUnmatched(
  { notices }: Context,
  input: string,
  { names, patterns, except }: NameList,
  known: readonly string[],
): Promise<void> {
  for (const pattern of [...names, ...patterns]) {
    const near = await nearestNames(pattern, known);
    notices.push({ kind: 'pattern-unmatched', input, pattern, near });
  }
  for (const pattern of except) {
    const near = await nearestNames(pattern, known);
    notices.push({ kind: 'exclusion-unmatched', input, pattern, near });
  }
}

/**
 * At most three names that `text`, a name or a pattern, may be a misspelling of; nearest first. None for more than the
 * first items of a list.
 */
export async function nearestNames(text: string, names: readonly string[]): Promise<string[]> {
  const items = (lookedFor.get(names) ?? 0) + 1;
  lookedFor.set(names, items);
  if (text.length > MAX_LENGTH || items > MAX_ITEMS) return [];
  const { distance } = await import('fastest-levenshtein');
  const sought = text.toLowerCase().replaceAll(/[*?]+/g, '');
  const near = names.flatMap((name) => {
    const lower = name.toLowerCase();
    // A wrong or missing organisation is as likely as a wrong letter.
    const last = lower.slice(lower.lastIndexOf('/') + 1);
    const soughtLast = sought.slice(sought.lastIndexOf('/') + 1);
    const whole = lower.length > MAX_LENGTH ? Number.POSITIVE_INFINITY : distance(sought, lower);
    const isComparable = soughtLast !== '' && last.length <= MAX_LENGTH;
    const parts = isComparable ? distance(soughtLast, last) + 1 : Number.POSITIVE_INFINITY;
    const best = Math.min(whole, parts);
    const isNear = best <= Math.max(2, Math.ceil(sought.length * MAX_SHARE));
    return isNear ? [{ name, best }] : [];
  });
  return near
    .sort((one, other) => one.best - other.best || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ name }) => name);
}
