import type { Context } from '../model/context.ts';
import { resolveId, resolveSlug } from '../model/deployment.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import type { Notice } from '../model/notice.ts';
import { listFailure } from '../model/step-errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { filterTest, findingFilter, lacksField } from './conditions.ts';
import type { FindingLookups, FindingPredicate, FindingQuery } from './filter.ts';
import { findingKey, PRIMARY_REF, refNames, shortRef } from './finding.ts';
import {
  isKnownBranch,
  type ProjectDirectory,
  plainNames,
  projectDirectory,
  reportUnmatched,
} from './known.ts';
import { listParameters } from './parameters.ts';

export interface ListOptions {
  /** Rows in one request. Default: the largest that the platform takes. */
  pageSize?: number;
  /** Each finding once, whatever its branches, unless the query names a branch. Default: every branch's row. */
  once?: boolean;
  /** The list of projects, where the caller needs it, too. */
  projects?: () => Promise<ProjectDirectory>;
  /** The names in `repos` are the platform's own: none is looked up. */
  spelled?: boolean;
  /**
   * Called with every row of the platform, before the query decides about it: also with those of other branches, because
   * the server is then asked only for what all branches of a finding share.
   */
  onRow?: (finding: Finding) => void;
  /** Asks the server only for kind and repositories, so that `onRow` gets all that the repositories have. */
  isWhole?: boolean;
}

/**
 * The findings that a query selects, in the platform's order. Whatever the server decided is checked again on every
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be
 * missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
export async function listFindings(
  context: Context,
  query: FindingQuery,
  options: ListOptions = {},
): Promise<Finding[]> {
  const { project_tags, ref, repos } = query.filters;
  const { projects = projectDirectory(context) } = options;
  const isPrimary = ref === PRIMARY_REF;
  const names = plainNames(repos);
  // A list that decides has the rows of all branches, and that of secrets has no filter by branch.
  const isByBranch = isPrimary && options.onRow === undefined && query.issueType !== 'secrets';
  const read = async (repositories: readonly string[] | undefined) =>
    isByBranch
      ? requestEach(context, query, options, repositories, await projects())
      : request(context, query, options, repositories);
  await resolveSlug(context);
  const [lookups, list] = await Promise.all([
    project_tags === undefined && !isPrimary ? undefined : projects(),
    read(names),
  ]);
  let { rows, sent } = list;
  if (!options.spelled && names !== undefined) {
    const others = await otherSpellings(names, rows, projects);
    if (others.length > 0) rows = rows.concat((await read(others)).rows);
  }
  if (options.onRow !== undefined) rows.forEach(options.onRow);
  const tests = Object.entries(query.filters)
    .filter(([name, value]) => findingFilter(name).idle !== value)
    .map(([name, value]) => ({ name, test: filterTest(name, value, lookups) }));
  if (isPrimary) {
    const directory = await projects();
    const asked = isByBranch ? selectedProjects(query, directory) : [];
    context.notices.push(...withoutPrimary(rows, directory, asked));
  }
  const selected = selectRows(context, query, tests, sent, rows);
  if (!options.spelled) {
    await reportUnmatched(context, query, rows, projects);
    if (selected.length === 0 && ref !== undefined && !isPrimary) {
      const named = { ref: String(ref) };
      const isKnown = await isKnownBranch(context, query, rows, named.ref, projects);
      context.notices.push(
        isKnown
          ? { kind: 'branch-without-findings', ...named }
          : { kind: 'branch-unknown', of: query.issueType, ...named },
      );
    }
  }
  return options.once && ref === undefined ? onceEach(selected) : selected;
}

interface Requested {
  rows: Finding[];
  /** The filters that the server was asked for. */
  sent: ReadonlySet<string>;
}

/** The names of the projects that a query may select. */
function selectedProjects({ filters }: FindingQuery, directory: ProjectDirectory): string[] {
  const tests = ['repos', 'project_tags'].flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterTest(name, value, directory);
  });
  return directory
    .names()
    .filter((repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository })));
}

/**
 * Notes the repositories that have no primary branch, by the list of projects: those of rows, and those of which no list
 * was asked for because of that.
 */
export function withoutPrimary(
  rows: readonly Finding[],
  { primaryBranch }: Pick<FindingLookups, 'primaryBranch'>,
  projects: readonly string[] = [],
): Notice[] {
  const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...projects]);
  const repositories = [...names].filter((name) => primaryBranch(name) === undefined);
  return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}

