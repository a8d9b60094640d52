// The one table of what becomes of items that match nothing, for all operations, inputs and rules (docs/filters.md).

import { type ItemForm, MAX_NEAR, nearItems } from './nearest.ts';
import type { Notice, Subject } from './notice.ts';
import { isPattern, itemFinder, type NameList } from './selection.ts';
import { StepError } from './step-errors.ts';

/**
 * `name`: a project's; `label`: a project tag, a branch, or a pattern of names; `value`: what findings or dependencies
 * have, which need not exist; `word`: of a list that the platform may extend.
 */
export type ItemKind = 'name' | 'label' | 'value' | 'word';
/** `mistaken`: something known is near. `absent`: a value that nothing has or is near. */
type Verdict = 'mistaken' | 'unknown' | 'absent';
export type Role = 'selects' | 'excludes';
/** An input of a step that writes, reads, lists projects, or of the gate; or a rules file. */
export type Use = 'writes' | 'reads' | 'reads-projects' | 'gate' | 'rules';

/**
 * `failed-row`: the others go on, and the step fails at its end; `error`: the step fails before its first write;
 * `not-applied`: the whole filter is left out, with a warning. Others select nothing.
 */
export type Effect = 'failed-row' | 'error' | 'no-scan' | 'gap' | 'not-applied' | 'warning' | 'note';

/** The uses of an item that selects, and the steps in which one excludes. */
const COLUMNS = [
  'writes',
  'reads',
  'reads-projects',
  'gate',
  'rules',
  'spares-writes',
  'spares-reads',
] as const;

const EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  name: ['failed-row', 'gap', 'failed-row', 'no-scan', 'warning', 'error', 'warning'],
  'mistaken label': ['failed-row', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
  label: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
  'mistaken value': ['warning', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
  value: ['note', 'note', 'note', 'note', 'note', 'note', 'note'],
  word: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
};

export interface UnmatchedItem {
  /** Or the condition of `rule`. */
  input: string;
  rule?: string;
  /** Without its `!`. */
  item: string;
  role: Role;
  kind: ItemKind;
  verdict: Verdict;
  /** At most three known names, or forms of the item, that are probably meant; empty unless it is mistaken. */
  near: string[];
  /** No item beside it selects anything either. */
  selectsNothing?: true;
}

export function effectOf({ kind, verdict, role }: UnmatchedItem, use: Use): Effect {
  const spares = use === 'writes' || use === 'rules' ? 'spares-writes' : 'spares-reads';
  const column = role === 'selects' ? use : spares;
  const effects = (verdict === 'mistaken' ? EFFECTS[`mistaken ${kind}`] : undefined) ?? EFFECTS[kind];
  return effects?.[COLUMNS.indexOf(column)] ?? 'error';
}

/** Marks items if no `selecting` one of their list selects anything. */
export function markSelectingNothing(items: readonly UnmatchedItem[], selecting: number): UnmatchedItem[] {
  const lost = items.filter(({ role, verdict }) => role === 'selects' && verdict !== 'absent');
  const selectsNothing = selecting > 0 && lost.length === selecting ? true : undefined;
  return items.map((item) => ({ ...item, selectsNothing }));
}

/**
 * Adds the notices that the table has for items.
 *
 * @param subject what the items select
 * @returns the items that fail a row each or, in the gate, whose filters do not apply
 * @throws StepError exclusions-unmatched
 */
export function reportItems(
  notices: Notice[],
  items: readonly UnmatchedItem[],
  use: Use,
  subject: Subject,
): UnmatchedItem[] {
  const byEffect = Map.groupBy(items, (item) => effectOf(item, use));
  const [first, ...others] = byEffect.get('error') ?? [];
  if (first !== undefined) {
    const { input, rule } = first;
    const same = [first, ...others.filter((item) => item.input === input && item.rule === rule)];
    const near = [...new Set(same.flatMap((item) => item.near))].slice(0, MAX_NEAR);
    const exclusions = same.map(({ item }) => item);
    throw new StepError({ kind: 'exclusions-unmatched', input, rule, items: exclusions, near });
  }
  for (const effect of ['gap', 'not-applied', 'warning', 'note'] as const)
    for (const item of byEffect.get(effect) ?? []) notices.push(noticeOf(item, effect, subject));
  return [...(byEffect.get('failed-row') ?? []), ...(byEffect.get('not-applied') ?? [])];
}

function noticeOf(
  { item: pattern, role, near, input, rule, selectsNothing }: UnmatchedItem,
  effect: Effect,
  subject: Subject,
): Notice {
  if (effect === 'gap') return { kind: 'name-unknown', subject, input, pattern, near };
  const common = { input, rule, pattern, near, selectsNothing };
  if (effect === 'not-applied') return { kind: 'filter-not-applied', ...common };
  const kind = role === 'selects' ? 'pattern-unmatched' : 'exclusion-unmatched';
  return { kind, ...common, isNote: effect === 'note' ? true : undefined };
}

/** More unknown names come from another deployment; comparing thousands takes minutes. */
export const MAX_SEARCHED = 20;

interface Comparison {
  form?: ItemForm;
  /** Gives items the spelling of known texts. */
  spelling?: (item: string) => string;
  /** Whether another source, such as a former name, has an item. */
  isKnown?: (item: string) => boolean;
}

/** The items of a list that match nothing known, in any case. A pattern of names is a label. */
export function unmatchedItems(
  input: string,
  { names = [], patterns = [], except = [] }: Partial<NameList>,
  kind: ItemKind,
  known: readonly string[],
  { form, spelling = (item) => item, isKnown }: Comparison = {},
): UnmatchedItem[] {
  const texts = [...new Set(known)];
  const isFound = itemFinder(texts);
  let unknownNames = 0;
  const inRole = (items: readonly string[], role: Role) =>
    items.flatMap((item): UnmatchedItem[] => {
      const text = spelling(item);
      if (isKnown?.(item) || isFound(text)) return [];
      const itemKind = kind === 'name' && isPattern(item) ? 'label' : kind;
      if (itemKind === 'name') unknownNames += 1;
      const isSearched = unknownNames <= MAX_SEARCHED || itemKind !== 'name';
      const near = isSearched ? nearItems(text, texts, form, itemKind === 'name') : [];
      const other = kind === 'value' ? 'absent' : 'unknown';
      return [{ input, item, role, kind: itemKind, verdict: near.length > 0 ? 'mistaken' : other, near }];
    });
  const selecting = [...names, ...patterns];
  const items = [...inRole(selecting, 'selects'), ...inRole(except, 'excludes')];
  return markSelectingNothing(items, selecting.length);
}
