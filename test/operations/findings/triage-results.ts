/** A triage to ask for, and what its result says. */

import type { Platform } from '../../../emulator/platform/server.ts';
import type { RowState, TriageChange } from '../../../src/changes/change.ts';
import type { TriageRow } from '../../../src/findings/triage.ts';
import type { TriageRequest } from '../../../src/operations/triage/inputs.ts';
import type { TriageResult } from '../../../src/operations/triage/run.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import { NO_ISSUE } from '../../no-issue.ts';

const BASE = { operation: 'triage', deployment: {}, concurrency: 8, dryRun: false } as const;

export function triageOf(
  selection: TriageRequest['selection'],
  decision: TriageRequest['decision'],
  others: Partial<TriageRequest> = {},
): TriageRequest {
  const issueType = selection.by === 'listed' ? selection.query.issueType : 'sast';
  return { ...BASE, ...NO_ISSUE, issueType: issueType as 'sast', selection, decision, ...others };
}

export function changesIn({ rows }: TriageResult, state: RowState): TriageChange[] {
  return (rows as TriageRow[]).filter((row) => row.state === state).map(({ change }) => change);
}

export function idsIn(result: TriageResult, state: RowState): bigint[] {
  return changesIn(result, state).map(({ finding }) => finding.id);
}

/** The findings on other branches that are said to have moved along. */
export function siblingsIn(result: TriageResult): Finding[] {
  const selected = new Set((result.rows as TriageRow[]).map(({ change }) => change.finding.id));
  const along = changesIn(result, 'changed').flatMap(({ branches }) => branches);
  return [...new Map(along.map((one) => [one.id, one])).values()].filter(({ id }) => !selected.has(id));
}

/** How many notes the finding with the most of a text has. */
export function mostNotes({ state }: Platform, note: string): number {
  return Math.max(...state.findings.all.map(({ notes }) => notes.filter((one) => one === note).length));
}
