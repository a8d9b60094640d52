/** Checks a step's claims against the platform's own record: nothing is invented, nothing left out. */

import { expect } from 'vitest';
import type { LoggedRequest } from '../emulator/platform/faults.ts';
import type { Effect } from '../emulator/platform/record.ts';
import type { Platform } from '../emulator/platform/server.ts';
import type { StepRun } from './step.ts';

interface Finding {
  id: number | bigint;
  kind: string;
  status?: string;
  triage_state?: string;
  triage_reason?: string;
  triage_comment?: string;
  repository?: string;
  match_based_id?: string;
}

/** A row as the report has it. */
export interface ReportRow {
  change: {
    field: string;
    project?: { name: string };
    tag?: string;
    part?: string;
    finding?: Finding;
    branches?: Finding[];
    entries?: { kind: string; effect: string }[];
    before?: unknown;
    after?: unknown;
  };
  state: string;
  failure?: { kind: string; cause?: { kind?: string } };
  seen?: unknown;
}

type Run = Pick<StepRun, 'report' | 'outputs'>;

/** A change of one thing, in the words of the report. */
export interface Moment {
  key: string;
  before: unknown;
  after: unknown;
  isOurs: boolean;
  /** Its place in the record, and that of its request. */
  at: number;
  request: number;
}

/** Statuses by which a request that writes is refused (contract, "What happened to a write"). */
const REFUSALS = new Set([400, 401, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428]);
const FAILED = ['failed', 'unknown', 'not-reached'];

/** The rows of a step's report. */
export function rowsOf({ report }: Run): ReportRow[] {
  return report?.rows ?? [];
}

/**
 * Wrong and missing rows of a step.
 *
 * @param since effects before this place of the record are of earlier steps
 * @param from as `since`, of the requests
 */
export function falseClaims(platform: Platform, run: Run, since = 0, from = 0): string[] {
  const moments = momentsIn(platform, since, from);
  const rows = rowsOf(run).filter(({ change }) => change.field !== 'none');
  const told = toldBy(rows, run);
  const momentsOf = Map.groupBy(moments, ({ key }) => key);
  const complaints = rows.flatMap((row) => {
    const key = keyOf(row);
    const ofRow = momentsOf.get(key) ?? [];
    const requests = platform.requests.slice(from).filter((one) => names(one, row));
    const sent = requests.filter((one) => !isRefused(one));
    // A refusal came too late for a step that was stopped.
    const wasGivenUp = row.failure?.cause?.kind === 'cancelled';
    // The request has both switches, whichever is to be turned.
    const isOther = row.change.field.endsWith('_scan') && ['unchanged', 'left'].includes(row.state);
    const wasDone = ofRow.some((one) => one.isOurs && isWanted(row, one.after) && !isRestored(one, moments));
    const isClaimed = row.state === 'changed' || row.state === 'unknown';
    const isRefusedTicket = row.failure?.kind === 'no-ticket';
    const { jiraSkips, jiraRefuses } = platform.quirks;
    const isSkipped = isRefusedTicket && jiraSkips.includes(BigInt(row.change.finding?.id ?? 0));
    const isJiraRefusal = isRefusedTicket && jiraRefuses.includes(BigInt(row.change.finding?.id ?? 0));
    const isRead = ['changed', 'unknown', 'would-change', 'not-reached'].includes(row.state);
    const former = isRead ? formerValues(platform, ofRow, row) : [];
    const problems: [boolean, string][] = [
      [row.state === 'changed' && !ofRow.some(({ after }) => isWanted(row, after)), 'not done'],
      [!isClaimed && wasDone && !told.has(key), 'done'],
      [row.state === 'failed' && requests.some(isOpen), 'it may have been done'],
      [row.state === 'unknown' && !wasGivenUp && sent.length === 0, 'only refused'],
      [!isClaimed && row.state !== 'failed' && !isOther && !isSkipped && sent.length > 0, 'sent'],
      [isSkipped && row.state !== 'left', 'skipped'],
      [isJiraRefusal && row.state !== 'failed', 'refused'],
      [run.report?.operation === 'triage' && wasDecided(row), 'somebody decided about another branch'],
      [isRead && !former.some((value) => isFormer(row, value)), 'it was something else before'],
    ];
    return problems.filter(([is]) => is).map(([, what]) => `${key}: ${row.state}, but ${what}`);
  });
  const untold = moments.filter(
    (moment) =>
      moment.isOurs &&
      !told.has(moment.key) &&
      !isRestored(moment, moments) &&
      !movedAlong(platform, moment, rows, since),
  );
  return [
    ...complaints,
    ...beyondLost(platform, run, untold).map(({ key }) => `${key}: untold`),
    ...falseTickets(run, moments),
  ];
}

