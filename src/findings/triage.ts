import type { Execution } from '../changes/carry-out.ts';
import { execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import { findingsOf, inState } from '../changes/rows.ts';
import type { Row, Sibling, TriageChange } from '../model/change.ts';
import { type Context, resolveSlug } from '../model/context.ts';
import { projectDirectory } from '../model/directory.ts';
import { type SideEffectFailure, unselectedIn } from '../model/failure.ts';
import { MAX_TRIAGE_LIMIT, type TriageIssueType } from '../model/findings.ts';
import type { Notice } from '../model/notice.ts';
import { StepError, throwIfStepEnds } from '../model/step-errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { countUnnamed, type TriageBody, type Triaged } from '../platform/writer.ts';
import { findingKey } from './finding.ts';
import { type Listing, listAgain, repositoryKey } from './list.ts';
import { isUnread, isUntouched, showsTriage } from './triage-state.ts';

export type TriageRow = Row<TriageChange>;

/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and records the outcome in each row.
 *
 * @param listing the list that the triage was planned from; undefined for a triage by ids
 */
export async function executeTriage(execution: Execution, rows: readonly TriageRow[], listing?: Listing) {
  if (listing !== undefined) await addProjectIds(execution.context, rows);
  const answered: Answered = { moved: new Map(), unnamed: 0 };
  const kind = listing === undefined ? triageByIds(answered) : triageAsListed(answered, listing);
  const error = await execute(execution, kind, rows).catch((thrown: unknown) => thrown);
  // Runs after an error as well: the report needs the findings that moved before it.
  const { notices } = execution.context;
  noteUnnamed(notices, answered.unnamed, answered.moved.size);
  for (const { id } of error instanceof StepError ? unselectedIn(error.failure) : [])
    answered.moved.delete(id);
  const unlisted = reassignBranches(rows, answered.moved.values());
  if (listing !== undefined && unlisted.length > 0) notices.push({ kind: 'triaged-unlisted', ids: unlisted });
  if (error !== undefined) throw error;
}

/** Adds the ids of projects, by which `undo` finds findings once their repository is renamed. */
async function addProjectIds(context: Context, rows: readonly TriageRow[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    const { find } = await projectDirectory(context);
    for (const { change } of rows) change.finding.repository_id = find(change.finding.repository ?? '')?.id;
  } catch (error) {
    // Without ids, `undo` finds them by name.
    throwIfStepEnds(error);
  }
}

export function noteUnnamed(notices: Notice[], unnamed: number, named: number): void {
  if (unnamed > 0) notices.push({ kind: 'triaged-unnamed', named, numTriaged: named + unnamed });
}

/** The findings that the answers of a triage named or counted. */
interface Answered {
  /** As listed before they moved; only kind and id of those that no list had. */
  moved: Map<bigint, Finding>;
  unnamed: number;
}

/** The answers to one request. */
interface SeenAnswers {
  named: ReadonlySet<bigint>;
  /** Whether the last answer counts more findings than it names. */
  isIncomplete: boolean;
  mayLackRows?: boolean;
}

type TriageKind = Kind<TriageChange, SeenAnswers, Triaged>;

/** Moves findings whatever their state: the API has no filter by id. */
export function triageByIds(
  answered: Answered,
  listed: (id: bigint) => Finding | undefined = () => undefined,
): TriageKind {
  return {
    group: (rows) => {
      const seen = { named: new Set<bigint>(), isIncomplete: false };
      return requestsOf(rows).map((request) => ({ rows: request, seen }));
    },
    next: (rows) => rows,
    send: async (context, rows, _seen, attempts) => {
      const outcome = await context.writer.triage(await resolveSlug(context), bodyOf(rows), attempts);
      if (outcome.kind !== 'answered') return outcome;
      const { kind } = (rows[0] as TriageRow).change.finding;
      for (const id of outcome.value.triaged_issues)
        if (!answered.moved.has(id)) answered.moved.set(id, listed(id) ?? { kind, id });
      answered.unnamed += countUnnamed(outcome.value);
      return outcome;
    },
    seenIn: (answer, { named, mayLackRows }) => ({
      mayLackRows,
      named: named.union(new Set(answer.triaged_issues)),
      isIncomplete: countUnnamed(answer) > 0,
    }),
    look({ named, isIncomplete }, { finding, after }) {
      const failure = { kind: 'not-triaged', isIgnore: after.state === 'ignored' } as const;
      const refusal = isIncomplete ? undefined : ({ state: 'failed', failure } as const);
      return { isShown: named.has(finding.id), refusal };
    },
    sideEffectIn: (before, now, rows) => foreignFailure(before, now, rows, answered.moved),
  };
}

/** Moves a finding only if it is still as it was listed. */
export function triageAsListed(answered: Answered, listing: Listing): TriageKind {
  // As last listed, for all requests: several may have rows of one repository.
  const byId = new Map(listing.findings.map((finding) => [finding.id, finding]));
  const endedAtMs = new Map(listing.endedAtMs);
  const listedAtMs = (finding: Finding) =>
    Math.max(endedAtMs.get(repositoryKey(finding)) ?? 0, endedAtMs.get(finding.kind) ?? 0);
  const byIds = triageByIds(answered, (id) => byId.get(id));
  return {
    ...byIds,
    group: (rows) =>
      byIds.group(rows).map((write) => {
        return { ...write, readAtMs: () => Math.min(...findingsOf(write.rows).map(listedAtMs)) };
      }),
    readsBeforeEach: true,
    // The API has no filter by id: the repositories of the rows are listed again.
    read: async (context, rows, { named }) => {
      const former = findingsOf(rows);
      const newer = await listAgain(context, former);
      for (const { id } of former) byId.delete(id);
      for (const finding of newer.findings) byId.set(finding.id, finding);
      for (const [key, ms] of newer.endedAtMs) endedAtMs.set(key, ms);
      // These lists show what the last answer left out.
      return { named, isIncomplete: false, mayLackRows: newer.mayLackRows };
    },
    next: (rows, _seen, sent) =>
      rows.filter((row) => {
        const { finding } = row.change;
        // The list of secrets does not show whether a request whose answer was lost moved one.
        if (finding.kind === 'secrets' && sent.has(row)) return true;
        const now = byId.get(finding.id);
        return now !== undefined && isUntouched(now, finding);
      }),
    look: (seen, change) => {
      const look = byIds.look(seen, change);
      const now = byId.get(change.finding.id);
      if (now === undefined) return { ...look, isUnseen: seen.mayLackRows };
      const isShown = look.isShown || (now.kind !== 'secrets' && showsTriage(now, change.after));
      return { ...look, isShown, value: siblingOf(now) };
    },
  };
}

/**
 * Groups rows with the same triage into requests. The rows of a repository share one where they fit, because each may
 * list its repositories again; so do the branches of a finding, which move together.
 */
function requestsOf(rows: readonly TriageRow[]): TriageRow[][] {
  const byRepository = Map.groupBy(rows, ({ change }) => repositoryKey(change.finding)).values();
  const packs = pack(
    // A large repository needs several requests, each with whole findings.
    byRepository.flatMap((group) => pack(byFinding(group).values())),
  );
  // One request has one triage and one kind of findings.
  return packs.flatMap((rowsOfPack) => [
    ...Map.groupBy(rowsOfPack, ({ change: { finding, after } }) =>
      JSON.stringify([finding.kind, after.state, after.reason, after.note]),
    ).values(),
  ]);
}

function byFinding(rows: readonly TriageRow[]): Map<string, TriageRow[]> {
  return Map.groupBy(rows, ({ change }) => findingKey(change.finding));
}

/** Joins groups, in their order, into packs that fit into a request. */
function pack(groups: Iterable<TriageRow[]>): TriageRow[][] {
  const packs: TriageRow[][] = [];
  for (const group of groups) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + group.length <= MAX_TRIAGE_LIMIT) last.push(...group);
    else packs.push([...group]);
  }
  return packs;
}

