import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import { number } from '../../report/figures.ts';
import { type Columns, listView } from '../../report/list-view.ts';
import type { View } from '../../report/view.ts';
import type { ListDependenciesResult } from './run.ts';

const DEPENDENCIES: Columns<RepositorySummary> = {
  one: 'repository with matching dependencies',
  several: 'repositories with matching dependencies',
  head: ['Repository', 'Dependencies', 'Dependency paths', 'Findings'],
  cells(row, links) {
    const { name, numDependencies, hasDependencyPathScan, id } = row;
    return [
      name,
      number(numDependencies),
      hasDependencyPathScan ? 'yes' : 'no',
      { link: `repository ${id}`, to: links.findingsOf(id) },
    ];
  },
};

export const listDependenciesView: View<ListDependenciesResult> = listView('repositories', DEPENDENCIES);
