import type { ReportKey } from '../../changes/saved-report.ts';
import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import { filled, type Section, section, table } from '../../report/content.ts';
import { type CsvColumns, csvLines, fieldColumns } from '../../report/findings/csv.ts';
import { number } from '../../report/format.ts';
import { countFigure, listBasics, trackedRows } from '../../report/list-view.ts';
import type { PlatformLinks, View } from '../../report/view.ts';
import type {
  DependencyRow,
  ListDependenciesResult,
  ListedDependency,
  ListedLockfile,
  ListedPackage,
} from './run.ts';

interface List<Row> {
  output: ReportKey;
  plural: string;
  sections(rows: readonly Row[], links: PlatformLinks): Section[];
  /** Absent if the file has other rows, written while they were read. */
  csv?: CsvColumns<Row>;
}

const repositories: List<RepositorySummary> = {
  output: 'repositories',
  plural: 'repositories',
  sections(rows, links) {
    const found = table(rows, 'repositories', [
      ['Repository', ({ id, name }) => ({ link: name, to: links.findingsOf(id) })],
      ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ]);
    return section('', found);
  },
  csv: [
    ['repository_id', ({ id }) => id],
    ['repository', ({ name }) => name],
    ['dependencies', ({ numDependencies }) => numDependencies],
    ['dependency_path_scan', ({ hasDependencyPathScan }) => hasDependencyPathScan],
    ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
  ],
};

const packages: List<ListedPackage> = {
  output: 'dependencies',
  plural: 'packages',
  sections(rows) {
    const byLicense = [...Map.groupBy(rows, licenseText)];
    byLicense.sort(([, a], [, b]) => b.length - a.length);
    const licenses = table(byLicense, 'licenses', [
      ['Packages', ([, ofLicense]) => number(ofLicense.length)],
      ['License', ([license]) => license],
    ]);
    const names = table(rows, 'packages', [
      ['Package', (row) => ({ lines: [{ strong: `${row.name} ${row.version ?? ''}` }, licenseText(row)] })],
      [
        'Repositories',
        ({ repositories: count, direct, ecosystem }) => ({
          lines: filled([
            `${number(count)}, ${direct === count ? '' : `${number(direct)} `}direct`,
            ecosystem,
          ]),
        }),
      ],
    ]);
    return [...section('Licenses', licenses), ...section('Packages, most widely used first', names)];
  },
};

const lockfiles: List<ListedLockfile> = {
  output: 'lockfiles',
  plural: 'lockfiles',
  sections(rows) {
    const found = table(rows, 'lockfiles', [
      ['Lockfile', ({ repository, lockfilePath }) => ({ lines: [repository, { code: lockfilePath }] })],
      ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ]);
    return section('', found);
  },
  csv: [
    ['repository_id', ({ repositoryId }) => repositoryId],
    ['repository', ({ repository }) => repository],
    ['lockfile', ({ lockfilePath }) => lockfilePath],
    ['dependencies', ({ numDependencies }) => numDependencies],
  ],
};

const LISTS = { repository: repositories, package: packages, lockfile: lockfiles };

function listOf({ request }: ListDependenciesResult) {
  return LISTS[request.by] as List<DependencyRow>;
}

const DEPENDENCY_CSV: CsvColumns<ListedDependency, unknown> = [
  ['repository_id', ({ repositoryId }) => repositoryId],
  ...fieldColumns<ListedDependency>('repository', 'path', 'line'),
  ['package', ({ name }) => name],
  ...fieldColumns<ListedDependency>('version', 'ecosystem'),
  ['licenses', ({ licenses }) => licenses.join('; ')],
  ...fieldColumns<ListedDependency>('transitivity', 'url'),
];

export const view: View<ListDependenciesResult> = {
  ...listBasics,
  rowsName: (result) => listOf(result).output,
  // An empty list is good news of a filter, not of an inventory.
  sign(result, outcome) {
    const isInventory = Object.keys(result.request.filter ?? {}).every((key) => key === 'repositoryId');
    return isInventory && outcome === 'succeeded' ? '📋' : listBasics.sign(result, outcome);
  },

  figures(result) {
    const { by, filter } = result.request;
    const settings = [filter?.licensePolicySettings].flat().join();
    const isBlocked = settings === 'LICENSE_POLICY_SETTING_BLOCK';
    const license = isBlocked ? " with a license that the platform's policy blocks" : '';
    const repository = filter === undefined ? ' with dependencies' : ' with matching dependencies';
    const suffix = { repository, package: license, lockfile: '' };
    return countFigure(result, by, LISTS[by].plural, suffix[by]);
  },

  tracked: ({ listed }) => trackedRows(listed, (row) => Object.values(row).join(' ')),
  context: ({ request }) => [request.filterText ? ['filter ', { code: request.filterText, max: 500 }] : ''],
  sections: (result, { links }) => listOf(result).sections(result.listed ?? [], links),

  csv(result, context) {
    const { csv } = listOf(result);
    return csv && result.listed && csvLines(csv, result.listed, context);
  },
  rowLines: (rows, isFirst) => csvLines(DEPENDENCY_CSV, rows as ListedDependency[], undefined, isFirst),
};

function licenseText({ licenses }: ListedPackage): string {
  return licenses.join(', ') || 'unknown';
}
