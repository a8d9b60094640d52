import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { type ProjectDirectory, presentProject, projectDirectory } from '../model/directory.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { PRIMARY_REF, refNames, shortRef } from '../model/refs.ts';
import { listFailure, listFailureBySlug } from '../model/step-errors.ts';
import { type PlacedItem, reportItems } from '../model/unmatched.ts';
import { hasStatus } from '../platform/http/errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type CheckedQuery, checkQuery } from './check-query.ts';
import { filterTest, findingFilter, repositoryTest } from './conditions.ts';
import { type FindingQuery, type FindProject, failedTest } from './filter.ts';
import { firstOfEach, shareTickets } from './finding.ts';
import { isForgotten, rowKeeper } from './forget.ts';
import { plainNames } from './known.ts';
import { listParameters, MAX_VALUES } from './parameters.ts';

interface ListOptions {
  /** Rows in one request. Default: the largest that the platform takes. */
  pageSize?: number;
  /** Each finding once, whatever its branches, unless the query names a branch. Default: every branch's row. */
  once?: boolean;
  /**
   * Takes items as the platform's own spelling: none is looked up, and nothing says that one matches nothing.
   */
  exactNames?: boolean;
  /** The use that the step makes of the query's items, some of which may match nothing. Default: it reads. */
  use?: 'reads' | 'writes';
  /**
   * The rows to request: those that the query selects (`query`), those on other branches too, by sending only the
   * filters that branches share (`branches`), or every finding of the repositories (`repositories`). Default: `branches`
   * for a filter by ticket, because another branch's row may have the ticket; otherwise `query`.
   */
  scope?: 'query' | 'branches' | 'repositories';
}

interface FindingList {
  /** In the platform's order. */
  selected: Finding[];
  /** Every row that the server listed; with the scope `query`, some that are not selected may be missing. */
  listed: readonly Finding[];
  /** When the list ended, on the step's clock; the first to end, if several were read. */
  endedAtMs: number;
  /** The query with the platform's spelling of its items. */
  query: FindingQuery;
  /** Items that match nothing and fail a row each (`model/unmatched.ts`). */
  failedItems: readonly PlacedItem[];
}

/**
 * Lists the findings that a query selects. Checks every row against the whole query, in case the server ignores a filter.
 * Notes ignored filters, and where rows may be missing.
 *
 * @throws PlatformError, PagingError if the list cannot be read; one that was cut is only a notice
 */
export async function listFindings(
  context: Context,
  written: FindingQuery,
  options: ListOptions = {},
): Promise<FindingList> {
  const { once, exactNames, use = 'reads' } = options;
  const { ref } = written.filters;
  const isPrimary = ref === PRIMARY_REF;
  // Resolved once, before the parallel reads that need it.
  await resolveSlug(context);
  const [projects, first] = await Promise.all([
    isPrimary || written.filters.project_tags !== undefined ? projectDirectory(context) : undefined,
    readRows(context, written, options),
  ]);
  const { query, list, unmatched, unchecked } = exactNames
    ? { query: written, list: first, unmatched: [], unchecked: undefined }
    : await checkRows(context, written, first, options);
  const { issueType, filters } = query;
  const { rows: listed, endedAtMs } = list;
  if (isPrimary && projects !== undefined) {
    const candidates = selectedProjects(query, projects);
    if (candidates.every(({ primaryBranch }) => primaryBranch === undefined))
      context.notices.push({ kind: 'primary-branches-unknown', subject: issueType });
    const unlisted = (plainNames(filters.repos) ?? []).filter((name) => projects.find(name) === undefined);
    const names = [...candidates.map(({ name }) => name), ...unlisted];
    context.notices.push(...primaryBranchNotices(listed, projects.find, names));
  }
  shareTickets(listed);
  const selected = selectRows(context, query, list, projects?.find);
  const failedItems = reportItems(context.notices, unmatched, use, issueType);
  if (unchecked !== undefined)
    context.notices.push({ kind: 'names-unchecked', subject: issueType, ...unchecked });
  const isRefKnown =
    unmatched.every(({ input }) => input !== 'ref') && !unchecked?.names.includes(String(ref));
  if (!exactNames && selected.length === 0 && typeof ref === 'string' && !isPrimary && isRefKnown)
    context.notices.push({ kind: 'branch-without-findings', ref });
  const findings = once && ref === undefined ? firstOfEach(selected) : selected;
  return { selected: findings, listed, endedAtMs, query, failedItems };
}

