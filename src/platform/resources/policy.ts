import {
  boolean,
  type Decoded,
  type Decoder,
  decodeAt,
  type Fields,
  fields,
  fieldsOf,
  list,
  listAnswer,
  type ObjectOf,
  object,
  optional,
  requiredText,
  type Shape,
  text,
  wholeAnswer,
} from '../http/decode.ts';

const policy = object({
  /** Digits, sent as text or as a number. */
  id: (value) => requiredText(typeof value === 'number' || typeof value === 'bigint' ? String(value) : value),
  isDefault: boolean,
  name: text,
  productType: text,
  slug: text,
});

/** web-api.md 2.3. */
export type Policy = Decoded<typeof policy>;

export const policiesAnswer = listAnswer('policies', policy);

// The newer policies (field-notes, "Policies, newer").

const SLUG = 'deployment_slug';

/** Missing is empty. */
const jsonObject: Decoder<Fields> = (value) => fields(value ?? {});

/** Keeps unknown fields except `leftOut`: a PUT replaces the whole bundle, and would delete them. */
function openObject<S extends Shape>(shape: S, leftOut: readonly string[] = []): Decoder<ObjectOf<S>> {
  const decode = object(shape);
  const isKnown = (name: string) => Object.hasOwn(shape, name) || leftOut.includes(name);
  return (value) => {
    const others = Object.entries(fields(value)).filter(([name]) => !isKnown(name));
    return Object.assign(Object.fromEntries(others), decode(value));
  };
}

const exception = openObject({
  /** `include` or `exclude`. */
  exception_type: text,
  /** Either this or `project_tag_name`. */
  project: optional(text),
  project_tag_name: optional(text),
  rule: text,
  /** `rule`, or `pack` for a ruleset. */
  rule_type: text,
});

const detectionBundle = openObject(
  { rulesets: list(text), rules: list(text), disabled: list(text), exceptions: list(exception) },
  [SLUG, 'product'],
);

export type DetectionBundle = Decoded<typeof detectionBundle>;

const condition = openObject({
  /** Defined by the platform's vocabulary only. */
  type: requiredText,
  values: list(text),
  /** `any` (default) of the values, or `none`. */
  mode: (value) => text(value) || 'any',
});

const filters = openObject({
  /** `all` (default) of the conditions, or `any`. */
  mode: (value) => text(value) || 'all',
  conditions: list(condition),
});

const remediationPolicy = openObject({
  /** Fixed after creation; derived from the name if left out. */
  slug: optional(text),
  name: text,
  description: optional(text),
  /** Missing is true, unlike elsewhere. */
  active: (value) => boolean(value ?? true),
  filters: (value) => filters(value ?? {}),
  actions: list(openObject({ type: requiredText, config: jsonObject })),
});

export type RemediationPolicy = Decoded<typeof remediationPolicy>;

const remediationBundle = openObject({ policies: list(remediationPolicy) }, [SLUG]);

/** Each part of the newer policies has a bundle and a version. */
export interface PolicyBundles {
  code: DetectionBundle;
  secrets: DetectionBundle;
  /** Without the platform's own policies. */
  remediation: Decoded<typeof remediationBundle>;
}

export type PolicyPart = keyof PolicyBundles;

export type DetectionProduct = Exclude<PolicyPart, 'remediation'>;

/** A bundle to send: missing fields are empty. */
export type Candidate<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Candidate<Item>[]
    : { readonly [Name in keyof T]?: Candidate<T[Name]> };

export interface Versioned<Bundle> {
  bundle: Bundle;
  /** A fingerprint of the content, which a PUT must name. */
  stateVersion: string;
}

function versioned<Bundle>(bundle: Decoder<Bundle>): Decoder<Versioned<Bundle>> {
  // An empty bundle may be left out.
  const answer = wholeAnswer({ bundle: jsonObject, state_version: requiredText });
  return (value) => {
    const { bundle: content, state_version: stateVersion } = answer(value);
    return { bundle: decodeAt('bundle', bundle, content), stateVersion };
  };
}

/** Answers of reads and PUTs. */
export const POLICY_ANSWERS: { readonly [P in PolicyPart]: Decoder<Versioned<PolicyBundles[P]>> } = {
  code: versioned(detectionBundle),
  secrets: versioned(detectionBundle),
  remediation: versioned(remediationBundle),
};

const products = { code: optional(POLICY_ANSWERS.code), secrets: optional(POLICY_ANSWERS.secrets) };
const productsAnswer = wholeAnswer(products, [SLUG]);

/** Every enabled product; `unknown` names those that this version does not know. */
export function detectionsAnswer(value: unknown) {
  const others = Object.entries(fieldsOf(value)).filter(
    ([name, product]) => !Object.hasOwn(products, name) && product instanceof Object,
  );
  return { products: productsAnswer(value), unknown: others.map(([name]) => name) };
}

const entry = object({
  /** `DetectionPolicy`, `DetectionPolicyException` or `RemediationPolicy`. */
  kind: text,
  key: jsonObject,
  before: optional(jsonObject),
  after: optional(jsonObject),
});

export type DifferenceEntry = Decoded<typeof entry> & { effect: 'create' | 'update' | 'delete' };

const problem = object({
  /** Such as `UNKNOWN_REFERENCE`. */
  code: text,
  message: text,
  /** Set for remediation policies. */
  policy_slug: optional(text),
  context: jsonObject,
});

export type PolicyProblem = Decoded<typeof problem>;

const dryRun = wholeAnswer({
  creates: list(entry),
  updates: list(entry),
  deletes: list(entry),
  state_version: optional(text),
  validation_errors: list(problem),
});

export function dryRunAnswer(value: unknown) {
  const { state_version, validation_errors: problems, ...difference } = dryRun(value);
  if (problems.length > 0) return { kind: 'invalid' as const, problems };
  const entries = (['create', 'update', 'delete'] as const).flatMap((effect): DifferenceEntry[] =>
    difference[`${effect}s`].map((row) => ({ ...row, effect })),
  );
  const stateVersion = decodeAt('state_version', requiredText, state_version);
  return { kind: 'difference' as const, stateVersion, entries };
}
