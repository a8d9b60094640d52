import type { ReportKey } from '../../changes/saved-report.ts';
import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import { type Column, filled, section, table } from '../../report/content.ts';
import { type CsvColumns, csvLines, fieldColumns } from '../../report/findings/csv.ts';
import { number } from '../../report/format.ts';
import { countFigure, listBasics, trackedRows } from '../../report/list-view.ts';
import { listContext, type PlatformLinks, type View } from '../../report/view.ts';
import type { ListDependenciesResult, ListedDependency, ListedLockfile, ListedPackage } from './run.ts';

interface List<Row> {
  output: ReportKey;
  plural: string;
  columns(links: PlatformLinks): readonly Column<Row>[];
  /** Absent if the file has other rows than the list, written while they were read. */
  csv?: CsvColumns<Row>;
}

const LISTS: {
  repository: List<RepositorySummary>;
  package: List<ListedPackage>;
  lockfile: List<ListedLockfile>;
} = {
  repository: {
    output: 'repositories',
    plural: 'repositories',
    columns: (links) => [
      ['Repository', ({ id, name }) => ({ link: name, to: links.findingsOf(id) })],
      ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ],
    csv: [
      ['repository_id', ({ id }) => id],
      ['repository', ({ name }) => name],
      ['dependencies', ({ numDependencies }) => numDependencies],
      ['dependency_path_scan', ({ hasDependencyPathScan }) => hasDependencyPathScan],
      ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
    ],
  },
  package: {
    output: 'dependencies',
    plural: 'packages',
    columns: () => [
      ['Package', (row) => ({ lines: [{ strong: `${row.name} ${row.version ?? ''}` }, licenseText(row)] })],
      ['Repositories', (row) => ({ lines: filled([repositoriesText(row), row.ecosystem]) })],
    ],
  },
  lockfile: {
    output: 'lockfiles',
    plural: 'lockfiles',
    columns: () => [
      ['Lockfile', ({ repository, lockfilePath }) => ({ lines: [repository, { code: lockfilePath }] })],
      ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ],
    csv: [
      ['repository_id', ({ repositoryId }) => repositoryId],
      ['repository', ({ repository }) => repository],
      ['lockfile', ({ lockfilePath }) => lockfilePath],
      ['dependencies', ({ numDependencies }) => numDependencies],
    ],
  },
};

const DEPENDENCY_CSV: CsvColumns<ListedDependency> = [
  ['repository_id', ({ repositoryId }) => repositoryId],
  ...fieldColumns<ListedDependency>('repository', 'path', 'line'),
  ['package', ({ name }) => name],
  ...fieldColumns<ListedDependency>('version', 'ecosystem'),
  ['licenses', ({ licenses }) => licenses.join('; ')],
  ...fieldColumns<ListedDependency>('transitivity', 'url'),
];
/** The columns of `DEPENDENCY_CSV` use neither links nor the time. */
const NO_CONTEXT = { links: { findingsOf: () => undefined, finding: () => undefined }, nowMs: 0 };

export const view: View<ListDependenciesResult> = {
  ...listBasics,
  rowsName: ({ request }) => LISTS[request.by].output,

  figures(result) {
    const { by, filter } = result.request;
    // True for a list of this setting alone, which `String` shows without brackets.
    const isBlocked = String(filter?.licensePolicySettings) === 'LICENSE_POLICY_SETTING_BLOCK';
    const license = isBlocked ? " with a license that the platform's policy blocks" : '';
    const repository = filter === undefined ? ' with dependencies' : ' with matching dependencies';
    const suffix = { repository, package: license, lockfile: '' };
    return countFigure(result, by, LISTS[by].plural, suffix[by]);
  },

  tracked: ({ listed }) => trackedRows(listed, (row) => Object.values(row).join(' ')),
  context: ({ request }) => [request.filterText ? ['filter ', { code: request.filterText, max: 500 }] : ''],

  sections({ request, listed = [] }, { links }) {
    const { plural, columns } = LISTS[request.by];
    const rows = table<never>(listed as never[], plural, columns(links));
    if (request.by !== 'package') return section('', rows);
    const byLicense = [...Map.groupBy(listed as ListedPackage[], licenseText)];
    byLicense.sort(([, a], [, b]) => b.length - a.length);
    const licenses = table(byLicense, 'licenses', [
      ['Packages', ([, packages]) => number(packages.length)],
      ['License', ([license]) => license],
    ]);
    return [...section('Licenses', licenses), ...section('Packages, most widely used first', rows)];
  },

  outputs: ({ request, listed }, run) => ({
    [LISTS[request.by].output]: listed && { json: listed },
    'csv-path': run.files?.csv?.path,
  }),

  files(result, run, { csv }) {
    const { csv: columns } = LISTS[result.request.by];
    const rows = result.listed as never[] | undefined;
    csv.writeAll(columns && rows ? csvLines<never>(columns, rows, listContext(run, result)) : []);
  },

  rowLines: (rows, isFirst) => csvLines(DEPENDENCY_CSV, rows as ListedDependency[], NO_CONTEXT, isFirst),
};

/** `5, 2 direct`; `5, direct` where all are. */
function repositoriesText({ repositories, direct }: ListedPackage): string {
  return `${number(repositories)}, ${direct === repositories ? '' : `${number(direct)} `}direct`;
}

function licenseText({ licenses }: ListedPackage): string {
  return licenses.join(', ') || 'unknown';
}
