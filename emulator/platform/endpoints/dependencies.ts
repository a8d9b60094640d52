import { checkedFields, isUint32, objectOf, sameAs, within } from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';
import { type DependencyFilter, dependencyFilterFields, matchingDependencies } from './dependency-filter.ts';
import { type EndpointRequest, requireId } from './endpoint.ts';

const DEFAULT_PAGE_SIZE = 5;

interface DependenciesBody {
  cursor?: number;
  dependencyFilter?: DependencyFilter;
  pageSize?: number;
  page_size?: number;
}

/** A cursor is the position in the list of repositories from which the next page is looked for. */
export function answerDependencies(request: EndpointRequest): unknown {
  const deploymentId = requireId(request);
  const { state, quirks } = request;
  const body: DependenciesBody = checkedFields(request.body, {
    cursor: isUint32,
    dependencyFilter: objectOf(dependencyFilterFields),
    deploymentId: sameAs(deploymentId),
    pageSize: within(1, 100),
    page_size: within(1, 100),
  });
  const size = Math.min(pageSize(body, quirks), quirks.dependenciesCap ?? 100);
  const matching = matchingDependencies(body.dependencyFilter);
  const summaries: unknown[] = [];
  let cursor = body.cursor ?? 0;
  let hasMore = false;
  for (; cursor < state.repositories.length; cursor += 1) {
    const repository = state.repositories[cursor];
    const numDependencies = repository ? matching(repository).length : 0;
    if (repository === undefined || numDependencies === 0) continue;
    if (summaries.length === size) {
      hasMore = true;
      break;
    }
    const { id, name, hasDependencyPathScan } = repository;
    summaries.push({ id: wireId(id, quirks), name, numDependencies, hasDependencyPathScan });
  }
  if (quirks.dependenciesCursor === 'stuck') {
    return { cursor: body.cursor ?? cursor, hasMore: true, repositorySummaries: summaries };
  }
  return { cursor, hasMore, repositorySummaries: summaries };
}

function pageSize(body: DependenciesBody, quirks: Quirks): number {
  if (body.pageSize !== undefined && body.page_size !== undefined) {
    throw new Refusal(400, 'pageSize and page_size are both given');
  }
  const { dependenciesPageSize: taken, dependenciesRefusal: refusal } = quirks;
  if (taken === 'both') return body.pageSize ?? body.page_size ?? DEFAULT_PAGE_SIZE;
  const other = taken === 'pageSize' ? 'page_size' : 'pageSize';
  if (body[other] !== undefined && refusal !== 'ignore') throw new Refusal(refusal, `unknown field ${other}`);
  return body[taken] ?? DEFAULT_PAGE_SIZE;
}
