import type { Context } from './context.ts';
import { nearestOf } from './nearest.ts';
import { patternMatcher } from './pattern.ts';
import type { NameList } from './selection.ts';

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
  if (items > MAX_ITEMS) return [];
  return patternMeant(text, names) ?? nearestOf(text, names, MAX_NEAR);
}

/** The pattern that an owner's name, or a regular expression's `.*`, stands for, where it matches a name. */
function patternMeant(text: string, names: readonly string[]): string[] | undefined {
  const pattern = text.includes('/') ? text.replaceAll('.*', '*') : `${text}/**`;
  if (pattern === text || text === '') return undefined;
  return names.some(patternMatcher(pattern)) ? [pattern] : undefined;
}
