import type { FilterValue } from './findings.ts';
import { nameKey } from './names.ts';

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

/** Compared names, such as repositories and rules, have few different values. */
const MAX_KEPT = 10_000;

/** Texts (patterns only in a `NameList`), a flag, a number, or a moment in epoch ms (`since`: in epoch seconds). */
export type ConditionInput = FilterValue | NameList;

/**
 * Tests whether any of several names is wanted, in any case, and none is excluded. A list without `names` and
 * `patterns` wants all.
 */
export function nameMatcher(value: ConditionInput): (names: readonly string[]) => boolean {
  const { names, patterns, except } = nameListIn(value);
  const selectsAll = names.length + patterns.length === 0;
  const isWanted = itemTest({ names, patterns });
  const isExcluded = itemTest(namesAndPatterns(except));
  return (candidates) => (selectsAll || candidates.some(isWanted)) && !candidates.some(isExcluded);
}

function itemTest({ names, patterns }: Pick<NameList, 'names' | 'patterns'>): (name: string) => boolean {
  const keys = new Set(names.map(nameKey));
  const matchers = patterns.map(patternMatcher);
  const results = new Map<string, boolean>();
  return (name) => {
    const known = results.get(name);
    if (known !== undefined) return known;
    const result = keys.has(nameKey(name)) || matchers.some((matches) => matches(name));
    if (results.size < MAX_KEPT) results.set(name, result);
    return result;
  };
}

/** Tests whether an item is a known name, in any case, or a pattern that matches one. */
export function itemFinder(known: readonly string[]): (item: string) => boolean {
  const keys = new Set(known.map(nameKey));
  return (item) => (isPattern(item) ? known.some(patternMatcher(item)) : keys.has(nameKey(item)));
}

export function unmatchedIn(list: NameList, known: readonly string[]): NameList {
  const isFound = itemFinder(known);
  return mapLists(list, (items) => items.filter((item) => !isFound(item)));
}

export function mapTexts(value: ConditionInput, change: (text: string) => string): NameList {
  return mapLists(nameListIn(value), (items) => items.map(change));
}

function mapLists({ names, patterns, except }: NameList, change: (items: readonly string[]) => string[]) {
  return { names: change(names), patterns: change(patterns), except: change(except) };
}

function nameListIn(value: ConditionInput): NameList {
  if (typeof value === 'object' && 'patterns' in value) return value;
  return { names: [value].flat().map(String), patterns: [], except: [] };
}

/** Tests whether a text has the parts of a pattern between its wildcards, in order. */
export function partsTest(pattern: string): (text: string) => boolean {
  const parts = nameKey(pattern).split(/(?:(?<=^|\/)\*{2,}\/|[*?])+/);
  return (text) => {
    const name = nameKey(text);
    let at = 0;
    return parts.every((part) => {
      const found = name.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
  };
}

export function itemsOf({ names, patterns, except }: NameList): string[] {
  return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}

/**
 * Ignores case. `?` is one character and `*` any number of them within a segment, `**` any number across segments, or
 * as a segment of its own none at all. Brackets, braces and plus signs mean themselves. Time grows with the product of
 * both lengths; compiled expressions try one way after another.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = nameKey(pattern).match(/(?<=^|\/)\*{2,}\/|\*{2,}|./gsu) ?? [];
  const hasParts = partsTest(pattern);
  return (text) => {
    const name = nameKey(text);
    // Most names differ here already.
    if (!hasParts(name)) return false;
    const lastReached: number[] = Array(tokens.length + 1).fill(-1);
    let states: number[] = [];
    let length = 0;
    const reach = (state: number): boolean => {
      if (lastReached[state] === length) return false;
      lastReached[state] = length;
      states.push(state);
      return true;
    };
    /** A wildcard may also match nothing. */
    const expect = (state: number) => {
      if (reach(state) && tokens[state]?.startsWith('*')) expect(state + 1);
    };
    expect(0);
    for (const character of name) {
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
