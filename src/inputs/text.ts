import { closest, distance } from 'fastest-levenshtein';

/** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
export function splitList(text: string): string[] {
  const items = text.split(/[\r\n,]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

export function parseId(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  const id = BigInt(text);
  return id < 2n ** 64n ? id : undefined;
}

/** A value from a workflow, as it stands in a message: on one line, and not longer than one. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 100 ? `${line.slice(0, 99)}…` : line}\``;
}

/** `a`, `b` or `c` */
export function oneOfThese(values: readonly string[], conjunction = 'or'): string {
  const quoted = values.map((value) => `\`${value}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${conjunction} ${last}`;
}

/** The nearest valid value where one is near, else all of them. */
export function didYouMean(text: string, values: readonly string[]): string {
  const near = nearest(text, values);
  return near === undefined ? `give ${oneOfThese(values)}` : `did you mean \`${near}\`?`;
}

/** The valid value that `text` is a misspelling or an abbreviation of, as far as one can tell. */
export function nearest(text: string, values: readonly string[]): string | undefined {
  const lower = fold(text);
  const folded = new Map(values.map((value) => [fold(value), value]));
  // A long text is not a misspelling, and would take long to compare.
  if (folded.size === 0 || lower.length > 100) return undefined;
  const near = closest(lower, [...folded.keys()]);
  // Of short texts, as many changes make any of any other.
  const allowed = Math.max(1, Math.floor(Math.min(lower.length, near.length) / 3));
  if (changesBetween(lower, near) <= allowed) return folded.get(near);
  const longer = [...folded.keys()].filter((value) => lower.length >= 3 && value.startsWith(lower));
  return longer.length === 1 ? folded.get(longer[0] ?? '') : undefined;
}

/** Whether two words differ only in case, in separators, or as singular and plural. */
export function isSameWord(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/** Two letters that changed places are one change. */
function changesBetween(one: string, other: string): number {
  const changes = distance(one, other);
  const sorted = (text: string) => [...text].sort().join('');
  return changes === 2 && sorted(one) === sorted(other) ? 1 : changes;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_]/g, '-')
    .replace(/ies$/, 'y')
    .replace(/(?<=...)s$/, '');
}
