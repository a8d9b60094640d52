// The one table of what becomes of items that match nothing, for all operations, inputs and rules (docs/filters.md).

import { compare, nameKey } from './names.ts';
import { nearestNames } from './nearest.ts';
import type { Notice, Subject } from './notice.ts';
import { isPattern, type NameList, partsTest, patternMatcher, unmatchedIn } from './selection.ts';
import { StepError } from './step-errors.ts';

/**
 * `name`: a project's; `label`: a project tag, a branch, or a pattern of names; `value`: what findings or dependencies
 * have, which need not exist; `word`: of a list that the platform may extend.
 */
export type ItemKind = 'name' | 'label' | 'value' | 'word';
/** `mistaken`: nothing has it, but something known is near. `absent`: a value that nothing has or is near. */
export type Verdict = 'found' | 'mistaken' | 'unknown' | 'absent';
export type Role = 'selects' | 'excludes';
/** The place of an item: an input of a step that writes, reads, lists projects, or of the gate; or a rules file. */
export type Use = 'writes' | 'reads' | 'reads-projects' | 'gate' | 'rules';

/**
 * `failed-row`: the others go on, and the step fails at its end; `error`: the step fails before its first write;
 * `not-applied`: the whole filter is left out, with a warning. A `gap`, a `warning` and a `note` select nothing.
 */
export type Effect = 'failed-row' | 'error' | 'no-scan' | 'gap' | 'not-applied' | 'warning' | 'note';

type Effects = Readonly<Record<Use | 'excludes-writing' | 'excludes-reading', Effect>>;

const ERROR = { 'excludes-writing': 'error', 'excludes-reading': 'warning' } as const;
const WARNING = { 'excludes-writing': 'warning', 'excludes-reading': 'warning' } as const;
const NOTE = { 'excludes-writing': 'note', 'excludes-reading': 'note' } as const;
const GAP = { writes: 'warning', reads: 'gap', 'reads-projects': 'gap' } as const;
const SELECTS = { ...GAP, gate: 'not-applied', rules: 'warning' } as const;
const FAILED_ROW = { writes: 'failed-row', 'reads-projects': 'failed-row', gate: 'no-scan' } as const;

const NAME: Effects = { ...SELECTS, ...FAILED_ROW, ...ERROR };
const WORD: Effects = { ...SELECTS, ...WARNING };

/** Separate for items that are mistaken, and for others that match nothing. */
const EFFECTS: Readonly<Record<ItemKind, Readonly<Record<'mistaken' | 'other', Effects>>>> = {
  name: { mistaken: NAME, other: NAME },
  label: { mistaken: { ...SELECTS, writes: 'failed-row', ...ERROR }, other: WORD },
  value: {
    mistaken: { ...SELECTS, ...ERROR },
    other: { writes: 'note', reads: 'note', 'reads-projects': 'note', gate: 'note', rules: 'note', ...NOTE },
  },
  word: { mistaken: WORD, other: WORD },
};

/** An item that matches nothing known, without its `!`. */
export interface UnmatchedItem {
  item: string;
  role: Role;
  kind: ItemKind;
  verdict: Exclude<Verdict, 'found'>;
  /** At most three known names that are probably meant, or forms of the item that match; empty unless it is mistaken. */
  near: string[];
}

export function effectOf({ kind, verdict, role }: Omit<UnmatchedItem, 'item' | 'near'>, use: Use): Effect {
  const effects = EFFECTS[kind][verdict === 'mistaken' ? 'mistaken' : 'other'];
  if (role === 'selects') return effects[use];
  return effects[use === 'writes' || use === 'rules' ? 'excludes-writing' : 'excludes-reading'];
}

/** An unmatched item, and the input or the condition of a rule that has it. */
export interface PlacedItem extends UnmatchedItem {
  input: string;
  rule?: string;
  /** Whether it is one of a list none of whose items selects anything, although they should. */
  selectsNothing?: true;
}

/** Marks the items of a list if all that select are mistaken or unknown. @param selecting the number that select */
export function placedItems(
  items: readonly UnmatchedItem[],
  place: Pick<PlacedItem, 'input' | 'rule'>,
  selecting: number,
): PlacedItem[] {
  const lost = items.filter(({ role, verdict }) => role === 'selects' && verdict !== 'absent');
  const selectsNothing = selecting > 0 && lost.length === selecting ? true : undefined;
  return items.map((item) => ({ ...item, ...place, selectsNothing }));
}

