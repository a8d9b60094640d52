import type { IdForm } from '../findings/filter.ts';
import { globOf, nearest } from '../model/nearest.ts';
import { owaspClasses } from '../model/owasp.ts';
import { DAY_MS, epochMs, isDay } from '../model/time.ts';
import { pathProblem } from '../platform/http/path.ts';

/** `problem` follows "which"; it is absent where the remedy says enough. */
export interface WrongText {
  problem?: string;
  remedy: string;
}
export type Parsed<T> = { value: T } | WrongText;
export type Parse<T> = (text: string) => Parsed<T>;
/** `patterns` match the texts that have a problem, where these decide it. */
export type Check = ((text: string) => WrongText | undefined) & { patterns?: readonly RegExp[] };

/** On one line, and at most 100 characters. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 100 ? `${line.slice(0, 99)}…` : line}\``;
}

export function quotedList(values: readonly string[], conjunction: 'or' | 'and' = 'or'): string {
  const type = conjunction === 'or' ? 'disjunction' : 'conjunction';
  // Made when something is wrong, because it takes as long as a small request.
  return new Intl.ListFormat('en-GB', { type }).format(values.map((value) => `\`${value}\``));
}

export function didYouMean(text: string, values: readonly string[], verb = 'give'): string {
  const near = nearest(text, values);
  return near === undefined ? `${verb} ${quotedList(values)}` : `did you mean \`${near}\`?`;
}

/** `is \`x\`; give …` or `is \`x\`, which …; give …` */
export function describeProblem(text: string, { problem, remedy }: WrongText, verb = 'is', suffix = '') {
  const which = problem === undefined ? '' : `, which ${problem}`;
  return `${verb} ${quote(text)}${suffix}${which}; ${remedy}`;
}

export function firstProblem([check, ...others]: readonly Check[], text: string): WrongText | undefined {
  return check && (check(text) ?? firstProblem(others, text));
}

export function knownValue<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
  const lower = text.toLowerCase();
  return values.find((value) => value.toLowerCase() === lower);
}

export function oneOf<const Value extends string>(values: readonly Value[]): Parse<Value> {
  return (text) => {
    const value = knownValue(text, values);
    if (value !== undefined) return { value };
    if (splitList(text).length > 1 || text.split(' ').every((word) => knownValue(word, values)))
      return { problem: 'is a list, but only one value is allowed', remedy: `give ${quotedList(values)}` };
    return { remedy: didYouMean(text, values) };
  };
}

/** Like `oneOf`, for an item of a list: people also separate items with spaces. */
export function itemOf<const Value extends string>(values: readonly Value[]): Parse<Value> {
  const parse = oneOf(values);
  return (text) => {
    const words = text.split(/\s+/);
    if (words.length > 1 && words.every((word) => knownValue(word, values)))
      return { problem: 'has no comma between its values', remedy: `write ${quote(words.join(', '))}` };
    return parse(text);
  };
}

export const boolean: Parse<boolean> = (text) => {
  const value = knownValue(text, ['true', 'false']);
  return value === undefined ? { remedy: 'give `true` or `false`' } : { value: value === 'true' };
};

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER, unit = ''): Parse<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? { value } : { remedy: `give a whole number${unit} ${range}` };
  };
}

