import type { FilterValue } from './findings.ts';
import { nameKey } from './names.ts';

/** Names and patterns to select and to exclude; their order does not matter. */
export interface NameList {
  names: readonly string[];
  patterns: readonly string[];
  /** Names and patterns, without their `!`. */
  except: readonly string[];
}

/** With `tagged`, only projects that have any of these tags. */
export interface ProjectSelection extends NameList {
  tagged: readonly string[];
}

/** Empty lists exclude nothing, so they select every project. */
export const ALL_PROJECTS: ProjectSelection = { names: [], patterns: [], except: [], tagged: [] };

/** Part `index` (from 1) of `count` disjoint parts. */
export interface Shard {
  index: number;
  count: number;
}

export function isPattern(item: string): boolean {
  return /[*?]/.test(item);
}

function namesAndPatterns(items: readonly string[]): Pick<NameList, 'names' | 'patterns'> {
  return { names: items.filter((item) => !isPattern(item)), patterns: items.filter(isPattern) };
}

/** `!item` excludes; `*` and `?` make a pattern. */
export function nameListOf(items: readonly string[]): NameList {
  return {
    ...namesAndPatterns(items.filter((item) => !item.startsWith('!'))),
    except: items.filter((item) => item.startsWith('!')).map((item) => item.slice(1).trim()),
  };
}

/** Matches names, and remembers which items have matched. */
interface NameMatcher {
  matches(name: string): boolean;
  /** Whether any of the names is wanted, and none is excluded. */
  matchesAny(names: readonly string[]): boolean;
  /** The items that no name has matched so far; `except` without its `!`. */
  unmatched(): NameList;
}

/** Without `names` and `patterns`, selects everything that `except` does not exclude. */
export function nameMatcher({ names, patterns, except }: NameList): NameMatcher {
  const selectsAll = names.length + patterns.length === 0;
  const wanted = itemSet({ names, patterns });
  const excluded = itemSet(namesAndPatterns(except));
  const matchesAny = (candidates: readonly string[]) => {
    let isWanted = selectsAll;
    let isExcluded = false;
    for (const name of candidates) {
      // An excluded name counts as found, too.
      if (wanted.has(name)) isWanted = true;
      if (excluded.has(name)) isExcluded = true;
    }
    return isWanted && !isExcluded;
  };
  const results = new Map<string, boolean>();
  return {
    // Each name is compared once: 300,000 findings have few repositories, rules and severities.
    matches(name) {
      const known = results.get(name);
      if (known !== undefined) return known;
      const result = matchesAny([name]);
      results.set(name, result);
      return result;
    },
    matchesAny,
    unmatched: () => {
      const except = excluded.unmatched();
      return { ...wanted.unmatched(), except: [...except.names, ...except.patterns] };
    },
  };
}

/**
 * The value of a condition: texts (patterns only in a `NameList`), a flag, a number, or a moment in epoch ms (`since` in
 * epoch seconds, as in the API).
 */
export type ConditionInput = FilterValue | NameList;

/** Compares texts with the value of a condition, ignoring case. */
export function matcherOf(value: ConditionInput): NameMatcher {
  return nameMatcher(isNameList(value) ? value : { names: textsOf(value), patterns: [], except: [] });
}

/** The same value with each of its texts changed. */
export function mapTexts(value: ConditionInput, change: (text: string) => string): ConditionInput {
  if (!isNameList(value)) return textsOf(value).map(change);
  const { names, patterns, except } = value;
  return { names: names.map(change), patterns: patterns.map(change), except: except.map(change) };
}

function isNameList(value: ConditionInput): value is NameList {
  return typeof value === 'object' && 'patterns' in value;
}

function textsOf(value: Exclude<ConditionInput, NameList>): string[] {
  return [value].flat().map(String);
}

/** The items of a list, as the user wrote them. */
export function itemsOf({ names, patterns, except }: NameList): string[] {
  return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}

/** Names and patterns that remember whether they have matched. */
function itemSet({ names, patterns }: Pick<NameList, 'names' | 'patterns'>) {
  const namesByKey = new Map(names.map((text) => [nameKey(text), text]));
  const matchers = patterns.map((text) => ({ text, matches: patternMatcher(text) }));
  const matched = new Set<string>();
  const unmatchedOf = (items: Iterable<string>) => [...items].filter((item) => !matched.has(item));
  return {
    /** Whether an item matches; tries every pattern until it has matched once. */
    has(name: string): boolean {
      const named = namesByKey.size === 0 ? undefined : namesByKey.get(nameKey(name));
      if (named !== undefined) matched.add(named);
      let found = named !== undefined;
      for (const { text, matches } of matchers) {
        if ((found && matched.has(text)) || !matches(name)) continue;
        found = true;
        matched.add(text);
      }
      return found;
    },
    unmatched: () => ({ names: unmatchedOf(namesByKey.values()), patterns: unmatchedOf(patterns) }),
  };
}

/** The items of a list that match none of the names. */
export function unmatchedIn(list: NameList, names: readonly string[]): NameList {
  const { matchesAny, unmatched } = nameMatcher(list);
  matchesAny(names);
  return unmatched();
}

/**
 * Matches names against a pattern without regard to case: `?` is one character and `*` any number of
 * them within a segment, `**` any number across segments; as a segment of its own, `**` may also be none at all. Every
 * other character means itself, because brackets, braces and plus signs occur in project names.
 *
 * All ways to match are followed at once, so that time grows with the product of both lengths: the expressions that
 * pattern libraries compile try one way after another.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = nameKey(pattern).match(/(?<=^|\/)\*{2,}\/|\*{2,}|./gsu) ?? [];
  return (name) => {
    const lastReached: number[] = Array(tokens.length + 1).fill(-1);
    let states: number[] = [];
    let length = 0;
    const reach = (state: number): boolean => {
      if (lastReached[state] === length) return false;
      lastReached[state] = length;
      states.push(state);
      return true;
    };
    /** Expects a token next; a wildcard may also match nothing. */
    const expect = (state: number) => {
      if (reach(state) && tokens[state]?.startsWith('*')) expect(state + 1);
    };
    expect(0);
    for (const character of nameKey(name)) {
      const former = states;
      states = [];
      length += 1;
      for (const state of former) {
        const token = tokens[state] ?? '';
        if (token.endsWith('*')) {
          if (token !== '*' || character !== '/') expect(state);
        } else if (token.endsWith('*/')) {
          reach(state);
          if (character === '/') expect(state + 1);
        } else if (token === '?' ? character !== '/' : token === character) expect(state + 1);
      }
      if (states.length === 0) return false;
    }
    return states.includes(tokens.length);
  };
}
