import type { IssueType } from '../../model/filters.ts';
import type { FindingQuery } from '../../model/request.ts';
import { nameListOf } from '../../model/selection.ts';
import type { ListDoubt } from '../../platform/paging/whole-list.ts';
import type { ListReading } from '../../platform/reader.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';
import { NO_LOOKUPS, type ProjectDirectory, readDirectory } from './directory.ts';
import { findingParameters, secretParameters } from './parameters.ts';
import { queryTests } from './query.ts';
import { RowCheck } from './row-check.ts';
import { reportUnmatched } from './unmatched.ts';

export interface ListOptions {
  /** Rows in one request; default: the largest that the platform takes. */
  pageSize?: number;
  /** Each finding once, whatever its branches; not where `ref` is given. Default: every branch's row. */
  once?: boolean;
  /** The names in `repos` are the platform's own spelling: they are not looked up in its list of projects. */
  spelled?: boolean;
  /** Asks the server only for what all branches of a finding share, so that the rows of its other branches come, too. */
  allBranches?: boolean;
  /** Sees every row that the platform gave, before the query decides about it. */
  onRow?: (finding: Finding) => void;
  /** Names in `repos` without any finding are looked up: one that the platform does not know is an error. */
  mustKnow?: boolean;
}

/** Conditions that one branch's row of a finding may meet and another's not. */
const DIFFERS_BY_BRANCH: ReadonlySet<string> = new Set([
  ...['status', 'triage_reasons', 'ref', 'since'],
  ...['newer_than', 'older_than', 'triaged_before'],
]);

/**
 * The findings that a query selects, in the platform's order, in parts. Whatever the server decided is checked again
 * on every row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may
 * be missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 * @throws StepError with `mustKnow`, after the last part
 */
export async function* listFindings(
  context: Context,
  query: FindingQuery,
  options: ListOptions = {},
): AsyncGenerator<Finding[]> {
  const directory = await directoryFor(context, query, options);
  const tests = queryTests(query, directory ?? NO_LOOKUPS);
  const isOnce = options.once === true && query.filters.ref === undefined;
  const isFirst = isOnce ? onceEach() : () => true;
  async function* selected(dedup: boolean): AsyncGenerator<Finding[], RowCheck> {
    const { pages, sent } = await request(context, query, options, directory, dedup);
    const check = new RowCheck(tests, sent);
    for await (const page of pages) {
      context.progress.advance(page.length);
      check.look(page);
      const rows = page.filter((finding) => {
        options.onRow?.(finding);
        return check.selects(finding) && isFirst(finding);
      });
      if (rows.length > 0) yield rows;
    }
    return check;
  }
  context.progress.begin('findings');
  let check = yield* selected(isOnce);
  // The row that the server gave for all branches is outside: that of another branch may be within.
  const mayMiss = isOnce && query.issueType !== 'secrets' && check.leavesOutFor(DIFFERS_BY_BRANCH);
  if (mayMiss) check = yield* selected(false);
  for (const [filter, rows] of check.ignored) {
    context.notices.push({ kind: 'filter-ignored', filter, rows });
  }
  if (options.spelled) return;
  await reportUnmatched(context, tests, directory, options.mustKnow ?? false);
}

/** Needed for tags of projects, and to spell names, because a server may compare them exactly. */
async function directoryFor(
  context: Context,
  { filters }: FindingQuery,
  { spelled }: ListOptions,
): Promise<ProjectDirectory | undefined> {
  const needsTags = filters.project_tags !== undefined;
  const needsNames = !spelled && plainNames(filters.repos) !== undefined;
  return needsTags || needsNames ? readDirectory(context, await resolveSlug(context)) : undefined;
}

async function request(
  context: Context,
  query: FindingQuery,
  options: ListOptions,
  directory: ProjectDirectory | undefined,
  dedup: boolean,
): Promise<{ pages: AsyncGenerator<Finding[]>; sent: ReadonlySet<string> }> {
  const repositories = repositoriesOf(query, options, directory);
  const reading: ListReading = {
    ...(options.pageSize === undefined ? {} : { pageSize: options.pageSize }),
    onDoubt: (doubt) => noteDoubt(context, query.issueType, doubt),
  };
  if (query.issueType === 'secrets') {
    const { parameters, sent } = secretParameters(query, repositories);
    return { pages: context.platform.secrets(await resolveId(context), parameters, reading), sent };
  }
  const asked = options.allBranches ? sharedByBranches(query) : query;
  const { parameters, sent } = findingParameters(asked, repositories);
  const once = dedup ? { dedup } : {};
  const slug = await resolveSlug(context);
  return { pages: context.platform.findings(slug, { ...parameters, ...once }, reading), sent };
}

/** Once for each kind, however many lists there are. */
export function noteDoubt({ notices }: Context, issueType: IssueType, doubt: ListDoubt): void {
  const of = `${issueType} findings`;
  const isKnown = notices.some(
    (notice) => notice.kind === 'list-in-doubt' && notice.of === of && notice.doubt === doubt,
  );
  if (!isKnown) notices.push({ kind: 'list-in-doubt', of, doubt });
}

/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ newerThanMs: _, ...query }: FindingQuery): FindingQuery {
  const filters = Object.entries(query.filters).filter(([name]) => !DIFFERS_BY_BRANCH.has(name));
  return { ...query, filters: Object.fromEntries(filters) };
}

/** Undefined where the rows decide: there are patterns, or a name that the platform does not list. */
function repositoriesOf(
  { filters }: FindingQuery,
  { spelled }: ListOptions,
  directory: ProjectDirectory | undefined,
): readonly string[] | undefined {
  const names = plainNames(filters.repos);
  if (names === undefined || spelled) return names;
  const spellings = names.map((name) => directory?.spelling(name)).filter((name) => name !== undefined);
  return spellings.length === names.length ? spellings : undefined;
}

function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
}

/** Two repositories may hold the same finding: copies of one template do. */
function onceEach(): (finding: Finding) => boolean {
  const seen = new Map<string, Set<string>>();
  return ({ repository = '', match_based_id: id }) => {
    if (id === undefined) return true;
    const ids = seen.get(repository) ?? new Set();
    seen.set(repository, ids);
    return ids.size < ids.add(id).size;
  };
}
