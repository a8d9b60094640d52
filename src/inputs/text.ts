import { closest, distance } from 'fastest-levenshtein';

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

/** The nearest valid value where one is near, and all of them. */
export function didYouMean(text: string, values: readonly string[]): string {
  const near = nearest(text, values);
  const all = values.map((value) => `\`${value}\``).join(', ');
  return near === undefined ? `give one of ${all}` : `did you mean \`${near}\`? Valid are ${all}`;
}

/** The valid value that `text` is a misspelling of, as far as one can tell. */
export function nearest(text: string, values: readonly string[]): string | undefined {
  const lower = text.toLowerCase().replaceAll(/[\s_]/g, '-');
  const folded = new Map(values.map((value) => [value.toLowerCase().replaceAll('_', '-'), value]));
  // A long text is no misspelling, and would take long to compare.
  if (folded.size === 0 || lower.length > 100) return undefined;
  const near = closest(lower, [...folded.keys()]);
  return distance(lower, near) <= Math.max(2, Math.ceil(near.length / 3)) ? folded.get(near) : undefined;
}
