import type { TriageRequest } from '../../../src/operations/triage/inputs.ts';
import type { TriageResult } from '../../../src/operations/triage/run.ts';
import { NO_ISSUE } from '../../no-issue.ts';
/** What a triage says, held against what the platform recorded. */

import { expect } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { RowState, TriageChange } from '../../../src/changes/change.ts';
import type { TriageRow } from '../../../src/findings/triage-kind.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';

const BASE = { operation: 'triage', deployment: {}, concurrency: 8, dryRun: false } as const;

export function triageOf(
  selection: TriageRequest['selection'],
  decision: TriageRequest['decision'],
  others: Partial<TriageRequest> = {},
): TriageRequest {
  const issueType = selection.by === 'listed' ? selection.query.issueType : 'sast';
  return { ...BASE, ...NO_ISSUE, issueType: issueType as 'sast', selection, decision, ...others };
}

/** The findings that really were triaged, by requests. */
export function effects({ record }: Platform): Set<bigint> {
  return new Set(
    record.flatMap((one) => (one.what === 'triaged' && one.by === 'request' ? [one.finding] : [])),
  );
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

/** Nothing is claimed that did not happen, and nothing happened that is not told. */
export function expectTrueClaims(platform: Platform, result: TriageResult): void {
  const really = effects(platform);
  const siblings = siblingsIn(result).map(({ id }) => id);
  const changed = idsIn(result, 'changed');
  expect(changed.filter((id) => !really.has(id))).toEqual([]);
  for (const state of ['failed', 'not-reached', 'unchanged', 'would-change'] as const) {
    expect({ state, ids: idsIn(result, state).filter((id) => really.has(id)) }).toEqual({ state, ids: [] });
  }
  const told = new Set([...changed, ...siblings, ...idsIn(result, 'unknown')]);
  const untold = [...really].filter((id) => !told.has(id));
  const mayMove = new Set(
    idsIn(result, 'unknown').flatMap((id) => {
      const finding = platform.state.findings.get(id);
      return finding === undefined ? [] : platform.state.findings.siblings(finding).map((one) => one.id);
    }),
  );
  expect(untold.filter((id) => !mayMove.has(id))).toEqual([]);
}

/** How many notes the finding with the most of a text has. */
export function mostNotes({ state }: Platform, note: string): number {
  return Math.max(...state.findings.all.map(({ notes }) => notes.filter((one) => one === note).length));
}
