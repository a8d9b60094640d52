import { type Context, resolveSlug } from '../model/context.ts';
import { presentProject, projectDirectory } from '../model/directory.ts';
import type { FilterValues } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { PRIMARY_REF } from '../model/refs.ts';
import { listFailureBySlug } from '../model/step-errors.ts';
import { reportItems, type UnmatchedItem } from '../model/unmatched.ts';
import { hasStatus } from '../platform/http/errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { FindingQuery, FindProject } from './filter.ts';
import { firstOfEach, shareTickets } from './finding.ts';
import { type CheckedQuery, checkQuery, plainNames } from './items.ts';
import { MAX_VALUES } from './parameters.ts';
import {
  distinctRows,
  readServerList,
  type ServerList,
  type ServerListOptions,
  selectedProjects,
  selectRows,
} from './server-list.ts';

export interface ListOptions extends ServerListOptions {
  /** The use that the step makes of the query's items, some of which may match nothing. Default: it reads. */
  use?: 'reads' | 'writes';
}

/** A list whose rows are all that the server gave; with the scope `query`, some that are not selected may be missing. */
export interface FindingList extends Listing {
  /** In the platform's order. */
  selected: Finding[];
  /** The query with the platform's spelling of its items. */
  query: FindingQuery;
  /** Items that match nothing and fail a row each (`model/unmatched.ts`). */
  failedItems: readonly UnmatchedItem[];
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
  const { notices } = context;
  const { issueType } = written;
  const { ref } = written.filters;
  const isPrimary = ref === PRIMARY_REF;
  const needsProjects = isPrimary || written.filters.project_tags !== undefined;
  // Resolved once, before the parallel reads that need it.
  await resolveSlug(context);
  const [projects, first] = await Promise.all([
    needsProjects ? projectDirectory(context) : undefined,
    readServerList(context, written, options),
  ]);
  const unchanged = { query: written, list: first, unmatched: [], unchecked: undefined };
  const checked = options.exactNames ? unchanged : await checkList(context, written, first, options);
  const { query, list, unmatched, unchecked } = checked;
  if (isPrimary && projects !== undefined) {
    const candidates = selectedProjects(query, projects);
    if (candidates.every(({ primaryBranch }) => primaryBranch === undefined))
      notices.push({ kind: 'primary-branches-unknown', subject: issueType });
    const unlisted = plainNames(query.filters.repos).filter((name) => projects.find(name) === undefined);
    const names = [...candidates.map(({ name }) => name), ...unlisted];
    notices.push(...primaryBranchNotices(list.rows, projects.find, names));
  }
  shareTickets(list.rows);
  const selected = selectRows(context, query, list, projects?.find);
  const failedItems = reportItems(notices, unmatched, options.use ?? 'reads', issueType);
  if (unchecked !== undefined) notices.push({ kind: 'names-unchecked', subject: issueType, ...unchecked });
  const findings = options.once && ref === undefined ? firstOfEach(selected) : selected;
  const endedAtMs = new Map([[issueType, list.endedAtMs]]);
  return { selected: findings, findings: list.rows, endedAtMs, query, failedItems };
}

/** Checks the items of a query, and reads the rows again whose items the platform spells otherwise. */
async function checkList(
  context: Context,
  query: FindingQuery,
  list: ServerList,
  options: ListOptions,
): Promise<CheckedQuery & { list: ServerList }> {
  const checked = await checkQuery(context, query, list, options.use === 'writes');
  const { filters } = checked.query;
  if (![...list.sent].some((name) => filters[name] !== query.filters[name])) return { ...checked, list };
  try {
    const others = await readServerList(context, checked.query, options);
    // A server that ignores the names lists the same rows again.
    return { ...checked, list: { ...list, rows: distinctRows([...list.rows, ...others.rows]) } };
  } catch (error) {
    if (list.rows.length === 0) throw error;
    const former = plainNames(query.filters.repos);
    const repositories = plainNames(filters.repos).filter((name) => !former.includes(name));
    const cause = listFailureBySlug(error);
    context.notices.push({ kind: 'list-unread', subject: query.issueType, repositories, cause });
    return { ...checked, list };
  }
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
        endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs.get(issueType) ?? 0);
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
  present: readonly Finding[],
): Promise<string[]> {
  const ids = new Set(present.map(({ id }) => id));
  const names: string[] = [];
  for (const name of repositories) {
    const own = findings.filter(({ repository }) => repository === name);
    if (own.some(({ id }) => ids.has(id))) continue;
    try {
      const project = await presentProject(context, { name, id: own[0]?.repository_id });
      if (nameKey(project.name) !== nameKey(name)) names.push(project.name);
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
