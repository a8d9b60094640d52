import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { lookUpProjects, projectDirectory } from '../model/directory.ts';
import type { StepFailure } from '../model/failure.ts';
import { type FilterValue, type FilterValues, filterInput } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { PRIMARY_REF, refNames, shortRef } from '../model/refs.ts';
import { isPattern, mapTexts, type NameList, nameListOf } from '../model/selection.ts';
import { listFailureBySlug, StepError, throwIfStepEnds } from '../model/step-errors.ts';
import { type PlacedItem, placedItems, type UnmatchedItem, unmatchedItems } from '../model/unmatched.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { SCAN_SEARCH_MS } from '../platform/resources/scan.ts';
import { findingFilter } from './conditions.ts';
import { canonicalOf, type FindingFilter, type FindingQuery, filterTexts } from './filter.ts';
import { listParameters } from './parameters.ts';

/** The names in `repos`; undefined if it is not a list, or has patterns or exclusions. */
export function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
}

type ItemFilter = Extract<FindingFilter, { item: unknown }>;

/** The filters of a query whose items may match nothing, with their items as rows are compared with them. */
export function itemFilters(filters: FilterValues): { filter: ItemFilter; list: NameList }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const filter = findingFilter(name);
    if (!('item' in filter) || value === PRIMARY_REF) return [];
    const takesExclusions = filter.patterns || filter.kind === 'ids';
    const texts = [value].flat().map(String);
    const list = takesExclusions ? nameListOf(texts) : { names: texts, patterns: [], except: [] };
    const spelling = filter.kind === 'ref' ? shortRef : canonicalOf(filter);
    return [{ filter, list: mapTexts(list, spelling) }];
  });
}

/** The values that rows have for a filter, and those of its own list. */
export function knownTexts(filter: FindingFilter, rows: readonly Finding[]): string[] {
  const texts = rows.flatMap((row) =>
    filter.kind === 'ref' ? (row.ref === undefined ? [] : shortRef(row.ref)) : filterTexts(filter, row),
  );
  return [...new Set([...(filter.values ?? []), ...texts])];
}

/** The items of a filter that match nothing, and the known spelling of those that have another one, or a former name. */
export interface CheckedItems {
  unmatched: UnmatchedItem[];
  spelled: ReadonlyMap<string, string>;
}

/** Holds the items of a filter against what is known. */
export function checkItems(
  filter: ItemFilter,
  list: NameList,
  known: readonly string[],
  former: ReadonlyMap<string, string> = new Map(),
): CheckedItems {
  const spelled = new Map(former);
  const byKey = new Map(known.map((text) => [nameKey(text), text]));
  for (const item of [...list.names, ...list.except].filter((name) => !isPattern(name))) {
    const text = byKey.get(nameKey(item));
    const [rule, ...others] = filter.name === 'rules' && text === undefined ? rulesNamed(item, known) : [];
    if (text !== undefined && text !== item && !byKey.has(item)) spelled.set(item, text);
    // Comments and summaries show the last segment of a rule's name.
    else if (rule !== undefined && others.length === 0) spelled.set(item, rule);
  }
  const form = 'form' in filter ? filter.form : undefined;
  return { spelled, unmatched: unmatchedItems(list, filter.item, known, form, (item) => spelled.has(item)) };
}

function rulesNamed(item: string, known: readonly string[]): string[] {
  const end = `.${nameKey(item)}`;
  return item.includes('.') ? [] : known.filter((name) => nameKey(name).endsWith(end));
}

/** The value of a filter with the known spellings of its items. */
export function respelled(value: FilterValue, spelled: CheckedItems['spelled']): FilterValue {
  const change = (item: string) => {
    const [, sign = '', name = ''] = /^(!?\s*)(.*)$/s.exec(item) ?? [];
    return sign + (spelled.get(name) ?? name);
  };
  if (typeof value === 'string') return spelled.get(shortRef(value)) ?? value;
  return Array.isArray(value) ? [...new Set(value.map(change))] : value;
}

