import {
  canonicalText,
  type DetectionBundle,
  type DetectionException,
  type DetectionProduct,
  type RemediationPolicy,
} from './bundles.ts';

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

/** The changes that a PUT of the candidate would make. */
export function detectionDifference(
  product: DetectionProduct,
  before: DetectionBundle,
  after: DetectionBundle,
): Difference {
  const difference = differenceOf('DetectionPolicyException', before.exceptions, after.exceptions, keyOf);
  const [former, wanted] = [before, after].map(({ exceptions: _, ...bundle }) => ({ product, ...bundle }));
  if (canonicalText(former) !== canonicalText(wanted)) {
    difference.updates.unshift({ kind: 'DetectionPolicy', key: { product }, before: former, after: wanted });
  }
  return difference;
}

export function remediationDifference(
  before: readonly RemediationPolicy[],
  after: readonly RemediationPolicy[],
): Difference {
  return differenceOf('RemediationPolicy', before, after, ({ slug }) => ({ slug }));
}

function differenceOf<Row>(
  kind: DifferenceEntry['kind'],
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => Record<string, string>,
): Difference {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [JSON.stringify(keyOf(row)), row]));
  const [former, wanted] = [byKey(before), byKey(after)];
  const difference: Difference = { creates: [], updates: [], deletes: [] };
  for (const [text, row] of wanted) {
    const known = former.get(text);
    const entry = { kind, key: keyOf(row), after: row };
    if (known === undefined) difference.creates.push({ ...entry, before: null });
    else if (canonicalText(known) !== canonicalText(row))
      difference.updates.push({ ...entry, before: known });
  }
  for (const [text, row] of former) {
    if (!wanted.has(text)) difference.deletes.push({ kind, key: keyOf(row), before: row, after: null });
  }
  return difference;
}

function keyOf({ project, project_tag_name, rule, rule_type }: DetectionException) {
  const scope_type = project === '' ? 'project_tag' : 'project';
  return { scope_type, scope_target: project || project_tag_name, rule, rule_type };
}
