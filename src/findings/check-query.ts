import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { lookUpProjects, projectDirectory } from '../model/directory.ts';
import type { StepFailure } from '../model/failure.ts';
import { type FilterValue, filterInput } from '../model/findings.ts';
import { refNames, shortRef } from '../model/refs.ts';
import { isPattern, type NameList } from '../model/selection.ts';
import { listFailureBySlug, StepError, throwIfStepEnds } from '../model/step-errors.ts';
import { type PlacedItem, placedItems } from '../model/unmatched.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { SCAN_SEARCH_MS } from '../platform/resources/scan.ts';
import type { FindingFilter, FindingQuery } from './filter.ts';
import {
  type CheckedItems,
  checkItems,
  type ItemFilter,
  itemFilters,
  knownTexts,
  plainNames,
  respelled,
} from './known.ts';
import { listParameters } from './parameters.ts';

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
  const checks = itemFilters(query.filters)
    // Without a list of findings, only projects and their tags are known.
    .filter(({ filter: { item, name } }) => sent !== undefined || item === 'name' || name === 'project_tags')
    .map(({ filter, list }) => ({ filter, list, known: knownTexts(filter, rows) }))
    .map((check) => ({ ...check, checked: checkItems(check.filter, check.list, check.known) }));
  const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
  const readPage = pageWithout(
    context,
    query,
    open.map(({ filter }) => filter.name),
    sent,
  );
  const changed = new Set<string>();
  const unmatched: PlacedItem[] = [];
  let unchecked: CheckedQuery['unchecked'];
  for (const check of checks) {
    const { filter, list } = check;
    const { name } = filter;
    const { spelled, unmatched: items, unread } = await checkFurther(context, query, check, readPage);
    if (unread !== undefined && mustKnow && items.some(({ role }) => role === 'excludes'))
      throw new StepError(unread);
    const value = respelled(filters[name] ?? [], spelled);
    if (JSON.stringify(value) !== JSON.stringify(filters[name])) {
      filters[name] = value;
      changed.add(name);
    }
    const selecting = list.names.length + list.patterns.length;
    if (unread === undefined)
      unmatched.push(...placedItems(items, { input: filterInput(filter) }, selecting));
    const names = items.flatMap(({ item, role }) => (role === 'selects' ? item : []));
    if (unread !== undefined && names.length > 0)
      unchecked = { names: [...(unchecked?.names ?? []), ...names], cause: unread };
  }
  return { query: { ...query, filters }, respelled: changed, unmatched, unchecked };
}

/** Holds items that no row has against what else may have them. */
async function checkFurther(
  context: Context,
  query: FindingQuery,
  {
    filter,
    list,
    known,
    checked,
  }: { filter: ItemFilter; list: NameList; known: readonly string[]; checked: CheckedItems },
  readPage: ReturnType<typeof pageWithout>,
): Promise<CheckedItems & Pick<MoreKnown, 'unread'>> {
  const items = checked.unmatched.map(({ item }) => item);
  if (items.length === 0) return checked;
  const more = await moreKnown(context, query, filter, items, readPage).catch((error: unknown): MoreKnown => {
    return { texts: [], unread: listFailureBySlug(error) };
  });
  return { ...checkItems(filter, list, [...known, ...more.texts], more.former), unread: more.unread };
}

/** Reads one page of the list once, for filters that the server was asked for, without those that have open items. */
function pageWithout(
  context: Context,
  { issueType, filters }: FindingQuery,
  names: readonly string[],
  sent: ReadonlySet<string> = new Set(),
): (filter: FindingFilter) => Promise<readonly Finding[]> {
  const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !names.includes(name));
  const repositories = kept.some(([name]) => name === 'repos') ? plainNames(filters.repos) : undefined;
  const query = { issueType, filters: Object.fromEntries(kept) };
  let page: Promise<readonly Finding[]> | undefined;
  return async ({ name }) => {
    // The list that was read has all values of a filter that the server was not asked for.
    if (!sent.has(name) || issueType === 'secrets') return [];
    const { parameters } = listParameters(query, repositories);
    page ??= context.platform.findingsPage(await resolveSlug(context), parameters);
    return page;
  };
}

interface MoreKnown {
  texts: string[];
  /** Present names by former ones, and of projects that the list lacks. */
  former?: ReadonlyMap<string, string>;
  /** Why some of it could not be read. */
  unread?: StepFailure;
}

/** Reads whatever else may have the items of a filter. @param items without their `!` */
async function moreKnown(
  context: Context,
  query: FindingQuery,
  filter: ItemFilter,
  items: readonly string[],
  readPage: ReturnType<typeof pageWithout>,
): Promise<MoreKnown> {
  const { name, item: kind } = filter;
  if (kind === 'name') {
    const { projects } = await projectDirectory(context);
    const lookups = await lookUpProjects(
      context,
      items.filter((item) => !isPattern(item)),
    );
    const former = new Map<string, string>();
    let unread: StepFailure | undefined;
    for (const [item, lookup] of lookups) {
      if (lookup.kind === 'unread') unread = lookup.cause;
      if (lookup.kind === 'found') former.set(item, lookup.project.name);
    }
    return { texts: projects.map((project) => project.name), former, unread };
  }
  if (name === 'project_tags')
    return { texts: (await projectDirectory(context)).projects.flatMap(({ tags }) => tags) };
  if (filter.kind === 'ref') return { texts: await knownBranches(context, query, items) };
  return { texts: kind === 'value' ? knownTexts(filter, await readPage(filter)) : [] };
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
