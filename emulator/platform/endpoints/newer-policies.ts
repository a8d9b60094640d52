import { z } from 'zod';
import { checkedQuery, once, Refusal } from '../http/checks.ts';
import {
  DETECTION_PRODUCTS,
  type DetectionBundle,
  type DetectionProduct,
  detectionCandidate,
  fingerprint,
  type RemediationPolicy,
  remediationCandidate,
} from '../policies/bundles.ts';
import { type Difference, detectionDifference, remediationDifference } from '../policies/difference.ts';
import {
  detectionErrors,
  remediationErrors,
  type ValidationError,
  vocabulary,
} from '../policies/validation.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

export function answerDetectionPolicies(request: EndpointRequest): unknown {
  requireMigrated(request);
  const products = DETECTION_PRODUCTS.flatMap((product) => {
    const bundle = request.state.newerPolicies[product];
    return bundle === undefined ? [] : [[product, detectionAnswer(bundle, product, request)]];
  });
  return { deployment_slug: slugOfDeployment(request), ...Object.fromEntries(products) };
}

export function answerDetectionPolicy(request: EndpointRequest): unknown {
  const { product, bundle } = requireProduct(request);
  return detectionAnswer(bundle, product, request);
}

export function answerDetectionDryRun(request: EndpointRequest): unknown {
  const { product, bundle } = requireProduct(request);
  const candidate = detectionCandidate(request.body, product);
  const errors = detectionErrors(candidate, request.state);
  return dryRun(detectionDifference(product, bundle, candidate), errors, fingerprint(bundle));
}

export function answerDetectionPut(request: EndpointRequest): unknown {
  const { product, bundle } = requireProduct(request);
  const candidate = detectionCandidate(request.body, product);
  requireVersion(request, fingerprint(bundle));
  refuseFirst(detectionErrors(candidate, request.state));
  request.writer.setPolicies(product, candidate);
  return detectionAnswer(candidate, product, request);
}

export function answerRemediation(request: EndpointRequest): unknown {
  requireMigrated(request);
  return remediationAnswer(request.state.newerPolicies.remediation, request);
}

export function answerRemediationDryRun(request: EndpointRequest): unknown {
  requireMigrated(request);
  const { remediation } = request.state.newerPolicies;
  const candidate = remediationCandidate(request.body);
  const errors = remediationErrors(candidate, request.state);
  return dryRun(remediationDifference(remediation, candidate), errors, fingerprint(remediation));
}

export function answerRemediationPut(request: EndpointRequest): unknown {
  requireMigrated(request);
  const candidate = remediationCandidate(request.body);
  const { remediation, reservedSlugs } = request.state.newerPolicies;
  requireVersion(request, fingerprint(remediation));
  const reserved = candidate.find(({ slug }) => reservedSlugs.includes(slug));
  if (reserved !== undefined) {
    const error = `the slug ${reserved.slug} belongs to a policy of the platform`;
    throw new Refusal(409, { code: 'RESERVED_SLUG', error });
  }
  refuseFirst(remediationErrors(candidate, request.state));
  request.writer.setPolicies('remediation', candidate);
  return remediationAnswer(candidate, request);
}

export function answerVocabulary(request: EndpointRequest): unknown {
  requireMigrated(request);
  checkedQuery(request.query, z.strictObject({ product: once(z.enum(['remediation', 'code', 'secrets'])) }));
  return vocabulary();
}

function requireMigrated(request: EndpointRequest): void {
  requireId(request);
  if (request.quirks.policiesMigrated) return;
  const error = 'This deployment has not been migrated to unified policies.';
  throw new Refusal(403, { code: 'DEPLOYMENT_NOT_MIGRATED', error });
}

function requireProduct(request: EndpointRequest): { product: DetectionProduct; bundle: DetectionBundle } {
  requireMigrated(request);
  const name = captured(request, 1);
  const product = DETECTION_PRODUCTS.find((known) => known === name);
  const bundle = product && request.state.newerPolicies[product];
  if (product === undefined || bundle === undefined) {
    const error = `The product ${name} is not enabled for this deployment.`;
    throw new Refusal(404, { code: 'PRODUCT_NOT_ENABLED', error });
  }
  return { product, bundle };
}

function requireVersion({ headers }: EndpointRequest, current: string): void {
  const expected = headers['if-match'];
  const missing = { code: 'IF_MATCH_REQUIRED', error: 'The header If-Match is required.' };
  if (!expected) throw new Refusal(428, missing);
  if (expected === current) return;
  const error = 'The bundle changed since the state_version in If-Match was read.';
  throw new Refusal(409, { code: 'STATE_VERSION_MISMATCH', error, current_state_version: current });
}

function refuseFirst([first]: readonly ValidationError[]): void {
  if (first === undefined) return;
  throw new Refusal(400, { code: first.code, error: first.message, ...first.context });
}

/** With errors the difference is empty. */
function dryRun(difference: Difference, validation_errors: ValidationError[], state_version: string) {
  const none: Difference = { creates: [], updates: [], deletes: [] };
  return { ...(validation_errors.length === 0 ? difference : none), state_version, validation_errors };
}

function detectionAnswer(bundle: DetectionBundle, product: DetectionProduct, request: EndpointRequest) {
  // A field that is empty is left out, so that an exception has one of project and tag.
  const exceptions = bundle.exceptions.map((exception) =>
    Object.fromEntries(Object.entries(exception).filter(([, value]) => value !== '')),
  );
  const shown = { deployment_slug: slugOfDeployment(request), product, ...bundle, exceptions };
  return { bundle: shown, state_version: fingerprint(bundle) };
}

function remediationAnswer(policies: readonly RemediationPolicy[], request: EndpointRequest) {
  // Missing means true: where fields are left out, this one says false.
  const activity = (active: boolean) => (active ? undefined : JSON.rawJSON('false'));
  const shown = request.quirks.proto3
    ? policies.map(({ active, ...policy }) => ({ ...policy, active: activity(active) }))
    : policies;
  const bundle = { deployment_slug: slugOfDeployment(request), policies: shown };
  return { bundle, state_version: fingerprint(policies) };
}

function slugOfDeployment({ state }: EndpointRequest): string {
  return state.deployments[0]?.slug ?? '';
}
