import type { ListOperation, ResultOf } from '../../model/result.ts';
import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import type { Project } from '../../platform/resources/project.ts';
import { type Inline, section, table } from '../content.ts';
import { counted, dayOf, number } from '../figures.ts';
import { branchName } from '../findings/shown-finding.ts';
import { listContext, type PlatformLinks } from '../platform-links.ts';
import type { PageView } from '../view.ts';

type PlainList = Exclude<ListOperation, 'list-findings'>;

export interface Columns {
  one: string;
  several: string;
  head: string[];
  cells(row: unknown, links: PlatformLinks): Inline[];
}

const PROJECTS: Columns = {
  one: 'project',
  several: 'projects',
  head: ['Project', 'Tags', 'Latest scan', 'Default branch', 'On the platform'],
  cells(row, links) {
    const { id, name, url, tags, latest_scan_at, default_branch } = row as Project;
    return [
      { link: name, to: url },
      { lines: tags.map((tag) => ({ code: tag, max: 50 })) },
      latest_scan_at === undefined ? 'never' : { unbroken: dayOf(latest_scan_at) },
      default_branch === undefined ? '' : { code: branchName(default_branch) },
      links.findingsOf(id) === undefined ? '' : { link: 'findings', to: links.findingsOf(id) },
    ];
  },
};

const DEPENDENCIES: Columns = {
  one: 'repository with matching dependencies',
  several: 'repositories with matching dependencies',
  head: ['Repository', 'Dependencies', 'Dependency paths', 'Findings'],
  cells(row, links) {
    const { name, numDependencies, hasDependencyPathScan, id } = row as RepositorySummary;
    return [
      name,
      number(numDependencies),
      hasDependencyPathScan ? 'yes' : 'no',
      { link: `repository ${id}`, to: links.findingsOf(id) },
    ];
  },
};

export const listProjectsView = listView('list-projects', 'projects', PROJECTS);
export const listDependenciesView = listView('list-dependencies', 'repositories', DEPENDENCIES);

/**
 * A list whose rows are one table.
 *
 * @param output that has the rows
 */
export function listView<O extends PlainList>(
  _operation: O,
  output: string,
  { one, several, head, cells }: Columns,
): PageView<O> {
  // TypeScript does not narrow the result of an `O` that is not known yet; only common fields are read.
  const view: PageView<PlainList> = {
    headline: (result) => listHeadline(result, one, several),
    context: ({ shards }) => (shards === undefined ? [] : [`${counted(shards, 'shard')} in the matrix`]),
    sections(result, run) {
      const { links } = listContext(run, result);
      const { listed = [] } = result;
      return section(
        '',
        table<unknown>(head, listed, (row) => cells(row, links), several),
      );
    },
    outputs({ listed, shards }, { files = {} }) {
      if (listed === undefined) return {};
      const parts = Array.from({ length: shards ?? 0 }, (_, index) => `${index + 1}/${shards}`);
      return {
        count: String(listed.length),
        [output]: { json: listed },
        'csv-path': files.csv,
        matrix: shards === undefined ? undefined : { json: { shard: parts } },
      };
    },
  };
  return view as unknown as PageView<O>;
}

export function listHeadline({ listed }: ResultOf<ListOperation>, one: string, several?: string): string {
  return listed === undefined ? 'The list could not be read' : counted(listed.length, one, several);
}
