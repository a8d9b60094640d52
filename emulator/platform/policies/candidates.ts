import { type Check, isBoolean, isRecord, isString, objectOf, oneOf } from '../http/body-checks.ts';
import { Refusal } from '../http/refusal.ts';
import { type DetectionBundle, type RemediationPolicy, slugOf } from './bundles.ts';

/** Null and missing mean the same, everywhere in a bundle. */
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null ? undefined : check(value);

const listOf =
  (each: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    const wrong = value.map(each).findIndex((problem) => problem !== undefined);
    return wrong === -1 ? undefined : `entry ${wrong} ${each(value[wrong])}`;
  };

const texts = optional(listOf(isString));
const text = optional(isString);

const exception = objectOf({
  exception_type: text,
  project: text,
  project_tag_name: text,
  rule: text,
  rule_type: text,
});

const condition = objectOf({ type: text, values: texts, mode: text });
const policy = objectOf({
  slug: text,
  name: text,
  description: text,
  active: optional(isBoolean),
  filters: optional(objectOf({ mode: text, conditions: optional(listOf(condition)) })),
  actions: optional(
    listOf(
      objectOf({
        type: text,
        config: optional((value) => (isRecord(value) ? undefined : 'must be an object')),
      }),
    ),
  ),
});

type Loose = Readonly<Record<string, unknown>>;

/** @throws Refusal for what is not a detection bundle of this product at all */
export function detectionCandidate(body: unknown, product: string): DetectionBundle {
  const bundle = checkedBundle(body, {
    deployment_slug: text,
    product: optional(oneOf([product])),
    rulesets: texts,
    rules: texts,
    disabled: texts,
    exceptions: optional(listOf(exception)),
  });
  return {
    rulesets: setOf(bundle.rulesets),
    rules: setOf(bundle.rules),
    disabled: setOf(bundle.disabled),
    exceptions: rowsOf(bundle.exceptions).map((row) => ({
      exception_type: textOf(row.exception_type),
      project: textOf(row.project),
      project_tag_name: textOf(row.project_tag_name),
      rule: textOf(row.rule),
      rule_type: textOf(row.rule_type),
    })),
  };
}

/** @throws Refusal for what is not a bundle of remediation policies at all */
export function remediationCandidate(body: unknown): RemediationPolicy[] {
  const bundle = checkedBundle(body, { deployment_slug: text, policies: optional(listOf(policy)) });
  return rowsOf(bundle.policies).map((row) => {
    const filters = (row.filters ?? {}) as Loose;
    const name = textOf(row.name);
    return {
      slug: textOf(row.slug) || slugOf(name),
      name,
      description: textOf(row.description),
      active: row.active !== false,
      filters: {
        mode: textOf(filters.mode) || 'all',
        conditions: rowsOf(filters.conditions).map(({ type, values, mode }) => ({
          type: textOf(type),
          values: setOf(values),
          mode: textOf(mode) || 'any',
        })),
      },
      actions: rowsOf(row.actions).map(({ type, config }) => ({
        type: textOf(type),
        config: (config ?? {}) as Record<string, unknown>,
      })),
    };
  });
}

function checkedBundle(body: unknown, fields: Readonly<Record<string, Check>>): Loose {
  const wrong = objectOf({ bundle: objectOf(fields) })(body) ?? missing(body);
  if (wrong !== undefined) throw new Refusal(400, { code: 'INVALID_BUNDLE', error: wrong });
  return (body as { bundle: Loose }).bundle;
}

function missing(body: unknown): string | undefined {
  return isRecord(body) && isRecord(body.bundle) ? undefined : 'bundle: is required';
}

function rowsOf(value: unknown): Loose[] {
  return (value ?? []) as Loose[];
}

function setOf(value: unknown): string[] {
  return [...new Set((value ?? []) as string[])];
}

function textOf(value: unknown): string {
  return (value ?? '') as string;
}
