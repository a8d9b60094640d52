import type { Platform } from '../../emulator/platform/server.ts';
import type { Finding, PlatformState } from '../../emulator/platform/state.ts';
import { triageFilters } from '../../emulator/platform/triage-filters.ts';
import type { TriageRequest } from '../../src/model/request.ts';
import type { TriageResult } from '../../src/model/result.ts';
import { statusAfter, type TriageBody } from '../../src/platform/resources/triage.ts';

export type TriageBefore = ReadonlyMap<bigint, Finding>;

export function triageBefore(state: PlatformState): TriageBefore {
  return new Map(
    state.findings.all.map((finding) => [finding.id, { ...finding, notes: [...finding.notes] }]),
  );
}

/** Where what a triage step reports differs from what the platform holds. */
export function triageDisagreements(
  request: TriageRequest,
  result: TriageResult,
  before: TriageBefore,
  { state }: Platform,
): string[] {
  const wrong: string[] = [];
  const reported = new Set(result.triaged);
  if (reported.size < result.triaged.length) wrong.push('a finding is reported twice');
  const isUncertain = among(result.uncertain, before, state);
  const isAskedFor = among([wholeBody(request)], before, state);
  const touched: Finding[] = [];
  for (const [id, was] of before) {
    const is = state.findings.get(id);
    if (is === undefined) throw new Error('findings do not go during a run');
    const isTouched = is.status !== was.status || is.notes.length > was.notes.length;
    if (isTouched) touched.push(is);
    if (is.notes.length > was.notes.length + 1) wrong.push(`${id} was noted twice`);
    if (reported.has(id) && !hasIt(request, was, is)) wrong.push(`${id} is reported as triaged, but is not`);
    if (isTouched && !reported.has(id) && !isUncertain(was)) wrong.push(`${id} was triaged without a word`);
    if (isTouched && !isAskedFor(was)) wrong.push(`${id} was triaged, but not asked for`);
  }
  for (const id of reported) if (!before.has(id)) wrong.push(`${id} is reported as triaged, but not there`);
  const { selection } = request;
  if (selection.by === 'filters' && typeof selection.limit === 'number') {
    // Findings with one fingerprint were triaged together, so that at least so many were selected.
    const most = new Set(touched.map(({ fingerprint }) => fingerprint)).size;
    if (most > selection.limit) wrong.push(`${most} were selected, more than ${selection.limit}`);
  }
  if (request.dryRun && touched.length > 0) wrong.push('triaged on a dry run');
  return wrong;
}

function hasIt({ state, note }: TriageRequest, was: Finding, is: Finding): boolean {
  const hasMoved = state === undefined || is.status === statusAfter(state);
  return hasMoved && (note === undefined || is.notes.length === was.notes.length + 1);
}

function wholeBody({ issueType, selection }: TriageRequest): TriageBody {
  return selection.by === 'ids'
    ? { issue_type: issueType, issue_ids: selection.ids }
    : { issue_type: issueType, ...selection.filters };
}

/** Whether a finding, as it was, is selected by one of the requests, or its sibling on another branch is. */
function among(
  bodies: readonly TriageBody[],
  before: TriageBefore,
  state: PlatformState,
): (was: Finding) => boolean {
  const selects = bodies.map((body) => selecting(body, state));
  const prints = new Set<string>();
  for (const was of before.values()) if (selects.some((one) => one(was))) prints.add(was.fingerprint);
  return ({ fingerprint }) => prints.has(fingerprint);
}

function selecting(body: TriageBody, state: PlatformState): (was: Finding) => boolean {
  const ids = body.issue_ids && new Set(body.issue_ids);
  const predicates = Object.entries(triageFilters).flatMap(([name, filter]) =>
    body[name] === undefined ? [] : [filter.selecting(body[name], state)],
  );
  return (was) =>
    was.issue_type === body.issue_type &&
    (ids === undefined ? predicates.every((matches) => matches(was)) : ids.has(was.id));
}
