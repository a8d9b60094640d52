import {
  boolean,
  type Decoded,
  type Decoder,
  decimal,
  type Fields,
  ForeignAnswer,
  fields,
  id,
  lenient,
  lenientCount,
  list,
  object,
  text,
  withDefault,
} from '../http/decode.ts';

/** What a server says of a scan beyond the fields that are known. */
export type PlainFields = Record<string, string | number | bigint | boolean>;

/** Every entry that is a text, a number or a boolean; the others are left out. */
const plainFields: Decoder<PlainFields> = (value) => {
  const kept: PlainFields = {};
  for (const [name, entry] of Object.entries(fields(value))) {
    if (typeof entry === 'string') kept[name] = entry;
    else if (typeof entry === 'boolean' || typeof entry === 'bigint') kept[name] = entry;
    else if (typeof entry === 'number' && Number.isFinite(entry)) kept[name] = entry;
  }
  return kept;
};

/** A title that a YAML parser took for a map (`fix(x): text`) is put together again. */
const title: Decoder<string | undefined> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).map(([key, rest]) => {
    if (rest === null) return `${key}:`;
    return `${key}: ${typeof rest === 'object' ? '…' : String(rest)}`;
  });
  return parts.length === 0 ? undefined : parts.join(', ');
};

/** The event kind stands under `on`, or under `true`, as which YAML reads a bare `on`. */
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

const counts = object({ findings: lenientCount, total_time: lenient(decimal) });

export type ScanStats = { findings?: number; total_time?: number } & PlainFields;

const stats: Decoder<ScanStats> = (value) => {
  const { findings: _, total_time: __, ...others } = plainFields(value);
  return Object.assign(others, counts(value));
};

const scan = object({
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
 * web-api.md 2.2. `exit_code` is absent as long as the scan runs, and from
 * servers that leave out what is 0; it may be negative. `meta` has every entry that is a text, a number
 * or a boolean; the event kind is `on`, titles are texts. `stats` is absent while the platform has none;
 * `total_time` is in seconds.
 */
export type Scan = Decoded<typeof scan>;

/** The scan of an answer, if it is the one that was asked for. */
export function scanAnswer(expected: bigint): Decoder<Scan> {
  return (value) => {
    const read = scan(value);
    if (read.id === expected) return read;
    throw new ForeignAnswer({ kind: 'scan', id: expected }, { kind: 'scan', id: read.id });
  };
}
