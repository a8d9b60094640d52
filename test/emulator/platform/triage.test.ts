import { afterAll, describe, expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { startPlatform } from '../../../emulator/platform/server.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { ask } from './ask.ts';

/** Nothing here changes it. */
const platform = await startPlatform();
afterAll(() => platform.close());

describe('a triage', () => {
  it('changes state, reason, note and time together, keeps all notes, and is recorded', async () => {
    const own = await openPlatform({ state: findingsState(1) });
    const body = { issue_type: 'sast', issue_ids: [1, 99] };
    const ignored = { new_triage_state: 'ignored', new_triage_reason: 'false_positive', new_note: 'first' };
    await ask(own, 'POST', '/acme/triage', { ...body, ...ignored });
    const [finding] = own.state.findings.all;
    expect(finding).toMatchObject({ status: 'ignored', triage_reason: 'false_positive', notes: ['first'] });
    expect(Math.abs((finding?.triaged_at ?? 0) * 1000 - own.now)).toBeLessThan(60_000);
    await ask(own, 'POST', '/acme/triage', { ...body, new_triage_state: 'reopened', new_note: 'second' });
    expect(finding).toMatchObject({ status: 'open', triage_reason: undefined, notes: ['first', 'second'] });
    expect(own.record).toMatchObject([
      { what: 'triaged', finding: 1n, before: { notes: 0 }, after: { status: 'ignored' }, note: 'first' },
      { what: 'triaged', finding: 1n, after: { triage_state: 'reopened', notes: 2 } },
    ]);
  });

  it.each<object>([
    { issue_type: 'ai_sast', status: 'open', new_note: 'x' },
    { status: 'open', new_note: '' },
    { new_note: 'x' },
    { new_note: 'x', issue_ids: [] },
    { new_note: 'x', issue_ids: [1], status: 'open' },
    { new_note: 'x', issue_ids: Array(3001).fill(1) },
    { new_note: 'x'.repeat(3001), status: 'open' },
    { new_triage_state: 'open', status: 'open' },
    { new_triage_state: 'fixing', new_triage_reason: 'no_time', status: 'open' },
    { new_note: 'x', status: 'open', limit: 3001 },
    { new_note: 'x', severities: 'low' },
    { new_note: 'x', exposures: ['reachable'] },
    { new_note: 'x', severity: ['low'] },
    { new_note: 'x', status: 'open', deploymentSlug: 'other' },
  ])('is refused with %j', async (body) => {
    const answer = await ask(platform, 'POST', '/acme/triage', { issue_type: 'sast', ...body });
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});
