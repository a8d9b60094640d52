import {
  boolean,
  count,
  type Decoded,
  decimal,
  id,
  lenient,
  lenientCount,
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
  id,
  repository_id: lenient(id),
  exit_code: optional(count),
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
      total: lenientCount,
      code: lenientCount,
      supply_chain: lenientCount,
      secrets: lenientCount,
    }),
  ),
});

/**
 * One scan as the search gives it (field-notes, "Scans"). `status` is one of `pending`, `running`, `completed`,
 * `cancelled`, `error`, `never_finished`, or another that the server has; `exit_code` is absent where it has none.
 * `total_time` is in seconds.
 */
export type ScanSummary = Decoded<typeof summary>;

const answer = wholeAnswer({
  scans: list(mapped(summary, withExitCode)),
  cursor: withDefault(optional(text), ''),
});

export const scansAnswer = mapped(answer, ({ scans: rows, cursor }) => ({ rows, cursor }));

/** Servers leave out what is 0: a completed scan without an exit code has 0. */
function withExitCode(read: ScanSummary): ScanSummary {
  return read.exit_code === undefined && read.status === 'completed' ? { ...read, exit_code: 0 } : read;
}
