import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

export function answerDeployments(request: EndpointRequest): unknown {
  return {
    deployments: request.state.deployments.map(({ id, slug, name }) => ({
      id: wireId(id, request.quirks),
      slug,
      name,
    })),
  };
}

export function answerScan(request: EndpointRequest): unknown {
  requireId(request);
  const id = captured(request, 1);
  const scan = request.state.scans.find((candidate) => candidate.id.toString() === id);
  if (scan === undefined) throw new Refusal(404, 'scan not found');
  // The other fields of the state belong to the search.
  const { enabled_products, exit_code, has_logs, started_at, completed_at, meta, stats } = scan;
  return {
    id: wireId(scan.id, request.quirks),
    deployment_id: wireId(scan.deployment_id, request.quirks),
    repository_id: wireId(scan.repository_id, request.quirks),
    enabled_products,
    exit_code,
    has_logs,
    started_at,
    completed_at,
    meta,
    stats,
  };
}

export function answerPolicies(request: EndpointRequest): unknown {
  requireId(request);
  if (request.quirks.policiesMigrated) {
    throw new Refusal(410, {
      code: 'DEPLOYMENT_MIGRATED',
      message: 'This deployment has been migrated. Policies are not served by this endpoint any more.',
    });
  }
  return { policies: request.state.policies };
}
