/** A triage to ask for, and what its result says. */

import type { Platform } from '../../../emulator/platform/server.ts';
import type { TriageRow } from '../../../src/findings/triage.ts';
import type { RowState, Sibling, TriageChange } from '../../../src/model/change.ts';
import type { TriageRequest } from '../../../src/operations/triage/inputs.ts';
import { type TriageResult, run as triage } from '../../../src/operations/triage/run.ts';
import { NO_ISSUE } from '../../no-issue.ts';
import { type ContextOptions, contextOn } from './context.ts';

const BASE = { operation: 'triage', deployment: {}, dryRun: false } as const;

export const FIXING = { state: 'fixing' } as const;

/** A triage without a step around it. */
export function triageOn(
  platform: Platform,
  selection: TriageRequest['selection'],
  decision: TriageRequest['decision'] = FIXING,
  { maxChanges, ...options }: ContextOptions & Pick<TriageRequest, 'maxChanges'> = {},
): Promise<TriageResult> {
  const issueType = selection.by === 'listed' ? selection.query.issueType : 'sast';
  const request = { ...BASE, ...NO_ISSUE, issueType: issueType as 'sast', selection, decision, maxChanges };
  return triage(contextOn(platform, options), request);
}

export function changesIn({ rows }: TriageResult, state: RowState): TriageChange[] {
  return (rows as TriageRow[]).filter((row) => row.state === state).map(({ change }) => change);
}

export function idsIn(result: TriageResult, state: RowState): bigint[] {
  return changesIn(result, state).map(({ finding }) => finding.id);
}

/** The findings on other branches that are said to have moved along. */
export function siblingsIn(result: TriageResult): Sibling[] {
  const selected = new Set((result.rows as TriageRow[]).map(({ change }) => change.finding.id));
  const along = changesIn(result, 'changed').flatMap(({ branches }) => branches);
  return [...new Map(along.map((one) => [one.id, one])).values()].filter(({ id }) => !selected.has(id));
}

/** The largest number of notes with a text on one finding. */
export function mostNotes({ state }: Platform, note: string): number {
  return Math.max(...state.findings.all.map(({ notes }) => notes.filter((one) => one === note).length));
}
