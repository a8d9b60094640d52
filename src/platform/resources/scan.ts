import {
  boolean,
  countOf,
  type Decoded,
  enumOf,
  type Fields,
  fieldsOf,
  id,
  idOf,
  isObject,
  list,
  numberOf,
  object,
  optional,
  text,
  textOf,
  textsOf,
  wholeAnswer,
} from '../http/decode.ts';

/** The search finds no older scans (field-notes, "Scans"). */
export const SCAN_SEARCH_MS = 30 * 86_400_000;

type PlainFields = Record<string, string | number | bigint | boolean>;

function plainFields(source: Fields): PlainFields {
  const isPlain = (value: unknown) =>
    ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value);
  return Object.fromEntries(Object.entries(source).filter(([, value]) => isPlain(value))) as PlainFields;
}

/** As YAML, a title such as `fix(x): text` is a map. */
function titleOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, rest]) => `${key}: ${textOf(rest) ?? ''}`.trimEnd());
  return parts.join(', ') || undefined;
}

/** The event kind is under `on`, or under `true`: YAML reads a bare `on` as a boolean. */
function metaOf(value: unknown): PlainFields {
  const { true: misread, ...meta } = fieldsOf(value);
  return plainFields({
    ...meta,
    commit_title: titleOf(meta.commit_title),
    pull_request_title: titleOf(meta.pull_request_title),
    on: textOf(meta.on ?? misread) ?? meta.on,
  });
}

const findingsCounts = object({ total: countOf, code: countOf, supply_chain: countOf, secrets: countOf });

/** With other plain fields. A count that cannot be read is absent. */
function statsOf(value: unknown) {
  if (!isObject(value)) return undefined;
  const { findings, total_time, findings_by_product: parts, ...others } = value;
  const findings_by_product = isObject(parts)
    ? findingsCounts({ ...parts, total: undefined, supply_chain: parts['supply-chain'] })
    : undefined;
  const sum = Object.values(findings_by_product ?? {}).reduce((total, part) => total + part, 0);
  // A missing count is 0, unless its parts say otherwise.
  const counts = {
    findings: countOf(findings ?? sum),
    total_time: numberOf(total_time),
    findings_by_product,
  };
  return Object.assign(plainFields(others), counts) as Partial<typeof counts>;
}

/**
 * web-api.md 2.2. `exit_code` may be negative, and is absent while the scan runs and from servers that leave out 0.
 * `stats.total_time` is in seconds.
 */
export type Scan = Decoded<typeof scanAnswer>;

export const scanAnswer = object({
  id,
  deployment_id: idOf,
  repository_id: idOf,
  enabled_products: (value) => textsOf(value) ?? [],
  exit_code: numberOf,
  has_logs: boolean,
  started_at: textOf,
  completed_at: textOf,
  meta: metaOf,
  stats: statsOf,
});

const summary = object({
  id,
  repository_id: idOf,
  exit_code: numberOf,
  status: (value) => enumOf(value, 'SCAN_STATUS_'),
  is_full_scan: boolean,
  branch: textOf,
  commit: textOf,
  started_at: textOf,
  completed_at: textOf,
  total_time: numberOf,
  enabled_products: textsOf,
  findings_counts: (value) => (isObject(value) ? findingsCounts(value) : undefined),
});

/**
 * A scan in the search (field-notes, "Scans"). `status` is `pending`, `running`, `completed`, `cancelled`, `error`,
 * `never_finished` or a newer one. `total_time` is in seconds.
 */
export type ScanSummary = Decoded<typeof summary>;

const page = wholeAnswer({ scans: list(summary), cursor: optional(text) });

/** Servers leave out 0: a completed scan without an exit code has 0. */
export function scansAnswer(value: unknown) {
  const { scans, cursor } = page(value);
  const rows = scans.map((scan) =>
    scan.status === 'completed' ? { ...scan, exit_code: scan.exit_code ?? 0 } : scan,
  );
  return { rows, cursor };
}
