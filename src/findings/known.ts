import type { Context } from '../model/context.ts';
import { resolveId, resolveSlug } from '../model/deployment.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import { noteUnmatched } from '../model/nearest.ts';
import type { Notice } from '../model/notice.ts';
import { isPattern, itemsOf, nameListOf, nameMatcher } from '../model/selection.ts';
import { listFailure } from '../model/step-errors.ts';
import { DAY_MS } from '../model/time.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { type Project, primaryBranch } from '../platform/resources/project.ts';
import { findingFilter } from './conditions.ts';
import type { FindingQuery } from './filter.ts';
import { refNames, sameRef } from './finding.ts';

// What the platform knows beyond the rows of a list: projects, branches, and names that are near those of filters.

/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * DAY_MS;

/** Undefined where `repos` has patterns or exclusions. */
export function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
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
  const projects = new Map<string, Omit<Project, 'tags'> & { tags: ReadonlySet<string> }>();
  for (const { tags, ...project } of await context.platform.projects(await resolveSlug(context))) {
    const lower = new Set(tags.map((tag) => tag.toLowerCase()));
    projects.set(project.name.toLowerCase(), { ...project, tags: lower });
  }
  return {
    projectTags: (name: string) => projects.get(name.toLowerCase())?.tags,
    primaryBranch: (name: string) => {
      const project = projects.get(name.toLowerCase());
      return project && primaryBranch(project);
    },
    /** The name as the platform spells it; undefined for one that it does not list. */
    spelling: (name: string) => projects.get(name.toLowerCase())?.name,
    idOf: (name: string) => projects.get(name.toLowerCase())?.id,
    names: () => [...projects.values()].map(({ name }) => name),
    /** Primary and default branches of all projects. */
    branches: () =>
      [...projects.values()].flatMap(({ primary_branch, default_branch }) => [
        primary_branch,
        default_branch,
      ]),
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
export async function reportUnmatched(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  projects: () => Promise<ProjectDirectory>,
): Promise<void> {
  const notices: Notice[] = [];
  let page: Promise<readonly Finding[]> | undefined;
  await noteUnmatchedFilters({ notices }, query.filters, rows, async (name, textsOf) => {
    if (name === 'repos') return (await projects()).names();
    if (name === 'project_tags') return (await projects()).tags();
    if (query.issueType === 'secrets') return [];
    page ??= readOnePage(context, query);
    return textsOf(await page);
  });
  for (const notice of notices) {
    if (notice.kind !== 'pattern-unmatched' || !(await isGap(context, notice))) context.notices.push(notice);
    else context.notices.push({ ...notice, kind: 'name-unknown', of: query.issueType });
  }
}

/** Whether a name or pattern of a filter that found nothing may be misspelt, so that nothing found says nothing. */
async function isGap(
  context: Context,
  { input, pattern, near = [] }: { input: string; pattern: string; near?: string[] },
): Promise<boolean> {
  const { unknownName } = findingFilter(input.replaceAll('-', '_'));
  if (unknownName !== 'gap') return unknownName === 'gap-if-near' && near.length > 0;
  if (input !== 'repos' || isPattern(pattern)) return true;
  // The list leaves archived projects out.
  return !(await context.platform.hasProject(await resolveSlug(context), pattern));
}

/** Whether findings of any status, a project or, of repositories that are named, a scan names a branch. */
export async function isKnownBranch(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  ref: string,
  projects: () => Promise<ProjectDirectory>,
): Promise<boolean> {
  const isIt = (name: string | undefined) => sameRef(name, ref);
  if (rows.some((row) => isIt(row.ref))) return true;
  for (const name of refNames(ref)) {
    if ((await readOnePage(context, query, { ref: name })).some((row) => isIt(row.ref))) return true;
  }
  const { branches, idOf } = await projects();
  if (branches().some(isIt)) return true;
  const ids = plainNames(query.filters.repos)?.flatMap((name) => idOf(name) ?? []) ?? [];
  for (const repositoryId of ids) {
    if ((await scannedBranches(context, repositoryId)).some(isIt)) return true;
  }
  return false;
}

/** Empty where the scans can't be searched. */
async function scannedBranches(context: Context, repositoryId: bigint): Promise<(string | undefined)[]> {
  const { platform, clock } = context;
  const id = await resolveId(context);
  try {
    const search = { repositoryId, sinceMs: clock.now() - SEARCHED_MS };
    return (await platform.searchScans(id, search)).scans.map(({ branch }) => branch);
  } catch (error) {
    listFailure(error);
    return [];
  }
}

/** Findings of the product in any state. The list of secrets has no filters for this: those of code say as much. */
async function readOnePage(
  context: Context,
  { issueType }: FindingQuery,
  filters: FilterValues = {},
): Promise<readonly Finding[]> {
  const issue_type = issueType === 'secrets' ? 'sast' : issueType;
  const parameters = { issue_type, ...filters } as FindingListParams;
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
      name === 'paths'
        ? insideOf(missed.names, texts)
        : [...new Set([...texts, ...(await moreOf(name, textsOf))])];
    matcher.matchesAny(known);
    noteUnmatched(context, filterInput({ name }), matcher.unmatched(), known);
  }
}

/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function insideOf(folders: readonly string[], paths: readonly string[]): string[] {
  return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
}
