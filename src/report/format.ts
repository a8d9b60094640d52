import { globOf } from '../model/nearest.ts';
import type { SettingValue } from '../model/project-settings.ts';
import { DAY_MS, isoTime } from '../model/time.ts';

/** `2,000`, with at most three decimals. */
export function number(value: number | bigint): string {
  // The first number that a process formats by locale takes 20 ms.
  const isPlain = Number.isInteger(value) && value > -1000 && value < 1000;
  return isPlain ? String(value) : value.toLocaleString('en-US');
}

/** `1 project`, `2,000 projects`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${number(count)} ${count === 1 ? noun : plural}`;
}

/** `on`, `main`, `none` */
export function settingText(value: SettingValue): string {
  if (typeof value !== 'boolean') return value ?? 'none';
  return value ? 'on' : 'off';
}

/** `340 ms`, `1.2 s`, `38 s`, `2 min 5 s`, `1 h 3 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 10_000) return `${(ms / 1000).toFixed(1).replace('.0', '')} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${number(hours)} h` : `${number(hours)} h ${minutes % 60} min`;
}

/** `today`, `1 day`, `13 months`, `3 years` */
export function age(sinceMs: number, nowMs: number): string {
  const days = Math.floor((nowMs - sinceMs) / DAY_MS);
  if (days < 1) return 'today';
  if (days < 100) return counted(days, 'day');
  if (days < 730) return counted(Math.floor(days / 30.44), 'month');
  return counted(Math.floor(days / 365), 'year');
}

/** `2026-08-19 09:14:03 UTC`; another text stays as it is. */
export function secondOf(time: string): string {
  return isoTime(time).replace(/T([\d:]+)Z$/, ' $1 UTC');
}

/** `2026-08-19`; another text stays as it is. */
export function dayText(time: string): string {
  return isoTime(time).replace(/T[\d:]+Z$/, '');
}

/** Made at the first use, which takes as long as a small request. */
let listFormat: Intl.ListFormat | undefined;

/** `a`, `a and b`, `a, b and c`. */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  listFormat ??= new Intl.ListFormat('en-GB');
  return listFormat.format(parts);
}

/** `: refused` behind `: `; empty without a text. */
export function behind(separator: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `${separator}${text}`;
}

/** ` (similar: a, b)`, or empty. */
export function similarNames(near: readonly string[] = []): string {
  return near.length === 0 ? '' : ` (similar: ${firstOf(near, 3)})`;
}

/** `a, b and 3 more` */
export function firstOf(names: readonly string[], max = 10): string {
  const more = names.length - max;
  return more > 0 ? `${names.slice(0, max).join(', ')} and ${number(more)} more` : names.join(', ');
}

/** Explains another notation in an item, or `*` for `**`. @param near parts of an item with several names */
export function notationHint(items: readonly string[], near: readonly string[] = []): string {
  for (const item of items) {
    if (item === '*') return '; `*` does not cross `/`';
    const glob = globOf(item);
    if (glob !== undefined) return `; \`${item}\` looks like a regular expression: write \`${glob}\``;
    const parts = item.split(/[\s;|]+/);
    const hasNames = near.length > 1 && near.every((name) => parts.includes(name));
    const [, separator] = (hasNames ? /([\s;|])\s*[^\s;|]+$/ : /\/[^/]*?([\s;|])\s*[^/]*\//).exec(item) ?? [];
    if (separator !== undefined)
      return `; it has ${separator.trim() === '' ? 'a blank' : `\`${separator}\``}: separate names with commas or lines`;
  }
  const single = items.some((item) => item.replaceAll('**', '').includes('*'));
  return single ? '; `*` matches within a segment, `**` across `/`' : '';
}

export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}

/** `acceptable risk` of `acceptable_risk`. */
export function spaced(word: string): string {
  return word.replaceAll(/[-_]/g, ' ');
}

export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** An abbreviation such as `SBOM` keeps its capitals. */
export function uncapitalized(text: string): string {
  return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

/** Lets a sentence continue after a server's message. */
export function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, '');
}

/** Adds a capital and a full stop. */
export function sentence(text: string): string {
  return `${capitalized(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}
