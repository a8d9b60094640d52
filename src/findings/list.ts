import type { Context } from '../model/context.ts';
import { resolveId, resolveSlug } from '../model/deployment.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import { noteUnmatched } from '../model/nearest.ts';
import type { Notice } from '../model/notice.ts';
import { isPattern, itemsOf, nameListOf, nameMatcher } from '../model/selection.ts';
import type { Finding, FindingKind, FindingListParams } from '../platform/resources/finding.ts';
import { primaryBranch } from '../platform/resources/project.ts';
import { filterTest, findingFilter, lacksField } from './conditions.ts';
import type { FindingLookups, FindingPredicate, FindingQuery } from './filter.ts';
import { findingKey, PRIMARY_REF, refNames, sameRef, shortRef } from './finding.ts';
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

/** A former limit of the platform, at which its lists ended without a word (field-notes, "Faults"). */
const FORMER_MAX_ROWS = 50_000;

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
  if (isPrimary) context.notices.push(...withoutPrimary(rows, await projects()));
  const selected = selectRows(context, tests, sent, rows);
  if (!options.spelled) {
    await reportUnmatched(context, query, rows, projects);
    if (selected.length === 0 && ref !== undefined && !isPrimary) {
      const isUnknown = !(await hasFindings(context, query, rows, String(ref)));
      context.notices.push({ kind: 'ref-without-findings', ref: String(ref), isUnknown });
    }
  }
  return options.once && ref === undefined ? onceEach(selected) : selected;
}

interface Requested {
  rows: Finding[];
  /** The filters that the server was asked for. */
  sent: ReadonlySet<string>;
}

/** The primary branches of the projects that a query may select, each once. */
function primaryBranches({ filters }: FindingQuery, directory: ProjectDirectory): Set<string> {
  const tests = ['repos', 'project_tags'].flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterTest(name, value, directory);
  });
  const names = directory
    .names()
    .filter((repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository })));
  return new Set(names.flatMap((name) => shortRef(directory.primaryBranch(name) ?? '') || []));
}

/** Notes the repositories that have no primary branch, by the list of projects. */
export function withoutPrimary(
  rows: readonly Finding[],
  { primaryBranch }: Pick<FindingLookups, 'primaryBranch'>,
): Notice[] {
  const names = new Set(rows.flatMap(({ repository }) => repository ?? []));
  const repositories = [...names].filter((name) => primaryBranch(name) === undefined);
  return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}

/** One list for each branch; a server that knows it by its other name gives no row for the first. */
async function requestEach(
  context: Context,
  query: FindingQuery,
  options: ListOptions,
  repositories: readonly string[] | undefined,
  directory: ProjectDirectory,
): Promise<Requested> {
  const rows = new Map<bigint, Finding>();
  for (const branch of primaryBranches(query, directory)) {
    for (const name of refNames(branch).toReversed()) {
      const { rows: found } = await request(context, query, options, repositories, name);
      for (const row of found) rows.set(row.id, row);
      if (found.length > 0) break;
    }
  }
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
  if (query.issueType === 'secrets') {
    const rows = await platform.secrets(await resolveId(context), parameters, { pageSize });
    noteLength(context, query.issueType, rows);
    return { rows, sent };
  }
  // The branch that stands for all may be outside of what the rows decide.
  const isDecidedByRows = Object.keys(query.filters)
    .map(findingFilter)
    .some(({ shared, listed }) => !shared && listed[query.issueType] === 'row');
  const dedup = (once && !isDecidedByRows) || undefined;
  const slug = await resolveSlug(context);
  const { rows, cut } = await platform.findings(slug, { ...parameters, ref, dedup }, { pageSize });
  if (cut !== undefined)
    context.notices.push({ kind: 'list-cut', of: query.issueType, rows: rows.length, cause: cut.message });
  noteLength(context, query.issueType, rows);
  return { rows, sent };
}

