import { Refusal } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

export function answerDeployments({ state, quirks }: EndpointRequest): unknown {
  return { deployments: state.deployments.map(({ id, ...names }) => ({ id: wireId(id, quirks), ...names })) };
}

export function answerScan(request: EndpointRequest): unknown {
  requireId(request);
  const scan = request.state.scans.find((candidate) => candidate.id.toString() === captured(request, 1));
  if (scan === undefined) throw new Refusal(404, 'scan not found');
  // The fields that are removed here belong to the search.
  const { id, deployment_id, repository_id, status, is_full_scan, findings_counts, awaited, ...fields } =
    scan;
  const ids = { id, deployment_id, repository_id };
  const wireIds = Object.entries(ids).map(([name, value]) => [name, wireId(value, request.quirks)]);
  return { ...Object.fromEntries(wireIds), ...fields };
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
