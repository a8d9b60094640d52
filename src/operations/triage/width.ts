import type { FilterValues } from '../../model/filters.ts';
import type { FindingQuery } from '../../model/request.ts';
import type { Context } from '../context.ts';

/** Filters that narrow a selection to parts of the deployment. */
const NARROWING = ['repos', 'rules', 'project_tags', 'ref', 'dependencies'];

/**
 * Says when a selection takes in the whole deployment, and when, without a status, it also takes findings that
 * people have decided about.
 */
export function noticeWidth(
  context: Context,
  { filters, paths }: Pick<FindingQuery, 'filters' | 'paths'>,
): void {
  const isNarrow =
    NARROWING.some((name) => narrows(filters[name])) ||
    (paths !== undefined && narrows([...paths.names, ...paths.patterns]));
  if (isNarrow) return;
  context.notices.push({ kind: 'whole-deployment' });
  if (filters.status === undefined) context.notices.push({ kind: 'takes-decisions-along' });
}

/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value: FilterValues[string] | undefined): boolean {
  const items = [value ?? []].flat().map(String);
  return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}
