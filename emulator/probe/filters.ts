import type { Ask, Json } from './ask.ts';

/** Shows whether the platform applies a filter: asks for a value that a known row does not have. */
interface FilterProbe {
  /** As in the quirk `ignoredFindingsFilters`. */
  name: string;
  list: 'sast' | 'sca' | 'secrets';
  /** The values of a closed choice; without them, `NOTHING` is asked for. */
  values?: readonly string[];
  read: (row: Json) => unknown;
}

/** A value that no row has. */
const NOTHING = 'probe-nothing-has-this';
const FUTURE = '2100-01-01T00:00:00.000Z';

const LEVELS = ['low', 'medium', 'high', 'critical'];
const upper = (prefix: string, names: readonly string[]) =>
  names.map((name) => `${prefix}_${name.toUpperCase()}`);

const FILTERS: readonly FilterProbe[] = [
  {
    ...{ name: 'status', list: 'sast', read: (row) => row.status },
    values: ['fixing', 'reviewing', 'ignored', 'fixed', 'open'],
  },
  { name: 'severities', list: 'sast', values: LEVELS, read: (row) => row.severity },
  { name: 'confidence', list: 'sast', values: LEVELS.slice(0, 3), read: (row) => row.confidence },
  {
    ...{ name: 'autotriage_verdict', list: 'sast', read: (row) => row.assistant?.autotriage?.verdict },
    values: ['true_positive', 'false_positive'],
  },
  {
    ...{ name: 'policies', list: 'sast', read: (row) => row.sourcing_policy?.slug },
    values: ['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block'],
  },
  {
    ...{ name: 'triage_reasons', list: 'sast', read: (row) => row.triage_reason },
    values: ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason'],
  },
  { name: 'since', list: 'sast', values: [String(Date.parse(FUTURE) / 1000)], read: () => undefined },
  { name: 'repos', list: 'sast', read: () => undefined },
  { name: 'ref', list: 'sast', read: () => undefined },
  { name: 'rules', list: 'sast', read: () => undefined },
  { name: 'categories', list: 'sast', read: () => undefined },
  { name: 'component_tags', list: 'sast', read: () => undefined },
  { name: 'exposures', list: 'sca', values: ['unreachable', 'reachable'], read: (row) => row.reachability },
  {
    ...{ name: 'transitivities', list: 'sca', read: (row) => row.found_dependency?.transitivity },
    values: ['transitive', 'direct'],
  },
  {
    ...{ name: 'is_malicious', list: 'sca', read: (row) => String(row.is_malicious ?? false) },
    values: ['true', 'false'],
  },
  {
    ...{ name: 'validationState', list: 'secrets', read: (row) => row.validationState },
    values: upper('VALIDATION_STATE', ['confirmed_valid', 'confirmed_invalid', 'no_validator']),
  },
  {
    ...{ name: 'severity', list: 'secrets', read: (row) => row.severity },
    values: upper('SEVERITY', LEVELS),
  },
  { name: 'repo', list: 'secrets', read: () => undefined },
];

/** Whether each filter is ignored; undefined where the rows do not show it. */
export async function filtersSeen(
  ask: Ask,
  deployment: { slug: string; id: string },
  rowsOf: Readonly<Record<FilterProbe['list'], readonly Json[]>>,
): Promise<Record<string, boolean | undefined>> {
  const seen: Record<string, boolean | undefined> = {};
  for (const { name, list, values = [NOTHING], read } of FILTERS) {
    const contradicts = (value: string) => (row: Json) => read(row) !== value;
    // The rarest value leaves most rows that contradict it.
    const value = values.find((candidate) => rowsOf[list].some(contradicts(candidate)));
    if (value === undefined) continue;
    const { status, body } =
      list === 'secrets'
        ? await ask({
            endpoint: 'secrets',
            path: `/api/v1/deployments/${deployment.id}/secrets`,
            query: { limit: 100, [name]: value },
          })
        : await ask({
            endpoint: `${list} findings`,
            path: `/api/v1/deployments/${deployment.slug}/findings`,
            query: { issue_type: list, page_size: 100, [name]: value },
          });
    if (status === 200) seen[name] = ((body?.findings ?? []) as Json[]).some(contradicts(value));
  }
  return seen;
}
