import type { TriageFilter } from '../model/filter.ts';
import { type FilterValues, filterInput, type IssueType, TRIAGE_FILTERS } from '../model/filters.ts';
import { isPattern } from '../model/selection.ts';
import { checkNames, readWithoutExclusions } from './names.ts';
import type { InputReader } from './reader.ts';
import { quote } from './text.ts';
import { parseSince } from './times.ts';

const FILTERS: readonly TriageFilter[] = TRIAGE_FILTERS;
const YEAR_SECONDS = 365 * 86_400;

/** Who applies the filters: a list and this action, or a bulk triage of the platform. */
export interface FilterUse {
  by: 'listed' | 'platform';
  /** Undefined where it was not given, or is wrong. */
  issueType: IssueType | undefined;
  /** What to do about a filter that the list of the kind cannot decide. */
  remedy: string;
  /** In epoch ms. */
  now: number;
  /** The inputs of the filters that the operation has. Default: all. */
  among?: readonly string[];
}

/** The inputs of the filters that were given, in the order of the table. */
export function givenFilters(reader: InputReader): string[] {
  return FILTERS.map(filterInput).filter((input) => reader.isGiven(input) && isFilled(reader, input));
}

function isFilled(reader: InputReader, input: string): boolean {
  const filter = FILTERS.find((one) => filterInput(one) === input);
  return filter?.kind === 'list' ? reader.list(input).length > 0 : reader.text(input) !== undefined;
}

/** Whether every filter that was given selects as much as not giving it. */
export function areIdle(reader: InputReader, inputs: readonly string[]): boolean {
  return inputs.every((input) => {
    const idle = FILTERS.find((filter) => filterInput(filter) === input)?.idle;
    return idle !== undefined && reader.text(input)?.toLowerCase() === String(idle);
  });
}

export function readFilters(reader: InputReader, use: FilterUse): FilterValues {
  const given = givenFilters(reader).filter((input) => use.among?.includes(input) ?? true);
  const values: Record<string, FilterValues[string]> = {};
  for (const filter of FILTERS) {
    const input = filterInput(filter);
    if (!given.includes(input)) continue;
    const value = readValue(reader, filter, use);
    if (applies(reader, filter, use) && value !== undefined) {
      values[filter.wire] = value;
      if (use.by === 'listed') checkListedValues(reader, filter, value, use);
    }
  }
  return values;
}

/** Whether the filter can decide anything of these findings, here. */
function applies(reader: InputReader, filter: TriageFilter, { by, issueType, remedy }: FilterUse): boolean {
  if (issueType === undefined) return true;
  const input = filterInput(filter);
  if (filter.only !== undefined && filter.only !== issueType) {
    reader.problem(
      input,
      `applies only to \`${filter.only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`,
    );
    return false;
  }
  if (by === 'listed' && filter.listed[issueType] === undefined) {
    reader.problem(input, `cannot be checked in the list of \`${issueType}\` findings; ${remedy}`);
    return false;
  }
  return true;
}

function checkListedValues(
  reader: InputReader,
  filter: TriageFilter,
  value: FilterValues[string],
  { issueType, remedy }: FilterUse,
): void {
  const untold = issueType === undefined ? [] : (filter.notListed?.[issueType] ?? []);
  const given = Array.isArray(value) ? value : [String(value)];
  for (const one of given.filter((item) => untold.includes(item))) {
    reader.problem(
      filterInput(filter),
      `is \`${one}\`, which the list of \`${issueType}\` findings does not show; ${remedy}`,
    );
  }
}

function readValue(
  reader: InputReader,
  filter: TriageFilter,
  use: FilterUse,
): FilterValues[string] | undefined {
  const input = filterInput(filter);
  switch (filter.kind) {
    case 'oneOf':
      return reader.oneOf(input, filter.values ?? []);
    case 'boolean':
      return reader.boolean(input);
    case 'text':
      return reader.text(input);
    case 'time':
      return readTime(reader, input, use.now);
    case 'list':
      return readItems(reader, filter, use);
  }
}

function readTime(reader: InputReader, input: string, now: number): string | undefined {
  const text = reader.text(input) ?? '';
  const since = parseSince(text, now);
  if ('problem' in since) {
    const joint = since.problem.startsWith('which') ? ',' : ';';
    return reader.problem(input, `is ${quote(text)}${joint} ${since.problem}`);
  }
  if (since.seconds < YEAR_SECONDS) {
    reader.warn(input, `is ${quote(text)}, a time in 1970; an age has a unit, such as \`30d\``);
  }
  return String(since.seconds);
}

function readItems(reader: InputReader, filter: TriageFilter, { by }: FilterUse): readonly string[] {
  const input = filterInput(filter);
  if (filter.values !== undefined) return reader.openListOf(input, filter.values);
  if (filter.patterns !== true) return readWithoutExclusions(reader, input);
  const items = reader.list(input);
  if (filter.wire === 'repos') checkNames(reader, input, items);
  checkPatterns(reader, input, items, by);
  return items;
}

/** Only where findings are listed can patterns select, and a `!` take away. */
function checkPatterns(
  reader: InputReader,
  input: string,
  items: readonly string[],
  by: FilterUse['by'],
): void {
  if (reader.hasProblem(input)) return;
  if (by === 'platform') {
    const [pattern] = items.filter((item) => isPattern(item) || item.startsWith('!'));
    if (pattern === undefined) return;
    const why = 'which is a pattern, and `selection: platform` takes names only';
    reader.problem(input, `has ${quote(pattern)}, ${why}; give names, or use \`selection: listed\``);
  } else if (items.every((item) => item.startsWith('!'))) {
    reader.problem(input, 'only excludes; also give what to select, such as `**`');
  }
}
