import { readTracked } from '../../inputs/comment-and-issue.ts';
import { readPageSize, type Source } from '../../inputs/source.ts';
import { oneOf } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';
import { canonical } from '../../policies/bundles.ts';

/** The platform's largest page, by the kind of row. */
const MAX_PAGE_SIZE = { repository: 100, package: 10_000, lockfile: 100 };

const loadParser = () =>
  import(/* webpackChunkName: "dependency-filter" */ '../../inputs/dependency-filter.ts');

export type ListDependenciesRequest = RequestOf<'list-dependencies', typeof read>;

export async function read(source: Source) {
  const { reader } = source;
  // Leading blanks are significant in YAML.
  const text = reader.texts.get('dependency-filter') ?? '';
  const filter = text.trim() === '' ? undefined : (await loadParser()).readDependencyFilter(reader, text);
  const by = reader.read('dependencies-by', oneOf(['repository', 'package', 'lockfile']));
  if (by === 'lockfile' && filter?.repositoryId === undefined && !reader.hasProblem('dependency-filter'))
    reader.problem('dependency-filter', 'has no `repositoryId`, which `dependencies-by: lockfile` needs');
  return {
    ...(await readTracked(source, canonical(filter))),
    failIf: reader.readItems('fail-if', oneOf(['found'])),
    filter,
    /** As it was written. */
    filterText: text.trim() || undefined,
    by,
    pageSize: readPageSize(source, MAX_PAGE_SIZE[by]),
  };
}
