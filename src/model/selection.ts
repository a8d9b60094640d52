import { nameKey } from './names.ts';

/** Names and patterns to select, and what is taken away, whatever the order. */
export interface NameList {
  names: readonly string[];
  patterns: readonly string[];
  /** Names and patterns, without their `!`. */
  except: readonly string[];
}

/** Which projects; with `tagged`, only those that have any of these tags. */
export interface ProjectSelection extends NameList {
  tagged: readonly string[];
}

/** Part `index` (from 1) of `of` disjoint parts. */
export interface Shard {
  index: number;
  of: number;
}

/** Whether an item of a list is a pattern and not a name. */
export function isPattern(item: string): boolean {
  return /[*?]/.test(item);
}

/** Items none of which is taken away, whatever their first character. */
function namesAndPatterns(items: readonly string[]): Pick<NameList, 'names' | 'patterns'> {
  return { names: items.filter((item) => !isPattern(item)), patterns: items.filter(isPattern) };
}

/** `!item` is taken away, `*` and `?` make a pattern. */
export function nameListOf(items: readonly string[]): NameList {
  return {
    ...namesAndPatterns(items.filter((item) => !item.startsWith('!'))),
    except: items.filter((item) => item.startsWith('!')).map((item) => item.slice(1).trim()),
  };
}

/** Decides about names as they come by, and knows afterwards what found nothing. */
export interface NameMatcher {
  matches(name: string): boolean;
  /** Whether any of the names is wanted, and none is taken away. */
  matchesAny(names: readonly string[]): boolean;
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
  const matchesAny = (given: readonly string[]) => {
    let isWanted = all;
    let isTakenAway = false;
    for (const name of given) {
      // What is taken away has been found all the same.
      if (anyMatches(wantedNames, wantedPatterns, name)) isWanted = true;
      if (anyMatches(exceptNames, exceptPatterns, name)) isTakenAway = true;
    }
    return isWanted && !isTakenAway;
  };
  return {
    matches: (name) => matchesAny([name]),
    matchesAny,
    unmatched: () => ({
      names: unmatchedOf(wantedNames.values()),
      patterns: unmatchedOf(wantedPatterns),
      except: [...unmatchedOf(exceptNames.values()), ...unmatchedOf(exceptPatterns)],
    }),
  };
}

/**
 * What a condition looks for: texts, of which only a `NameList` has patterns, a flag, a number, or a moment in epoch ms
 * (of `since` in epoch seconds, as in the API).
 */
export type ConditionInput = string | boolean | number | readonly string[] | NameList;

/** Compares texts with what a condition looks for, without regard to case. */
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

interface Item {
  text: string;
  matches(name: string): boolean;
  matched: boolean;
}

function itemOf(text: string): Item {
  return { text, matches: patternMatcher(text), matched: false };
}

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

/** A character that stands for itself, or a wildcard; `segments` is a `**` between two slashes, with the second one. */
type Token = { character: string } | 'one' | 'within' | 'across' | 'segments';

/** Where to go on when what follows a wildcard does not match: one character, or one segment, later than before. */
interface Retry {
  token: number;
  at: number;
}

/**
 * Matches names against a pattern without regard to case and Unicode form: `?` is one character and `*` any number of
 * them within a segment, `**` any number across segments; as a segment of its own, `**` may also be none at all. Every
 * other character means itself, because brackets, braces and plus signs stand in project names.
 *
 * Only the last wildcard of each sort is tried again, so that time stays bounded: an expression that a pattern library
 * compiled tries all ways to share a name out among the wildcards.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = tokensOf(nameKey(pattern));
  return (name) => matches(tokens, nameKey(name));
}

function tokensOf(pattern: string): Token[] {
  const parts = pattern.match(/(?<=^|\/)\*{2,}\/|\*{2,}|\*|\?|[\s\S]/g) ?? [];
  return parts.map((part): Token => {
    if (part === '?') return 'one';
    if (part === '*') return 'within';
    if (part.startsWith('**')) return part.endsWith('/') ? 'segments' : 'across';
    return { character: part };
  });
}

function matches(tokens: readonly Token[], name: string): boolean {
  let token = 0;
  let at = 0;
  let within: Retry | undefined;
  let across: Retry | undefined;
  while (at < name.length) {
    const expected = tokens[token];
    const character = name[at];
    if (expected === 'within' || expected === 'across' || expected === 'segments') {
      token += 1;
      within = expected === 'within' ? { token, at } : undefined;
      if (expected !== 'within') across = { token, at };
    } else if (expected === 'one' && character !== '/') {
      token += 1;
      at += (name.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    } else if (typeof expected === 'object' && expected.character === character) {
      token += 1;
      at += 1;
    } else if (within !== undefined && name[within.at] !== '/') {
      within.at += 1;
      ({ token, at } = within);
    } else if (across !== undefined) {
      const end = tokens[across.token - 1] === 'segments' ? name.indexOf('/', across.at) : across.at;
      if (end === -1) return false;
      across.at = end + 1;
      within = undefined;
      ({ token, at } = across);
    } else return false;
  }
  return tokens.slice(token).every((rest) => typeof rest === 'string' && rest !== 'one');
}
