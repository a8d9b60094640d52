import { DAY_MS, isDay } from '../model/time.ts';
/** How a value is read and what is wrong with it, whether it stands in an input or in YAML. */

import { nearest } from '../model/nearest.ts';
import { pathProblem } from '../platform/http/path.ts';

/** What a text means, or what is wrong with it: a remedy, or `which …; <remedy>`. */
export type Read<T> = { value: T } | { problem: string };
export type Parse<T> = (text: string) => Read<T>;
/** What is wrong with a text, and what to write; follows "which". */
export type Check = (given: string) => string | undefined;

/** Valid values by other words that people use for them. */
export type Meant = Readonly<Record<string, string>>;

export const PRODUCT_WORDS: Meant = {
  code: 'sast',
  'supply-chain': 'sca',
  ssc: 'sca',
  dependencies: 'sca',
  secret: 'secrets',
};

/** The value that another word means. */
export function valueMeant(word: string, meant: Meant): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(meant, key) ? meant[key] : undefined;
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
export function didYouMean(text: string, values: readonly string[], otherwise = 'give'): string {
  const near = nearest(text, values);
  return near === undefined ? `${otherwise} ${oneOfThese(values)}` : `did you mean \`${near}\`?`;
}

/** Names the value and says what is wrong with it: `is \`x\`; give …` or `is \`x\`, which …`. */
export function describeProblem(text: string, problem: string, verb = 'is'): string {
  return `${verb} ${quote(text)}${problem.startsWith('which ') ? ',' : ';'} ${problem}`;
}

/** A value that differs in case only is the known one. */
export function knownValue<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
  const lower = text.toLowerCase();
  return values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === lower);
}

export function oneOf<const Value extends string>(values: readonly Value[], meant: Meant = {}): Parse<Value> {
  return (text) => {
    const value = knownValue(text, values);
    if (value !== undefined) return { value };
    const several = text.split(/\s*[,;|]\s*|\s+/);
    if (several.length > 1 && several.every((one) => knownValue(one, values) !== undefined))
      return { problem: `which has several values; give one: ${oneOfThese(several)}` };
    return { problem: didYouMean(valueMeant(text, meant) ?? text, values) };
  };
}

const BOOLEAN_WORDS: Meant = {
  ...{ yes: 'true', y: 'true', on: 'true', 1: 'true', enabled: 'true' },
  ...{ no: 'false', n: 'false', off: 'false', 0: 'false', disabled: 'false' },
};

