import { z } from 'zod';
import { checkedQuery, integerText, Refusal } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import type { Scan } from '../state.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

/** Needs no token. */
export function answerPing(): unknown {
  return {};
}

/** Takes the parameters of pages, which field clients send to every list, and has one page. */
export function answerDeployments({ state, quirks, query }: EndpointRequest): unknown {
  checkedQuery(query, z.strictObject({ page: integerText(0), page_size: integerText(0) }));
  return {
    deployments: state.deployments.map(({ id, ...names }) => {
      const findings = { url: `https://semgrep.dev/api/v1/deployments/${names.slug}/findings` };
      return { id: wireId(id, quirks), ...names, ...(quirks.described ? {} : { findings }) };
    }),
  };
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
  const answer = { ...Object.fromEntries(wireIds), ...fields };
  return request.quirks.described ? answer : { ...answer, ...recordedForms(scan) };
}

const META =
  'branch commit config repo_url repository ci_job_url pull_request_id pull_request_title commit_title commit_author_name commit_author_username commit_author_email commit_author_image_url pull_request_author_username pull_request_author_image_url on';

/** Fields of `meta` that the trigger lacks are null; the id of a pull request is a text. */
function recordedForms({ meta, stats, completed_at, findings_counts: counts }: Scan) {
  const { pull_request_id: number = null } = meta;
  const isCounted = completed_at !== undefined && typeof stats === 'object';
  const empty = Object.fromEntries(META.split(' ').map((name) => [name, null]));
  const parts = counts && { code: counts.code, 'supply-chain': counts.supply_chain, secrets: counts.secrets };
  return {
    meta: { ...empty, ...meta, pull_request_id: typeof number === 'number' ? String(number) : number },
    stats: isCounted ? { ...stats, findings_by_product: parts } : stats,
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
