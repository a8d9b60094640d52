import {
  boolean,
  count,
  type Decoded,
  type Decoder,
  decimal,
  enumText,
  type Fields,
  fields,
  id,
  lenient,
  list,
  object,
  optional,
  text,
  wholeAnswer,
  withDefault,
} from '../http/decode.ts';

/** Fields of a scan beyond the known ones. */
export type PlainFields = Record<string, string | number | bigint | boolean>;

/** Every entry that is a text, a number or a boolean; the others are left out. */
const plainFields: Decoder<PlainFields> = (value) => {
  const kept: PlainFields = {};
  for (const [name, entry] of Object.entries(fields(value))) {
    const isPlain = ['string', 'boolean', 'bigint'].includes(typeof entry) || Number.isFinite(entry);
    if (isPlain) kept[name] = entry as PlainFields[string];
  }
  return kept;
};

/** A title that a YAML parser turned into a map (`fix(x): text`), as text. */
const title: Decoder<string | undefined> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).map(([key, rest]) => {
    if (rest === null) return `${key}:`;
    return `${key}: ${typeof rest === 'object' ? '…' : String(rest)}`;
  });
  return parts.length === 0 ? undefined : parts.join(', ');
};

/** The event kind is `on`, or `true`, as which YAML reads a bare `on`. */
const meta: Decoder<PlainFields> = (value) => {
  const { true: misread, ...entries }: Fields = fields(value);
  const on = entries.on ?? misread;
  const kept = plainFields(entries);
  for (const name of ['commit_title', 'pull_request_title']) {
    const whole = title(entries[name]);
    if (whole !== undefined) kept[name] = whole;
  }
  if (typeof on === 'string') kept.on = on;
  else delete kept.on;
  return kept;
};

/** A missing count is 0; one that cannot be read is absent. */
const findings: Decoder<number | undefined> = (value) => lenient(count)(value ?? 0);
const counts = object({ findings, total_time: lenient(decimal) });

export type ScanStats = { findings?: number; total_time?: number } & PlainFields;

const stats: Decoder<ScanStats> = (value) => {
  const { findings: _, total_time: __, ...others } = plainFields(value);
  return Object.assign(others, counts(value));
};

/** web-api.md 4.5. */
export const scanAnswer = object({
  id,
  deployment_id: lenient(id),
  repository_id: lenient(id),
  enabled_products: withDefault(lenient(list(text)), []),
  exit_code: lenient(decimal),
  has_logs: withDefault(lenient(boolean), false),
  started_at: lenient(text),
  completed_at: lenient(text),
  meta: withDefault(lenient(meta), {}),
  stats: lenient(stats),
});

/**
 * web-api.md 2.2. `exit_code` may be negative; it is absent while the scan runs, and from servers that leave out 0.
 * `meta` has every entry that is a text, a number or a boolean. `stats.total_time` is in seconds.
 */
export type Scan = Decoded<typeof scanAnswer>;

const summary = object({
  id: lenient(id),
  repository_id: lenient(id),
  exit_code: lenient(decimal),
  status: (value) => enumText(value, 'SCAN_STATUS_'),
  is_full_scan: withDefault(lenient(boolean), false),
  branch: lenient(text),
  commit: lenient(text),
  started_at: lenient(text),
  completed_at: lenient(text),
  total_time: lenient(decimal),
  enabled_products: lenient(list(text)),
  findings_counts: lenient(
    object({
      total: lenient(count),
      code: lenient(count),
      supply_chain: lenient(count),
      secrets: lenient(count),
    }),
  ),
});

/**
 * A scan in the search (field-notes, "Scans"). `status` is `pending`, `running`, `completed`, `cancelled`, `error`,
 * `never_finished` or a newer one. `exit_code` may be negative. `total_time` is in seconds.
 */
export type ScanSummary = Decoded<typeof summary> & { id: bigint };

const page = wholeAnswer({ scans: list(lenient(summary)), cursor: optional(text) });

/** A page of the search. `unreadable` has the commits of rows without a readable id. */
export function scansAnswer(value: unknown) {
  const { scans, cursor } = page(value);
  return {
    rows: scans.filter(isReadable).map(withExitCode),
    length: scans.length,
    unreadable: scans.flatMap((one) => (isReadable(one) ? [] : (one?.commit ?? []))),
    cursor,
  };
}

function isReadable(read: Decoded<typeof summary> | undefined): read is ScanSummary {
  return read?.id !== undefined;
}

/** Servers leave out 0: a completed scan without an exit code has 0. */
function withExitCode(read: ScanSummary): ScanSummary {
  return read.exit_code === undefined && read.status === 'completed' ? { ...read, exit_code: 0 } : read;
}
