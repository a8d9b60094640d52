import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import { number } from '../../report/figures.ts';
import { listView } from '../../report/list-view.ts';
import type { View } from '../../report/view.ts';
import type { ListDependenciesResult } from './run.ts';

export const view: View<ListDependenciesResult> = listView<RepositorySummary>({
  rowsName: 'repositories',
  one: 'repository with matching dependencies',
  several: 'repositories with matching dependencies',
  columns: (links) => [
    ['Repository', ({ name }) => name],
    ['Dependencies', ({ numDependencies }) => number(numDependencies)],
    ['Dependency paths', ({ hasDependencyPathScan }) => (hasDependencyPathScan ? 'yes' : 'no')],
    ['Findings', ({ id }) => ({ link: `repository ${id}`, to: links.findingsOf(id) })],
  ],
});
