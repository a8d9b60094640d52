import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { presentProjects, projectDirectory } from '../model/directory.ts';
import type { StepFailure } from '../model/failure.ts';
import { type FilterValue, type FilterValues, filterInput } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { PRIMARY_REF, refNames, shortRef } from '../model/refs.ts';
import { isPattern, type NameList, nameListOf } from '../model/selection.ts';
import { listFailureBySlug, StepError, throwIfStepEnds } from '../model/step-errors.ts';
import { type ItemKind, type UnmatchedItem, unmatchedItems } from '../model/unmatched.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { SCAN_SEARCH_MS } from '../platform/resources/scan.ts';
import { findingFilter } from './conditions.ts';
import { canonicalOf, type FindingFilter, type FindingQuery, filterTexts } from './filter.ts';
import { listParameters } from './parameters.ts';

type ItemFilter = FindingFilter & { item: ItemKind };

export function hasItems(filter: FindingFilter): filter is ItemFilter {
  return filter.item !== undefined;
}

/** The filters of a query whose items may match nothing, with their items. */
export function itemFilters(filters: FilterValues): { filter: ItemFilter; list: NameList }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const filter = findingFilter(name);
    if (!hasItems(filter) || value === PRIMARY_REF) return [];
    const texts = [value].flat().map(String);
    const takesExclusions = filter.patterns || filter.kind === 'ids';
    const list = takesExclusions ? nameListOf(texts) : { names: texts, patterns: [], except: [] };
    return [{ filter, list }];
  });
}

/** The spelling in which the items of a filter are held against what is known. */
export function spellingOf(filter: FindingFilter): (text: string) => string {
  return filter.kind === 'ref' ? shortRef : canonicalOf(filter);
}

/** The values that rows have for a filter, and those of its own list. */
export function knownTexts(filter: FindingFilter, rows: readonly Finding[]): string[] {
  const isRef = filter.kind === 'ref';
  const texts = rows.flatMap((row) => (isRef ? [shortRef(row.ref ?? '')] : filterTexts(filter, row)));
  return [...new Set([...(filter.values ?? []), ...texts])].filter(Boolean);
}

/** The items of a filter that match nothing, and the known spelling of those that have another one, or a former name. */
interface CheckedItems {
  unmatched: UnmatchedItem[];
  spelled: ReadonlyMap<string, string>;
}

/** The texts that the items of a filter may mean. */
interface Known {
  texts: readonly string[];
  /** Present names of projects by former ones. */
  former?: ReadonlyMap<string, string>;
}

/** Holds the items of a filter against what is known. */
export function checkItems(filter: ItemFilter, list: NameList, { texts, former }: Known): CheckedItems {
  const spelling = spellingOf(filter);
  const spelled = new Map(former);
  const exact = new Set(texts);
  const byKey = new Map(texts.map((text) => [nameKey(text), text]));
  for (const item of [...list.names, ...list.except]) {
    if (isPattern(item) || exact.has(spelling(item))) continue;
    const text =
      byKey.get(nameKey(spelling(item))) ?? (filter.name === 'rules' ? ruleOf(item, texts) : undefined);
    if (text !== undefined) spelled.set(item, text);
  }
  const isKnown = (item: string) => spelled.has(item);
  const { form, item: kind } = filter;
  const unmatched = unmatchedItems(filterInput(filter), list, kind, texts, { form, spelling, isKnown });
  return { spelled, unmatched };
}

/** The rule whose last segment an item is, as comments and summaries show it; undefined if several have it. */
function ruleOf(item: string, known: readonly string[]): string | undefined {
  const end = `.${nameKey(item)}`;
  const [rule, ...others] = known.filter((name) => nameKey(name).endsWith(end));
  return item.includes('.') || others.length > 0 ? undefined : rule;
}

/** The value of a filter with the known spellings of its items; the same value if none has another. */
export function respelled(value: FilterValue, { spelled }: CheckedItems): FilterValue {
  const change = (item: string) => {
    const [, sign = '', name = ''] = /^(!?\s*)(.*)$/s.exec(item) ?? [];
    return sign + (spelled.get(name) ?? name);
  };
  if (typeof value === 'string') return spelled.get(value) ?? value;
  if (!Array.isArray(value)) return value;
  const items = value.map(change);
  return items.some((item, index) => item !== value[index]) ? [...new Set(items)] : value;
}

/** A query with the known spellings of its items, and the items that match nothing. */
export interface CheckedQuery {
  query: FindingQuery;
  unmatched: UnmatchedItem[];
  /** Items that could not be held against everything that may have them. */
  unchecked?: { names: string[]; cause: StepFailure };
}

/** The rows of a list that was read, and the filters that the server was asked for. */
interface RowsRead {
  rows: readonly Finding[];
  sent: ReadonlySet<string>;
}

