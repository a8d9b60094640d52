import { quote } from './text.ts';

/** Zero-width and bidirectional characters between visible ASCII: in other scripts some of them join letters. */
const INVISIBLE = /([!-~] *)[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+(?= *[!-~])/g;

interface Habit {
  found: (item: string) => boolean;
  what: string;
}

const BRACKETS: readonly Habit[] = [
  {
    found: (item) => /^[[\]]|[[\]]$/.test(item),
    what: 'has a bracket around it, which would be part of the value',
  },
  {
    found: (item) => /^[{}]|[{}]$/.test(item),
    what: 'has a brace around it, which would be part of the value',
  },
];

/** Habits of YAML, JSON and `.gitignore` that would become part of a value, and what to say of each. */
const HABITS: readonly Habit[] = [
  { found: (item) => item.includes('${{'), what: 'contains an expression that was not evaluated' },
  {
    found: (item) => item.search(INVISIBLE) !== -1,
    what: 'has an invisible character, which would be part of the value',
  },
  {
    found: (item) => item.startsWith('- ') || item === '-',
    what: 'starts with `- `, as a list in YAML does',
  },
  { found: (item) => item.startsWith('#'), what: 'is a comment, but lists cannot have comments' },
  { found: (item) => item.includes(' #'), what: 'ends with a comment, but lists cannot have comments' },
  {
    found: (item) => /^['"]|['"]$/.test(item),
    what: 'has a quote around it, which would be part of the value',
  },
  ...BRACKETS,
];

/** What other tools read as alternatives, before a list is split at its commas. */
const ALTERNATIVES = /(?<before>[^\s,{}]*)\{(?<inner>[^{}\n:'"]*,[^{}\n:'"]*)\}(?<after>[^\s,{}]*)/;

/** What is wrong with a text that holds `{a,b}`, and what to write instead; follows "has". */
export function alternativesProblem(text: string): string | undefined {
  const { before = '', inner = '', after = '' } = ALTERNATIVES.exec(text)?.groups ?? {};
  const names = inner.split(',').map((part) => quote(before + part.trim() + after));
  if (inner === '') return undefined;
  const both = names.length === 2 ? 'both names' : 'all names';
  return `${quote(`${before}{${inner}}${after}`)}, which is no pattern here; list ${both}: ${names.join(', ')}`;
}

/** What is wrong with the items of a list, one problem for each habit, each with the form to write instead. */
export function itemProblems(items: readonly string[]): string[] {
  const problems: string[] = [];
  const found = items.map((item) => ({ item, habit: HABITS.find((one) => hasHabit(item, one.found)) }));
  for (const habit of HABITS) {
    const [first, ...others] = found.filter((one) => one.habit === habit);
    if (first === undefined) continue;
    const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
    problems.push(`has ${quote(first.item)}${more}, which ${habit.what}; ${instead(first.item)}`);
  }
  return problems;
}

/**
 * What is wrong with a name or pattern that stands in a list, and the form to write instead; follows "which".
 *
 * @param brackets whether a bracket or a brace may be around it. Default: false
 */
export function itemProblem(item: string, { brackets = false } = {}): string | undefined {
  const habits = brackets ? HABITS.filter((habit) => !BRACKETS.includes(habit)) : HABITS;
  const habit = habits.find((one) => hasHabit(item, one.found));
  return habit && `${habit.what}; ${instead(item)}`;
}

/** What follows a `!` is looked at, too. */
function hasHabit(item: string, found: (item: string) => boolean): boolean {
  return found(item) || (item.startsWith('!') && found(item.slice(1).trim()));
}

function instead(item: string): string {
  if (item.includes('${{')) return 'write its value';
  const sign = item.startsWith('!') ? '!' : '';
  let bare = item.slice(sign.length).replace(INVISIBLE, '$1');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .trim()
      .replace(/^-(?:\s+|$)|^#.*|\s#.*/, '')
      .replace(/^['"[\]{}]+|['"[\]{}]+$/g, '')
      .trim();
  }
  if (/[[\]{}]/.test(bare)) return 'write it without';
  return bare === '' ? 'leave it out' : `write ${quote(sign + bare)}`;
}
