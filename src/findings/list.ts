import type { Context } from '../model/context.ts';
import { resolveId, resolveSlug } from '../model/deployment.ts';
import type { IssueType } from '../model/filters.ts';
import { nameListOf } from '../model/selection.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type ProjectDirectory, projectDirectory } from './directory.ts';
import type { FindingLookups, FindingPredicate, FindingQuery } from './filter.ts';
import { filterTest, findingFilter, lacksField } from './filters.ts';
import { findingParameters, secretParameters } from './parameters.ts';
import { reportUnmatched } from './unmatched.ts';

export interface ListOptions {
  /** Rows in one request. Default: the largest that the platform takes. */
  pageSize?: number;
  /** Each finding once, whatever its branches, unless the query names a branch. Default: every branch's row. */
  once?: boolean;
  /** The list of projects, where the caller needs it, too. */
  projects?: () => Promise<ProjectDirectory>;
  /** The names in `repos` are the platform's own: none is looked up. */
  spelled?: boolean;
  /** Asks the server only for what all branches of a finding share, so that the rows of its other branches come, too. */
  allBranches?: boolean;
  /** Called with every row of the platform, before the query decides about it. */
  onRow?: (finding: Finding) => void;
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
  const lookups = project_tags === undefined ? undefined : await projects();
  const names = plainNames(repos);
  let { rows, sent } = await request(context, query, options, names);
  if (!options.spelled && names !== undefined) {
    const others = await otherSpellings(names, rows, projects);
    if (others.length > 0) rows = rows.concat((await request(context, query, options, others)).rows);
  }
  if (options.onRow !== undefined) rows.forEach(options.onRow);
  const selected = selectRows(context, queryTests(query, lookups), sent, rows);
  if (!options.spelled) await reportUnmatched(context, query, rows, projects);
  return options.once && ref === undefined ? onceEach(selected) : selected;
}

/** @param repositories undefined where the rows decide */
async function request(
  context: Context,
  query: FindingQuery,
  { pageSize, once, allBranches }: ListOptions,
  repositories: readonly string[] | undefined,
): Promise<{ rows: Finding[]; sent: ReadonlySet<string> }> {
  const { platform } = context;
  if (query.issueType === 'secrets') {
    const { parameters, sent } = secretParameters(query, repositories);
    const rows = await platform.secrets(await resolveId(context), parameters, { pageSize });
    noteLength(context, query.issueType, rows);
    return { rows, sent };
  }
  const asked = allBranches ? sharedByBranches(query) : query;
  const { parameters, sent } = findingParameters(asked, repositories);
  // The branch that stands for all may be outside of what the rows decide.
  const isDecidedByRows = Object.keys(query.filters)
    .map(findingFilter)
    .some(({ byBranch, listed }) => byBranch && listed[query.issueType] === 'row');
  const dedup = (once && !isDecidedByRows) || undefined;
  const slug = await resolveSlug(context);
  const { rows, cut } = await platform.findings(slug, { ...parameters, dedup }, { pageSize });
  if (cut !== undefined)
    context.notices.push({ kind: 'list-cut', of: query.issueType, rows: rows.length, cause: cut.message });
  noteLength(context, query.issueType, rows);
  return { rows, sent };
}

/** Warns of a list that may have been cut by the platform without a word. */
export function noteLength({ notices }: Context, of: IssueType, { length }: readonly Finding[]): void {
  if (length === FORMER_MAX_ROWS) notices.push({ kind: 'list-at-former-limit', of, rows: length });
}

/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ issueType, filters }: FindingQuery): FindingQuery {
  const shared = Object.entries(filters).filter(([name]) => !findingFilter(name).byBranch);
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

/** One filter of a query, ready to decide rows. */
interface QueryTest {
  name: string;
  test: FindingPredicate;
}

function queryTests({ filters }: FindingQuery, lookups: FindingLookups | undefined): QueryTest[] {
  return Object.entries(filters)
    .filter(([name, value]) => findingFilter(name).idle !== value)
    .map(([name, value]) => ({ name, test: filterTest(name, value, lookups) }));
}

/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows(
  { notices }: Context,
  tests: readonly QueryTest[],
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

/** Undefined where a pattern is among them. */
function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
}

/** Two repositories may hold the same finding: copies of one template do. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ id, repository, match_based_id }: Finding) =>
    match_based_id === undefined ? id : `${repository} ${match_based_id}`;
  const once = new Map<bigint | string, Finding>();
  for (const finding of findings) if (!once.has(keyOf(finding))) once.set(keyOf(finding), finding);
  return [...once.values()];
}
