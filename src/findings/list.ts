import { type Context, forEachConcurrently, resolveId, resolveSlug } from '../model/context.ts';
import { presentProject, projectDirectory } from '../model/directory.ts';
import type { FilterValues } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { isGap, type Notice } from '../model/notice.ts';
import { PRIMARY_REF } from '../model/refs.ts';
import { listFailure, listFailureBySlug } from '../model/step-errors.ts';
import { reportItems, type UnmatchedItem } from '../model/unmatched.ts';
import { hasStatus } from '../platform/http/errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { MAX_VALUES, plainNames } from './conditions.ts';
import type { FindingQuery, FindProject } from './filter.ts';
import { firstOfEach, shareTickets } from './finding.ts';
import { checkQuery } from './items.ts';
import {
  distinctRows,
  type ListOptions,
  readServerList,
  type ServerList,
  selectedProjects,
  selectRows,
} from './server-list.ts';

/** The rows of lists, selected or not, and when each list ended. */
export interface Listing {
  findings: readonly Finding[];
  /** On the step's clock, by `repositoryKey`. */
  endedAtMs: ReadonlyMap<string, number>;
  /** A finding that a list lacks may still exist. */
  mayLackRows?: boolean;
}

/** With the scope `query`, unselected rows may be missing. */
interface FindingList extends Listing {
  /** In the platform's order. */
  selected: Finding[];
  /** The query with the platform's spelling of its items. */
  query: FindingQuery;
  /** Items that match nothing and fail a row each (`model/unmatched.ts`). */
  failedItems: readonly UnmatchedItem[];
}

/**
 * Lists the findings of a query. Checks every row against all of it, in case the server ignores a filter.
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
  const { query, list, unmatched, unchecked } = await checkList(context, written, first, options);
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
async function checkList(context: Context, query: FindingQuery, list: ServerList, options: ListOptions) {
  if (options.exactNames) return { query, list, unmatched: [], unchecked: undefined };
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

export function primaryBranchNotices(
  rows: readonly Finding[],
  findProject: FindProject,
  otherNames: readonly string[] = [],
): Notice[] {
  const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
  const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
  return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}

/** The key in `endedAtMs`; the kind for a list of all repositories. */
export function repositoryKey({ kind, repository }: Pick<Finding, 'kind' | 'repository'>): string {
  return repository === undefined ? kind : `${kind} ${repository}`;
}

/**
 * Lists findings of several kinds side by side. The slug must be resolved: what a list looks up is not kept.
 *
 * @param needsAll throws for a list that fails. Default: it is a gap, unless all fail
 * @returns the selected findings
 * @throws PlatformError, PagingError
 */
export async function listKinds(
  context: Context,
  queries: readonly FindingQuery[],
  { needsAll = false, ...options }: ListOptions & { needsAll?: boolean },
): Promise<Listing> {
  // Notices do not depend on which list ends first.
  const reads = queries.map((query) => ({ query, notices: [] as Notice[], lists: [] as FindingList[] }));
  let failures = 0;
  await forEachConcurrently(reads, reads.length, async ({ query, notices, lists }) => {
    try {
      // The other lists do not wait for the id.
      if (query.issueType === 'secrets') await resolveId(context);
      lists.push(await listFindings({ ...context, notices }, query, options));
    } catch (error) {
      failures += 1;
      const cause = listFailure(error);
      if (needsAll || failures === reads.length) throw error;
      notices.push({ kind: 'list-unread', subject: query.issueType, cause });
    }
  });
  const lists = reads.flatMap((read) => read.lists);
  const notices = reads.flatMap((read) => read.notices);
  context.notices.push(...joinedNotices(notices, lists.length));
  return {
    findings: lists.flatMap(({ selected }) => selected),
    endedAtMs: new Map(lists.flatMap(({ endedAtMs }) => [...endedAtMs])),
  };
}

/** Another kind may have a finding of the item. */
const ABOUT_ITEMS: readonly Notice['kind'][] = [
  'name-unknown',
  'names-unchecked',
  'primary-branches-unknown',
  'pattern-unmatched',
  'exclusion-unmatched',
];

/** Each notice once. One about an item must come from every list; other gaps differ by kind. */
function joinedNotices(notices: readonly Notice[], lists: number): Notice[] {
  const keyOf = (notice: Notice) =>
    JSON.stringify({ ...notice, subject: undefined, near: undefined, cause: undefined });
  const counts = Map.groupBy(notices, keyOf);
  return notices.filter((notice) => {
    const isAboutItem = ABOUT_ITEMS.includes(notice.kind);
    const same = counts.get(keyOf(notice)) ?? [];
    if (isAboutItem && same.length < lists) return false;
    return same[0] === notice || (isGap(notice) && !isAboutItem);
  });
}

/** Lists the repositories of findings again. @throws PlatformError, PagingError */
export async function listAgain(context: Context, findings: readonly Finding[]): Promise<Listing> {
  const rows: Finding[] = [];
  const endedAtMs = new Map<string, number>();
  // Other notices only repeat those of the first listing.
  const quiet = { ...context, notices: [] as Notice[] };
  for (const [issueType, sameKind] of Map.groupBy(findings, ({ kind }) => kind)) {
    const read = (filters: FilterValues) => listFindings(quiet, { issueType, filters }, { exactNames: true });
    const names = [...new Set(sameKind.map(({ repository }) => repository))];
    const isKnown = names.every((name) => name !== undefined);
    for (const repos of isKnown ? chunksOf(names, MAX_VALUES) : [undefined]) {
      const list = await read(repos === undefined ? {} : { repos });
      for (const finding of list.selected) rows.push(finding);
      const renamed = await renamedRepositories(quiet, sameKind, repos, list.selected);
      if (renamed.length > 0) rows.push(...(await read({ repos: renamed })).selected);
      for (const repository of [...(repos ?? [undefined]), ...renamed])
        endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs.get(issueType) ?? 0);
    }
  }
  const gaps = quiet.notices.filter(isGap);
  context.notices.push(...gaps);
  return { findings: rows, endedAtMs, mayLackRows: gaps.length > 0 };
}

/** The present names of renamed repositories, which list none of their findings. */
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
