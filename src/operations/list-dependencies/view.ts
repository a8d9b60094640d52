import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import { type Block, type Column, section, table } from '../../report/content.ts';
import { number } from '../../report/figures.ts';
import { type Columns, csvLines } from '../../report/findings/csv.ts';
import { countFigure, listBasics } from '../../report/list-view.ts';
import { findingsLink, listContext, type PlatformLinks, type View } from '../../report/view.ts';
import type { ListDependenciesRequest } from './inputs.ts';
import type { ListDependenciesResult, ListedDependency, ListedLockfile, ListedPackage } from './run.ts';

interface List<Row> {
  /** The output that has the rows. */
  output: string;
  plural: string;
  columns(links: PlatformLinks): readonly Column<Row>[];
  /** Absent where the rows of the file are not those of the list, and were written as they came. */
  csv?: Columns<Row>;
}

const REPOSITORIES: List<RepositorySummary> = {
  output: 'repositories',
  plural: 'repositories',
  columns: (links) => [
    ['Repository', ({ name }) => name],
    ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ['Dependency paths', ({ hasDependencyPathScan }) => (hasDependencyPathScan ? 'yes' : 'no')],
    ['Findings', ({ id }) => findingsLink(links, id)],
  ],
  csv: [
    ['repository_id', ({ id }) => id],
    ['repository', ({ name }) => name],
    ['dependencies', ({ numDependencies }) => numDependencies],
    ['dependency_path_scan', ({ hasDependencyPathScan }) => hasDependencyPathScan],
    ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
  ],
};

const PACKAGES: List<ListedPackage> = {
  output: 'dependencies',
  plural: 'packages',
  columns: () => [
    ['Package', ({ name, version = '' }) => ({ lines: [{ strong: name }, version] })],
    ['License', licenseText],
    ['Repositories', repositoriesText],
    ['Ecosystem', ({ ecosystem = '' }) => ecosystem],
  ],
};

const LOCKFILES: List<ListedLockfile> = {
  output: 'lockfiles',
  plural: 'lockfiles',
  columns: () => [
    ['Repository', ({ repository }) => repository],
    ['Lockfile', ({ lockfilePath }) => ({ code: lockfilePath })],
    ['Dependencies', ({ numDependencies }) => number(numDependencies)],
  ],
  csv: [
    ['repository_id', ({ repositoryId }) => repositoryId],
    ['repository', ({ repository }) => repository],
    ['lockfile', ({ lockfilePath }) => lockfilePath],
    ['dependencies', ({ numDependencies }) => numDependencies],
  ],
};

const LISTS: Readonly<Record<ListDependenciesRequest['by'], List<never>>> = {
  repository: REPOSITORIES,
  package: PACKAGES,
  lockfile: LOCKFILES,
};

const DEPENDENCY_CSV: Columns<ListedDependency> = [
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
/** No column of dependencies looks at it. */
const NO_CONTEXT = { links: { findingsOf: () => undefined, finding: () => undefined }, nowMs: 0 };

export const view: View<ListDependenciesResult> = {
  ...listBasics,
  rowsName: ({ request }) => LISTS[request.by].output,

  figures(result) {
    const { by } = result.request;
    const blocked = isOfBlocked(result.request) ? " with a license that the platform's policy blocks" : '';
    const more = { repository: ' with matching dependencies', package: blocked, lockfile: '' };
    return countFigure(result, by, LISTS[by].plural, more[by]);
  },

  tracked({ listed }) {
    if (listed === undefined) return { kind: 'undecided' };
    if (listed.length === 0) return { kind: 'clear' };
    return { kind: 'act', listed: listed.map((row) => Object.values(row).join(' ')).join() };
  },

  facts: ({ request }) => [['Filter', request.filterText && { code: request.filterText, max: 500 }]],

  sections({ request, listed = [] }, { links }) {
    const { plural, columns } = LISTS[request.by];
    const rows = table(listed as never[], plural, columns(links));
    if (request.by !== 'package') return section('', rows);
    const title = isOfBlocked(request) ? "Licenses that the platform's policy blocks" : 'Licenses';
    return [
      ...section(title, licenseTable(listed as ListedPackage[])),
      ...section('Packages, in most repositories first', rows),
    ];
  },

  outputs: ({ request, listed }, run) => ({
    [LISTS[request.by].output]: listed && { json: listed },
    'csv-path': run.files?.csv?.path,
  }),

  files(result, run, { csv }) {
    const { csv: columns } = LISTS[result.request.by];
    if (columns !== undefined && result.listed !== undefined)
      csv.writeAll(csvLines(columns, result.listed as never[], listContext(run, result)));
    csv.close();
    return [];
  },

  rowLines: (rows, isFirst) => csvLines(DEPENDENCY_CSV, rows as ListedDependency[], NO_CONTEXT, isFirst),
};

function isOfBlocked({ filter }: ListDependenciesRequest): boolean {
  return String(filter?.licensePolicySettings) === 'LICENSE_POLICY_SETTING_BLOCK';
}

function repositoriesText({ repositories, direct }: ListedPackage): string {
  return `${number(repositories)}${repositories === direct ? '' : ` (${number(direct)} direct)`}`;
}

function licenseText({ licenses }: ListedPackage): string {
  return licenses.join(', ') || 'unknown';
}

function licenseTable(packages: readonly ListedPackage[]): Block[] {
  const licenses = [...Map.groupBy(packages, licenseText)].sort(([, a], [, b]) => b.length - a.length);
  return table(licenses, 'licenses', [
    ['License', ([license]) => license],
    ['Packages', ([, rows]) => number(rows.length)],
    ['Such as', ([, [first]]) => `${first?.name} ${first?.version ?? ''}`],
  ]);
}
