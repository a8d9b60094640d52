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
  withDefault,
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

/** Like `object`, but keeps unknown fields except `leftOut`: a PUT replaces the whole bundle, and would delete them. */
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
  /** Exactly one of `project` and `project_tag_name` is present. */
  project: optional(text),
  project_tag_name: optional(text),
  rule: text,
  /** `rule`, or `pack` for a ruleset. */
  rule_type: text,
});

/** Includes or excludes a rule or ruleset for a project, or for all projects with a tag. */
export type DetectionException = Decoded<typeof exception>;

const detectionBundle = openObject(
  { rulesets: list(text), rules: list(text), disabled: list(text), exceptions: list(exception) },
  [SLUG, 'product'],
);

/** The rules that run for a product. */
export type DetectionBundle = Decoded<typeof detectionBundle>;

const condition = openObject({
  /** Only the platform's vocabulary defines the types. */
  type: requiredText,
  values: list(text),
  /** `any` (default) of the values, or `none`. */
  mode: withDefault(optional(text), 'any'),
});

const filters = openObject({
  /** `all` (default) of the conditions, or `any`. */
  mode: withDefault(optional(text), 'all'),
  conditions: list(condition),
});

const remediationPolicy = openObject({
  /** Fixed after creation; derived from the name if left out. */
  slug: optional(text),
  name: text,
  description: optional(text),
  /** Missing is true, unlike elsewhere. */
  active: (value) => boolean(value ?? true),
  filters: withDefault(optional(filters), { mode: 'all', conditions: [] }),
  actions: list(openObject({ type: requiredText, config: jsonObject })),
});

/** The actions for findings that match its filters. */
export type RemediationPolicy = Decoded<typeof remediationPolicy>;

const remediationBundle = openObject({ policies: list(remediationPolicy) }, [SLUG]);

/** The parts of the newer policies; each has a bundle and a version. */
export interface PolicyBundles {
  code: DetectionBundle;
  secrets: DetectionBundle;
  /** All policies of the deployment but the platform's own. */
  remediation: Decoded<typeof remediationBundle>;
}

export type PolicyPart = keyof PolicyBundles;

/** The products that have detection policies. */
export type DetectionProduct = Exclude<PolicyPart, 'remediation'>;

/** A bundle to send: missing fields are empty. */
export type Candidate<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Candidate<Item>[]
    : { readonly [Name in keyof T]?: Candidate<T[Name]> };

/** A bundle with the fingerprint of its content, which a PUT must name. */
export interface Versioned<Bundle> {
  bundle: Bundle;
  stateVersion: string;
}

function versioned<Bundle>(bundle: Decoder<Bundle>): Decoder<Versioned<Bundle>> {
  // An empty bundle may be left out.
  const answer = wholeAnswer({ bundle: (value: unknown) => value ?? {}, state_version: requiredText });
  return (value) => {
    const { bundle: content, state_version: stateVersion } = answer(value);
    return { bundle: decodeAt('bundle', bundle, content), stateVersion };
  };
}

/** The answers of a read and of a PUT. */
export const POLICY_ANSWERS: { readonly [P in PolicyPart]: Decoder<Versioned<PolicyBundles[P]>> } = {
  code: versioned(detectionBundle),
  secrets: versioned(detectionBundle),
  remediation: versioned(remediationBundle),
};

const products = { code: optional(POLICY_ANSWERS.code), secrets: optional(POLICY_ANSWERS.secrets) };
const productsAnswer = wholeAnswer(products, [SLUG]);

/** The detection policies of every enabled product; `unknown`: names of products that this version does not know. */
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

/** An entry of the difference that the platform computes. */
export type DifferenceEntry = Decoded<typeof entry> & { effect: 'create' | 'update' | 'delete' };

const problem = object({
  /** Such as `UNKNOWN_REFERENCE`. */
  code: text,
  message: text,
  /** The remediation policy with the problem. */
  policy_slug: optional(text),
  context: jsonObject,
});

/** A problem that the platform finds in a bundle. */
export type PolicyProblem = Decoded<typeof problem>;

const dryRun = wholeAnswer({
  creates: list(entry),
  updates: list(entry),
  deletes: list(entry),
  state_version: optional(text),
  validation_errors: list(problem),
});

/** The changes that a PUT of the bundle would make, or why it would be refused. */
export function dryRunAnswer(value: unknown) {
  const { state_version, validation_errors: problems, ...difference } = dryRun(value);
  if (problems.length > 0) return { kind: 'invalid' as const, problems };
  const entries = (['create', 'update', 'delete'] as const).flatMap((effect): DifferenceEntry[] =>
    difference[`${effect}s`].map((row) => ({ ...row, effect })),
  );
  const stateVersion = decodeAt('state_version', requiredText, state_version);
  return { kind: 'difference' as const, stateVersion, entries };
}
