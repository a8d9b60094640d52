import type { ListResult } from '../../model/step.ts';
import type { LockfileSummary, RepositorySummary } from '../../platform/resources/dependency.ts';
import { type Block, type Column, section, table } from '../../report/content.ts';
import { number } from '../../report/figures.ts';
import { type Columns, csvLines } from '../../report/findings/csv.ts';
import { listBasics, listView } from '../../report/list-view.ts';
import { findingsLink, listContext, type View } from '../../report/view.ts';
import type { ListDependenciesRequest } from './inputs.ts';
import type { ListDependenciesResult, ListedDependency, ListedLockfile, ListedPackage } from './run.ts';

const dependencyCount: Column<LockfileSummary | RepositorySummary> = [
  'Dependencies',
  ({ numDependencies }) => number(numDependencies),
];

const repositories = listView<RepositorySummary>({
  rowsName: 'repositories',
  one: 'repository with matching dependencies',
  several: 'repositories with matching dependencies',
  columns: (links) => [
    ['Repository', ({ name }) => name],
    dependencyCount,
    ['Dependency paths', ({ hasDependencyPathScan }) => (hasDependencyPathScan ? 'yes' : 'no')],
    ['Findings', ({ id }) => findingsLink(links, id)],
  ],
});

const packages = listView<ListedPackage>({
  rowsName: 'dependencies',
  one: 'package',
  several: 'packages',
  columns: () => [
    ['Package', ({ name, version = '' }) => ({ lines: [{ strong: name }, version] })],
    ['License', ({ licenses }) => licenseText(licenses)],
    [
      'Repositories',
      ({ repositories: all, direct }) => [number(all), all === direct ? '' : ` (${number(direct)} direct)`],
    ],
    ['Ecosystem', ({ ecosystem = '' }) => ecosystem],
  ],
});

const lockfiles = listView<ListedLockfile>({
  rowsName: 'lockfiles',
  one: 'lockfile',
  several: 'lockfiles',
  columns: () => [
    ['Repository', ({ repository }) => repository],
    ['Lockfile', ({ lockfilePath }) => ({ code: lockfilePath })],
    dependencyCount,
  ],
});

const REPOSITORY_COLUMNS: Columns<RepositorySummary> = [
  ['repository_id', ({ id }) => id],
  ['repository', ({ name }) => name],
  ['dependencies', ({ numDependencies }) => numDependencies],
  ['dependency_path_scan', ({ hasDependencyPathScan }) => hasDependencyPathScan],
  ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
];

const LOCKFILE_COLUMNS: Columns<ListedLockfile> = [
  ['repository_id', ({ repositoryId }) => repositoryId],
  ['repository', ({ repository }) => repository],
  ['lockfile', ({ lockfilePath }) => lockfilePath],
  ['dependencies', ({ numDependencies }) => numDependencies],
];

/** No column of dependencies looks at it. */
const NO_CONTEXT = { links: { findingsOf: () => undefined, finding: () => undefined }, nowMs: 0 };
const DEPENDENCY_COLUMNS: Columns<ListedDependency> = [
  ['repository_id', ({ repositoryId }) => repositoryId],
  ['repository', ({ repository }) => repository],
  ['path', ({ path }) => path],
  ['line', ({ line }) => line],
  ['package', ({ name }) => name],
  ['version', ({ version }) => version],
  ['ecosystem', ({ ecosystem }) => ecosystem],
  ['licenses', ({ licenses }) => licenses.join('; ')],
  ['transitivity', ({ transitivity }) => transitivity],
  ['url', ({ url }) => url],
];

interface ListOf {
  view: View<ListResult<unknown>> & { rowsName: string };
  /** Undefined where the rows were written as they came. */
  columns?: Columns<never>;
}

/** By what a row of the list is. */
const LISTS: Readonly<Record<ListDependenciesRequest['by'], ListOf>> = {
  repository: { view: repositories, columns: REPOSITORY_COLUMNS },
  package: { view: packages },
  lockfile: { view: lockfiles, columns: LOCKFILE_COLUMNS },
};

export const view: View<ListDependenciesResult> = {
  rowsName: ({ request }) => LISTS[request.by].view.rowsName,

  ...listBasics,

  figures(result) {
    const { request } = result;
    const { count } = LISTS[request.by].view.figures?.(result) ?? {};
    if (count === undefined || request.by !== 'package' || !isOfBlocked(request)) return { count };
    return { count: { ...count, text: `${count.text} with a license that the platform's policy blocks` } };
  },

  tracked({ listed }) {
    if (listed === undefined) return { kind: 'undecided' };
    return listed.length === 0 ? { kind: 'clear' } : { kind: 'act', listed: listed.map(keyOf).join() };
  },

  facts: ({ request }) => [['Filter', request.filterText && { code: request.filterText, max: 500 }]],

  sections(result, context) {
    const { request, listed = [] } = result;
    const own = LISTS[request.by].view.sections(result, context);
    if (request.by !== 'package') return own;
    const title = isOfBlocked(request) ? "Licenses that the platform's policy blocks" : 'Licenses';
    return [
      ...section(title, licenseTable(listed as ListedPackage[])),
      ...section(
        'Packages, in most repositories first',
        own.flatMap(({ blocks }) => blocks),
      ),
    ];
  },

  outputs(result, run) {
    const { view } = LISTS[result.request.by];
    const none = { repositories: undefined, dependencies: undefined, lockfiles: undefined };
    return { ...none, ...view.outputs?.(result, run), 'csv-path': run.files?.csv?.path };
  },

  files(result, run, { csv }) {
    const { listed, request } = result;
    const { columns } = LISTS[request.by];
    if (columns !== undefined && listed !== undefined)
      csv.writeAll(csvLines(columns, listed as readonly never[], listContext(run, result)));
    csv.close();
    return [];
  },

  rowLines: (rows, isFirst) =>
    csvLines(DEPENDENCY_COLUMNS, rows as readonly ListedDependency[], NO_CONTEXT, isFirst),
};

/** What a tracking issue knows a row by. */
function keyOf(row: NonNullable<ListDependenciesResult['listed']>[number]): string {
  if ('lockfilePath' in row) return `${row.repositoryId} ${row.lockfilePath}`;
  return 'id' in row ? String(row.id) : `${row.ecosystem} ${row.name} ${row.version} ${row.repositories}`;
}

function isOfBlocked({ filter }: ListDependenciesRequest): boolean {
  return String(filter?.licensePolicySettings) === 'LICENSE_POLICY_SETTING_BLOCK';
}

function licenseText(licenses: readonly string[]): string {
  return licenses.length === 0 ? 'unknown' : licenses.join(', ');
}

function licenseTable(listed: readonly ListedPackage[]): Block[] {
  const licenses = [...Map.groupBy(listed, (one) => licenseText(one.licenses))];
  return table(
    licenses.sort(([, one], [, other]) => other.length - one.length),
    'licenses',
    [
      ['License', ([license]) => license],
      ['Packages', ([, those]) => number(those.length)],
      ['Such as', ([, [first]]) => (first === undefined ? '' : `${first.name} ${first.version ?? ''}`)],
    ],
  );
}
