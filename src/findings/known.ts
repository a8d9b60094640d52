import { type Context, resolveId, resolveSlug } from '../model/context.ts';
import { projectDirectory } from '../model/directory.ts';
import type { StepFailure } from '../model/failure.ts';
import { type FilterValues, filterInput } from '../model/findings.ts';
import { nearestNames, nearestProjects, type UnmatchedNotice, unmatchedNotices } from '../model/nearest.ts';
import type { Notice } from '../model/notice.ts';
import { withPresentNames } from '../model/project-names.ts';
import { refNames, sameRef } from '../model/refs.ts';
import { itemsOf, nameListOf, unmatchedIn } from '../model/selection.ts';
import { listFailureBySlug, throwIfStepEnds } from '../model/step-errors.ts';
import type { Finding, FindingListParams } from '../platform/resources/finding.ts';
import { SCAN_SEARCH_MS } from '../platform/resources/scan.ts';
import { findingFilter } from './conditions.ts';
import type { FindingFilter, FindingQuery } from './filter.ts';

/** The names in `repos`; undefined if it is not a list, or has patterns or exclusions. */
export function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
}

/** For each filter that takes names: its list, the texts of the rows, the items that match none, and what is near one. */
export function nameFilterMatches(filters: FilterValues, rows: readonly Finding[]) {
  return Object.entries(filters).flatMap(([name, value]) => {
    const filter = findingFilter(name);
    if (filter.kind !== 'names' || !Array.isArray(value)) return [];
    const list = filter.patterns ? nameListOf(value) : { names: value, patterns: [], except: [] };
    const texts = textsOf(filter, rows);
    // A folder is selected like an owner: `src/**`.
    const near = name === 'repos' || name === 'paths' ? nearestProjects : nearestNames;
    return [{ name, filter, list, texts, unmatched: unmatchedIn(list, texts), near }];
  });
}

function textsOf({ read }: FindingFilter, rows: readonly Finding[]): string[] {
  return [...new Set(rows.flatMap((row) => read?.(row)))].filter((text) => typeof text === 'string');
}

/** Returns a file as a hint for each name that is a folder, because there are too many paths to compare them all. */
export function filesInFolders(names: readonly string[], paths: readonly string[]): string[] {
  return names.flatMap((name) => paths.find((path) => path.startsWith(`${name}/`)) ?? []);
}

/**
 * Notes the names and patterns of a query that match nothing known, each with similar names. Known are the values of the
 * listed rows and, for repositories and tags, of the list of projects; else of one more page, except paths and secrets.
 *
 * @param sent names of the filters that the server was asked for
 */
export async function reportUnmatched(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  sent: ReadonlySet<string>,
): Promise<void> {
  let page: Promise<readonly Finding[]> | undefined;
  const otherTexts = async (filter: FindingFilter): Promise<string[]> => {
    if (filter.name === 'repos') return (await projectDirectory(context)).projects.map(({ name }) => name);
    if (filter.name === 'project_tags')
      return (await projectDirectory(context)).projects.flatMap(({ tags }) => tags);
    if (query.issueType === 'secrets') return [];
    page ??= readOnePage(context, query);
    return textsOf(filter, await page);
  };
  const unchecked: string[] = [];
  let cause: StepFailure | undefined;
  for (const { name, filter, texts, unmatched, near } of nameFilterMatches(query.filters, rows)) {
    if (itemsOf(unmatched).length === 0) continue;
    try {
      const known =
        name === 'paths' ? filesInFolders(unmatched.names, texts) : [...texts, ...(await otherTexts(filter))];
      const unknown = unmatchedIn(unmatched, known);
      // The server may compare names exactly. Repositories were requested again in the platform's spelling.
      const isExact = sent.has(name) && name !== 'repos';
      const names = isExact ? unmatched.names.filter((item) => !known.includes(item)) : unknown.names;
      const input = filterInput(filter);
      const notices = unmatchedNotices(input, { ...unknown, names }, [...new Set(known)], near);
      const checked = name === 'repos' ? await withPresentNames(context, notices) : notices;
      context.notices.push(...checked.map((notice) => orGap(notice, query, filter)));
    } catch (error) {
      cause = listFailureBySlug(error);
      if (filter.unknownName !== undefined) unchecked.push(...unmatched.names, ...unmatched.patterns);
    }
  }
  if (cause !== undefined && unchecked.length > 0)
    context.notices.push({ kind: 'names-unchecked', subject: query.issueType, names: unchecked, cause });
}

/** Makes a gap of an item that may be misspelt, so that an empty list proves nothing. */
function orGap(notice: UnmatchedNotice, { issueType }: FindingQuery, { unknownName }: FindingFilter): Notice {
  const mayBeMisspelt = unknownName === 'gap' || (unknownName === 'gap-if-near' && notice.near.length > 0);
  return notice.kind === 'pattern-unmatched' && mayBeMisspelt
    ? { ...notice, kind: 'name-unknown', subject: issueType }
    : notice;
}

/** Whether a finding of any status, a project, or a recent scan of a repository that the query names has the branch. */
export async function isKnownBranch(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  ref: string,
): Promise<boolean> {
  const isBranch = (name: string | undefined) => sameRef(name, ref);
  if (rows.some((row) => isBranch(row.ref))) return true;
  for (const name of refNames(ref))
    if ((await readOnePage(context, query, { ref: name })).some((row) => isBranch(row.ref))) return true;
  const { projects, find } = await projectDirectory(context);
  if (projects.some((project) => isBranch(project.primary_branch) || isBranch(project.default_branch)))
    return true;
  const ids = plainNames(query.filters.repos)?.flatMap((name) => find(name)?.id ?? []) ?? [];
  for (const repositoryId of ids)
    if ((await scannedBranches(context, repositoryId)).some(isBranch)) return true;
  return false;
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

/** Some findings of the product in any state. For secrets, whose list has no such filters, some code findings. */
async function readOnePage(
  context: Context,
  { issueType }: FindingQuery,
  filters: FilterValues = {},
): Promise<readonly Finding[]> {
  const issue_type = issueType === 'secrets' ? 'sast' : issueType;
  const parameters = { issue_type, ...filters } as FindingListParams;
  return context.platform.firstFindings(await resolveSlug(context), parameters);
}