/** Checks the items of a query, and reads the rows again whose items the platform spells otherwise. */
async function checkRows(
  context: Context,
  query: FindingQuery,
  list: ServerList,
  options: ListOptions,
): Promise<CheckedQuery & { list: ServerList }> {
  const checked = await checkQuery(context, query, list.rows, list.sent, options.use === 'writes');
  const isReread = [...checked.respelled].some((name) => list.sent.has(name));
  if (!isReread) return { ...checked, list };
  const others = await readRows(context, checked.query, options).catch((error: unknown) => {
    if (list.rows.length === 0) throw error;
    const former = plainNames(query.filters.repos);
    const repositories = plainNames(checked.query.filters.repos)?.filter((name) => !former?.includes(name));
    const cause = listFailureBySlug(error);
    context.notices.push({ kind: 'list-unread', subject: query.issueType, repositories, cause });
    return { ...list, rows: [] };
  });
  // A server that ignores the names lists the same rows again.
  const rows = [...list.rows, ...others.rows];
  return { ...checked, list: { ...list, rows: [...new Map(rows.map((row) => [row.id, row])).values()] } };
}

interface ServerList {
  rows: readonly Finding[];
  /** Numbers of rows that were not kept, by the filter that decided against them. */
  forgotten: ReadonlyMap<string, number>;
  /** The filters that the server was asked for. */
  sent: ReadonlySet<string>;
  endedAtMs: number;
}

async function readRows(context: Context, query: FindingQuery, options: ListOptions): Promise<ServerList> {
  const { issueType, filters } = query;
  const { scope = filters.has_ticket === undefined ? 'query' : 'branches' } = options;
  const names = plainNames(filters.repos);
  // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
  if (filters.ref === PRIMARY_REF && scope === 'query' && issueType !== 'secrets')
    return listPrimaryBranches(context, query, options, names, await projectDirectory(context));
  return listRows(context, query, options, scope, names);
}

/** The projects that a query may select. */
export function selectedProjects(
  { filters }: Pick<FindingQuery, 'filters'>,
  { projects, find }: ProjectDirectory,
) {
  const isSelected = repositoryTest(filters, find);
  return projects.filter(({ name }) => isSelected(name));
}

/** Makes a notice of the repositories without a known primary branch; none if all have one. */
export function primaryBranchNotices(
  rows: readonly Finding[],
  findProject: FindProject,
  otherNames: readonly string[] = [],
): Notice[] {
  const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
  const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
  return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}

/**
 * Reads one list for each branch that is a project's primary one. Servers name a branch `main` or `refs/heads/main`: if
 * no row comes for the name that the project has, the other is tried. A list that fails is a gap.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function listPrimaryBranches(
  context: Context,
  query: FindingQuery,
  options: ListOptions,
  repositories: readonly string[] | undefined,
  directory: ProjectDirectory,
): Promise<ServerList> {
  const rows = new Map<bigint, Finding>();
  let sent: ReadonlySet<string> = new Set();
  let endedAtMs = Number.POSITIVE_INFINITY;
  const unread: Notice[] = [];
  const names = selectedProjects(query, directory).flatMap(({ primaryBranch }) => primaryBranch ?? []);
  const branches = new Map(names.map((name) => [shortRef(name), name]));
  for (const [branch, name] of branches) {
    try {
      for (const ref of refNames(name)) {
        const list = await listRows(context, query, options, 'query', repositories, ref);
        sent = list.sent;
        endedAtMs = Math.min(endedAtMs, list.endedAtMs);
        for (const row of list.rows) rows.set(row.id, row);
        if (list.rows.length > 0) break;
      }
    } catch (error) {
      unread.push({ kind: 'list-unread', subject: query.issueType, ref: branch, cause: listFailure(error) });
      if (unread.length === branches.size) throw error;
    }
  }
  context.notices.push(...unread);
  return { rows: [...rows.values()], forgotten: new Map(), sent, endedAtMs };
}

/**
 * Reads one list of the server.
 *
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function listRows(
  context: Context,
  query: FindingQuery,
  { pageSize, once, exactNames = false }: ListOptions,
  scope: NonNullable<ListOptions['scope']>,
  repositories: readonly string[] | undefined,
  ref?: string,
): Promise<ServerList> {
  const { platform, notices, clock } = context;
  const { issueType, filters } = query;
  const entries = Object.entries(filters);
  const sentFilters = {
    query: entries,
    // A secret has one row for all its branches.
    branches: issueType === 'secrets' ? entries : entries.filter(([name]) => findingFilter(name).shared),
    repositories: [],
  }[scope];
  const sentQuery = { issueType, filters: Object.fromEntries(sentFilters) };
  const { parameters, sent } = listParameters(sentQuery, repositories);
  // `dedup` gives one row for all branches, which may fail a filter that another branch's row meets.
  const isSafe = entries.every(([name]) => findingFilter(name).shared || sent.has(name));
  const mayDedup = once === true && issueType !== 'secrets' && isSafe;
  const keep = scope === 'query' ? rowKeeper(query, sent, exactNames) : undefined;
  const read = async (dedup?: true) =>
    issueType === 'secrets'
      ? platform.secrets(await resolveId(context), parameters, pageSize)
      : platform.findings(await resolveSlug(context), { ...parameters, ref, dedup }, pageSize, keep);
  const tests = entries.flatMap(([name, value]) => (sent.has(name) ? filterTest(name, value) : []));
  const readOnce = async () => {
    const list = await read(true);
    // The server chose among rows without the filter that it ignored, so all of them are needed.
    const isIgnored = list.rows.some((row) =>
      isForgotten(row) ? sent.has(row.failed) : tests.some((test) => !test(row)),
    );
    return isIgnored ? undefined : list;
  };
  const { rows, cut } = (mayDedup ? await readOnce() : undefined) ?? (await read());
  const kept: Finding[] = [];
  const forgotten = new Map<string, number>();
  for (const row of rows)
    if (isForgotten(row)) forgotten.set(row.failed, (forgotten.get(row.failed) ?? 0) + 1);
    else kept.push(row);
  const endedAtMs = clock.now();
  if (cut !== undefined) notices.push({ kind: 'list-cut', subject: issueType, cause: cut.message });
  return { rows: kept, forgotten, sent, endedAtMs };
}

/**
 * The rows that meet every condition. Notices count those that fail only for a missing field, and those that the server
 * listed although it was asked to filter them out.
 */