/** Warns of a list that may have been cut by the platform without a word. */
export function noteLength({ notices }: Context, of: FindingKind, { length }: readonly Finding[]): void {
  if (length === FORMER_MAX_ROWS) notices.push({ kind: 'list-at-former-limit', of, rows: length });
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

/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows(
  { notices }: Context,
  tests: readonly { name: string; test: FindingPredicate }[],
  sent: ReadonlySet<string>,
  rows: readonly Finding[],
): Finding[] {
  const ignored = new Map<string, number>();
  const missing = new Map<string, number>();
  // Those of the server first, so that each row counts for a filter that was ignored.
  const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
  const selected = rows.filter((row) => {
    const failed = ordered.find(({ test }) => !test(row))?.name;
    const counts = failed !== undefined && lacksField(failed, row) ? missing : ignored;
    if (failed !== undefined && (counts === missing || sent.has(failed))) {
      counts.set(failed, (counts.get(failed) ?? 0) + 1);
    }
    return failed === undefined;
  });
  for (const [filter, count] of ignored) notices.push({ kind: 'filter-ignored', filter, rows: count });
  for (const [condition, count] of missing) notices.push({ kind: 'field-missing', condition, rows: count });
  return selected;
}

function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
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

/** The projects of the deployment, by names without regard to case: their spelling and tags. */
export type ProjectDirectory = Awaited<ReturnType<typeof readDirectory>>;

/** Gives the list of projects, which is read once and only where somebody asks. */
export function projectDirectory(context: Context): () => Promise<ProjectDirectory> {
  let directory: Promise<ProjectDirectory> | undefined;
  return () => {
    directory ??= readDirectory(context);
    return directory;
  };
}

async function readDirectory(context: Context) {
  const projects = new Map<string, { name: string; tags: ReadonlySet<string>; branch?: string }>();
  for (const project of await context.platform.projects(await resolveSlug(context))) {
    const { name, tags } = project;
    const lower = new Set(tags.map((tag) => tag.toLowerCase()));
    projects.set(name.toLowerCase(), { name, tags: lower, branch: primaryBranch(project) });
  }
  return {
    projectTags: (name: string) => projects.get(name.toLowerCase())?.tags,
    primaryBranch: (name: string) => projects.get(name.toLowerCase())?.branch,
    /** The name as the platform spells it; undefined for one that it does not list. */
    spelling: (name: string) => projects.get(name.toLowerCase())?.name,
    names: () => [...projects.values()].map(({ name }) => name),
    /** Every tag of any project, in lower case. */
    tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
  };
}

/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, other names in the rows or in one
 * page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  projects: () => Promise<ProjectDirectory>,
): Promise<void> {
  const noted = context.notices.length;
  let page: Promise<readonly Finding[]> | undefined;
  await noteUnmatchedFilters(context, query.filters, rows, async (name, textsOf) => {
    if (name === 'repos') return (await projects()).names();
    if (name === 'project_tags') return (await projects()).tags();
    page ??= readOnePage(context, query);
    return textsOf(await page);
  });
  for (const notice of context.notices.slice(noted)) {
    if (notice.kind !== 'pattern-unmatched' || isPattern(notice.pattern)) continue;
    if (notice.input === 'project-tags') notice.isUnknown = true;
    // The list leaves archived projects out.
    if (notice.input === 'repos')
      notice.isUnknown = !(await context.platform.hasProject(await resolveSlug(context), notice.pattern));
  }
}

/** Whether a branch has findings of any state, by whichever of its names. */
async function hasFindings(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  ref: string,
): Promise<boolean> {
  if (query.issueType === 'secrets' || rows.some((row) => sameRef(row.ref, ref))) return true;
  for (const name of refNames(ref)) {
    const found = await readOnePage(context, query, { ref: name });
    if (found.some((row) => sameRef(row.ref, ref))) return true;
  }
  return false;
}

/** Findings of the product in any state; of secrets, which have no branch, none. */
async function readOnePage(
  context: Context,
  { issueType }: FindingQuery,
  filters: FilterValues = {},
): Promise<readonly Finding[]> {
  if (issueType === 'secrets') return [];
  const parameters = { issue_type: issueType, ...filters } as FindingListParams;
  return context.platform.firstFindings(await resolveSlug(context), parameters);
}

/**
 * Notes the names and patterns of filters that no row has, each with the values of rows that it may be a misspelling of.
 *
 * @param moreOf reads what else is known, for a filter that did not find everything
 */
export async function noteUnmatchedFilters(
  context: Pick<Context, 'notices'>,
  filters: FilterValues,
  rows: readonly Finding[],
  moreOf: (
    name: string,
    textsOf: (rows: readonly Finding[]) => string[],
  ) => Promise<readonly string[]> = async () => [],
): Promise<void> {
  for (const [name, value] of Object.entries(filters)) {
    const { kind, of, patterns } = findingFilter(name);
    if (kind !== 'names' || !Array.isArray(value)) continue;
    const textsOf = (findings: readonly Finding[]) =>
      [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
    const matcher = nameMatcher(patterns ? nameListOf(value) : { names: value, patterns: [], except: [] });
    const texts = textsOf(rows);
    matcher.matchesAny(texts);
    const missed = matcher.unmatched();
    if (itemsOf(missed).length === 0) continue;
    const known =
      name === 'paths' ? insideOf(missed.names, texts) : [...texts, ...(await moreOf(name, textsOf))];
    matcher.matchesAny(known);
    noteUnmatched(context, filterInput({ name }), matcher.unmatched(), known);
  }
}

/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function insideOf(folders: readonly string[], paths: readonly string[]): string[] {
  return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
}