export const boolean: Parse<boolean> = (text) => {
  const value = knownValue(text, ['true', 'false']);
  if (value !== undefined) return { value: value === 'true' };
  const word = valueMeant(text, BOOLEAN_WORDS);
  return { problem: word === undefined ? 'give `true` or `false`' : `write \`${word}\`` };
};

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER, of = ''): Parse<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
  const numberIn = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
  const isIn = (value: number) => value >= min && value <= max;
  return (text) => {
    if (isIn(numberIn(text))) return { value: numberIn(text) };
    const bare = text.replace(/(?<=\d)(?:[_,' ](?=\d)|\.0+$|s$)/g, '');
    if (isIn(numberIn(bare))) return { problem: `write ${quote(bare)}` };
    return { problem: `give a whole number${of} ${range}` };
  };
}

/** An id of 64 bits. */
export const id: Parse<bigint> = (text) => {
  const value = /^\d{1,20}$/.test(text) ? BigInt(text) : 2n ** 64n;
  if (value < 2n ** 64n) return { value };
  const [, digits] = /^(?:#|https:\/\/.*\/)(\d{1,19})\/?$/.exec(text) ?? [];
  return { problem: digits === undefined ? 'give the id in digits' : `write \`${digits}\`` };
};

const SECOND_MS = 1000;
const UNITS_MS = { s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS, d: DAY_MS, w: 7 * DAY_MS };

function spanMs(text: string): number {
  return Number.parseInt(text, 10) * UNITS_MS[text.slice(-1).toLowerCase() as keyof typeof UNITS_MS];
}

/** `90 days`, as it is written with these units; undefined where that is not clear. */
function abbreviated(text: string, units: string): string | undefined {
  const [, count = '', word = ''] = /^[<>p]?=?\s*(\d{1,5})\s*([a-z]+?)(?:\s+ago)?$/i.exec(text) ?? [];
  const unit = word.charAt(0).toLowerCase();
  const isUnit = /^(?:s(?:ecs?|econds?)?|m(?:ins?|inutes?)?|h(?:rs?|ours?)?|d(?:ays?)?|w(?:eeks?)?)$/i.test(
    word,
  );
  if (isUnit && units.includes(unit)) return `${count}${unit}`;
  if (units !== AGE_UNITS || !/^(?:m|months?|y|years?)$/i.test(word)) return undefined;
  return `${Number(count) * (unit === 'm' ? 30 : 365)}d`;
}

const AGE_UNITS = 'hdw';
const DURATION_UNITS = 'smh';

/** An age such as `90d`, `26w` or `12h`: how it is written, and what to write otherwise. */
export const AGE_PATTERN = /^[1-9]\d{0,4}[hdwHDW]$/;

export function ageProblem(text: string): string {
  const written = abbreviated(/^[1-9]\d{0,4}$/.test(text) ? `${text}d` : text, AGE_UNITS);
  if (written === undefined || spanMs(written) === 0) return 'give an age such as `90d`, `26w` or `12h`';
  return `write ${quote(written)}${/^\d+$/.test(text) ? ' for days' : ''}`;
}

/** In ms. */
export function ageMs(text: string): number {
  return spanMs(text);
}

/** The moment, in epoch ms, that lies so long before `now`. */
export function moment(now: number): Parse<number> {
  return (text) => {
    if (!AGE_PATTERN.test(text)) return { problem: ageProblem(text) };
    const value = now - ageMs(text);
    return value >= 0 ? { value } : { problem: 'which is before 1970; give a shorter age' };
  };
}

/** A duration such as `15m`, `0s` or `1h`, in ms. */
export function duration(minMs: number, maxMs: number): Parse<number> {
  return (text) => {
    if (!/^\d{1,7}[smh]$/i.test(text)) {
      const [, hours, minutes = 0] = /^(\d{1,3})h(?:(\d{1,3})m)?$/i.exec(text.replace(/\s/g, '')) ?? [];
      const [, days] = /^(\d{1,2})\s*d(?:ays?)?$/i.exec(text) ?? [];
      const spoken = hours && `${Number(hours) * 60 + Number(minutes)}m`;
      const written = abbreviated(text, DURATION_UNITS) ?? spoken ?? (days && `${Number(days) * 24}h`);
      if (written !== undefined) return { problem: `write ${quote(written)}` };
      if (/^\d{1,6}$/.test(text))
        return { problem: `write \`${text}s\` for seconds, or \`${text}m\` for minutes` };
      return { problem: 'give a duration with its unit, such as `30s`, `15m` or `1h`' };
    }
    const value = spanMs(text);
    if (value >= minMs && value <= maxMs) return { value };
    return { problem: `give a duration from ${minMs / SECOND_MS}s to ${maxMs / UNITS_MS.h}h` };
  };
}

/**
 * Epoch seconds, an ISO 8601 date or time (UTC where it has no offset), or an age before `now` (in ms): the epoch
 * seconds.
 */
export function since(now: number): Parse<number> {
  const past = (seconds: number): Read<number> => {
    if (seconds * SECOND_MS > now) return { problem: 'which is in the future; give an earlier time' };
    return seconds < 0 ? { problem: 'which is before 1970; give a later time' } : { value: seconds };
  };
  return (text) => {
    if (AGE_PATTERN.test(text)) return past(Math.floor((now - ageMs(text)) / SECOND_MS));
    if (/^[1-9]\d{0,3}$/.test(text)) return { problem: `write \`${text}d\` for days` };
    if (/^\d{1,11}$/.test(text)) return past(Number(text));
    if (/^\d{12,}$/.test(text)) return { problem: 'which looks like milliseconds; give epoch seconds' };
    const seconds = isoSeconds(text);
    if (seconds !== undefined) return past(seconds);
    const written = isoDay(text) ?? abbreviated(text, AGE_UNITS);
    if (written !== undefined) return { problem: `write ${quote(written)}` };
    return {
      problem: 'give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h` or `2w`',
    };
  };
}

/** `22.11.2026` and `2026/11/22` as ISO 8601 has it. */
function isoDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  const [, y = year, m = month, d = day] = /^(\d{4})[/.](\d\d?)[/.](\d\d?)$/.exec(text) ?? [];
  const written = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

function isoSeconds(text: string): number | undefined {
  const [, date = '', time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*([Zz]|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  if (!isDay(date)) return undefined;
  const at = Date.parse(`${date}T${time}${zone.toUpperCase().replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? undefined : Math.floor(at / SECOND_MS);
}

/** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
export function splitList(text: string): string[] {
  const items = text.split(/[\r\n,]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** Zero-width and bidirectional characters between visible ASCII: in other scripts some of them join letters. */
const INVISIBLE = /([!-~] *)[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+(?= *[!-~])/g;

/** Habits of YAML, JSON and `.gitignore` that would become part of a value, and what to say of each. */
const HABITS: readonly [found: RegExp, what: string][] = [
  [/\$\{\{/, 'contains an expression that was not evaluated'],
  [new RegExp(INVISIBLE.source), 'has an invisible character that would be part of the value'],
  [/^!?\s*-(?: |$)/, 'starts with `- `, as a list in YAML does'],
  [/^!?\s*#/, 'is a comment, but lists cannot have comments'],
  [/ #/, 'ends with a comment, but lists cannot have comments'],
  [/^!?\s*['"`‘“]|['"`’”]$/, 'has a quote around it that would be part of the value'],
  [/^!?\s*[[\]]|[[\]]$/, 'has a bracket around it that would be part of the value'],
  [/^!?\s*[{}]|[{}]$/, 'has a brace around it that would be part of the value'],
];

/** What is wrong with a name or pattern that stands in a list, or around which nothing may stand. */
export const itemProblem: Check = (item) => habitProblem(item, HABITS);

/** The same where brackets and braces may be part of it. */
export const textProblem: Check = (item) => habitProblem(item, HABITS.slice(0, -2));

/** The same of any text on one line. */
export const invisibleProblem: Check = (item) => habitProblem(item, HABITS.slice(1, 2));

function habitProblem(item: string, habits: typeof HABITS): string | undefined {
  const what = habits.find(([found]) => found.test(item))?.[1];
  return what && `${what}; ${withoutHabits(item)}`;
}

function withoutHabits(item: string): string {
  if (item.includes('${{')) return 'write its value';
  if (/^#\w+$/.test(item)) return `write ${quote(item.slice(1))}`;
  const sign = item.startsWith('!') ? '!' : '';
  let bare = item.slice(sign.length).replace(INVISIBLE, '$1');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .trim()
      .replace(/^-(?:\s+|$)|^#.*|\s#.*/, '')
      .replace(/^['"`‘“[\]{}]+|['"`’”[\]{}]+$/g, '')
      .trim();
  }
  if (/[[\]{}]/.test(bare)) return 'write it without';
  return bare === '' ? 'leave it out' : `write ${quote(sign + bare)}`;
}

/** What is wrong with the items of a list, with a count of those that have the same habit. */
export function itemProblems(items: readonly string[]): string[] {
  const found = items.flatMap((item) => {
    const problem = itemProblem(item);
    return problem === undefined ? [] : [{ item, problem, what: problem.replace(/;.*$/s, '') }];
  });
  return [...Map.groupBy(found, ({ what }) => what).values()].flatMap(([first, ...others]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
    return first === undefined ? [] : [`has ${quote(first.item)}${more}, which ${first.problem}`];
  });
}

/** What other tools read as alternatives, before a list is split at its commas. */
const ALTERNATIVES = /(?<before>[^\s,{}]*)\{(?<inner>[^{}\n:'"]*,[^{}\n:'"]*)\}(?<after>[^\s,{}]*)/;

/** What is wrong with a text that holds `{a,b}`: the part of it, and the names to write instead. */
export function alternatives(text: string): { part: string; problem: string } | undefined {
  const { before = '', inner = '', after = '' } = ALTERNATIVES.exec(text)?.groups ?? {};
  if (inner === '') return undefined;
  const names = inner.split(',').map((part) => quote(before + part.trim() + after));
  const all = names.length === 2 ? 'both names' : 'all names';
  return {
    part: `${before}{${inner}}${after}`,
    problem: `is no pattern here; list ${all}: ${names.join(', ')}`,
  };
}

/** What is wrong with the name of a project or repository. */
export const nameProblem: Check = (given) => {
  const sign = given.startsWith('!') ? '!' : '';
  const name = given.slice(sign.length).trim();
  const write = (path: string) => {
    const bare = path
      .replace(/[?#].*$/s, '')
      .replace(/\/$/, '')
      .replace(/\.git$/i, '');
    return bare === '' ? 'write the name, such as `acme/login`' : `write ${quote(sign + bare)}`;
  };
  const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
  if (url !== null) return `is a URL; ${write(url[1] ?? '')}`;
  const host = /^(?:www\.)?(?:github|gitlab)\.com\/(.+)$/i.exec(name);
  if (host !== null) return `is an address; ${write(host[1] ?? '')}`;
  if (/^-\S*\//.test(name)) return `starts with \`-\`; write ${quote(`!${name.slice(1)}`)} to exclude`;
  if (/^[^/\\]+\\[^\\]+$/.test(name)) return `has \`\\\`; write ${quote(sign + name.replace('\\', '/'))}`;
  // Other names may have blanks in them, but not the same owner twice.
  const parts = name.split(/\s*[;|]\s*|\s+/);
  const owner = name.slice(0, name.indexOf('/') + 1);
  if (owner !== '' && parts.length > 1 && parts.every((part) => part.startsWith(owner)))
    return `stands for several names; list them one by one: ${parts.map(quote).join(', ')}`;
  if (/^\^|\$$|\.\+|[^\\]\(.*\|.*\)/.test(name))
    return 'is a regular expression; write a pattern with `*`, such as `acme/pay*`';
  if (/\.git$/i.test(name)) return `ends with \`.git\`; ${write(name)}`;
  if (/^[^/].*[^/]\/$|^[^/]\/$/.test(name))
    return `has nothing after the \`/\`; write ${quote(`${sign}${name}**`)} for all below it`;
  const problem = name === '' ? undefined : pathProblem(name);
  if (problem === undefined) return undefined;
  const bare = name.replace(/^\.?\/+/, '').replace(/\/{2,}/g, '/');
  return `${problem}; ${pathProblem(bare) === undefined ? write(bare) : 'write the name, such as `acme/login`'}`;
};

/** Patterns of file paths name files. */
export const filePathProblem: Check = (path) => {
  if (path.endsWith('/')) return `is a folder; write ${quote(`${path}**`)} for the files in it`;
  if (/^\^|\\\.|\.[*+].*\$$/.test(path))
    return 'is a regular expression; write a pattern with `*`, such as `**/*.js`';
  if (/^!?\.\//.test(path)) return `starts with \`./\`; write ${quote(path.replace('./', ''))}`;
  return path.includes('\\') ? `has \`\\\`; write ${quote(path.replaceAll('\\', '/'))}` : undefined;
};

export const signProblem: Check = (item) => {
  if (item.startsWith('!!')) return 'has `!` twice; write it once to exclude a name';
  return /^!\s*$/.test(item) ? 'has nothing after the `!`; write what to exclude' : undefined;
};

/** What starts with `!` takes something away from the rest of its list. */
export function onlyExcludes(items: readonly string[], all = '`**`'): string | undefined {
  const isOnly = items.length > 0 && items.every((item) => item.startsWith('!'));
  return isOnly ? `only excludes; also give what to select, such as ${all}` : undefined;
}
