import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import { type DetectionBundle, type RemediationPolicy, slugOf } from './bundles.ts';

/** Null and missing mean the same, everywhere in a bundle. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const set = z
  .array(z.string())
  .nullish()
  .transform((values) => [...new Set(values)]);
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((values) => values ?? []);
const mode = (byDefault: string) => text.transform((value) => value || byDefault);

const exception = z.strictObject({
  exception_type: text,
  project: text,
  project_tag_name: text,
  rule: text,
  rule_type: text,
});
const condition = z.strictObject({ type: text, values: set, mode: mode('any') });
const action = z.strictObject({
  type: text,
  config: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((config) => config ?? {}),
});
const filters = z.strictObject({ mode: mode('all'), conditions: rows(condition) });
const policy = z.strictObject({
  slug: text,
  name: text,
  description: text,
  active: z
    .boolean()
    .nullish()
    .transform((active) => active !== false),
  filters: filters.nullish().transform((given) => given ?? { mode: 'all', conditions: [] }),
  actions: rows(action),
});

/** @throws Refusal for what is not a detection bundle of this product at all */
export function detectionCandidate(body: unknown, product: string): DetectionBundle {
  const bundle = z.strictObject({
    deployment_slug: text,
    product: z.literal(product).nullish(),
    rulesets: set,
    rules: set,
    disabled: set,
    exceptions: rows(exception),
  });
  const { deployment_slug: _, product: __, ...candidate } = parsed(body, bundle);
  return candidate;
}

/** @throws Refusal for what is not a bundle of remediation policies at all */
export function remediationCandidate(body: unknown): RemediationPolicy[] {
  const { policies } = parsed(body, z.strictObject({ deployment_slug: text, policies: rows(policy) }));
  return policies.map((one) => ({ ...one, slug: one.slug || slugOf(one.name) }));
}

function parsed<Bundle>(body: unknown, bundle: z.ZodType<Bundle>): Bundle {
  const result = z.strictObject({ bundle }).safeParse(body);
  if (result.success) return result.data.bundle;
  throw new Refusal(400, { code: 'INVALID_BUNDLE', error: z.prettifyError(result.error) });
}
