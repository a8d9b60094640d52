import type { ListOperation, ResultOf } from '../../model/result.ts';
import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import type { Project } from '../../platform/resources/project.ts';
import { counted, dayOf, number } from '../figures.ts';
import { LIST_PARTS } from '../list-parts.ts';
import { code, codes, table, unbroken } from '../markup.ts';
import { listContext, type PlatformLinks } from '../platform-links.ts';
import { html, link } from '../text.ts';
import type { View } from '../view.ts';

type PlainList = Exclude<ListOperation, 'list-findings'>;

export interface Columns {
  one: string;
  several: string;
  head: string[];
  cells(row: unknown, links: PlatformLinks): string[];
}

const PROJECTS: Columns = {
  one: 'project',
  several: 'projects',
  head: ['Project', 'Tags', 'Latest scan:', 'Default branch', 'On the platform'],
  cells(row, links) {
    const { id, name, url, tags, latest_scan_at, default_branch } = row as Project;
    return [
      link(name, url),
      codes(tags, 20, 50),
      latest_scan_at === undefined ? 'never' : unbroken(dayOf(latest_scan_at)),
      default_branch === undefined ? '' : code(default_branch.replace('refs/heads/', '')),
      links.findingsOf(id) === undefined ? '' : link('findings', links.findingsOf(id)),
    ];
  },
};

const DEPENDENCIES: Columns = {
  one: 'repository with matching dependencies',
  several: 'repositories with matching dependencies',
  head: ['Repository', 'Dependencies:', 'Dependency paths:', 'Findings'],
  cells(row, links) {
    const { name, numDependencies, hasDependencyPathScan, id } = row as RepositorySummary;
    return [
      html(name),
      number(numDependencies),
      hasDependencyPathScan ? 'yes' : 'no',
      link(`repository ${id}`, links.findingsOf(id)),
    ];
  },
};

export const listProjectsView = listView('list-projects', PROJECTS);
export const listDependenciesView = listView('list-dependencies', DEPENDENCIES);

/** A list whose rows are one table. */
export function listView<O extends PlainList>(operation: O, { one, several, head, cells }: Columns): View<O> {
  // TypeScript does not narrow the result of an `O` that is not known yet; only common fields are read.
  const view: View<PlainList> = {
    headline: (result) => listHeadline(result, one, several),
    context: ({ shards }) => (shards === undefined ? [] : [`${counted(shards, 'shard')} in the matrix`]),
    sections(result, kept, run) {
      const { links } = listContext(run, result);
      return [
        table(
          head,
          kept.first.map((row) => cells(row, links)),
          { of: several, total: result.count ?? result.read },
        ),
      ];
    },
    outputs({ count, shards }, kept) {
      // A list that could not be read to its end must not pass for a whole one.
      if (count === undefined) return {};
      return {
        count: String(count),
        [LIST_PARTS[operation]]: { jsonText: kept.json },
        matrix:
          shards === undefined
            ? undefined
            : { json: { shard: Array.from({ length: shards }, (_, index) => `${index + 1}/${shards}`) } },
      };
    },
    logLines: () => [],
    isPartial: isPartlyRead,
  };
  return view as unknown as View<O>;
}

export function listHeadline(
  { count, read }: ResultOf<ListOperation>,
  one: string,
  several?: string,
): string {
  return count === undefined
    ? `${counted(read, one, several)} listed before it failed`
    : counted(count, one, several);
}

export function isPartlyRead({ failure, read }: ResultOf<ListOperation>): boolean {
  return failure !== undefined && read > 0;
}