/** Findings with two tickets, and outputs or messages that do not fit the tickets that were opened. */
function falseTickets(run: Run & Partial<StepRun>, moments: readonly Moment[]): string[] {
  if (run.report?.operation !== 'ticket') return [];
  const ofTickets = moments.filter(({ key }) => key.startsWith('ticket'));
  const { ours = [], theirs = [] } = Object.groupBy(ofTickets, ({ isOurs }) => (isOurs ? 'ours' : 'theirs'));
  const ticketsOf = (some: readonly Moment[]) => new Set(some.map(({ after }) => after));
  const doubled = [...Map.groupBy(ours, ({ key }) => key)].filter(([, some]) => ticketsOf(some).size > 1);
  const created = Number(run.outputs['tickets-created'] ?? Number.NaN);
  const made = ticketsOf(ours).size;
  const isUnknown = rowsOf(run).some(({ state }) => state === 'unknown');
  // A read after a lost answer may show tickets that somebody else opened.
  const isFigureFalse = created > made + ticketsOf(theirs).size || (!isUnknown && created < made);
  const isSilent = isUnknown && !/Look in Jira .* within two minutes\.$/.test(run.errors?.[0] ?? '');
  const tickets: { url?: string; ids: number[] }[] = JSON.parse(run.outputs.tickets || '[]');
  const shown = tickets.flatMap(({ url = '', ids }) => ids.map((id) => `${id} ${url.split('/').at(-1)}`));
  const claimed = rowsOf(run).flatMap((row) => {
    const isTrue = ({ key, after }: Moment) =>
      key === keyOf(row) && shown.includes(`${row.change.finding?.id} ${after}`);
    return row.state === 'changed' && !ofTickets.some(isTrue) ? [keyOf(row)] : [];
  });
  return [
    ...doubled.map(([key]) => `${key}: two tickets`),
    ...(isFigureFalse ? [`tickets-created is ${created}, not ${made}`] : []),
    ...(isSilent ? [`the message says nothing of Jira: ${run.errors?.[0]}`] : []),
    ...claimed.map((key) => `${key}: the output has no such ticket`),
  ];
}

/** Also that outputs, summary and exit code are those of the rows. */
export function expectTrue(platform: Platform, run: StepRun): void {
  expect([...falseClaims(platform, run), ...falseEnds(run)]).toEqual([]);
}

