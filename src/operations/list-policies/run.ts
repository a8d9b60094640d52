import { type Context, resolveId, resultOf } from '../../model/context.ts';
import type { ListResult } from '../../model/step.ts';
import { listFailure } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type {
  DetectionBundle,
  DetectionProduct,
  Policy,
  RemediationPolicy,
} from '../../platform/resources/policy.ts';
import type { ListPoliciesRequest } from './inputs.ts';

export type ListedPolicy =
  | ({ kind: 'detection'; product: DetectionProduct } & DetectionBundle)
  | ({ kind: 'remediation' } & RemediationPolicy);

/** `migrated`: to the newer policies, which the rows are. */
export type ListPoliciesResult =
  | (ListResult<Policy, ListPoliciesRequest> & { migrated?: undefined })
  | (ListResult<ListedPolicy, ListPoliciesRequest> & { migrated: true });

/** Lists the policies (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
export function run(context: Context, request: ListPoliciesRequest): Promise<ListPoliciesResult> {
  return resultOf(context, request, async () => {
    const { platform } = context;
    const id = await resolveId(context);
    try {
      return { listed: await platform.policies(id) };
    } catch (error) {
      if (!hasStatus(error, [410])) throw error;
      return { listed: await newerPolicies(context, id), migrated: true as const };
    }
  });
}

/** A list that cannot be read is a gap. @throws PlatformError if neither can be read */
async function newerPolicies({ platform, notices }: Context, id: bigint): Promise<ListedPolicy[]> {
  const [detection, remediation] = await Promise.allSettled([
    platform.detectionPolicies(id),
    platform.policyBundle(id, 'remediation'),
  ]);
  if (detection.status === 'rejected' && remediation.status === 'rejected') throw detection.reason;
  const listed: ListedPolicy[] = [];
  if (detection.status === 'fulfilled') {
    const { products, unknown } = detection.value;
    if (unknown.length > 0)
      notices.push({ kind: 'products-unknown', subject: 'policies', products: unknown });
    for (const [product, { bundle }] of Object.entries(products))
      listed.push({ ...bundle, kind: 'detection', product: product as DetectionProduct });
  }
  if (remediation.status === 'fulfilled')
    for (const row of remediation.value.bundle.policies) listed.push({ ...row, kind: 'remediation' });
  for (const [part, answer] of Object.entries({ detection, remediation }))
    if (answer.status === 'rejected')
      notices.push({ kind: 'part-unread', subject: 'policies', part, cause: listFailure(answer.reason) });
  return listed;
}
