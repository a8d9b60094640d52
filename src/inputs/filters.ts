import type { FindingFilter, FindingQuery, IdForm } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import {
  type FilterValue,
  type FilterValues,
  filterInput,
  SCANNED_PRODUCTS,
  type TriageIssueType,
} from '../model/findings.ts';
import { PRIMARY_REF, refMeant } from '../model/refs.ts';
import { tryParseJson } from '../platform/http/json.ts';
import type { Product } from '../platform/resources/finding.ts';
import type { InputReader } from './reader.ts';
import { readSelecting, readTags, readWholeValues, refuseOnlyExclusions } from './source.ts';
import {
  boolean,
  branchProblem,
  checkFor,
  exclusionProblem,
  filePathProblem,
  ID_FORMS,
  KNOWN_SCHEME,
  momentBefore,
  nameProblem,
  oneOf,
  type Parse,
  probability,
  quote,
  quotedList,
  since,
  splitList,
  wholeId,
} from './values.ts';

const FILTERS = FINDING_FILTERS.filter(({ text }) => text !== undefined);

interface FilterContext {
  /** Who applies the filters, in a triage. */
  by?: 'listed' | 'platform';
  /** Undefined if it is absent or wrong. */
  issueType: Product | undefined;
  /** In epoch ms. */
  now: number;
}

function isSet(reader: InputReader, filter: FindingFilter): boolean {
  const input = filterInput(filter);
  const isList = ['values', 'names', 'ids'].includes(filter.kind);
  return isList ? reader.isSet(input) : reader.givenText(input) !== undefined;
}

export function readFilters(reader: InputReader, context: FilterContext): FilterValues {
  const values: Record<string, FilterValue> = {};
  for (const filter of FILTERS.filter((candidate) => isSet(reader, candidate))) {
    const input = filterInput(filter);
    if (context.by === 'platform' && !filter.inTriage) {
      const remedy = 'use `selection: listed`, or leave it out';
      reader.problem(input, `does not work with \`selection: platform\`; ${remedy}`);
      continue;
    }
    const value = readValue(reader, filter, context);
    const problem = unsupportedProblem(reader, filter, value, context);
    if (problem !== undefined) reader.problem(input, problem);
    else if (value !== undefined) values[filter.name] = value;
  }
  return values;
}

export function readQuery(reader: InputReader, context: FilterContext): FindingQuery {
  const written: Record<string, string> = {};
  for (const filter of FILTERS.filter(({ kind }) => kind === 'age' || kind === 'time')) {
    const text = reader.givenText(filterInput(filter));
    if (text !== undefined) written[filter.name] = text;
  }
  const filters = readFilters(reader, context);
  return { issueType: context.issueType ?? 'sast', filters, written };
}

function unsupportedProblem(
  { operation }: InputReader,
  { kind, only, inTriage, decidedBy, notListed }: FindingFilter,
  value: FilterValue | undefined,
  { by, issueType }: FilterContext,
): string | undefined {
  if (issueType === undefined) return undefined;
  if (only !== undefined && only !== issueType)
    return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; set \`issue-type: ${only}\`, or leave it out`;
  if (by === 'platform')
    return kind === 'ref' && value === PRIMARY_REF
      ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
      : undefined;
  const list = `the list of \`${issueType}\` findings`;
  const alternative = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
  if (decidedBy[issueType] === undefined)
    return `cannot be checked in ${list}; ${alternative}select by other filters`;
  const hidden = [value].flat().find((text) => notListed?.[issueType]?.includes(String(text)));
  if (hidden === undefined) return undefined;
  return `is \`${hidden}\`, which ${list} does not show; ${alternative}give another value`;
}

function readValue(
  reader: InputReader,
  filter: FindingFilter,
  { by, now }: FilterContext,
): FilterValue | undefined {
  const { values = [], patterns, spelled } = filter;
  const input = filterInput(filter);
  switch (filter.kind) {
    case 'oneOf':
      return reader.read(input, oneOf(values));
    case 'values':
      return reader.openListOf(input, values);
    case 'names':
      if (spelled === 'tag') return readTags(reader, input);
      return patterns ? readPatterns(reader, input, by) : readWholeValues(reader, input);
    case 'ids':
      return readIds(reader, input, filter.condition as IdForm);
    case 'boolean':
      return reader.read(input, boolean);
    case 'ref':
      return reader.read(input, branch);
    case 'time':
      return reader.read(input, since(now))?.toString();
    case 'age':
      return reader.read(input, momentBefore(now));
    case 'number':
      return reader.read(input, probability);
  }
}