/**
 * One list for each branch; a server that knows it by its other name gives no row for the first. One that fails does not
 * keep the others from being read.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function requestEach(
  context: Context,
  query: FindingQuery,
  options: ListOptions,
  repositories: readonly string[] | undefined,
  directory: ProjectDirectory,
): Promise<Requested> {
  const rows = new Map<bigint, Finding>();
  const unread: Notice[] = [];
  const projects = selectedProjects(query, directory);
  const branches = new Set(projects.flatMap((name) => shortRef(directory.primaryBranch(name) ?? '') || []));
  for (const branch of branches) {
    try {
      for (const name of refNames(branch).toReversed()) {
        const { rows: found } = await request(context, query, options, repositories, name);
        for (const row of found) rows.set(row.id, row);
        if (found.length > 0) break;
      }
    } catch (error) {
      unread.push({ kind: 'list-unread', of: query.issueType, ref: branch, cause: listFailure(error) });
      if (unread.length === branches.size) throw error;
    }
  }
  context.notices.push(...unread);
  return { rows: [...rows.values()], sent: new Set() };
}

/**
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function request(
  context: Context,
  query: FindingQuery,
  { pageSize, once, onRow, isWhole }: ListOptions,
  repositories: readonly string[] | undefined,
  ref?: string,
): Promise<Requested> {
  const { platform } = context;
  const isShared = onRow !== undefined && query.issueType !== 'secrets';
  const asked = isWhole ? { ...query, filters: {} } : isShared ? sharedByBranches(query) : query;
  const { parameters, sent } = listParameters(asked, repositories);
  // The branch that stands for all may be outside of what the rows decide.
  const isDecidedByRows = Object.keys(query.filters)
    .map(findingFilter)
    .some(({ shared, listed }) => !shared && listed[query.issueType] === 'row');
  const dedup = (once && !isDecidedByRows) || undefined;
  const { rows, cut } =
    query.issueType === 'secrets'
      ? await platform.secrets(await resolveId(context), parameters, { pageSize })
      : await platform.findings(await resolveSlug(context), { ...parameters, ref, dedup }, { pageSize });
  if (cut !== undefined) context.notices.push({ kind: 'list-cut', of: query.issueType, cause: cut.message });
  return { rows, sent };
}

/** Only what all branches of a finding share: the rows decide the rest. */
function sharedByBranches({ issueType, filters }: FindingQuery): FindingQuery {
  const shared = Object.entries(filters).filter(([name]) => findingFilter(name).shared);
  return { issueType, filters: Object.fromEntries(shared) };
}

/** How the platform spells names of which no row came: servers may compare them exactly. */
async function otherSpellings(
  names: readonly string[],
  rows: readonly Finding[],
  projects: () => Promise<ProjectDirectory>,
): Promise<string[]> {
  const listed = new Set(rows.map(({ repository }) => repository?.toLowerCase()));
  const missed = names.filter((name) => !listed.has(name.toLowerCase()));
  if (missed.length === 0) return [];
  const { spelling } = await projects();
  return missed.map(spelling).filter((name) => name !== undefined && !names.includes(name)) as string[];
}

/**
 * The rows that meet every condition. Notices count those of which only fields are missing, and those for which the
 * server ignored a filter.
 */
function selectRows(
  { notices }: Context,
  { issueType: of }: FindingQuery,
  tests: readonly { name: string; test: FindingPredicate }[],
  sent: ReadonlySet<string>,
  rows: readonly Finding[],
): Finding[] {
  const ignored = new Map<string, number>();
  const missing = new Map<string, number>();
  // Those of the server first, so that each row counts for a filter that was ignored.
  const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
  const selected = rows.filter((row) => {
    const failed = ordered.filter(({ test }) => !test(row)).map(({ name }) => name);
    const decisive = failed.find((name) => !lacksField(name, row));
    const [name] = decisive === undefined ? failed : [decisive];
    const counts = decisive === undefined ? missing : ignored;
    if (name !== undefined && (counts === missing || sent.has(name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return name === undefined;
  });
  for (const [filter, count] of ignored) notices.push({ kind: 'filter-ignored', filter, rows: count });
  for (const [condition, count] of missing)
    notices.push({ kind: 'field-missing', of, condition: filterInput({ name: condition }), rows: count });
  return selected;
}

function onceEach(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, findingKey).values()].flatMap(([first]) => first ?? []);
}

/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;

/** By which the end of a repository's list is known. */
export function repositoryKey({ kind, repository }: Pick<Finding, 'kind' | 'repository'>): string {
  return repository === undefined ? kind : `${kind} ${repository}`;
}

/**
 * What the lists of their repositories have now.
 *
 * @param endedAtMs gets when the list of each repository ended, on the step's clock, by `repositoryKey`
 * @throws PlatformError, PagingError
 */
export async function listAgain(
  context: Context,
  findings: readonly Finding[],
  endedAtMs = new Map<string, number>(),
): Promise<Finding[]> {
  const rows: Finding[] = [];
  // What there is to notice of a list was noticed before.
  const quiet = { ...context, notices: [] };
  for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
    const names = [...new Set(ofKind.map(({ repository }) => repository))];
    const isKnown = names.every((name) => name !== undefined);
    for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
      const filters: FilterValues = repos === undefined ? {} : { repos };
      const listed = await listFindings(quiet, { issueType, filters }, { spelled: true });
      for (const finding of listed) rows.push(finding);
      for (const repository of repos ?? [undefined])
        endedAtMs.set(repositoryKey({ kind: issueType, repository }), context.clock.now());
    }
  }
  return rows;
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