/**
 * Adds a notice of each item for which the table has one.
 *
 * @param subject what the items select, for gaps
 * @returns the items that fail a row each
 * @throws StepError exclusions-unmatched
 */
export function reportItems(
  notices: Notice[],
  items: readonly PlacedItem[],
  use: Use,
  subject: Subject,
): PlacedItem[] {
  const byEffect = Map.groupBy(items, (item) => effectOf(item, use));
  const [first, ...others] = byEffect.get('error') ?? [];
  if (first !== undefined) {
    const { input, rule } = first;
    const same = [first, ...others.filter((item) => item.input === input && item.rule === rule)];
    const near = [...new Set(same.flatMap((item) => item.near))].slice(0, MAX_NEAR);
    throw new StepError({
      kind: 'exclusions-unmatched',
      input,
      rule,
      items: same.map(({ item }) => item),
      near,
    });
  }
  for (const effect of ['gap', 'not-applied', 'warning', 'note'] as const)
    for (const item of byEffect.get(effect) ?? []) notices.push(noticeOf(item, effect, subject));
  return byEffect.get('failed-row') ?? [];
}

function noticeOf(
  { item: pattern, role, near, input, rule, selectsNothing }: PlacedItem,
  effect: 'gap' | 'not-applied' | 'warning' | 'note',
  subject: Subject,
): Notice {
  if (effect === 'gap') return { kind: 'name-unknown', subject, input, pattern, near };
  if (effect === 'not-applied') return { kind: 'filter-not-applied', input, pattern, near, selectsNothing };
  const kind = role === 'selects' ? 'pattern-unmatched' : 'exclusion-unmatched';
  const isNote = effect === 'note' ? true : undefined;
  return { kind, input, rule, pattern, near, isNote, selectsNothing };
}

/** The form of items, beside plain names: each has ways to be mistaken of its own. */
export type ItemForm = 'name' | 'path' | 'package' | 'phrase' | 'id';

/**
 * The items of a list that match nothing known. A pattern of names is a label.
 *
 * @param known names, tags, or the values of rows, in any case
 * @param isKnown whether another source, such as a former name, has the item
 */
export function unmatchedItems(
  list: Partial<NameList>,
  kind: ItemKind,
  known: readonly string[],
  form: ItemForm = 'name',
  isKnown: (item: string) => boolean = () => false,
): UnmatchedItem[] {
  const texts = [...new Set(known)];
  const { names, patterns, except } = unmatchedIn({ names: [], patterns: [], except: [], ...list }, texts);
  let unknownNames = 0;
  const inRole = (items: readonly string[], role: Role) =>
    items.flatMap((item): UnmatchedItem[] => {
      if (isKnown(item)) return [];
      const itemKind = kind === 'name' && isPattern(item) ? 'label' : kind;
      if (itemKind === 'name') unknownNames += 1;
      const isSearched = unknownNames <= MAX_SEARCHED || itemKind !== 'name';
      const near = isSearched ? nearItems(item, texts, form, itemKind === 'name') : [];
      const verdict = near.length > 0 ? 'mistaken' : kind === 'value' ? 'absent' : 'unknown';
      return [{ item, role, kind: itemKind, verdict, near }];
    });
  return [...inRole([...names, ...patterns], 'selects'), ...inRole(except, 'excludes')];
}

export const MAX_NEAR = 3;
/** More unknown names come from another deployment; comparing thousands takes minutes. */
export const MAX_SEARCHED = 20;
/** A longer text is not a misspelling. */
const MAX_LENGTH = 1000;

/**
 * At most three known texts, or forms of the item, that an item which matches nothing probably means.
 *
 * @param isHint also for any other edit: nothing depends on whether a name is mistaken or unknown
 */
