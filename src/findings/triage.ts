import type { Row, TriageChange } from '../changes/change.ts';
import { type Execution, execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import { findingsOf } from '../changes/rows.ts';
import { resolveSlug } from '../model/deployment.ts';
import { MAX_TRIAGE_LIMIT, type TriageIssueType } from '../model/findings.ts';
import type { Finding, FindingKind } from '../platform/resources/finding.ts';
import type { TriageBody, Triaged } from '../platform/resources/triage.ts';
import { findingKey } from './finding.ts';
import { listAgain } from './list.ts';
import { isUntouched, showsTriage } from './triage-state.ts';

export type TriageRow = Row<TriageChange>;

/** What lists and answers have shown of findings. */
export interface SeenFindings {
  /** As they were listed last, by id. */
  listed: ReadonlyMap<bigint, Finding>;
  /** Ids that answers named as triaged. */
  named: ReadonlySet<bigint>;
}

/** The list that a triage was planned from. */
export interface Listing {
  /** Every row that came, selected or not. */
  findings: readonly Finding[];
  /** When the list of each kind ended, on the step's clock. */
  endedAtMs: ReadonlyMap<FindingKind, number>;
}

/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and notes in each row what happened.
 *
 * @param listing undefined of a triage by ids
 * @throws what ends a step
 */
export async function executeTriage(
  execution: Execution,
  rows: readonly TriageRow[],
  listing?: Listing,
): Promise<void> {
  const named = new Set<bigint>();
  execution.context.progress.begin('triaging', rows.length);
  try {
    const kind = triageKind(listing, (id) => named.add(id));
    await execute(execution, kind, rows);
  } finally {
    addUnlisted(rows, named);
  }
}

/**
 * A triage: listed findings are moved only as they were listed; of one by ids nothing can be read.
 *
 * @param listing undefined of a triage by ids
 * @param onMoved called with each id that an answer names, but for foreign ones
 */
export function triageKind(
  listing?: Listing,
  onMoved: (id: bigint) => void = () => {},
): Kind<TriageChange, SeenFindings, Triaged> {
  const isListed = listing !== undefined;
  const listedIds = new Map(listing?.findings.map((finding) => [finding.id, finding]));
  return {
    group: (rows) =>
      writesOf(rows).map((chunk) => {
        const findings = findingsOf(chunk);
        const readAtMs = findings[0] && listing?.endedAtMs.get(findings[0].kind);
        return { rows: chunk, seen: seenOf(isListed ? findings : []), readAtMs };
      }),
    readsBeforeEach: isListed,
    answersDecide: true,
    // The API has no filter by id: the repositories of the rows are listed again.
    read: isListed
      ? async (context, rows, { named }) => seenOf(await listAgain(context, findingsOf(rows)), named)
      : undefined,
    next: (rows, { listed, named }) =>
      rows.filter(({ change: { finding } }) => {
        if (!isListed) return !named.has(finding.id);
        const now = listed.get(finding.id);
        return now !== undefined && isUntouched(now, finding);
      }),
    send: async (context, rows, _seen, how) =>
      context.writer.triage(await resolveSlug(context), bodyOf(rows), how),
    seenIn: ({ triaged_issues }, { listed, named }) => ({
      listed,
      named: new Set([...named, ...triaged_issues]),
    }),
    shows: ({ listed, named }, { finding, after }) => {
      const now = listed.get(finding.id);
      return named.has(finding.id) || (now !== undefined && showsTriage(now, after));
    },
    valueIn: ({ listed }, { finding }) => listed.get(finding.id),
    sideEffectIn: (before, { named }, rows) => {
      const answered = [...named].filter((id) => !before.named.has(id));
      const foreign = foreignIn(answered, rows, listedIds);
      const ids = new Set(foreign.map(({ id }) => id));
      for (const id of answered) if (!ids.has(id)) onMoved(id);
      if (ids.size === 0) return undefined;
      const items = [...ids].map(String);
      return { kind: 'foreign', what: 'findings', of: String(rows.length), items, findings: foreign };
    },
  };
}

/** Rows of one kind and decision, the same finding's on all branches together: they move together. */
function writesOf(rows: readonly TriageRow[]): TriageRow[][] {
  const chunks: TriageRow[][] = [];
  const alike = Map.groupBy(rows, ({ change: { finding, after } }) =>
    JSON.stringify([finding.kind, after.state, after.reason, after.note]),
  );
  for (const group of alike.values()) {
    let chunk: TriageRow[] = [];
    chunks.push(chunk);
    for (const same of Map.groupBy(group, ({ change }) => findingKey(change.finding)).values()) {
      if (chunk.length + same.length > MAX_TRIAGE_LIMIT) {
        chunk = [];
        chunks.push(chunk);
      }
      chunk.push(...same);
    }
  }
  return chunks;
}

function seenOf(findings: readonly Finding[], named: ReadonlySet<bigint> = new Set()): SeenFindings {
  return { listed: new Map(findings.map((finding) => [finding.id, finding])), named };
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
 * Findings, as they were listed, that are neither selected nor on a branch of a selected one. One without an id that
 * its branches share may be such a one.
 */
function foreignIn(
  answered: readonly bigint[],
  rows: readonly TriageRow[],
  listed: ReadonlyMap<bigint, Finding>,
): Finding[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { kind } = first.change.finding;
  const asked = idsOf(rows);
  // Where none of those asked for moved, no branch of them moved with it.
  const isAlone = !answered.some((id) => asked.has(id));
  const isForeign = (id: bigint) => isAlone || listed.get(id)?.match_based_id !== undefined;
  const ids = answered.filter((id) => !asked.has(id) && isForeign(id));
  return ids.map((id) => listed.get(id) ?? { kind, id });
}

/**
 * Adds findings that answers named and no list had, such as those on a branch that came since: they moved along with
 * one of the rows, whose former state is not theirs.
 */
function addUnlisted(rows: readonly TriageRow[], named: Iterable<bigint>): void {
  const known = idsOf(rows);
  const unlisted = [...named].filter((id) => !known.has(id));
  const row = rows.find(({ state }) => state === 'changed');
  if (row === undefined || unlisted.length === 0) return;
  const { change } = row;
  const found = unlisted.map((id): Finding => ({ kind: change.finding.kind, id }));
  row.change = { ...change, branches: [...change.branches, ...found] };
}

function idsOf(rows: readonly TriageRow[]): Set<bigint> {
  return new Set(
    rows.flatMap(({ change: { finding, branches } }) => [finding.id, ...branches.map(({ id }) => id)]),
  );
}
