import { nearest } from '../model/nearest.ts';

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
