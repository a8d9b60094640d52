import { nameKey } from './compare.ts';
import { patternMatcher } from './pattern.ts';
import { type NameList, namesAndPatterns } from './selection.ts';

/** Decides about names as they come by, and knows afterwards what found nothing. */
export interface NameMatcher {
  matches(name: string): boolean;
  /** The items that no name has matched so far; `except` without its `!`. */
  unmatched(): { names: string[]; patterns: string[]; except: string[] };
}

/** An empty `names` and `patterns` selects all that `except` does not take away. */
export function nameMatcher({ names, patterns, except }: NameList): NameMatcher {
  const all = names.length + patterns.length === 0;
  const wantedNames = itemSet(names);
  const wantedPatterns = patterns.map(itemOf);
  const takenAway = namesAndPatterns(except);
  const exceptNames = itemSet(takenAway.names);
  const exceptPatterns = takenAway.patterns.map(itemOf);
  return {
    matches(name) {
      const isTakenAway = anyMatches(exceptNames, exceptPatterns, name);
      // What is taken away has been found all the same.
      const isWanted = anyMatches(wantedNames, wantedPatterns, name) || all;
      return isWanted && !isTakenAway;
    },
    unmatched: () => ({
      names: unmatchedOf(wantedNames.values()),
      patterns: unmatchedOf(wantedPatterns),
      except: [...unmatchedOf(exceptNames.values()), ...unmatchedOf(exceptPatterns)],
    }),
  };
}

/** The items of a list, as the user wrote them. */
export function itemsOf({ names, patterns, except }: NameList): string[] {
  return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}

interface Item {
  text: string;
  matches(name: string): boolean;
  matched: boolean;
}

function itemOf(text: string): Item {
  return { text, matches: patternMatcher(text), matched: false };
}

/** Names are unique without regard to case. */
function itemSet(names: readonly string[]): Map<string, Item> {
  return new Map(names.map((text) => [nameKey(text), { text, matches: () => true, matched: false }]));
}

/** Every pattern is tried until it has matched once, to know which ones find nothing. */
function anyMatches(names: ReadonlyMap<string, Item>, patterns: readonly Item[], name: string): boolean {
  const named = names.size === 0 ? undefined : names.get(nameKey(name));
  if (named !== undefined) named.matched = true;
  let found = named !== undefined;
  for (const item of patterns) {
    if ((found && item.matched) || !item.matches(name)) continue;
    found = true;
    item.matched = true;
  }
  return found;
}

function unmatchedOf(items: Iterable<Item>): string[] {
  return [...items].filter(({ matched }) => !matched).map(({ text }) => text);
}
