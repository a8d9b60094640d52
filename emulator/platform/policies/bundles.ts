import { createHash } from 'node:crypto';

/** The newer policies, as the platform keeps them: every field is there, and lists that are sets have no repeats. */
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

export type DetectionProduct = 'code' | 'secrets';
export const DETECTION_PRODUCTS: readonly DetectionProduct[] = ['code', 'secrets'];

export interface DetectionBundle {
  rulesets: string[];
  rules: string[];
  disabled: string[];
  exceptions: DetectionException[];
}

/** One of `project` and `project_tag_name` is not empty. */
export interface DetectionException {
  exception_type: string;
  project: string;
  project_tag_name: string;
  rule: string;
  rule_type: string;
}

export interface RemediationPolicy {
  slug: string;
  name: string;
  description: string;
  active: boolean;
  filters: { mode: string; conditions: Condition[] };
  actions: Action[];
}

export interface Condition {
  type: string;
  values: string[];
  mode: string;
}

export interface Action {
  type: string;
  config: Record<string, unknown>;
}

export function noDetection(): DetectionBundle {
  return { rulesets: [], rules: [], disabled: [], exceptions: [] };
}

export function noPolicies(): PolicyState {
  return { remediation: [], reservedSlugs: [], rulesets: [], rules: [] };
}

/** The slug of a policy that was created without one. */
export function slugOf(name: string): string {
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
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => !isEmpty(field))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`).join(',')}}`;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