function selectRows(
  { notices }: Context,
  { issueType, filters }: FindingQuery,
  { rows, forgotten, sent }: ServerList,
  findProject: FindProject | undefined,
): Finding[] {
  const tests = Object.entries(filters)
    .map(([name, value]) => ({ filter: findingFilter(name), test: filterTest(name, value, findProject) }))
    // Filters of the server first, so that each row counts for one that it ignored.
    .sort((left, right) => Number(sent.has(right.filter.name)) - Number(sent.has(left.filter.name)));
  const ignored = new Map([...forgotten].filter(([name]) => sent.has(name)));
  const missing = new Map<string, number>();
  const selected = rows.filter((row) => {
    const failure = failedTest(tests, row);
    if (failure === undefined) return true;
    const { name } = failure.failed.filter;
    const counts = failure.isUndecided ? missing : sent.has(name) ? ignored : undefined;
    counts?.set(name, (counts.get(name) ?? 0) + 1);
    return false;
  });
  for (const [filter, count] of ignored) notices.push({ kind: 'filter-ignored', filter, rows: count });
  for (const [name, count] of missing) {
    const condition = filterInput({ name });
    notices.push({ kind: 'field-missing', subject: issueType, condition, rows: count });
  }
  return selected;
}

/** Key of a repository's list in `endedAtMs`; the kind of its findings for a list of all repositories. */
export function repositoryKey({ kind, repository }: Pick<Finding, 'kind' | 'repository'>): string {
  return repository === undefined ? kind : `${kind} ${repository}`;
}

/** The rows of lists, selected or not, and when each list ended. */
export interface Listing {
  findings: readonly Finding[];
  /** On the step's clock, by `repositoryKey`. */
  endedAtMs: ReadonlyMap<string, number>;
  /** Whether a list has a gap, so that a finding which it lacks may still exist. */
  mayLackRows?: boolean;
}

/** Lists the repositories of findings again. @throws PlatformError, PagingError */
export async function listAgain(context: Context, findings: readonly Finding[]): Promise<Listing> {
  const rows: Finding[] = [];
  const endedAtMs = new Map<string, number>();
  // Other notices only repeat those of the first listing.
  const quiet = { ...context, notices: [] as Notice[] };
  for (const [issueType, sameKind] of Map.groupBy(findings, ({ kind }) => kind)) {
    const names = [...new Set(sameKind.map(({ repository }) => repository))];
    const isKnown = names.every((name) => name !== undefined);
    for (const repos of isKnown ? chunksOf(names, MAX_VALUES) : [undefined]) {
      const filters: FilterValues = repos === undefined ? {} : { repos };
      const list = await listFindings(quiet, { issueType, filters }, { exactNames: true });
      for (const finding of list.selected) rows.push(finding);
      const renamed = await renamedRepositories(quiet, sameKind, repos, list.selected);
      if (renamed.length > 0) {
        const present = { issueType, filters: { repos: renamed } };
        rows.push(...(await listFindings(quiet, present, { exactNames: true })).selected);
      }
      for (const repository of [...(repos ?? [undefined]), ...renamed])
        endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs);
    }
  }
  const gaps = quiet.notices.filter(isGap);
  context.notices.push(...gaps);
  return { findings: rows, endedAtMs, mayLackRows: gaps.length > 0 };
}

/** The present names of those repositories that no longer list any of their findings, because they were renamed. */
async function renamedRepositories(
  context: Context,
  findings: readonly Finding[],
  repositories: readonly string[] = [],
  listed: readonly Finding[],
): Promise<string[]> {
  const seen = new Set(listed.map(({ id }) => id));
  const names: string[] = [];
  for (const name of repositories) {
    const own = findings.filter(({ repository }) => repository === name);
    if (own.some(({ id }) => seen.has(id))) continue;
    try {
      const present = await presentProject(context, { name, id: own[0]?.repository_id });
      if (nameKey(present.name) !== nameKey(name)) names.push(present.name);
    } catch (error) {
      // A project that is gone has no findings; any other one may have them.
      if (!hasStatus(error, [404])) throw error;
    }
  }
  return names;
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
