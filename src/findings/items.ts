import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { presentProjects, projectDirectory } from '../model/directory.ts';
import type { StepFailure } from '../model/failure.ts';
import { type FilterValue, type FilterValues, filterInput } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import type { Notice } from '../model/notice.ts';
import { PRIMARY_REF, refNames, shortRef } from '../model/refs.ts';
import { isPattern, type NameList, nameListOf } from '../model/selection.ts';
import { listFailureBySlug, StepError, throwIfStepEnds } from '../model/step-errors.ts';
import { reportItems, type UnmatchedItem, unmatchedItems } from '../model/unmatched.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { SCAN_SEARCH_MS } from '../platform/resources/scan.ts';
import { filterTest, findingFilter, listParameters, plainNames } from './conditions.ts';
import { canonicalOf, type FindingFilter, type FindingQuery, filterTexts } from './filter.ts';

/** The filters whose items may match nothing, with their items. */
export function itemFilters(filters: FilterValues): { filter: FindingFilter; list: NameList }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const filter = findingFilter(name);
    if (filter.item === undefined || value === PRIMARY_REF) return [];
    const texts = [value].flat().map(String);
    const takesExclusions = filter.patterns || filter.kind === 'ids';
    const list = takesExclusions ? nameListOf(texts) : { names: texts, patterns: [], except: [] };
    return [{ filter, list }];
  });
}

/** Values of rows, and those of the filter's own list. */
export function knownTexts(filter: FindingFilter, rows: readonly Finding[]): string[] {
  return [...new Set([...(filter.values ?? []), ...rows.flatMap((row) => filterTexts(filter, row))])];
}

/**
 * @param former present names of projects by former ones
 * @returns the items that match nothing, and the known spelling of those that have another one
 */
export function checkItems(
  filter: FindingFilter,
  list: NameList,
  texts: readonly string[],
  former?: ReadonlyMap<string, string>,
) {
  const spelling = canonicalOf(filter);
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
  const { form, item: kind = 'value' } = filter;
  const unmatched = unmatchedItems(filterInput(filter), list, kind, texts, { form, spelling, isKnown });
  return { spelled, unmatched };
}

/** The rule whose last segment an item is, as comments show it; undefined if several have it. */
function ruleOf(item: string, known: readonly string[]): string | undefined {
  const end = `.${nameKey(item)}`;
  const [rule, ...others] = known.filter((name) => nameKey(name).endsWith(end));
  return item.includes('.') || others.length > 0 ? undefined : rule;
}

/** With the known spellings of its items; the same array if none has another. */
function respelled(value: FilterValue, spelled: ReadonlyMap<string, string>): FilterValue {
  if ([...spelled].every(([item, text]) => item === text)) return value;
  const change = (item: string) =>
    item.replace(/^(!?\s*)(.*)$/s, (_, sign, name) => sign + (spelled.get(name) ?? name));
  return Array.isArray(value) ? [...new Set(value.map(change))] : change(String(value));
}

/**
 * Holds the items of a query against the listed rows and, if these lack one, against what else may have it: the list of
 * projects, former names, scans, or one page of the list without the filter.
 *
 * @param read the rows, and the filters that were sent. If undefined, only projects and tags are known
 * @returns the query with the known spellings, the items that match nothing, and those that could not be `unchecked`
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
export async function checkQuery(
  context: Context,
  query: FindingQuery,
  read: { rows: readonly Finding[]; sent: ReadonlySet<string> } | undefined,
  mustKnow: boolean,
) {
  const filters: Record<string, FilterValue> = { ...query.filters };
  const checks = itemFilters(query.filters)
    .filter(({ filter: { item, name } }) => read || item === 'name' || name === 'project_tags')
    .map(({ filter, list }) => {
      const texts = knownTexts(filter, read?.rows ?? []);
      return { filter, list, texts, checked: checkItems(filter, list, texts) };
    });
  const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
  const openNames = open.map(({ filter }) => filter.name);
  const readPage = pageWithout(context, query, openNames, read?.sent);
  const unmatched: UnmatchedItem[] = [];
  let unchecked: { names: string[]; cause: StepFailure } | undefined;
  for (const { filter, list, texts, ...check } of checks) {
    let { checked } = check;
    try {
      if (checked.unmatched.length > 0) {
        const items = checked.unmatched.map(({ item }) => item);
        const more = await moreKnown(context, query, filter, items, readPage);
        checked = checkItems(filter, list, [...texts, ...more.texts], more.former);
      }
      unmatched.push(...checked.unmatched);
    } catch (error) {
      const cause = listFailureBySlug(error);
      const { selects = [], excludes } = Object.groupBy(checked.unmatched, ({ role }) => role);
      if (excludes !== undefined && mustKnow) throw new StepError(cause);
      const names = [...(unchecked?.names ?? []), ...selects.map(({ item }) => item)];
      if (selects.length > 0) unchecked = { names, cause };
    }
    filters[filter.name] = respelled(filters[filter.name] ?? [], checked.spelled);
  }
  return { query: { ...query, filters }, unmatched, unchecked };
}

type ReadPage = ReturnType<typeof pageWithout>;

/** Reads, once, a page of the list without the filters that have `open` items. */
function pageWithout(
  context: Context,
  { issueType, filters }: FindingQuery,
  open: readonly string[],
  sent: ReadonlySet<string> = new Set(),
) {
  const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !open.includes(name));
  const { parameters } = listParameters({ issueType, filters: Object.fromEntries(kept) });
  let page: Promise<readonly Finding[]> | undefined;
  return async ({ name }: FindingFilter) => {
    // The list has all values of a filter that the server was not asked for.
    if (!sent.has(name)) return [];
    page ??= context.platform.findingsPage(await resolveSlug(context), parameters);
    return page;
  };
}

