import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../http/checks.ts';

export type DetectionProduct = 'code' | 'secrets';
export const DETECTION_PRODUCTS: readonly DetectionProduct[] = ['code', 'secrets'];

/** Null and missing mean the same, everywhere in a bundle. */
function or<Value>(schema: z.ZodType<Value>, missing: Value) {
  return schema.nullish().transform((value) => value ?? missing);
}

const text = or(z.string(), '');
const set = or(z.array(z.string()), []).transform((values) => [...new Set(values)]);
const rows = <Row>(row: z.ZodType<Row>) => or(z.array(row), []);
const choice = (first: string, other: string) =>
  or(z.enum(['', first, other]), first).transform((value) => value || first);

const exception = z
  .strictObject({
    exception_type: z.enum(['include', 'exclude']).transform(String),
    project: text,
    project_tag_name: text,
    rule: text,
    rule_type: z.enum(['rule', 'pack']).transform(String),
  })
  .refine(
    ({ project, project_tag_name }) => (project === '') !== (project_tag_name === ''),
    'exactly one of project and project_tag_name is required',
  );
const condition = z.strictObject({ type: text, values: set, mode: choice('any', 'none') });
const action = z.strictObject({ type: text, config: or(z.record(z.string(), z.unknown()), {}) });
const filters = z.strictObject({ mode: choice('all', 'any'), conditions: rows(condition) });
const policy = z.strictObject({
  slug: text,
  name: text,
  description: text,
  active: or(z.boolean(), true),
  filters: or(filters, { mode: 'all', conditions: [] }),
  actions: rows(action),
});

const detection = { rulesets: set, rules: set, disabled: set, exceptions: rows(exception) };

/** Lists that are sets have no repeats, and every field is there. */
export type DetectionBundle = z.output<z.ZodObject<typeof detection>>;
export type DetectionException = z.output<typeof exception>;
export type RemediationPolicy = z.output<typeof policy>;

/** The newer policies, as the platform keeps them. */
export interface PolicyState {
  /** One that is missing is not enabled. */
  code?: DetectionBundle;
  secrets?: DetectionBundle;
  remediation: RemediationPolicy[];
  /** Slugs of policies of the platform's own, which no bundle shows or may use. */
  reservedSlugs: readonly string[];
  /** Rulesets and rules that there are; those of findings are known, too. */
  rulesets: readonly string[];
  rules: readonly string[];
}

export function noDetection(): DetectionBundle {
  return { rulesets: [], rules: [], disabled: [], exceptions: [] };
}

export function noPolicies(): PolicyState {
  return { remediation: [], reservedSlugs: [], rulesets: [], rules: [] };
}

/** The slug of a policy that was created without one. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Changes when the content does: neither the order of what is a set nor a missing field is content. */
export function fingerprint(content: DetectionBundle | readonly RemediationPolicy[]): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex').slice(0, 32);
}

/** The same for the same content. All lists of bundles are sets. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).sort().join(',')}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => !isEmpty(field))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`).join(',')}}`;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** @throws Refusal for what is not a detection bundle of this product at all */
export function detectionCandidate(body: unknown, product: string): DetectionBundle {
  // Secrets have nothing but rules.
  const rulesets = product === 'secrets' ? set.refine((values) => values.length === 0) : set;
  const more = { deployment_slug: text, product: z.literal(product).nullish(), rulesets };
  const bundle = z.strictObject({ ...detection, ...more });
  const { deployment_slug: _, product: __, ...candidate } = parsed(body, bundle);
  return candidate;
}

/** @throws Refusal for what is not a bundle of remediation policies at all */
export function remediationCandidate(body: unknown): RemediationPolicy[] {
  const { policies } = parsed(body, z.strictObject({ deployment_slug: text, policies: rows(policy) }));
  return policies.map((policy) => ({ ...policy, slug: policy.slug || slugOf(policy.name) }));
}

function parsed<Bundle>(body: unknown, bundle: z.ZodType<Bundle>): Bundle {
  const result = z.strictObject({ bundle }).safeParse(body);
  if (result.success) return result.data.bundle;
  throw new Refusal(400, { code: 'INVALID_BUNDLE', error: z.prettifyError(result.error) });
}
