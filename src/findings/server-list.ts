import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { type ProjectDirectory, projectDirectory } from '../model/directory.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import { fieldGaps, type Notice } from '../model/notice.ts';
import { PRIMARY_REF, refNames, shortRef } from '../model/refs.ts';
import { listFailure } from '../model/step-errors.ts';
import type { Finding, Product } from '../platform/resources/finding.ts';
import { filterTest, findingFilter, listParameters, repositoryTest } from './conditions.ts';
import { canonicalOf, type FindingQuery, type FindProject, failedTest } from './filter.ts';
import { itemFilters } from './items.ts';

/** The filters to send: all of the query, those that branches share, or none but the repositories. */
type Scope = 'query' | 'branches' | 'repositories';

export interface ListOptions {
  /** Rows in one request. Default: the largest that the platform takes. */
  pageSize?: number;
  /** Each finding once, whatever its branches, unless the query names a branch. Default: every branch's row. */
  once?: boolean;
  /** Takes items as the platform spells them, and says nothing of those that match nothing. */
  exactNames?: boolean;
  /** Default: `branches` for a filter by ticket, which another branch's row may have; otherwise `query`. */
  scope?: Scope;
  /** The use of the query's items, some of which may match nothing. Default: `reads`. */
  use?: 'reads' | 'writes';
}

type Counts = Map<string, number>;

function count(counts: Counts, name: string, rows = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + rows);
}

export interface ServerList {
  rows: readonly Finding[];
  /** Numbers of rows that were not kept, by the filter that decided against them. */
  forgotten: Counts;
  /** The filters that the server was asked for. */
  sent: ReadonlySet<string>;
  /** On the step's clock; the end of the first, if several were read. */
  endedAtMs: number;
}

/** @throws PlatformError, PagingError where no list can be read */
export async function readServerList(
  context: Context,
  query: FindingQuery,
  options: ListOptions,
): Promise<ServerList> {
  const { issueType, filters } = query;
  const { scope = filters.has_ticket === undefined ? 'query' : 'branches' } = options;
  // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
  const isByBranch = filters.ref === PRIMARY_REF && scope === 'query' && issueType !== 'secrets';
  const read = isByBranch ? readPrimaryBranches : readList;
  return read(context, query, { ...options, scope });
}

export function selectedProjects(
  { filters }: Pick<FindingQuery, 'filters'>,
  { projects, find }: ProjectDirectory,
) {
  const isSelected = repositoryTest(filters, find);
  return projects.filter(({ name }) => isSelected(name));
}

/**
 * Reads one list for each branch that is a project's primary one. Servers name a branch `main` or `refs/heads/main`: if
 * no row comes for the name that the project has, the other is tried. A list that fails is a gap.
 */
async function readPrimaryBranches(
  context: Context,
  query: FindingQuery,
  options: ReadOptions,
): Promise<ServerList> {
  const lists: ServerList[] = [];
  const forgotten: Counts = new Map();
  const unread: Notice[] = [];
  const projects = selectedProjects(query, await projectDirectory(context));
  const names = projects.flatMap(({ primaryBranch }) => primaryBranch ?? []);
  const branches = new Map(names.map((name) => [shortRef(name), name]));
  for (const [branch, name] of branches) {
    try {
      for (const ref of refNames(name)) {
        const list = await readList(context, query, { ...options, ref });
        lists.push(list);
        for (const [filter, rows] of list.forgotten) count(forgotten, filter, rows);
        if (list.rows.length > 0) break;
      }
    } catch (error) {
      unread.push({ kind: 'list-unread', subject: query.issueType, ref: branch, cause: listFailure(error) });
      if (unread.length === branches.size) throw error;
    }
  }
  context.notices.push(...unread);
  return {
    rows: distinctRows(lists.flatMap(({ rows }) => rows)),
    forgotten,
    sent: new Set(lists.flatMap(({ sent }) => [...sent])),
    endedAtMs: Math.min(...lists.map(({ endedAtMs }) => endedAtMs)),
  };
}