function bodyOf(rows: readonly TriageRow[]): TriageBody {
  const { finding, after } = (rows[0] as TriageRow).change;
  return {
    issue_type: finding.kind as TriageIssueType,
    issue_ids: rows.map(({ change }) => change.finding.id),
    limit: rows.length,
    new_triage_state: after.state,
    new_triage_reason: after.reason,
    new_note: after.note,
  };
}

/**
 * For an answer that names findings which are no branch of a selected one. One without `match_based_id` may be such a
 * branch: it counts only if the answer names nothing selected.
 */
function foreignFailure(
  before: SeenAnswers,
  now: SeenAnswers,
  rows: readonly TriageRow[],
  moved: Answered['moved'],
): SideEffectFailure | undefined {
  const selected = findingsOf(rows);
  const ids = new Set(selected.map(({ id }) => id));
  const keys = new Set(selected.map(findingKey));
  const answered = [...now.named.difference(before.named)].flatMap((id) => moved.get(id) ?? []);
  const unselected = answered.filter((finding) => !ids.has(finding.id) && !keys.has(findingKey(finding)));
  const findings = unselected.filter(
    ({ match_based_id }) => match_based_id !== undefined || unselected.length === answered.length,
  );
  if (findings.length === 0) return undefined;
  const items = findings.map(({ id }) => String(id));
  return { kind: 'foreign', what: 'findings', items, findings };
}