/** Claims of outputs, summary, annotations and exit code that the rows do not support. */
export function falseEnds(run: StepRun): string[] {
  const { outputs, exitCode, errors, report, summary } = run;
  const { outcome, 'failure-reason': reason } = outputs;
  const rows = rowsOf(run);
  const isIn = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const projects = [...Map.groupBy(rows, ({ change }) => change.project?.name).entries()];
  const count = (of: typeof projects, ...states: string[]) =>
    of.filter(([name, some]) => name !== undefined && some.some(({ state }) => states.includes(state)));
  const failed = count(projects, ...FAILED);
  const fine = projects.filter((one) => !failed.includes(one));
  const changed = count(fine, 'changed', 'would-change');
  const complaints: string[] = [];
  const same = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) complaints.push(`${what} is ${String(is)}, not ${String(wanted)}`);
  };
  const hasFailed = reason !== undefined;
  same('exit code', exitCode, hasFailed ? 1 : 0);
  same('count of errors', errors.length, hasFailed ? 1 : 0);
  same('whether the outcome is a failure', outcome !== 'succeeded', hasFailed);
  if (isIn(...FAILED).length > 0) same('failure with failed rows', hasFailed, true);
  const isDone = isIn('changed').length > 0;
  // Headline and outcome are then about issues.
  const hasIssues = report?.result?.request?.tracker?.kind === 'github';
  if (hasFailed && isDone) same('outcome', outcome, 'partial');
  if (outcome === 'partial' && !isDone && !hasIssues)
    same(
      'rows of a partial outcome',
      isIn('unchanged', 'would-change').length * isIn('failed').length > 0,
      true,
    );
  const [broken, unknown] = [isIn('failed').length, isIn('unknown').length];
  if (reason === 'uncertain') {
    const isLost = report?.notices?.some(({ kind }: { kind: string }) => kind === 'answers-lost');
    same('an uncertain step', broken === 0 && (unknown > 0 || isLost), true);
  }
  if (reason === 'some-failed')
    same('uncertain', broken === 0 && unknown > 0 && isIn('not-reached').length === 0, false);
  if (outputs['projects-failed'] === 'unknown') same('rows of unknown projects', String(rows.length), '0');
  else if (outputs['projects-failed'] !== undefined) {
    same('projects-failed', outputs['projects-failed'], String(failed.length));
    same('projects-changed', outputs['projects-changed'], String(changed.length));
  }
  const headline = (/<h2>(.*?)<\/h2>/s.exec(summary)?.[1] ?? '').replaceAll(
    /(?<=\d)(&nbsp;|[\s,])(?=\d{3})/g,
    '',
  );
  const made = isIn('changed');
  const tags = made.filter(({ change }) => change.field === 'tag');
  const figures = [
    tags.filter(({ change }) => change.after).length,
    tags.filter(({ change }) => !change.after).length,
    hasIssues ? 0 : made.filter(({ change }) => change.finding !== undefined).length,
    ...(report?.dry_run ? [] : [count(failed, 'failed').length]),
  ];
  for (const figure of made.length > 0 ? figures : [])
    if (figure > 0 && !headline.split(/\D+/).includes(String(figure)))
      complaints.push(`the headline lacks ${figure}: ${headline}`);
  if (outputs['num-triaged'] !== undefined && outputs['triaged-issues']) {
    const ids: string[] = outputs['triaged-issues'].match(/\d+/g) ?? [];
    const { numTriaged = 0 } = noticeIn(report, 'triaged-unnamed') ?? {};
    same('num-triaged', outputs['num-triaged'], String(Math.max(new Set(ids).size, numTriaged)));
    const inRows = made.flatMap(({ change: { finding, branches = [] } }) =>
      (finding ? [finding, ...branches] : []).map(({ id }) => String(id)),
    );
    const moved = [...inRows, ...(report?.result?.failure?.items ?? [])];
    const own = made.flatMap(({ change: { finding } }) => (finding ? [String(finding.id)] : []));
    same('triaged-issues that no row has', String(ids.filter((id) => !moved.includes(id))), '');
    same('rows that triaged-issues lacks', String(own.filter((id) => !ids.includes(id))), '');
  }
  return complaints;
}

/** The findings that requests really moved. */
export function triagedIds({ record }: Platform): Set<bigint> {
  return new Set(
    record.flatMap((one) => (one.what === 'triaged' && one.by === 'request' ? [one.finding] : [])),
  );
}

/** Changes by requests that arrived. */
export function effectsOf({ record }: Platform): Effect[] {
  return record.filter(({ by }) => by === 'request');
}

/** The changes from a place of the record on: by this step's requests, which begin at `from`, and by others. */
export function momentsIn({ record }: Platform, since = 0, from = 0): Moment[] {
  return record.flatMap((effect, at) => {
    const change = at < since ? undefined : changeOf(effect);
    const { by, request = -1 } = effect;
    return change ? [{ ...change, isOurs: by === 'request' && request >= from, at, request }] : [];
  });
}

export function keyOf({ change: { field, project, tag, part, finding } }: ReportRow): string {
  if (field === 'ticket' && finding?.kind === 'secrets') return `ticket secrets ${finding.id}`;
  if (field === 'ticket') return `ticket ${finding?.repository} ${finding?.match_based_id}`;
  if (finding !== undefined) return triageKey(finding.id);
  if (part !== undefined) return `policies ${part}`;
  return projectKey(project?.name ?? '', tag === undefined ? field : `tag ${tag}`);
}

