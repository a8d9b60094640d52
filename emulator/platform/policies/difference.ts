import {
  canonicalText,
  type DetectionBundle,
  type DetectionException,
  type DetectionProduct,
  type RemediationPolicy,
} from './bundles.ts';
import { exceptionKey } from './validation.ts';

export interface DifferenceEntry {
  readonly kind: 'DetectionPolicy' | 'DetectionPolicyException' | 'RemediationPolicy';
  readonly key: Readonly<Record<string, string>>;
  /** Null where it is created. */
  readonly before: unknown;
  /** Null where it is deleted. */
  readonly after: unknown;
}

export interface Difference {
  creates: DifferenceEntry[];
  updates: DifferenceEntry[];
  deletes: DifferenceEntry[];
}

/** What a PUT of the candidate would change. */
export function detectionDifference(
  product: DetectionProduct,
  before: DetectionBundle,
  after: DetectionBundle,
): Difference {
  const difference = differenceOf(before.exceptions, after.exceptions, exceptionKey, (exception) => ({
    kind: 'DetectionPolicyException',
    key: keyOf(exception),
  }));
  const [former, wanted] = [withoutExceptions(product, before), withoutExceptions(product, after)];
  if (canonicalText(former) !== canonicalText(wanted)) {
    difference.updates.unshift({ kind: 'DetectionPolicy', key: { product }, before: former, after: wanted });
  }
  return difference;
}

export function remediationDifference(
  before: readonly RemediationPolicy[],
  after: readonly RemediationPolicy[],
): Difference {
  return differenceOf(
    before,
    after,
    ({ slug }) => slug,
    ({ slug }) => ({ kind: 'RemediationPolicy', key: { slug } }),
  );
}

function differenceOf<Row>(
  before: readonly Row[],
  after: readonly Row[],
  identity: (row: Row) => string,
  named: (row: Row) => Pick<DifferenceEntry, 'kind' | 'key'>,
): Difference {
  const former = new Map(before.map((row) => [identity(row), row]));
  const wanted = new Map(after.map((row) => [identity(row), row]));
  const difference: Difference = { creates: [], updates: [], deletes: [] };
  for (const [id, row] of wanted) {
    const known = former.get(id);
    if (known === undefined) difference.creates.push({ ...named(row), before: null, after: row });
    else if (canonicalText(known) !== canonicalText(row)) {
      difference.updates.push({ ...named(row), before: known, after: row });
    }
  }
  for (const [id, row] of former) {
    if (!wanted.has(id)) difference.deletes.push({ ...named(row), before: row, after: null });
  }
  return difference;
}

function keyOf({ project, project_tag_name, rule, rule_type }: DetectionException) {
  const scope_type = project === '' ? 'project_tag' : 'project';
  return { scope_type, scope_target: project || project_tag_name, rule, rule_type };
}

function withoutExceptions(product: DetectionProduct, { exceptions: _, ...bundle }: DetectionBundle) {
  return { product, ...bundle };
}