/** The part of a finding on another branch that a report keeps. */
export function siblingOf(finding: Finding): Sibling {
  const { id, ref, status, triage_state, triage_reason, triage_comment } = finding;
  return { id, ref, status, triage_state, triage_reason, triage_comment };
}

/**
 * Gives the first row of each finding its other branches, which the platform moves along, without those that have rows
 * of their own: rows grow with findings, not with branches times branches.
 */
export function addBranches(rows: readonly TriageRow[], branches: ReadonlyMap<string, readonly Finding[]>) {
  const ids = new Set(findingsOf(rows).map(({ id }) => id));
  for (const [key, [first]] of byFinding(rows)) {
    const others = branches.get(key)?.filter(({ id }) => !ids.has(id)) ?? [];
    if (first !== undefined) first.change = { ...first.change, branches: others.map(siblingOf) };
  }
}

/**
 * Gives all branches of a finding to one of its rows that moved or may have moved, also those that only answers named.
 * Named findings that belong to no row that moved go to any that did.
 *
 * @returns the ids of named findings that no list had
 */
function reassignBranches(rows: readonly TriageRow[], moved: Iterable<Finding>): bigint[] {
  const reported = rows.flatMap(({ change }) => [change.finding, ...change.branches]);
  const known = new Set(reported.map(({ id }) => id));
  const movedKeys = new Set(inState(rows, 'changed').map(({ change }) => findingKey(change.finding)));
  const [anyKey] = movedKeys;
  const others = anyKey === undefined ? [] : [...moved].filter(({ id }) => !known.has(id));
  const othersByKey = Map.groupBy(others, (other) =>
    movedKeys.has(findingKey(other)) ? findingKey(other) : anyKey,
  );
  for (const [key, findingRows] of byFinding(rows)) {
    const newer = othersByKey.get(key)?.map(siblingOf) ?? [];
    const branches = [...findingRows.flatMap(({ change }) => change.branches), ...newer];
    const holder = inState(findingRows, 'changed')[0] ?? inState(findingRows, 'unknown')[0] ?? findingRows[0];
    if (branches.length > 0)
      for (const row of findingRows) row.change = { ...row.change, branches: row === holder ? branches : [] };
  }
  return others.filter(isUnread).map(({ id }) => id);
}