/** Each row once, in its latest state. */
export function distinctRows(rows: readonly Finding[]): Finding[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

type ReadOptions = ListOptions & { scope: Scope; ref?: string };

async function readList(context: Context, query: FindingQuery, options: ReadOptions): Promise<ServerList> {
  const { platform, notices, clock } = context;
  const { issueType, filters } = query;
  const { scope, ref, pageSize } = options;
  const inScope = Object.entries(filters).filter(([name]) => isInScope(name, issueType, scope));
  const { parameters, sent } = listParameters({ issueType, filters: Object.fromEntries(inScope) });
  const keep = scope === 'query' ? rowKeeper(filters, sent, options) : undefined;
  const read = async (dedup?: true) =>
    issueType === 'secrets'
      ? platform.secrets(await resolveId(context), parameters, pageSize)
      : platform.findings(await resolveSlug(context), { ...parameters, ref, dedup }, pageSize, keep);
  const tests = testsOf(filters, sent).filter(({ name }) => sent.has(name));
  const isIgnored = (row: Finding | string) =>
    typeof row === 'string' ? sent.has(row) : failedTest(tests, row) !== undefined;
  // `dedup` gives one row for all branches, which may fail a filter that another branch's row meets.
  const isSafe = Object.keys(filters).every((name) => findingFilter(name).shared || sent.has(name));
  const mayDedup = options.once && issueType !== 'secrets' && isSafe;
  let list = await read(mayDedup || undefined);
  // The server chose among rows without the filter that it ignored.
  if (mayDedup && list.rows.some(isIgnored)) list = await read();
  const rows: Finding[] = [];
  const forgotten: Counts = new Map();
  for (const row of list.rows)
    if (typeof row === 'string') count(forgotten, row);
    else rows.push(row);
  if (list.cut !== undefined) notices.push({ kind: 'list-cut', subject: issueType, cause: list.cut.message });
  return { rows, forgotten, sent, endedAtMs: clock.now() };
}

function isInScope(name: string, issueType: Product, scope: Scope): boolean {
  if (scope === 'repositories') return name === 'repos';
  // A secret has one row for all its branches.
  return scope === 'query' || issueType === 'secrets' || findingFilter(name).shared === true;
}

/** Tests of rows, those by the server's filters first, so that each row counts for one that it ignored. */
function testsOf(filters: FilterValues, sent: ReadonlySet<string>, findProject?: FindProject) {
  return Object.entries(filters)
    .map(([name, value]) => ({ name, test: filterTest(name, value, findProject) }))
    .sort((left, right) => Number(sent.has(right.name)) - Number(sent.has(left.name)));
}

/**
 * Replaces a row that the query does not select by the name of the filter that decided against it, so that a list of a
 * million fits into memory. Queries by items, projects or tickets need all rows.
 */
export function rowKeeper(
  filters: FilterValues,
  sent: ReadonlySet<string>,
  { exactNames }: ListOptions,
): (row: Finding) => Finding | string {
  const needsAll = Object.keys(filters).some((name) => name === 'has_ticket' || findingFilter(name).test);
  const needsItems = itemFilters(filters).some(({ filter, list: { names, patterns, except } }) =>
    [...names, ...patterns, ...except].some((item) => !filter.values?.includes(canonicalOf(filter)(item))),
  );
  if (needsAll || (needsItems && !exactNames)) return (row) => row;
  const tests = testsOf(filters, sent);
  return (row) => {
    const failure = failedTest(tests, row);
    // Notices count rows that lack a field, and a ticket is that of the finding's other rows, too.
    const isForgotten = failure?.isUndecided === false && row.ticket === undefined;
    return isForgotten ? failure.failed.name : row;
  };
}

/** Notices count rows that lack a field, and those of a filter that was ignored. */
export function selectRows(
  { notices }: Context,
  { issueType, filters }: FindingQuery,
  { rows, forgotten, sent }: ServerList,
  findProject: FindProject | undefined,
): Finding[] {
  const tests = testsOf(filters, sent, findProject);
  const ignored: Counts = new Map(forgotten);
  const missing: string[] = [];
  const selected = rows.filter((row) => {
    const failure = failedTest(tests, row);
    if (failure?.isUndecided) missing.push(filterInput(failure.failed));
    else if (failure !== undefined) count(ignored, failure.failed.name);
    return failure === undefined;
  });
  for (const [filter, number] of ignored)
    if (sent.has(filter)) notices.push({ kind: 'filter-ignored', filter, rows: number });
  notices.push(...fieldGaps(issueType, missing));
  return selected;
}
