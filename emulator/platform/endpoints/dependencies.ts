import { checkedFields, checkedQuery, isUint32, objectOf, sameAs, within } from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';
import { type DependencyFilter, dependencyFilterFields, matchingDependencies } from './dependency-filter.ts';
import { renewedId } from './endless.ts';
import { type EndpointRequest, requireId } from './endpoint.ts';
import { momentarilyEmpty } from './momentarily-empty.ts';

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
  checkedQuery(request.query, []);
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
  const empty = momentarilyEmpty('dependencies', cursor === 0 ? 0 : 1, 'repositorySummaries', request);
  if (empty !== undefined) return empty;
  const isUnending = quirks.unending.includes('dependencies');
  const count = isUnending ? Number.POSITIVE_INFINITY : state.repositories.length;
  // A list that nothing matches ends, even where it would not.
  if (isUnending && !state.repositories.some((one) => matching(one).length > 0)) return { hasMore: false };
  for (; cursor < count; cursor += 1) {
    const [place, lap] = [cursor % state.repositories.length, Math.floor(cursor / state.repositories.length)];
    const repository = state.repositories[place];
    const numDependencies = repository ? matching(repository).length : 0;
    if (repository === undefined || numDependencies === 0) continue;
    if (summaries.length === size) {
      hasMore = true;
      break;
    }
    const { id, name, hasDependencyPathScan } = repository;
    summaries.push({
      id: wireId(renewedId(id, lap), quirks),
      name: lap > 0 ? `${name}-${lap}` : name,
      numDependencies,
      hasDependencyPathScan,
    });
  }
  if (quirks.dependenciesCursor === 'missing') return { hasMore: true, repositorySummaries: summaries };
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
