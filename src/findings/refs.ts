import { type ConditionInput, mapTexts, textMatcher } from './text-tests.ts';

const BRANCH = 'refs/heads/';

/** `main` and `refs/heads/main` are one branch. */
export function shortRef(ref: string): string {
  return ref.startsWith(BRANCH) ? ref.slice(BRANCH.length) : ref;
}

export function sameRef(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && shortRef(one) === shortRef(other);
}

/** A branch that is named is compared exactly, since git knows branches apart by case; patterns ignore case. */
export function refMatcher(value: ConditionInput): (ref: string) => boolean {
  if (typeof value === 'object' && !Array.isArray(value)) {
    const matches = textMatcher(mapTexts(value, shortRef));
    return (ref) => matches(shortRef(ref));
  }
  const wanted = new Set([value].flat().map((ref) => shortRef(String(ref))));
  return (ref) => wanted.has(shortRef(ref));
}