/**
 * Holds the items of a query against the rows that were listed and, if these lack one, against what else may have it: the
 * list of projects, former names, scans, or one page of the list without the filter.
 *
 * @param read undefined if no row was listed: then, only projects and their tags are known
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
export async function checkQuery(
  context: Context,
  query: FindingQuery,
  read: RowsRead | undefined,
  mustKnow: boolean,
): Promise<CheckedQuery> {
  const filters: Record<string, FilterValue> = { ...query.filters };
  const checks = itemFilters(query.filters)
    .filter(({ filter: { item, name } }) => read || item === 'name' || name === 'project_tags')
    .map(({ filter, list }) => {
      const texts = knownTexts(filter, read?.rows ?? []);
      return { filter, list, texts, checked: checkItems(filter, list, { texts }) };
    });
  const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
  const openNames = open.map(({ filter }) => filter.name);
  const readPage = pageWithout(context, query, openNames, read?.sent);
  const unmatched: UnmatchedItem[] = [];
  const unread: { names: string[]; cause: StepFailure }[] = [];
  for (const { filter, list, texts, ...check } of checks) {
    let { checked } = check;
    try {
      if (checked.unmatched.length > 0) {
        const items = checked.unmatched.map(({ item }) => item);
        const more = await moreKnown(context, query, filter, items, readPage);
        checked = checkItems(filter, list, { ...more, texts: [...texts, ...more.texts] });
      }
      unmatched.push(...checked.unmatched);
    } catch (error) {
      const cause = listFailureBySlug(error);
      const { selects = [], excludes } = Object.groupBy(checked.unmatched, ({ role }) => role);
      if (excludes !== undefined && mustKnow) throw new StepError(cause);
      if (selects.length > 0) unread.push({ names: selects.map(({ item }) => item), cause });
    }
    filters[filter.name] = respelled(filters[filter.name] ?? [], checked);
  }
  const cause = unread.at(-1)?.cause;
  const unchecked = cause && { names: unread.flatMap(({ names }) => names), cause };
  return { query: { ...query, filters }, unmatched, unchecked };
}

type ReadPage = (filter: FindingFilter) => Promise<readonly Finding[]>;

/** Reads one page of the list once, for filters that the server was asked for, without those that have open items. */
function pageWithout(
  context: Context,
  { issueType, filters }: FindingQuery,
  open: readonly string[],
  sent: ReadonlySet<string> = new Set(),
): ReadPage {
  const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !open.includes(name));
  const { parameters } = listParameters({ issueType, filters: Object.fromEntries(kept) });
  let page: Promise<readonly Finding[]> | undefined;
  return async ({ name }) => {
    // The list that was read has all values of a filter that the server was not asked for.
    if (!sent.has(name) || issueType === 'secrets') return [];
    page ??= context.platform.findingsPage(await resolveSlug(context), parameters);
    return page;
  };
}

/** Reads whatever else may have the items of a filter. @param items without their `!` */
async function moreKnown(
  context: Context,
  query: FindingQuery,
  filter: ItemFilter,
  items: readonly string[],
  readPage: ReadPage,
): Promise<Known> {
  const { projects } = filter.item === 'value' ? { projects: [] } : await projectDirectory(context);
  if (filter.item === 'name') {
    const present = [...(await presentProjects(context, items))];
    const former = new Map(present.map(([item, { name }]) => [item, name]));
    return { texts: projects.map(({ name }) => name), former };
  }
  if (filter.name === 'project_tags') return { texts: projects.flatMap(({ tags }) => tags) };
  if (filter.kind === 'ref') return { texts: await knownBranches(context, query, items) };
  return { texts: filter.item === 'value' ? knownTexts(filter, await readPage(filter)) : [] };
}

/** The branches of findings of any status, of projects, and of recent scans of the repositories that the query names. */
async function knownBranches(
  context: Context,
  { issueType, filters }: FindingQuery,
  refs: readonly string[],
): Promise<string[]> {
  const slug = await resolveSlug(context);
  const branches: (string | undefined)[] = [];
  // The list of secrets has no filter by branch.
  const issue_type = issueType === 'secrets' ? 'sast' : issueType;
  for (const ref of refs.flatMap(refNames)) {
    const page = await context.platform.firstFindings(slug, { issue_type, ref } as FindingListParams);
    branches.push(...page.map((row) => row.ref));
  }
  const { projects, find } = await projectDirectory(context);
  for (const { primary_branch, default_branch } of projects) branches.push(primary_branch, default_branch);
  const ids = plainNames(filters.repos).flatMap((name) => find(name)?.id ?? []);
  for (const repositoryId of ids) branches.push(...(await scannedBranches(context, repositoryId)));
  return [...new Set(branches.flatMap((branch) => (branch === undefined ? [] : shortRef(branch))))];
}

/** The names in `repos`; none if it has patterns or exclusions. */
export function plainNames(repos: FilterValue | undefined): readonly string[] {
  const items = [repos ?? []].flat().map(String);
  const { names } = nameListOf(items);
  return names.length === items.length ? names : [];
}

/** The branches of recent scans; none if scans cannot be searched, because they are only one of several hints. */
async function scannedBranches(context: Context, repositoryId: bigint): Promise<(string | undefined)[]> {
  const { platform, clock } = context;
  const id = await resolveId(context);
  try {
    const search = { repositoryId, sinceMs: clock.now() - SCAN_SEARCH_MS };
    return (await platform.searchScans(id, search)).map(({ branch }) => branch);
  } catch (error) {
    throwIfStepEnds(error);
    return [];
  }
}