const branch: Parse<string> = (text) => {
  if (/,\s|[\r\n*?]|\$\{\{/.test(text))
    return { problem: 'is not one branch', remedy: 'give one, such as `refs/heads/main`' };
  return branchProblem(text) ?? { value: refMeant(text) };
};

function readIds(reader: InputReader, input: string, idForm: IdForm): readonly string[] {
  const [form, remedy] = ID_FORMS[idForm];
  const parse: Parse<string> = (value) => (form.test(value) ? { value } : { remedy: remedy(value) });
  const ids = reader.readItems(input, parse);
  const unknown = idForm === 'vulnerability' ? ids.find((id) => !KNOWN_SCHEME.test(id)) : undefined;
  const problem = 'is neither a CVE nor a GHSA nor a MAL id';
  if (unknown !== undefined)
    reader.warn(input, `has ${quote(unknown)}, which ${problem}; it is used as it is`);
  if (!isReading(reader)) refuseOnlyExclusions(reader, input, ids);
  return ids;
}

/** Operations that only read accept lists of exclusions only, which select everything else. */
function isReading({ operation }: InputReader): boolean {
  return ['gate', 'list-findings', 'posture'].includes(operation ?? '');
}

const platformProblem = checkFor([
  /^!|[*?]/,
  'is a pattern, and `selection: platform` takes names only',
  'give names, or use `selection: listed`',
]);

const PATTERN_CHECKS = { repos: [nameProblem], paths: [filePathProblem] };

/** Unless the platform selects, also patterns and exclusions. */
function readPatterns(reader: InputReader, input: string, by: FilterContext['by']): readonly string[] {
  const checks = PATTERN_CHECKS[input as keyof typeof PATTERN_CHECKS] ?? [];
  if (by === 'platform') return reader.list(input, ...checks, platformProblem);
  if (isReading(reader)) return reader.list(input, ...checks, exclusionProblem);
  return readSelecting(reader, input, ...checks);
}

export function readIssueType(reader: InputReader): TriageIssueType | undefined {
  if (reader.givenText('issue-type') === undefined)
    return reader.problem('issue-type', `is empty; give ${quotedList(SCANNED_PRODUCTS)}`);
  return reader.read('issue-type', oneOf(SCANNED_PRODUCTS));
}

/** @returns undefined when filters select; giving neither is a problem */
export function readIssueIds(reader: InputReader, context: FilterContext): bigint[] | undefined {
  const filters = FILTERS.filter((filter) => isSet(reader, filter)).map(filterInput);
  if (!reader.isSet('issue-ids')) {
    const problem = 'is empty and no filter is given, which would select the whole deployment';
    if (filters.length === 0) reader.problem('issue-ids', `${problem}; give ids or a filter`);
    return undefined;
  }
  const text = reader.givenText('issue-ids') ?? '';
  // The output `triaged-issues`, a JSON array of numbers and texts, can be given as it is.
  const json = text.startsWith('[') ? tryParseJson(text) : undefined;
  const items = splitList(Array.isArray(json) ? json.join() : text);
  const [grouped] = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/.exec(json === undefined ? text : '') ?? [];
  if (grouped !== undefined)
    reader.note(
      'issue-ids',
      `has ${quote(grouped)}, which looks like one number with separators; if so, write \`${grouped.replaceAll(',', '')}\``,
    );
  if (items.length === 0)
    reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
  const ids = reader.readItems('issue-ids', issueId, items);
  if (filters.length > 0) {
    const conflict = `cannot be combined with ${quotedList(filters, 'and')}; leave one or the other out`;
    reader.problem('issue-ids', conflict);
    // The filters' own problems are reported, too.
    readFilters(reader, context);
  }
  return [...ids];
}

const issueId = wholeId(1n, 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them');
