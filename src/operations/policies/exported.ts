import type {
  Candidate,
  DetectionProduct,
  PolicyBundles,
  PolicyPart,
} from '../../platform/resources/policy-bundle.ts';

/** The bundles of a deployment; one that is missing is not exported. */
export type LiveBundles = { readonly [P in PolicyPart]?: Candidate<PolicyBundles[P]> };

/** What a rules file cannot say of a bundle. */
export interface PolicyGap {
  part: PolicyPart;
  /** `field`: it was left out; `part`: the whole part was, because the file would delete what it cannot say. */
  left: 'field' | 'part';
  /** Name of the field; of a part the policy that cannot be said. */
  what: string;
}

type Data = Readonly<Record<string, unknown>>;

const LISTS = ['rulesets', 'rules', 'disabled'];
const EXCEPTION = ['exception_type', 'project', 'project_tag_name', 'rule', 'rule_type'];
const POLICY = ['slug', 'name', 'description', 'active', 'filters', 'actions'];

/** Bundles as `policies` of a rules file, in the API's own words; what means nothing there is left out. */
export function policiesOf(bundles: LiveBundles): { policies: Data; gaps: readonly PolicyGap[] } {
  const gaps = new Gaps();
  const parts = (['code', 'secrets'] as const).flatMap((part) => {
    const bundle = bundles[part];
    return bundle === undefined ? [] : [[part, detectionData(part, bundle, gaps)] as const];
  });
  const policies: Data = Object.fromEntries(parts);
  const { remediation } = bundles;
  if (remediation === undefined) return { policies, gaps: gaps.all };
  const unsayable = (remediation.policies ?? []).filter(
    ({ name, filters, actions }) =>
      !name || (filters?.conditions ?? []).length === 0 || (actions ?? []).length === 0,
  );
  for (const { name, slug } of unsayable) gaps.add('remediation', 'part', name || slug || '');
  if (unsayable.length > 0) return { policies, gaps: gaps.all };
  return { policies: { ...policies, remediation: remediationData(remediation, gaps) }, gaps: gaps.all };
}

function detectionData(part: DetectionProduct, bundle: Candidate<PolicyBundles['code']>, gaps: Gaps): Data {
  const lists = LISTS.filter((name) => part === 'code' || name !== 'rulesets');
  gaps.beyond(part, bundle, [...lists, 'rulesets', 'exceptions']);
  const exceptions = (bundle.exceptions ?? []).map((one) => {
    gaps.beyond(part, one, EXCEPTION);
    return picked(one, EXCEPTION);
  });
  return { ...picked(bundle, lists), ...(exceptions.length === 0 ? {} : { exceptions }) };
}

function remediationData(bundle: Candidate<PolicyBundles['remediation']>, gaps: Gaps): Data[] {
  gaps.beyond('remediation', bundle, ['policies']);
  return (bundle.policies ?? []).map((policy) => {
    gaps.beyond('remediation', policy, POLICY);
    const { slug, name, description, active = true, filters = {}, actions = [] } = policy;
    gaps.beyond('remediation', filters, ['mode', 'conditions']);
    const conditions = (filters.conditions ?? []).map((one) => {
      gaps.beyond('remediation', one, ['type', 'values', 'mode']);
      const { type, values = [], mode = 'any' } = one;
      return { type, values, ...(mode === 'any' ? {} : { mode }) };
    });
    return {
      ...picked({ slug, name, description }, ['slug', 'name', 'description']),
      ...(active ? {} : { active }),
      filters: { mode: filters.mode ?? 'all', conditions },
      actions: actions.map((action) => {
        gaps.beyond('remediation', action, ['type', 'config']);
        return picked(action, ['type', 'config']);
      }),
    };
  });
}

class Gaps {
  readonly #byKey = new Map<string, PolicyGap>();

  get all(): readonly PolicyGap[] {
    return [...this.#byKey.values()];
  }

  add(part: PolicyPart, left: PolicyGap['left'], what: string): void {
    this.#byKey.set(JSON.stringify([part, left, what]), { part, left, what });
  }

  /** Fields that the file has no key for. */
  beyond(part: PolicyPart, row: object, known: readonly string[]): void {
    for (const [name, value] of Object.entries(row)) {
      if (!known.includes(name) && !isNothing(value)) this.add(part, 'field', name);
    }
  }
}

function picked(row: object, names: readonly string[]): Data {
  const fields = Object.entries(row).filter(([name, value]) => names.includes(name) && !isNothing(value));
  return Object.fromEntries(fields);
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
