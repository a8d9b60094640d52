import { carryOut, overMaxChanges } from '../../changes/carry-out.ts';
import { inState, isDue, itemRows, plannedRow, throwIfFailed } from '../../changes/rows.ts';
import { isOfWholeDeployment } from '../../findings/conditions.ts';
import type { FindingQuery, FindingSelection } from '../../findings/filter.ts';
import { findingKey, oldestFirst, rowsByFinding } from '../../findings/finding.ts';
import { checkQuery } from '../../findings/items.ts';
import { type Listing, listFindings } from '../../findings/list.ts';
import { addBranches, executeTriage, noteUnnamed, siblingOf, type TriageRow } from '../../findings/triage.ts';
import { showsTriage, wasTriagedSeparately } from '../../findings/triage-state.ts';
import type { ItemChange, Row } from '../../model/change.ts';
import { type Context, isWriting, resolveSlug, resultOf, type WritingContext } from '../../model/context.ts';
import { type FilterValue, MAX_TRIAGE_LIMIT } from '../../model/findings.ts';
import type { SecondRun, WritingResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { reportItems } from '../../model/unmatched.ts';
import { PlatformError } from '../../platform/http/errors.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { countUnnamed, type TriageBody, type Triaged } from '../../platform/writer.ts';
import type { TriageRequest } from './inputs.ts';

export interface TriageResult extends WritingResult<TriageRequest> {
  /** Count of selected findings, before `limit`; absent if nothing was listed. */
  selected?: number;
  isOfWholeDeployment: boolean;
}

interface PlannedTriage {
  rows: TriageRow[];
  /** Those that match nothing. */
  items: readonly Row<ItemChange>[];
  /** Absent if nothing was listed, as the count of selected findings is. */
  listing?: Listing;
  selected?: number;
}

/** Moves the selected findings to a new triage state (web-api.md 4.8). */
export async function run(context: Context, request: TriageRequest): Promise<TriageResult> {
  const { selection, issueType, maxChanges } = request;
  let planned: PlannedTriage = { rows: [], items: [] };
  const isWhole = selection.by !== 'ids' && isOfWholeDeployment(selection.query);
  const result = await resultOf(context, request, async () => {
    if (isWhole && selection.query.filters.status === undefined)
      context.notices.push({ kind: 'moves-triaged-findings' });
    if (selection.by === 'platform') {
      const { query, items, mayMatch } = await checkPlatformQuery(context, selection.query);
      planned = { rows: [], items };
      if (isWriting(context) && mayMatch)
        await triageByPlatform(context, request, { ...selection, query }, planned.rows);
      return throwIfFailed(items);
    }
    if (selection.by === 'listed') planned = await planListed(context, request, selection);
    // The API has no filter by id.
    else planned.rows = selection.ids.map((id) => rowOf(context, request, { kind: issueType, id }));
    const { rows, items, listing } = planned;
    const over = overMaxChanges(maxChanges, rows.filter(isDue).length, 'finding');
    await carryOut(context, rows, over, (execution) => executeTriage(execution, rows, listing), items);
  });
  const { rows, items, selected } = planned;
  if (selection.by === 'ids' && inState(rows, 'changed', 'would-change').length > 0)
    context.notices.push({ kind: 'former-states-unknown' });
  const secondRun = secondRunOf(request);
  return { ...result, rows: [...items, ...rows], selected, isOfWholeDeployment: isWhole, secondRun };
}

/** The list of secrets shows neither reason nor note. */
function secondRunOf({ selection: { by }, issueType, decision }: TriageRequest): SecondRun | undefined {
  if (by === 'platform') return 'selects-again';
  if (by === 'listed' && issueType !== 'secrets') return undefined;
  return decision.note === undefined ? 'repeats' : 'repeats-note';
}

async function planListed(
  context: Context,
  request: TriageRequest,
  { query, limit = Number.POSITIVE_INFINITY }: Extract<FindingSelection, { by: 'listed' }>,
): Promise<PlannedTriage> {
  const list = await listFindings(context, query, { scope: 'branches', use: 'writes' });
  const { selected } = list;
  const branches = rowsByFinding(selected, list.findings);
  const rows = selected.map((finding) => rowOf(context, request, finding, branches.get(findingKey(finding))));
  const { due = [], done = [] } = Object.groupBy(rows, (row) => (isDue(row) ? 'due' : 'done'));
  // Rows that are up to date do not count: a nightly step would always reach the same ones.
  const taken = oldestFirst(due, ({ change }) => change.finding).slice(0, limit);
  addBranches(taken, branches);
  // The platform moves the other rows of these findings along.
  const moving = new Set(taken.map(({ change }) => findingKey(change.finding)));
  const unmoved = done.filter(({ change }) => !moving.has(findingKey(change.finding)));
  const items = itemRows(list.failedItems);
  return { rows: [...taken, ...unmoved], items, listing: list, selected: selected.length };
}

/** Leaves out repositories and tags that match nothing. @returns `mayMatch`: whether each filter still has an item */
async function checkPlatformQuery(context: Context, written: FindingQuery) {
  const { query, unmatched, unchecked } = await checkQuery(context, written, undefined, true);
  if (unchecked !== undefined) throw new StepError(unchecked.cause);
  const items = itemRows(reportItems(context.notices, unmatched, 'writes', query.issueType));
  const filters: Record<string, FilterValue> = { ...query.filters };
  const isMatched = (text: string) => !unmatched.some(({ item }) => item === text);
  for (const name of ['repos', 'project_tags'])
    if (filters[name] !== undefined) filters[name] = [filters[name]].flat().map(String).filter(isMatched);
  const mayMatch = Object.values(filters).every((value) => !Array.isArray(value) || value.length > 0);
  return { query: { ...query, filters }, items, mayMatch };
}

function rowOf(
  context: Context,
  { decision: after }: TriageRequest,
  finding: Finding,
  branches: readonly Finding[] = [],
): TriageRow {
  const change = { field: 'triage' as const, finding, after, branches: [] };
  const seen = branches.find((branch) => wasTriagedSeparately(branch, finding));
  if (seen !== undefined) return { change, state: 'left', seen: siblingOf(seen) };
  if (showsTriage(finding, after)) return { change, state: 'unchanged' };
  return plannedRow(change, !isWriting(context));
}

/**
 * Lets the platform select by its own filters: in one request, or beyond its limit, until one moves nothing.
 *
 * @param rows receives a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(
  context: WritingContext,
  { issueType, decision }: TriageRequest,
  { query: { filters }, limit = MAX_TRIAGE_LIMIT }: Extract<FindingSelection, { by: 'platform' }>,
  rows: TriageRow[],
): Promise<void> {
  const { state, reason, note } = decision;
  const decided = { new_triage_state: state, new_triage_reason: reason, new_note: note };
  const moved = new Set<bigint>();
  let unnamed = 0;
  const lost = { requests: 0, atMost: 0 };
  let remaining = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
  try {
    while (remaining > 0) {
      const take = Math.min(MAX_TRIAGE_LIMIT, remaining);
      const body = { issue_type: issueType, ...filters, ...decided, limit: take };
      const answer = await sendTriage(context, body, limit === 'all', lost);
      unnamed += countUnnamed(answer);
      const ids = answer.triaged_issues.filter((id) => !moved.has(id));
      for (const id of ids) {
        moved.add(id);
        const finding = { kind: issueType, id };
        rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
      }
      const count = ids.length + countUnnamed(answer);
      // The answer also names branches that were not selected, so `count` is an upper bound.
      remaining -= Math.min(take, count);
      if (count === 0 || (limit !== 'all' && limit <= MAX_TRIAGE_LIMIT)) return;
    }
  } finally {
    noteUnnamed(context.notices, unnamed, moved.size);
    if (lost.requests > 0) context.notices.push({ kind: 'answers-lost', ...lost });
  }
}

/**
 * Repeats a request that was not sent, or with `limit: all` one whose answer was lost: with another limit, a repeat would
 * select further findings.
 *
 * @param lost receives the requests without an answer, and the findings that they may have moved
 * @throws StepError, PlatformError
 */
async function sendTriage(
  context: WritingContext,
  body: TriageBody & { limit: number },
  isAll: boolean,
  lost: { requests: number; atMost: number },
): Promise<Triaged> {
  const { clock, stop, maxRetries, writer } = context;
  const slug = await resolveSlug(context);
  const addLost = () => {
    lost.requests += 1;
    lost.atMost += body.limit;
  };
  const errorOf = (error: PlatformError) => {
    if (lost.requests === 0) return error;
    const first = { kind: 'unknown', cause: error.failure } as const;
    return new StepError({ kind: 'rows-failed', unit: 'finding', failed: 0, unknown: lost.atMost, first });
  };
  let repeats = 0;
  for (;;) {
    const outcome = await writer.triage(slug, body, repeats + 1).catch((error: unknown) => {
      const { failure } = error instanceof PlatformError ? error : {};
      if (failure?.kind === 'cancelled' && failure.sent) addLost();
      throw error;
    });
    if (outcome.kind === 'answered') return outcome.value;
    // The next attempt waits for the end of the limit.
    if (outcome.kind === 'limited') continue;
    if (outcome.kind === 'refused') throw errorOf(outcome.error);
    if (outcome.kind !== 'not-sent') addLost();
    const mayRepeat = outcome.kind === 'not-sent' || (outcome.kind === 'open' && isAll);
    if (!mayRepeat || repeats === maxRetries) throw errorOf(new PlatformError(outcome.failure));
    repeats += 1;
    await clock.sleep(outcome.delayMs, stop);
  }
}
