import { type Execution, execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import { findingsOf, inState } from '../changes/rows.ts';
import type { Row, Sibling, TriageChange } from '../model/change.ts';
import { resolveSlug } from '../model/deployment.ts';
import { MAX_TRIAGE_LIMIT, type TriageIssueType } from '../model/findings.ts';
import type { Notice } from '../model/notice.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { countUnnamed, type TriageBody, type Triaged } from '../platform/resources/finding-writes.ts';
import { findingKey, type RowsByFinding } from './finding.ts';
import { type Listing, listAgain, repositoryKey } from './list.ts';
import { isUntouched, showsTriage } from './triage-state.ts';

export type TriageRow = Row<TriageChange>;

/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and notes in each row what happened.
 *
 * @param listing the list that the triage was planned from; undefined for a triage by ids
 * @throws what ends a step
 */
export async function executeTriage(
  execution: Execution,
  rows: readonly TriageRow[],
  listing?: Listing,
): Promise<void> {
  const { notices } = execution.context;
  const tally = newTally();
  try {
    await execute(execution, triageKind(listing, tally), rows);
  } finally {
    moveBranchesToMovedRow(rows);
    addUnlisted(rows, tally.named.difference(tally.foreign));
    noteUnnamed(notices, tally.unnamed, tally.named.size);
  }
}

function newTally() {
  return {
    /** Ids that answers named as triaged. */
    named: new Set<bigint>(),
    /** Named ids that nobody asked for. */
    foreign: new Set<bigint>(),
    /** Count of findings that answers counted, but did not name. */
    unnamed: 0,
  };
}

/** Warns where answers counted more findings than they named. */
export function noteUnnamed(notices: Notice[], unnamed: number, named: number): void {
  if (unnamed > 0) notices.push({ kind: 'triaged-unnamed', named, numTriaged: named + unnamed });
}

/**
 * A triage. A listed finding is moved only if it is still as it was listed; a triage by ids reads nothing. Its
 * observations are the ids that answers named as triaged.
 *
 * @param listing undefined for a triage by ids
 * @param tally collects the ids and counts of the answers
 */
export function triageKind(
  listing?: Listing,
  tally = newTally(),
): Kind<TriageChange, ReadonlySet<bigint>, Triaged> {
  const isListed = listing !== undefined;
  /** The findings as last listed, by id. */
  const listed = new Map(listing?.findings.map((finding) => [finding.id, finding]));
  const endedAtMs = new Map(listing?.endedAtMs);
  const listedAtMs = ({ finding }: TriageChange) =>
    Math.max(endedAtMs.get(repositoryKey(finding)) ?? 0, endedAtMs.get(finding.kind) ?? 0);
  /** Secrets that a request may have moved. They are sent again, because their list cannot show the move. */
  const sentSecrets = new Set<bigint>();
  /** Whether the last answer counts no more findings than it names. */
  let namesAll = true;
  return {
    group: (rows) =>
      requestsOf(rows).map((chunk) => ({
        rows: chunk,
        seen: new Set(),
        // `read` lists the repositories again, which moves this on.
        get readAtMs() {
          return isListed ? Math.min(...chunk.map(({ change }) => listedAtMs(change))) : undefined;
        },
      })),
    readsBeforeEach: isListed,
    answersDecide: () => namesAll,
    // The API has no filter by id: the repositories of the rows are listed again.
    read: isListed
      ? async (context, rows, named) => {
          const findings = findingsOf(rows);
          const now = await listAgain(context, findings);
          for (const { id } of findings) listed.delete(id);
          for (const finding of now.findings) listed.set(finding.id, finding);
          for (const [key, ms] of now.endedAtMs) endedAtMs.set(key, ms);
          namesAll = true;
          return named;
        }
      : undefined,
    next: (rows) =>
      rows.filter(({ change: { finding } }) => {
        if (!isListed || sentSecrets.has(finding.id)) return true;
        const now = listed.get(finding.id);
        return now !== undefined && isUntouched(now, finding);
      }),
    send: async (context, rows, _named, options) => {
      const outcome = await context.writer.triage(await resolveSlug(context), bodyOf(rows), options);
      if (outcome.kind === 'open')
        for (const { kind, id } of findingsOf(rows)) if (kind === 'secrets') sentSecrets.add(id);
      return outcome;
    },
    seenIn: (answer, named) => {
      for (const id of answer.triaged_issues) tally.named.add(id);
      tally.unnamed += countUnnamed(answer);
      namesAll = countUnnamed(answer) === 0;
      return named.union(new Set(answer.triaged_issues));
    },
    shows: (named, { finding, after }) => {
      const now = finding.kind === 'secrets' ? undefined : listed.get(finding.id);
      return named.has(finding.id) || (now !== undefined && showsTriage(now, after));
    },
    valueIn: (_named, { finding }) => {
      const now = listed.get(finding.id);
      return now && siblingOf(now);
    },
    sideEffectIn: (earlier, named, rows) => {
      const foreign = foreignIn(named.difference(earlier), findingsOf(rows), listed);
      if (foreign.length === 0) return undefined;
      for (const { id } of foreign) tally.foreign.add(id);
      const items = foreign.map(({ id }) => String(id));
      return { kind: 'foreign', what: 'findings', target: String(rows.length), items, findings: foreign };
    },
  };
}

/**
 * Groups rows with the same triage into requests of at most 3,000 findings. Each request may list its repositories again,
 * so a repository's rows span as few as possible. A finding's branches move together, and stay in one request.
 */
function requestsOf(rows: readonly TriageRow[]): TriageRow[][] {
  const keyOf = ({ change }: TriageRow) => findingKey(change.finding);
  const byRepository = [...Map.groupBy(rows, ({ change }) => repositoryKey(change.finding)).values()];
  const parts = byRepository.flatMap((group) => packed(Map.groupBy(group, keyOf).values()));
  return packed(parts).flatMap((chunk) => [
    ...Map.groupBy(chunk, ({ change: { finding, after } }) =>
      JSON.stringify([finding.kind, after.state, after.reason, after.note]),
    ).values(),
  ]);
}

/** Joins groups, in their order, while a request takes them. */
function packed(groups: Iterable<TriageRow[]>): TriageRow[][] {
  const packs: TriageRow[][] = [];
  for (const group of groups) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + group.length <= MAX_TRIAGE_LIMIT) last.push(...group);
    else packs.push([...group]);
  }
  return packs;
}

