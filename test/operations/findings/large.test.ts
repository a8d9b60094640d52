import { expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { triage } from '../../../src/operations/triage/run.ts';
import { NO_ISSUE } from '../../no-issue.ts';
import { asked, contextOn, DAY_MS, NOW, openPlatform } from './context.ts';

it('lists 12,000 findings and triages the oldest 1,000 with few requests', async () => {
  const state = findingsState(12_000, { overDays: 3000, now: NOW });
  const platform = await openPlatform({ state });
  const query = { issueType: 'sast', filters: { status: 'open', older_than: NOW - 2750 * DAY_MS } } as const;
  const result = await triage(contextOn(platform), {
    ...{ operation: 'triage', deployment: {}, concurrency: 8, dryRun: false, issueType: 'sast' },
    ...NO_ISSUE,
    ...{ selection: { by: 'listed', query }, decision: { state: 'ignored' } },
  });
  expect(result.rows.filter(({ state }) => state === 'changed')).toHaveLength(1000);
  // Four pages and an empty one.
  expect(asked(platform)).toEqual([...Array(5).fill('GET acme/findings'), 'POST acme/triage']);
});