function changeOf(effect: Effect): Pick<Moment, 'key' | 'before' | 'after'> | undefined {
  switch (effect.what) {
    case 'tag-added':
    case 'tag-removed': {
      const after = effect.what === 'tag-added';
      return { key: projectKey(effect.project, `tag ${effect.tag}`), before: !after, after };
    }
    case 'switched':
      return { ...effect, key: projectKey(effect.project, effect.flag) };
    case 'primary-branch-set': {
      const [before, after] = [effect.before, effect.after].map(shortBranch);
      return { key: projectKey(effect.project, 'primary_branch'), before, after };
    }
    case 'triaged':
      return { ...effect, key: triageKey(effect.finding) };
    case 'ticket-opened':
      return { ...effect, key: `ticket ${effect.match}` };
    case 'policies-set':
      return { ...effect, key: `policies ${effect.part}` };
    default:
      return undefined;
  }
}

/** The keys of what rows and notices say was, or may have been, changed. */
function toldBy(rows: readonly ReportRow[], { report }: Run): Set<string> {
  const told = new Set<string>();
  for (const row of rows) {
    const { change, state } = row;
    if (state !== 'changed' && state !== 'unknown') continue;
    told.add(keyOf(row));
    for (const { id } of change.branches ?? []) told.add(triageKey(id));
  }
  const { kind, what, target = '', items = [] } = report?.result?.failure ?? {};
  for (const item of kind === 'foreign' ? items : []) {
    if (what === 'findings') told.add(triageKey(BigInt(item)));
    else told.add(projectKey(target, what === 'tags' ? `tag ${item}` : item.split(' ', 1)[0]));
  }
  for (const { kind, project, tags } of report?.notices ?? [])
    for (const tag of kind === 'tags-gone' ? tags : []) told.add(projectKey(project, `tag ${tag}`));
  return told;
}

// biome-ignore lint/suspicious/noExplicitAny: notices of a report
function noticeIn(report: Run['report'], kind: string): any {
  return report?.notices?.find((notice: { kind: string }) => notice.kind === kind);
}

/** A notice gives the maximum that a lost or incomplete answer may have moved. */
function beyondLost(
  { state }: Platform,
  { report, outputs }: Run,
  untold: readonly Moment[],
): readonly Moment[] {
  const lost = noticeIn(report, 'answers-lost');
  const unnamed = noticeIn(report, 'triaged-unnamed');
  const named = JSON.parse(outputs['triaged-issues'] || '[]').length;
  const atMost = (lost?.atMost ?? 0) + (unnamed ? unnamed.numTriaged - named : 0);
  if (atMost === 0) return untold;
  const { finding = [], rest = [] } = Object.groupBy(untold, ({ key }) =>
    key.startsWith('triage') ? 'finding' : 'rest',
  );
  // Branches of a finding move with it.
  const prints = new Set(finding.map(({ key }) => state.findings.get(BigInt(key.slice(7)))?.fingerprint));
  return prints.size > atMost ? untold : rest;
}

/** Both switches are sent, so that one which a person turned since the read is turned back (a window of 10 s). */
function isRestored({ key, at }: Moment, moments: readonly Moment[]): boolean {
  if (!key.endsWith('_scan')) return false;
  return moments.findLast((one) => one.key === key && one.at < at)?.isOurs === false;
}

/** A branch of a finding whose answer was lost, and that no list had: of a triage by ids, or one that came since. */
function movedAlong(
  { state, record }: Platform,
  { key }: Moment,
  rows: readonly ReportRow[],
  since: number,
): boolean {
  const moved = key.startsWith('triage') ? state.findings.get(BigInt(key.slice(7))) : undefined;
  const siblings = moved === undefined ? [] : state.findings.siblings(moved).map(({ id }) => triageKey(id));
  if (siblings.length === 0) return false;
  const isNew = record.slice(since).some((one) => one.what === 'finding-added' && one.finding === moved?.id);
  return rows.some(
    (row) =>
      siblings.includes(keyOf(row)) &&
      (isNew || (row.state === 'unknown' && row.change.finding?.status === undefined)),
  );
}

/** Whether a row moved branches that somebody had triaged otherwise, without a rule's mark. */
function wasDecided({ state, change: { finding, branches = [] } }: ReportRow): boolean {
  const isOwn = ({ triage_state: state = 'untriaged', triage_comment: note = '' }: Finding) =>
    state !== 'untriaged' && state !== finding?.triage_state && !note.includes('[code-security');
  return state === 'changed' && finding?.kind !== 'secrets' && branches.some(isOwn);
}