/** A query with the known spellings of its items, and the items that match nothing. */
export interface CheckedQuery {
  query: FindingQuery;
  /** Names of the filters whose items are spelled otherwise in the query. */
  respelled: ReadonlySet<string>;
  unmatched: PlacedItem[];
  /** Items that could not be held against everything that may have them. */
  unchecked: { names: string[]; cause: StepFailure } | undefined;
}

/**
 * Holds the items of a query against the rows that were listed and, if these lack one, against what else may have it: the
 * list of projects, former names, scans, or one page of the list without the filter.
 *
 * @param sent names of the filters that the server was asked for; undefined if no row was listed
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
export async function checkQuery(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  sent: ReadonlySet<string> | undefined,
  mustKnow: boolean,
): Promise<CheckedQuery> {
  const filters: Record<string, FilterValue> = { ...query.filters };
  const changed = new Set<string>();
  const unmatched: PlacedItem[] = [];
  let unchecked: CheckedQuery['unchecked'];
  for (const { filter, list } of itemFilters(query.filters)) {
    const { name, item: kind } = filter;
    if (sent === undefined && kind !== 'name' && name !== 'project_tags') continue;
    const known = knownTexts(filter, rows);
    let checked = checkItems(filter, list, known);
    const open = itemsOfChecked(checked);
    if (open.length > 0)
      try {
        const more = await moreKnown(context, query, filter, open, sent ?? new Set());
        checked = checkItems(filter, list, [...known, ...more.texts], more.former);
      } catch (error) {
        const cause = listFailureBySlug(error);
        if (mustKnow && checked.unmatched.some(({ role }) => role === 'excludes')) throw new StepError(cause);
        unchecked = { names: [...(unchecked?.names ?? []), ...open], cause };
        checked = { ...checked, unmatched: [] };
      }
    const value = respelled(filters[name] ?? [], checked.spelled);
    if (JSON.stringify(value) !== JSON.stringify(filters[name])) {
      filters[name] = value;
      changed.add(name);
    }
    const selecting = list.names.length + list.patterns.length;
    unmatched.push(...placedItems(checked.unmatched, { input: filterInput(filter) }, selecting));
  }
  return { query: { ...query, filters }, respelled: changed, unmatched, unchecked };
}

function itemsOfChecked({ unmatched }: CheckedItems): string[] {
  return unmatched.map(({ item }) => item);
}

/** What else may have the items of a filter. @param items without their `!` */
async function moreKnown(
  context: Context,
  query: FindingQuery,
  filter: ItemFilter,
  items: readonly string[],
  sent: ReadonlySet<string>,
): Promise<{ texts: string[]; former?: ReadonlyMap<string, string> }> {
  const { name, item: kind } = filter;
  if (kind === 'name') {
    const { projects } = await projectDirectory(context);
    const lookups = await lookUpProjects(
      context,
      items.filter((item) => !isPattern(item)),
    );
    const former = new Map<string, string>();
    for (const [item, lookup] of lookups) {
      if (lookup.kind === 'unread') throw new StepError(lookup.cause);
      if (lookup.kind === 'found') former.set(item, lookup.project.name);
    }
    return { texts: projects.map((project) => project.name), former };
  }
  if (name === 'project_tags')
    return { texts: (await projectDirectory(context)).projects.flatMap(({ tags }) => tags) };
  if (filter.kind === 'ref') return { texts: await knownBranches(context, query, items) };
  if (kind !== 'value' || !sent.has(name) || query.issueType === 'secrets') return { texts: [] };
  const others = Object.entries(query.filters).filter(([other]) => other !== name && sent.has(other));
  const withoutFilter = { issueType: query.issueType, filters: Object.fromEntries(others) };
  const repositories = sent.has('repos') && name !== 'repos' ? plainNames(query.filters.repos) : undefined;
  const { parameters } = listParameters(withoutFilter, repositories);
  const page = await context.platform.findingsPage(await resolveSlug(context), parameters);
  return { texts: knownTexts(filter, page) };
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
  const ids = plainNames(filters.repos)?.flatMap((name) => find(name)?.id ?? []) ?? [];
  for (const repositoryId of ids) branches.push(...(await scannedBranches(context, repositoryId)));
  return [...new Set(branches.flatMap((branch) => (branch === undefined ? [] : shortRef(branch))))];
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
