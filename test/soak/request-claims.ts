import type { LoggedRequest } from '../../emulator/platform/logged-request.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import {
  isFormer,
  isOpen,
  isRefused,
  keyOf,
  type Moment,
  momentsIn,
  names,
  type ReportRow,
  rowsOf,
} from '../claims.ts';
import type { StepRun } from '../step.ts';

/** When a request was done: after so many effects, at that time of the platform's clock. */
export interface Mark {
  effects: number;
  atMs: number;
}

/** Reads that a write follows are at most so old (contract, "Findings are moved only as they were listed"). */
const MAX_READ_AGE_MS = 10_000;
/** What a busy machine takes beside the clock's pauses. */
const SLACK_MS = 2000;

export function isWrite({ method, path }: LoggedRequest): boolean {
  return ['PUT', 'PATCH', 'DELETE'].includes(method) || path.endsWith('/triage');
}

/** How the requests of a step break the contract: what was sent again, and whose decisions were overwritten. */
export function falseRequests(
  platform: Platform,
  run: StepRun,
  {
    since,
    from,
    marks,
    maxRetries,
  }: { since: number; from: number; marks: readonly Mark[]; maxRetries: number },
): string[] {
  const rows = rowsOf(run).filter(({ change }) => change.field !== 'none');
  const requests = platform.requests.slice(from);
  if (run.report?.dry_run && requests.some(isWrite)) return ['a dry run wrote'];
  const { by } = run.report?.result?.request?.selection ?? {};
  const repeats = rows.flatMap((row) => falseRepeats(row, requests, by !== 'ids', maxRetries));
  if (by === 'ids' || by === 'platform') return repeats;
  const moments = momentsIn(platform, since);
  const overwritten = moments.filter(
    (one) => one.isOurs && isOverwriting(platform, one, moments, rows, from, marks),
  );
  return [...repeats, ...overwritten.map(({ key }) => `${key}: a person's decision was overwritten`)];
}

function falseRepeats(
  row: ReportRow,
  requests: readonly LoggedRequest[],
  isRead: boolean,
  maxRetries: number,
): string[] {
  const { field } = row.change;
  const sent = requests.flatMap((one, at) =>
    names(one, row) && one.status !== 307 && one.status !== 429 ? [at] : [],
  );
  const at = (index: number) => requests[index] as LoggedRequest;
  const refused = sent.filter((index) => isRefused(at(index)));
  const isOtherForm = field === 'tag' && [400, 415, 422].includes(at(refused[0] ?? -1)?.status ?? 0);
  const complaints: string[] = [];
  if (refused.length > (isOtherForm ? 2 : 1)) complaints.push('refused, and sent again');
  const lost = sent.filter((index) => isLost(at(index)));
  if (lost.length > maxRetries + 1) complaints.push(`sent ${lost.length} times`);
  const unread = lost.filter((index) => {
    const next = sent.find((one) => one > index);
    return (
      next !== undefined &&
      !requests
        .slice(index + 1, next)
        .some(({ method }) => method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    );
  });
  if (isRead && unread.length > 0) complaints.push('sent again without a read');
  return complaints.map((what) => `${keyOf(row)}: ${what}`);
}

/** Ended without an answer that counts. */
function isLost(request: LoggedRequest): boolean {
  return isOpen(request) && !(request.status !== undefined && request.status < 300);
}

/** Whether a person decided after the last read, but too long ago, or before it, and differently from the plan. */
function isOverwriting(
  platform: Platform,
  one: Moment,
  moments: readonly Moment[],
  rows: readonly ReportRow[],
  from: number,
  marks: readonly Mark[],
): boolean {
  const isSwitch = one.key.endsWith('_scan');
  const row = rows.find((some) => keyOf(some) === one.key);
  const decided = moments.findLast((other) => !other.isOurs && other.key === one.key && other.at < one.at);
  if (decided === undefined || !(one.key.startsWith('triage') || isSwitch)) return false;
  // A branch that moved along: its row decides, or nobody listed it.
  if (row === undefined && !isSwitch) return false;
  const reads = readsOf(platform, one, row, from);
  const first = reads.findLast((at) => isSwitch || isFirstPage(platform.requests[at]));
  const [begun, ended] = [marks[first ?? -1], marks[reads.at(-1) ?? -1]];
  if (begun === undefined || ended === undefined) return true;
  const mark = marks[one.request] ?? ended;
  if (decided.at >= begun.effects) return mark.atMs - ended.atMs > MAX_READ_AGE_MS + SLACK_MS;
  return row === undefined || !isFormer(row, decided.after);
}

/** The reads of what a moment changed, before its request. */
function readsOf(
  { requests }: Platform,
  { key, request }: Moment,
  row: ReportRow | undefined,
  from: number,
): number[] {
  const kind = row?.change.finding?.kind ?? '';
  const isOne = ({ method, path, applied }: LoggedRequest) => {
    if (method !== 'GET' || !applied) return false;
    const plain = decodeURIComponent(path);
    if (kind === 'secrets') return plain.includes('/secrets');
    if (kind !== '') return plain.includes('/findings?') && plain.includes(`issue_type=${kind}`);
    return plain.toLowerCase().endsWith(`/projects/${key.split(' ')[0]}`);
  };
  return requests.flatMap((some, at) => (at >= from && at < request && isOne(some) ? [at] : []));
}

function isFirstPage({ path } = { path: '' } as Pick<LoggedRequest, 'path'>): boolean {
  const query = new URLSearchParams(path.split('?')[1]);
  return Number(query.get('page') ?? 0) === 0 && !query.get('cursor');
}