export const probability: Parse<number> = (text) => {
  const value = /^(?:[01](?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return value <= 1 ? { value } : { remedy: 'give a number from 0 to 1, such as `0.1`' };
};

/** An id of 64 bits. People copy the address of its page: the remedy is the id in it. */
export function wholeId(min: bigint, remedy: string): Parse<bigint> {
  return (text) => {
    const value = /^\d{1,20}$/.test(text) ? BigInt(text) : -1n;
    if (value >= min && value < 2n ** 64n) return { value };
    const [, end] = /^(?:#|\S*\/)(\d+)(?:[/?#]\S*)?$/.exec(text) ?? [];
    const isAddress = end !== undefined && /^#|[a-z]/i.test(text);
    return { remedy: isAddress ? `write ${quote(end)}` : remedy };
  };
}

export const id = wholeId(0n, 'give the id in digits');

const SECOND_MS = 1000;
const UNITS_MS = { s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS, d: DAY_MS, w: 7 * DAY_MS };

export function spanMs(text: string): number {
  return Number.parseInt(text, 10) * UNITS_MS[text.slice(-1).toLowerCase() as keyof typeof UNITS_MS];
}

/** An age such as `90d`, `26w` or `12h`; at most 9999 days. */
export const AGE_PATTERN = /^(?:[1-9]\d{0,4}[hH]|[1-9]\d{0,3}[dD]|[1-9]\d{0,2}[wW])$/;

const isAge = (text: string) => AGE_PATTERN.test(text);

export function ageRemedy(text: string): string {
  return spanRemedy(text, isAge, 'give an age such as `90d`, `26w` or `12h`, and at most `9999d`');
}

/** Units as people name them, each as a span. */
const UNITS = { second: '1s', minute: '1m', hour: '1h', day: '1d', week: '1w', month: '30d', year: '365d' };

/** The valid spans that `90 days`, `P90D` or `20` may mean, or `forms` without any. */
export function spanRemedy(text: string, isValid: (span: string) => boolean, forms: string): string {
  const [, count, word = ''] = /^(?:pt?)?(\d{1,7})\s*([a-z]*)$/.exec(text.toLowerCase()) ?? [];
  if (count === undefined) return forms;
  const start = word.replace(/(?<=..)s$/, '');
  const spans = Object.entries(UNITS).flatMap(([name, unit]) => {
    // Also `hr`, `wk` and `yr`.
    const isNamed = name.startsWith(start) || name.replace(/[aeou]+/, '') === start;
    const isMeant = word === '' ? unit.startsWith('1') : isNamed;
    const span = `${Number(count) * Number.parseInt(unit, 10)}${unit.at(-1)}`;
    return isMeant && isValid(span) ? [span] : [];
  });
  return spans.length === 0 ? forms : `write ${quotedList(spans)}`;
}

/** An age, to the moment that lies so long before `now`, in epoch ms. */
export function momentBefore(now: number): Parse<number> {
  return (text) => {
    if (isAge(text)) return { value: now - spanMs(text) };
    const ms = momentOf(text);
    const age = ms === undefined ? '' : `${Math.floor((now - ms) / DAY_MS)}d`;
    return { remedy: isAge(age) ? `write \`${age}\`` : ageRemedy(text) };
  };
}

/** Timers take no more than 2^31 ms; a week is more than any job lasts. */
const MAX_DURATION_MS = 7 * DAY_MS;

const DURATION = /^\d{1,7}[smh]$/i;
const DURATION_FORMS = 'give a duration with its unit, such as `30s`, `15m` or `1h`';

/** A duration such as `15m`, `0s` or `1h`, in ms. */
export function duration(minMs: number): Parse<number> {
  const range = `give a duration from ${minMs / SECOND_MS}s to ${MAX_DURATION_MS / UNITS_MS.h}h`;
  const isValid = (span: string) =>
    DURATION.test(span) && spanMs(span) >= minMs && spanMs(span) <= MAX_DURATION_MS;
  return (text) => {
    if (isValid(text)) return { value: spanMs(text) };
    return { remedy: DURATION.test(text) ? range : spanRemedy(text, isValid, DURATION_FORMS) };
  };
}

/** An age, epoch seconds, or an ISO 8601 date or time (UTC unless it has an offset), to epoch seconds. */
export function since(now: number): Parse<number> {
  return (text) => {
    const forms = 'give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h` or `2w`';
    // With fewer digits it is probably a date, such as `20260101`.
    const epoch = /^(?:0|\d{9,11})$/.test(text) ? Number(text) * SECOND_MS : momentOf(text);
    const ms = isAge(text) ? now - spanMs(text) : epoch;
    if (ms === undefined) return { remedy: spanRemedy(text, isAge, forms) };
    if (ms < 0) return { problem: 'is before 1970', remedy: 'give a later time' };
    if (ms > now) return { problem: 'is in the future', remedy: 'give an earlier time' };
    return { value: Math.floor(ms / SECOND_MS) };
  };
}

function momentOf(text: string): number | undefined {
  const day = text.slice(0, 10);
  return isDay(day) ? epochMs(day === text ? `${day}T00:00:00Z` : text) : undefined;
}

/** Without empty items and duplicates. */
export function splitList(text: string): string[] {
  const items = text.split(/[\r\n,]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** Zero-width and bidirectional characters: in other scripts than ASCII some of them join letters. */
const INVISIBLE = String.raw`[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+`;

/** The remedy is a sentence, or the part to remove. */
type TextProblem = readonly [pattern: RegExp, problem: string, remedy: string | RegExp];

const TEXT_PROBLEMS: readonly TextProblem[] = [
  [/\$\{\{/, 'contains an expression that was not evaluated', 'write its value'],
  [
    new RegExp(`[!-~] *${INVISIBLE} *[!-~]`),
    'has an invisible character that would be part of the value',
    new RegExp(`(?<=[!-~] *)${INVISIBLE}(?= *[!-~])`, 'g'),
  ],
  [/[\r\n]/, 'has several lines', 'write a list, with an item on each line'],
  [/^\s|\s$/, 'starts or ends with a space', /^\s+|\s+$/g],
];

const BRACE_PROBLEM = 'has a brace, but `{a,b}` is not a pattern here';

/** `[a]` and `[a[0]]`, not `[locale]/[id]`. */
const BRACKETED = /^!?\s*\[(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\]$/;

/** Also syntax of YAML, JSON and `.gitignore` that would become part of a value. */
const ITEM_PROBLEMS: readonly TextProblem[] = [
  ...TEXT_PROBLEMS,
  [/,/, 'has a comma', 'write a list with an item for each part'],
  [/^!?\s*-(?: |$)/, 'starts with `- `, as a list in YAML does', /(?<=^!?)\s*(?:-(?:\s+|$))+/],
  [/^!?\s*#/, 'is a comment, but lists cannot have comments', 'leave it out, or write it without the `#`'],
  [/ #/, 'ends with a comment, but lists cannot have comments', /\s+#.*/s],
  [
    /^!?\s*['"`‘“]|['"`’”]$/,
    'has a quote around it that would be part of the value',
    /(?<=^!?)[\s'"`‘“]+|[\s'"`’”]+$/g,
  ],
  [BRACKETED, 'is in brackets that would be part of the value', /(?<=^!?)\s*\[|\]$/g],
  [/^!?\s*[{}]|[{}]$/, BRACE_PROBLEM, 'write each value on its own'],
];

export const plainProblem = checkFor(...TEXT_PROBLEMS);

export const itemProblem = checkFor(...ITEM_PROBLEMS);

export const exclusionProblem = checkFor([
  /^!\s*(?:!|$)/,
  'has no name after its `!`',
  'write a name after a single `!`',
]);

/** The bare items of a list in brackets, as in JSON; undefined for any other text. */
export function itemsInBrackets(text: string): string[] | undefined {
  if (!BRACKETED.test(text)) return undefined;
  return splitList(text.slice(1, -1)).map((item) => bareText(item, ITEM_PROBLEMS));
}

export function checkFor(...problems: readonly TextProblem[]): Check {
  const check = (text: string) => {
    const found = problems.find(([pattern]) => pattern.test(text));
    if (found === undefined) return undefined;
    const [, problem, remedy] = found;
    if (typeof remedy === 'string') return { problem, remedy };
    const bare = bareText(text, problems);
    if (bare === '') return { problem, remedy: 'leave it out' };
    const isValid = !problems.some(([pattern]) => pattern.test(bare));
    return { problem, remedy: isValid ? `write ${quote(bare)}` : 'write it without' };
  };
  return Object.assign(check, { patterns: problems.map(([pattern]) => pattern) });
}

/** Removing one part may uncover another, as in `["a"]`. */
function bareText(text: string, problems: readonly TextProblem[], maxLayers = 4): string {
  const found = problems.find(([pattern, , part]) => typeof part !== 'string' && pattern.test(text));
  if (found === undefined || maxLayers === 0) return text;
  return bareText(text.replace(found[2], ''), problems, maxLayers - 1);
}

const NAME_REMEDY = 'write the name, such as `acme/login`';

/** The part of an address before the name of a repository, or before the path of a page. */
const HOST =
  /^(?:[a-z][a-z+.-]*:\/\/[^/]*\/|[\w.-]+@[\w.-]+:|(?:www\.)?git(?:hub|lab)\.com\/|[\w-]+\.[\w.-]+\/(?=orgs\/))/i;
/** The part of a page's address after the name of the repository. */
const PAGE =
  /(?:\?\w+=|#).*$|(?<=^[^/]+\/[^/]+.*)\/(?:-\/)?(?:pulls?|tree|blob|commits?|issues|actions|security|settings|merge_requests)(?:\/.*)?$/i;

/** The name of a project or repository, or a pattern of them. */
export const nameProblem: Check = (item) => {
  const [, sign = '', name = ''] = /^(!?)\s*(.*)$/s.exec(item) ?? [];
  const several = separatorIn(name);
  if (several !== undefined)
    return { problem: `has ${several}`, remedy: 'separate names with commas or lines' };
  const remedy = `write ${quote(sign + (globOf(name) ?? ''))}`;
  if (/^\^|\$$/.test(name)) return { problem: 'looks like a regular expression', remedy };
  if (/^-\S*\//.test(name))
    return { problem: 'starts with `-`', remedy: `write ${quote(`!${name.slice(1)}`)} to exclude` };
  const path = name.replace(HOST, '');
  const isUrl = path !== name;
  const problem =
    (isUrl && 'is a URL') ||
    (/\.git$/i.test(name) && 'ends with `.git`') ||
    (/[{}]/.test(name) && BRACE_PROBLEM) ||
    (name !== '' && pathProblem(name));
  if (!problem) return undefined;
  const bare = (isUrl ? path.replace(PAGE, '').replace(/^[^/]+$/, '$&/') : name)
    .replace(/\.git$/i, '')
    .replace(/^([^/]+)\/$/, '$1/**')
    .replace(/^\.?\/+|\/+$/g, '');
  const isName = !/^orgs\//.test(path) && bare !== name && pathProblem(bare) === undefined;
  return { problem, remedy: isName ? `write ${quote(sign + bare)}` : NAME_REMEDY };
};

/** Several names in one item. A name may have blanks, so that both need the same owner. */
function separatorIn(name: string): string | undefined {
  const parts = name.split(/[\s;|]+/).filter(Boolean);
  if (parts.length < 2 || !parts.every((part) => /^!?[^/]+\/./.test(part))) return undefined;
  const [separator] = /[;|]/.exec(name) ?? [];
  if (separator !== undefined) return quote(separator);
  const owners = new Set(parts.map((part) => part.replace(/^!?([^/]*).*$/, '$1').toLowerCase()));
  return owners.size === 1 ? 'a blank' : undefined;
}

const syntaxProblem = checkFor(
  [
    /^!?\^|\|/,
    'is a regular expression, but only patterns with `*` and `?` work',
    'write `src/**` for a folder',
  ],
  [/\{[^}]*(?:,|$)|^[^{]*\}/, BRACE_PROBLEM, 'list each path'],
);

/** Paths use `/` and are relative to the root of the repository. */
export const filePathProblem: Check = (path) => {
  const file = path
    .replaceAll('\\', '/')
    .replace(/^(!?)\.?\/+/, '$1')
    .replace(/\/$/, '/**');
  if (file !== path) return { problem: 'does not match the path of a file', remedy: `write ${quote(file)}` };
  return syntaxProblem(path);
};

/** Their ids have one form; a platform may name vulnerabilities by others, too. */
const SCHEMES = '(?:[Cc][Vv][Ee]|[Gg][Hh][Ss][Aa]|[Mm][Aa][Ll])-';
export const KNOWN_SCHEME = new RegExp(`^!?\\s*${SCHEMES}`);

/** Also after a `!`. */
export const ID_FORMS: Readonly<Record<IdForm, readonly [form: RegExp, remedy: (text: string) => string]>> = {
  vulnerability: [
    new RegExp(
      `^!?\\s*(?:[Cc][Vv][Ee]-[0-9]{4}-[0-9]{4,}|[Gg][Hh][Ss][Aa](?:-[A-Za-z0-9]{4}){3}|[Mm][Aa][Ll]-[0-9]{4}-[0-9]+|(?!${SCHEMES})[A-Za-z][A-Za-z0-9]*-(?=[^0-9]*[0-9])[A-Za-z0-9._:-]+)$`,
    ),
    () => 'give an id of a vulnerability, such as CVE-2021-44228, GHSA-jfh8-c2jp-5v3q or MAL-2025-47868',
  ],
  cwe: [/^!?\s*(?:[Cc][Ww][Ee]-)?[0-9]{1,6}$/, () => 'give the number of a weakness, such as CWE-79'],
  owasp: [
    /^!?\s*[A-Za-z]{1,5}[0-9]{1,2}:[0-9]{4}$/,
    (text) => {
      const classes = owaspClasses(text.replace(/^!?\s*/, ''));
      if (classes.length === 0) return 'give an OWASP class with its edition, such as A03:2021';
      return `a number is another class in each edition: give ${classes.join(', ')}`;
    },
  ],
};

const NO_VARIABLE = ', as happens when a variable does not exist';

export const colonProblem = checkFor(
  [/^[^!].*:$|^:$/, `has nothing after the colon${NO_VARIABLE}`, 'write the whole tag'],
  [/^:/, `has nothing before the colon${NO_VARIABLE}`, 'write the whole tag'],
);

export const branchProblem = checkFor([
  /^!?\s*_default$/,
  'is an old name that the platform takes for all branches',
  'write `primary` for the primary branch of each project, or leave it out',
]);

export function onlyExclusionsProblem(items: readonly string[], example = '`**`'): string | undefined {
  if (items.length === 0 || items.some((item) => !item.startsWith('!'))) return undefined;
  return `only excludes; also select something, such as ${example}`;
}
