import { type Context, resultOf } from '../../model/context.ts';
import { resolveId } from '../../model/deployment.ts';
import type { ListResult } from '../../model/step.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { DetectionProduct, Policy } from '../../platform/resources/policy.ts';
import type { ListedPolicy } from '../../policies/bundles.ts';
import type { ListPoliciesRequest } from './inputs.ts';

export interface ListPoliciesResult extends ListResult<Policy | ListedPolicy, ListPoliciesRequest> {
  /** The rows are the newer policies, because the deployment was migrated to them. */
  migrated?: boolean;
}

/** Lists the policies of the deployment (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
export function run(context: Context, request: ListPoliciesRequest): Promise<ListPoliciesResult> {
  return resultOf(context, request, async () => {
    const { platform } = context;
    const id = await resolveId(context);
    try {
      return { listed: await platform.policies(id) };
    } catch (error) {
      if (!hasStatus(error, [410])) throw error;
      return { listed: await newerPolicies(context, id), migrated: true };
    }
  });
}

async function newerPolicies({ platform, notices }: Context, id: bigint): Promise<ListedPolicy[]> {
  const { products, unknown } = await platform.detectionPolicies(id);
  if (unknown.length > 0) notices.push({ kind: 'products-unknown', of: 'policies', products: unknown });
  const { bundle } = await platform.policyBundle(id, 'remediation');
  return [
    ...Object.entries(products).map(([product, one]) => ({
      ...one.bundle,
      kind: 'detection' as const,
      product: product as DetectionProduct,
    })),
    ...bundle.policies.map((policy) => ({ ...policy, kind: 'remediation' as const })),
  ];
}