/** The values of a target from the step's begin to its first write. */
function formerValues({ state }: Platform, moments: readonly Moment[], { change }: ReportRow): unknown[] {
  const { field, project, tag = '', finding } = change;
  const [first] = moments;
  if (first !== undefined) {
    const own = moments.findIndex(({ isOurs }) => isOurs);
    return [first.before, ...moments.slice(0, own === -1 ? undefined : own).map(({ after }) => after)];
  }
  if (field === 'ticket') return [undefined];
  if (finding !== undefined) return [state.findings.get(BigInt(finding.id))];
  const found = state.projects.get(project?.name ?? '');
  if (found === undefined) return [change.before];
  if (field === 'tag') return [found.tags.some((one) => one.toLowerCase() === tag.toLowerCase())];
  if (field === 'primary_branch') return [shortBranch(found.primary_branch)];
  return [found.managed_scan_config[field as 'diff_scan']?.enabled];
}

/** Whether a row names the former value; of policies the platform's version decides, and by ids nothing is known. */
export function isFormer({ change }: ReportRow, value: unknown): boolean {
  const { finding, before, part, field } = change;
  if (finding === undefined) return part !== undefined || before === value;
  if (value === undefined || (field !== 'ticket' && finding.status === undefined)) return true;
  const { status, triage_state: state = 'untriaged', triage_reason: reason } = Object(value) as Finding;
  // The list of secrets shows no more.
  const isHidden = finding.kind === 'secrets' && (status === 'reviewing' || status === 'fixing');
  const isShown = finding.status === (isHidden ? 'open' : status);
  // A ticket, or the status that the finding had meanwhile.
  if (field === 'ticket' || finding.kind === 'secrets') return isShown;
  return isShown && finding.triage_state === state && finding.triage_reason === reason;
}

function isWanted({ change: { finding, part, after, field } }: ReportRow, value: unknown): boolean {
  if (part !== undefined) return true;
  if (field === 'ticket') return value !== undefined;
  if (finding === undefined) return after === value;
  const { state, reason } = after as { state?: string; reason?: string };
  const { triage_state, triage_reason } = value as Finding;
  const isState = state === undefined || state === triage_state;
  return isState && (reason === undefined || reason === triage_reason);
}

/** Whether a request asks for what a row is about. */
export function names({ method, path, body }: LoggedRequest, { change }: ReportRow): boolean {
  const { finding, part, project, tag, field } = change;
  const plain = decodeURIComponent(path.replaceAll('+', ' '));
  if (finding !== undefined) return method === 'POST' && idsIn(body).includes(String(finding.id));
  if (part !== undefined)
    return method === 'PUT' && plain.includes(part === 'remediation' ? 'remediation-policies' : `/${part}`);
  const wanted = { true: 'PUT', false: 'DELETE' }[String(change.after)];
  const [, rest] = plain.split(`/projects/${project?.name}`);
  if (rest === undefined) return false;
  if (field === 'tag')
    return method === wanted && rest.startsWith('/tags') && (rest + body).includes(tag ?? '');
  return method === 'PATCH' && rest === (field === 'primary_branch' ? '' : '/managed-scan');
}

function idsIn(body: string): string[] {
  return /"issue_ids":\[([^\]]*)/.exec(body)?.[1]?.split(',') ?? [];
}

/** Redirects of a name's form count as refused: they did nothing. A refusal that was lost on its way is none. */
export function isRefused({ status = 0, fault }: LoggedRequest): boolean {
  if (fault !== undefined && fault.kind !== 'status' && fault.kind !== 'delay') return false;
  return status === 429 || REFUSALS.has(status) || (status === 307 && fault === undefined);
}

/** Ended with neither a refusal nor the platform's own answer. */
export function isOpen(request: LoggedRequest): boolean {
  return request.fault !== undefined && request.fault.kind !== 'delay' && !isRefused(request);
}

/** Tags are compared without regard to case. */
function projectKey(project: string, what: string): string {
  return `${project} ${what}`.toLowerCase();
}

function triageKey(id: number | bigint): string {
  return `triage ${String(id)}`;
}

function shortBranch(branch: string): string | undefined {
  return branch.replace('refs/heads/', '') || undefined;
}
