import type { LoggedRequest } from '../../emulator/platform/faults.ts';
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
/** Time that a busy machine takes beside the clock's pauses. */
const SLACK_MS = 2000;

export function isWrite({ method, path }: LoggedRequest): boolean {
  return ['PUT', 'PATCH', 'DELETE'].includes(method) || /\/(triage|tickets)$/.test(path);
}

/** A step that was run, and where it begins in the platform's record and requests. */
export interface Done {
  platform: Platform;
  run: StepRun;
  since: number;
  from: number;
  /** A mark for each request, in order. */
  marks: readonly Mark[];
  maxRetries: number;
}

/** Breaches of the contract by a step's requests: repeated writes, and overwritten decisions. */
export function falseRequests(done: Done): string[] {
  const { platform, run, since, from } = done;
  const rows = rowsOf(run).filter(({ change }) => change.field !== 'none');
  if (run.report?.dry_run && platform.requests.slice(from).some(isWrite)) return ['a dry run wrote'];
  const { by } = run.report?.result?.request?.selection ?? {};
  const repeats = rows.flatMap((row) => [
    ...falseRepeats(done, row, by !== 'ids'),
    ...(isLeftUnread(done, row) ? [`${keyOf(row)}: not looked for after 70 s`] : []),
  ]);
  if (rows[0]?.change.field !== 'ticket' && (by === 'ids' || by === 'platform')) return repeats;
  const moments = momentsIn(platform, since, from);
  const overwritten = moments.filter((one) => one.isOurs && isOverwriting(done, one, moments, rows));
  return [...repeats, ...overwritten.map(({ key }) => `${key}: a person's decision was overwritten`)];
}

/** Whether a step that was not stopped gave up a ticket early, though it could read. */
function isLeftUnread({ platform, run, from, marks }: Done, row: ReportRow): boolean {
  const isStopped = !['uncertain', 'some-failed'].includes(run.outputs['failure-reason'] ?? '');
  if (row.change.field !== 'ticket' || row.state !== 'unknown' || isStopped) return false;
  const sent = platform.requests.findLastIndex((one, at) => at >= from && names(one, row));
  const later = platform.requests.slice(sent + 1).filter(({ method }) => method === 'GET');
  const waitedMs = (marks.at(-1)?.atMs ?? 0) - (marks[sent]?.atMs ?? 0);
  return waitedMs < 69_000 && later.every(({ status, fault }) => status === 200 && fault === undefined);
}

function falseRepeats({ platform, from, maxRetries }: Done, row: ReportRow, isReadable: boolean): string[] {
  const requests = platform.requests.slice(from);
  const sent = requests.filter(
    (request) => names(request, row) && request.status !== 307 && request.status !== 429,
  );
  const refused = sent.filter(isRefused);
  const lost = sent.filter(
    (request) => isOpen(request) && !(request.status !== undefined && request.status < 300),
  );
  const isTicket = row.change.field === 'ticket';
  const hasForms = isTicket ? sent[0]?.body.includes('jira_project_id') : row.change.field === 'tag';
  const isOtherForm = hasForms && [400, 415, 422].includes(refused[0]?.status ?? 0);
  const unread = lost.filter((request) => {
    const next = sent[sent.indexOf(request) + 1];
    const between = requests.slice(requests.indexOf(request) + 1, next && requests.indexOf(next));
    return next !== undefined && between.every(isWrite);
  });
  const complaints = [
    refused.length > (isOtherForm ? 2 : 1) ? 'refused, and sent again' : '',
    isTicket && sent.length > (isOtherForm ? 2 : 1) ? 'sent again' : '',
    lost.length > maxRetries + 1 ? `sent ${lost.length} times` : '',
    isReadable && unread.length > 0 ? 'sent again without a read' : '',
  ];
  return complaints.filter(Boolean).map((what) => `${keyOf(row)}: ${what}`);
}

/** Whether a person decided after the last read, but too long ago, or before it, and differently from the plan. */
function isOverwriting(
  done: Done,
  moment: Moment,
  moments: readonly Moment[],
  rows: readonly ReportRow[],
): boolean {
  const isSwitch = moment.key.endsWith('_scan');
  const row = rows.find((some) => keyOf(some) === moment.key);
  // After a lost answer, secrets are sent again: no list shows what became of them.
  const isResent =
    row?.change.finding?.kind === 'secrets' &&
    done.platform.requests.slice(done.from, moment.request).some((some) => names(some, row) && isOpen(some));
  if (isResent) return false;
  const isTicket = moment.key.startsWith('ticket');
  // A ticket also follows the status of its finding.
  const keys = isTicket ? [moment.key, `triage ${row?.change.finding?.id}`] : [moment.key];
  const decisions = moments.filter(({ isOurs, key, at }) => !isOurs && keys.includes(key) && at < moment.at);
  // The selected row decides for a branch that moved along.
  const isJudged = isSwitch || isTicket || (moment.key.startsWith('triage') && row !== undefined);
  if (decisions.length === 0 || !isJudged) return isTicket && moment.before !== undefined;
  const reads = readsOf(done, moment, row);
  const first = reads.findLast((at) => isSwitch || isFirstPage(done.platform.requests[at]));
  const [begun, ended, now] = [first, reads.at(-1), moment.request].map((at) => done.marks[at ?? -1]);
  if (begun === undefined || ended === undefined || now === undefined) return true;
  const isStale = now.atMs - ended.atMs > MAX_READ_AGE_MS + SLACK_MS;
  return keys.some((key) => {
    const decided = decisions.findLast((other) => other.key === key);
    if (decided === undefined) return false;
    return decided.at >= begun.effects ? isStale : row === undefined || !isFormer(row, decided.after);
  });
}

/** The reads of what a moment changed, before its request. */
function readsOf({ platform, from }: Done, { key, request }: Moment, row: ReportRow | undefined): number[] {
  const kind = row?.change.finding?.kind;
  const list = kind === 'secrets' ? '/secrets' : `/findings?issue_type=${kind}`;
  const isOne = ({ method, path, applied, status }: LoggedRequest) => {
    const plain = decodeURIComponent(path).toLowerCase();
    const isRead =
      kind === undefined ? plain.endsWith(`/projects/${key.split(' ')[0]}`) : plain.includes(list);
    // A list whose answer was lost was not read.
    return method === 'GET' && applied && status === 200 && isRead;
  };
  return platform.requests.flatMap((some, at) => (at >= from && at < request && isOne(some) ? [at] : []));
}

function isFirstPage({ path } = { path: '' } as Pick<LoggedRequest, 'path'>): boolean {
  const query = new URLSearchParams(path.split('?')[1]);
  return Number(query.get('page') ?? 0) === 0 && !query.get('cursor');
}
