import type { ListResult } from '../../model/result.ts';
import type { Policy, Project, RepositorySummary } from '../../platform/resources.ts';
import { code, type Fact, table } from '../markup.ts';
import type { KeptRows } from '../report-file.ts';
import { counted, html, link } from '../text.ts';

const NOUNS = {
  'list-projects': ['project', 'projects'],
  'list-policies': ['policy', 'policies'],
  'list-dependencies': ['repository with matching dependencies', 'repositories with matching dependencies'],
} as const;

export function listHeadline({ operation, count, failure }: ListResult): string {
  const [one, several] = NOUNS[operation];
  return `${counted(count, one, several)}${failure === undefined ? '' : ' read before it failed'}`;
}

export function listFacts({ shards }: ListResult): Fact[] {
  return [['Shards of the matrix', shards?.toLocaleString('en')]];
}

export function listSections({ operation, count }: ListResult, rows: KeptRows): string[] {
  const { head, cells } = COLUMNS[operation];
  return [table(head, rows.first.map(cells), count, NOUNS[operation][1])];
}

const COLUMNS: Record<ListResult['operation'], { head: string[]; cells: (row: unknown) => string[] }> = {
  'list-projects': {
    head: ['Project', 'Tags', 'Latest scan', 'Default branch'],
    cells(row) {
      const { name, url, tags, latest_scan_at, default_branch } = row as Project;
      const shown = tags.slice(0, 20).map((tag) => code(tag, 50));
      return [
        link(name, url),
        shown.join(' '),
        html(latest_scan_at?.slice(0, 10) ?? ''),
        html(default_branch?.replace('refs/heads/', '') ?? ''),
      ];
    },
  },
  'list-policies': {
    head: ['Policy', 'Product', 'Default', 'Id'],
    cells(row) {
      const { name, productType, isDefault, id } = row as Policy;
      const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
      return [html(name), html(product), isDefault ? 'yes' : '', html(id)];
    },
  },
  'list-dependencies': {
    head: ['Repository', 'Dependencies', 'Dependency paths', 'Id'],
    cells(row) {
      const { name, numDependencies, hasDependencyPathScan, id } = row as RepositorySummary;
      return [
        html(name),
        numDependencies.toLocaleString('en'),
        hasDependencyPathScan ? 'yes' : 'no',
        String(id),
      ];
    },
  },
};