function bodyOf(rows: readonly TriageRow[]): TriageBody {
  const [first] = rows;
  if (first === undefined) throw new RangeError('there are no findings');
  const { finding, after } = first.change;
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
 * Answered findings that are neither selected nor on a branch of a selected one, as they were listed. A finding without
 * `match_based_id` may be such a branch, and is left out.
 */
function foreignIn(
  answered: ReadonlySet<bigint>,
  selected: readonly Finding[],
  listed: ReadonlyMap<bigint, Finding>,
): Finding[] {
  const ids = new Set(selected.map(({ id }) => id));
  const keys = new Set(selected.map(findingKey));
  const isAsked = (id: bigint) => {
    const finding = listed.get(id);
    return ids.has(id) || (finding !== undefined && keys.has(findingKey(finding)));
  };
  const unasked = [...answered].filter((id) => !isAsked(id));
  // If no selected finding moved, no branch of one moved with it.
  const noneMoved = unasked.length === answered.size;
  return unasked
    .map((id) => listed.get(id) ?? { kind: selected[0]?.kind ?? 'sast', id })
    .filter(({ match_based_id }) => noneMoved || match_based_id !== undefined);
}

/** The part of a finding on another branch that a report keeps. */
export function siblingOf(finding: Finding): Sibling {
  const { id, ref, status, triage_state, triage_reason, triage_comment } = finding;
  return { id, ref, status, triage_state, triage_reason, triage_comment };
}

/**
 * Gives the first row of each finding the finding's other branches, which the platform moves along. Branches that are
 * rows themselves are left out, so that rows grow with findings, not with branches times branches.
 *
 * @param rows those to be written
 * @param byFinding the listed rows of their findings
 */
export function addBranches(rows: readonly TriageRow[], byFinding: RowsByFinding): void {
  const ids = new Set(findingsOf(rows).map(({ id }) => id));
  for (const [key, [first]] of Map.groupBy(rows, ({ change }) => findingKey(change.finding))) {
    const siblings = byFinding.get(key)?.filter(({ id }) => !ids.has(id)) ?? [];
    if (first !== undefined) first.change = { ...first.change, branches: siblings.map(siblingOf) };
  }
}

/** A finding's branches belong to a row of it that moved or may have moved. */
function moveBranchesToMovedRow(rows: readonly TriageRow[]): void {
  for (const same of Map.groupBy(rows, ({ change }) => findingKey(change.finding)).values()) {
    const holder = same.find(({ change }) => change.branches.length > 0);
    const moved = inState(same, 'changed')[0] ?? inState(same, 'unknown')[0];
    if (holder === undefined || moved === undefined || holder === moved) continue;
    moved.change = { ...moved.change, branches: holder.change.branches };
    holder.change = { ...holder.change, branches: [] };
  }
}

/**
 * Adds findings that answers named and no list had, such as those on a newer branch, to a row that they may have moved
 * with. Their former state is unknown.
 */
function addUnlisted(rows: readonly TriageRow[], named: Iterable<bigint>): void {
  const known = new Set(
    rows.flatMap(({ change: { finding, branches } }) => [finding.id, ...branches.map(({ id }) => id)]),
  );
  const unlisted = [...named].filter((id) => !known.has(id));
  const row = rows.find(({ state }) => state === 'changed');
  if (row === undefined || unlisted.length === 0) return;
  const { change } = row;
  row.change = { ...change, branches: [...change.branches, ...unlisted.map((id) => ({ id }))] };
}