/** Reads what else may have the items of a filter. @param items without their `!` */
async function moreKnown(
  context: Context,
  query: FindingQuery,
  filter: FindingFilter,
  items: readonly string[],
  readPage: ReadPage,
): Promise<{ texts: readonly string[]; former?: ReadonlyMap<string, string> }> {
  if (filter.item === 'value') return { texts: knownTexts(filter, await readPage(filter)) };
  if (filter.item === 'word') return { texts: [] };
  if (filter.kind === 'ref') return { texts: await knownBranches(context, query, items) };
  const { projects } = await projectDirectory(context);
  if (filter.name === 'project_tags') return { texts: projects.flatMap(({ tags }) => tags) };
  const present = await presentProjects(context, items);
  const former = new Map([...present].map(([item, { name }]) => [item, name]));
  return { texts: projects.map(({ name }) => name), former };
}

/** The branches of findings, of projects, and of recent scans of the repositories that the query names. */
async function knownBranches(
  context: Context,
  { issueType, filters }: FindingQuery,
  refs: readonly string[],
): Promise<string[]> {
  const { platform, clock } = context;
  const slug = await resolveSlug(context);
  const branches: (string | undefined)[] = [];
  // The list of secrets has no filter by branch.
  const issue_type = issueType === 'secrets' ? 'sast' : issueType;
  for (const ref of refs.flatMap(refNames)) {
    const page = await platform.firstFindings(slug, { issue_type, ref } as FindingListParams);
    branches.push(...page.map((row) => row.ref));
  }
  const { projects, find } = await projectDirectory(context);
  for (const { primary_branch, default_branch } of projects) branches.push(primary_branch, default_branch);
  for (const repositoryId of plainNames(filters.repos).flatMap((name) => find(name)?.id ?? [])) {
    try {
      const search = { repositoryId, sinceMs: clock.now() - SCAN_SEARCH_MS };
      const scans = await platform.searchScans(await resolveId(context), search);
      branches.push(...scans.map(({ branch }) => branch));
    } catch (error) {
      // Scans are only one of several hints.
      throwIfStepEnds(error);
    }
  }
  return branches.flatMap((branch) => (branch === undefined ? [] : shortRef(branch)));
}

/**
 * Tests the findings that a gate judges: those that match, or that a filter cannot decide, by product or for a missing
 * value. A filter with a mistaken item would hide a whole product, so it is left out; of exclusions only the item is.
 */
export function gateFilter(filters: FilterValues, rows: readonly Finding[]) {
  const applied = new Map(Object.entries(filters));
  const notices: Notice[] = [];
  for (const { filter, list } of itemFilters(filters)) {
    const { name, decidedBy } = filter;
    const value = filters[name] ?? [];
    const decided = rows.filter(({ kind }) => decidedBy[kind] !== undefined);
    const texts = knownTexts(filter, decided);
    const matches = filterTest(name, value);
    // Without a row that the filter decides, nothing is known of its items.
    if (texts.length === 0 && decided.every((row) => matches(row) === undefined)) continue;
    const { unmatched, spelled } = checkItems(filter, list, texts);
    if (reportItems(notices, unmatched, 'gate', 'sast').length > 0) applied.delete(name);
    else applied.set(name, respelled(value, spelled));
  }
  const tests = [...applied].map(([name, value]) => {
    const { decidedBy, keepsMalicious } = findingFilter(name);
    const matches = filterTest(name, value);
    return (row: Finding) =>
      decidedBy[row.kind] === undefined || (keepsMalicious && row.malicious) || matches(row) !== false;
  });
  return { matches: (finding: Finding) => tests.every((test) => test(finding)), notices };
}
