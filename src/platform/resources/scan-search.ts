import {
  boolean,
  count,
  type Decoded,
  decimal,
  id,
  lenient,
  list,
  mapped,
  object,
  optional,
  text,
  wholeAnswer,
  withDefault,
} from '../http/decode.ts';
import { enumText } from './row.ts';

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
 * One scan as the search gives it (field-notes, "Scans"). `status` is one of `pending`, `running`, `completed`,
 * `cancelled`, `error`, `never_finished`, or another that the server has; `exit_code` is absent where it has none, and
 * may be negative. `total_time` is in seconds. A count that is missing or can't be read is absent.
 */
export type ScanSummary = Decoded<typeof summary> & { id: bigint };

const answer = wholeAnswer({
  scans: list(lenient(summary)),
  cursor: withDefault(optional(text), ''),
});

/** A page of the search; `unreadable` has the commits of rows without a readable id, as far as they name one. */
export const scansAnswer = mapped(answer, ({ scans, cursor }) => ({
  rows: scans.filter(isReadable).map(withExitCode),
  length: scans.length,
  unreadable: scans.flatMap((scan) => (isReadable(scan) ? [] : (scan?.commit ?? []))),
  cursor,
}));

function isReadable(scan: Decoded<typeof summary> | undefined): scan is ScanSummary {
  return scan?.id !== undefined;
}

/** Servers leave out what is 0: a completed scan without an exit code has 0. */
function withExitCode(read: ScanSummary): ScanSummary {
  return read.exit_code === undefined && read.status === 'completed' ? { ...read, exit_code: 0 } : read;
}