export function nearItems(
  item: string,
  known: readonly string[],
  form: ItemForm = 'name',
  isHint = false,
): string[] {
  if (item.length > MAX_LENGTH || !/[\p{L}*?]/u.test(item)) return [];
  const found =
    firstFound(
      () => inOtherNotation(item, known),
      () => sameInOtherForm(item, known, form),
      () => completed(item, known, form),
      () => (form === 'id' ? otherSchemes(item, known) : []),
      () => misspelt(item, known, form, isHint),
      () => (isHint ? [...underOtherOwners(item, known), ...nearestNames(item, known)] : []),
    ) ?? [];
  return [...new Set(found)].sort(compare).slice(0, MAX_NEAR);
}

function firstFound(...searches: (() => string[])[]): string[] | undefined {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return undefined;
}

/** The form of an item that is a regular expression, or has several names; `*` does not cross `/`. */
function inOtherNotation(item: string, known: readonly string[]): string[] {
  const glob = globOf(item);
  if (glob !== undefined && known.some(patternMatcher(glob))) return [glob];
  const [owner, name] = known[0]?.split('/') ?? [];
  if (item === '*' && name !== undefined) return ['**', `${owner}/*`];
  const names = item.split(/[\s;|]+/);
  return names.length > 1 && names.every((part) => known.some(patternMatcher(part))) ? names : [];
}

/** The pattern that a regular expression means; undefined for any other text. */
export function globOf(item: string): string | undefined {
  const bare = item.replace(/^\^/, '').replace(/\$$/, '');
  // Rules have dots.
  if (bare === item && !/\/.*\.[*+]/.test(item)) return undefined;
  return bare.replaceAll(/\.[*+]\??/g, '*').replaceAll('\\', '');
}

/** In another normal form of Unicode, with other blanks or separators, with more or fewer words, or as a package's address. */
function sameInOtherForm(item: string, known: readonly string[], form: ItemForm): string[] {
  const folded = (text: string) => nameKey(text.normalize('NFKC'));
  if (form === 'phrase') {
    const phrase = (text: string) => ` ${folded(text)} `.replaceAll(/[\s_-]+/g, ' ');
    const sought = phrase(item);
    return known.filter((text) => phrase(text).includes(sought) || sought.includes(phrase(text)));
  }
  const isPackage = form === 'package';
  // ASCII has one normal form.
  if (!isPackage && /^[ -~]*$/.test(item)) return [];
  // PyPI's `-`, `_` and `.` are one, and ecosystems separate a group from a name in their own ways.
  const key = (text: string) => (isPackage ? folded(text).replaceAll(/[\s/:._-]+/g, '-') : folded(text));
  const sought = new Set([item, ...(isPackage ? [packageName(item)] : [])].map(key));
  const same = known.filter((text) => sought.has(key(text)));
  if (same.length > 0 || !isPackage || packageName(item) === item) return same;
  return completed(packageName(item), known, form);
}

/** The name of a package in a purl (`pkg:npm/%40babel/traverse@7.0.0`), or before its version (`lodash@4.17.20`). */
function packageName(item: string): string {
  const bare = item.replace(/^pkg:[^/]+\//i, '').replace(/[?#].*$/, '');
  const name = bare.replace(/(?<=.)(?:@|\s*(?:[=<>~^!]=?|===)\s*|:(?=v?\d)|\s+(?=v?\d))[^@/]*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The owner, folder or package before the item may be missing, or what lies under it: `shop` for `acme/shop/api`. */
function completed(item: string, known: readonly string[], form: ItemForm): string[] {
  if (form === 'phrase' || form === 'id') return [];
  const candidates = known.filter(partsTest(item));
  const separators = form === 'path' ? ['/'] : SEPARATORS;
  const parents = separators.map((separator) => below(item, separator));
  const anywhere = form === 'path' ? [`**/${item}`, `**/${item}/**`] : [];
  const wider = [...parents, ...anywhere].find((pattern) => candidates.some(patternMatcher(pattern)));
  // Inputs for packages and tags take no patterns.
  if (wider !== undefined && form !== 'package' && !wider.endsWith(':*')) return [wider];
  const patterns = [...parents, ...SEPARATORS.map((separator) => `**${separator}${item}`)].map(
    patternMatcher,
  );
  return candidates.filter((text) => patterns.some((matches) => matches(text)));
}

const SEPARATORS = ['/', '.', ':'];

/** The pattern of what lies below a folder, an owner or a module. */
function below(parent: string, separator: string): string {
  return `${parent}${separator}${separator === '/' ? '**' : '*'}`;
}

function underOtherOwners(item: string, known: readonly string[]): string[] {
  const name = nameKey(item.slice(item.lastIndexOf('/')));
  return name.startsWith('/') ? known.filter((text) => nameKey(text).endsWith(name)) : [];
}

/** Ids of other schemes, where none is of the item's own: `CVE-…` for `GHSA-…`. */
function otherSchemes(item: string, known: readonly string[]): string[] {
  const schemeOf = (id: string) => nameKey(id.split('-', 1)[0] ?? '');
  return known.some((id) => schemeOf(id) === schemeOf(item)) ? [] : [...known];
}

const MIN_LETTERS = 4;

/**
 * Known texts that differ by one edit, or two swapped characters, in a segment of at least four letters. A digit is no
 * misspelling. Compared are the whole texts, and as many segments at their beginnings and ends as the item has; of a
 * pattern what stands before its first wildcard, with their beginnings.
 *
 * @returns for a pattern, and for the beginning of a text, corrected patterns
 */
function misspelt(item: string, known: readonly string[], form: ItemForm, isHint: boolean): string[] {
  const [start = ''] = nameKey(item).split(/[*?]/, 1);
  const isStart = isPattern(item);
  const isSame = (text: string) => findEdit(start, text, false, isHint) !== undefined;
  const lengths = [0, -1, 1].map((change) => start.length + change);
  return known.flatMap((text) => {
    const key = nameKey(text);
    if (isStart) {
      const edit = findEdit(start, key, true, isHint);
      return edit === undefined ? [] : text.slice(0, edit.knownEnd) + item.slice(edit.writtenEnd);
    }
    if (isSame(key)) return text;
    if (form === 'phrase' || form === 'id') return [];
    for (const length of lengths) {
      const [after = '', before = ''] = [key[length], key.at(-1 - length)];
      if (SEPARATORS.includes(before) && isSame(key.slice(-length))) return text;
      if (SEPARATORS.includes(after) && isSame(key.slice(0, length)))
        return form === 'package' ? text : below(text.slice(0, length), after);
    }
    return [];
  });
}

/** Characters that an edit takes from what is written and what is known; the last is a swap. */
const EDITS = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
] as const;

/** The ends of an edit of a text, in it and in what is known; undefined if no single one makes them the same. */
function findEdit(written: string, known: string, isStart: boolean, isAny: boolean) {
  if (!isStart && Math.abs(written.length - known.length) > 1) return undefined;
  let at = 0;
  while (at < written.length && written[at] === known[at]) at += 1;
  if (isStart && at === written.length) return undefined;
  for (const [skipped, added] of EDITS) {
    const [writtenEnd, knownEnd] = [at + skipped, at + added];
    const rest = written.slice(writtenEnd);
    if (!known.startsWith(rest, knownEnd) || !(isStart || knownEnd + rest.length === known.length)) continue;
    if (skipped === 2 && (written[at] !== known[at + 1] || written[at + 1] !== known[at])) continue;
    const letters = Math.max(lettersAt(written, at), isStart ? 0 : lettersAt(known, at));
    // `acme/pay-*` does not misspell `acme/payments`: where a beginning ends, only another letter counts.
    const isAtEnd = isStart && writtenEnd === written.length;
    const isEdit = isAtEnd
      ? /^\p{L}{2,}$/u.test(written.slice(at, writtenEnd) + known.charAt(at))
      : /^[^\d/.:]+$/.test(written.slice(at, writtenEnd) + known.slice(at, knownEnd));
    if (isAny || (isEdit && letters >= MIN_LETTERS)) return { writtenEnd, knownEnd };
  }
  return undefined;
}

/** The number of letters in the segment at a place: between `/`, `.` and `:`. */
function lettersAt(text: string, at: number): number {
  const before = text.slice(0, at).split(/[/.:]/).at(-1) ?? '';
  const [after = ''] = text.slice(at).split(/[/.:]/, 1);
  return `${before}${after}`.match(/\p{L}/gu)?.length ?? 0;
}
