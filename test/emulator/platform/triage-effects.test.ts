import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const triage = (body: unknown) => ask(platform, 'POST', '/acme/triage', body);
/** Of the findings that are still there. */
const findings = (predicate: (finding: Finding) => boolean) =>
  platform.state.findings.all.filter((finding) => !finding.removed && predicate(finding));

describe('triage', () => {
  it('selects policies by the modes of the rule board, too', async () => {
    const blocking = findings(
      ({ issue_type, policy_mode }) => issue_type === 'sast' && policy_mode === 'block',
    );
    const body = { issue_type: 'sast', policies: ['rule-board-block'], new_note: 'seen' };
    const { json } = await triage(body);
    const triaged = new Set(json.triaged_issues.map(BigInt));
    expect(blocking.length).toBeGreaterThan(0);
    expect(blocking.every(({ id }) => triaged.has(id))).toBe(true);
  });

  it('takes neither findings of artificial intelligence nor what was removed', async () => {
    expect((await triage({ issue_type: 'ai_sast', status: 'open', new_note: 'x' })).status).toBe(400);
    const gone = platform.state.findings.all.find(
      ({ removed, issue_type }) => removed && issue_type === 'sast',
    );
    const issue_ids = `[${gone?.id}]`;
    const { json } = await triage(`{"issue_type":"sast","issue_ids":${issue_ids},"new_note":"x"}`);
    expect(json).toEqual({ num_triaged: 0, triaged_issues: [] });
  });

  it('changes state, reason, note and times together, and keeps all notes', async () => {
    const [open] = findings(({ status, issue_type }) => status === 'open' && issue_type === 'sca');
    const body = { issue_type: 'sca', issue_ids: [Number(open?.id)] };
    const ignored = { new_triage_state: 'ignored', new_triage_reason: 'false_positive' };
    platform.now += 91 * 86_400_000;
    await triage({ ...body, ...ignored, new_note: 'first' });
    const row = async () => {
      const path = `/acme/findings?issue_type=sca&page_size=3000&repos=${encodeURIComponent(open?.repo ?? '')}`;
      const { json } = await ask(platform, 'GET', path);
      return json.findings.find(({ id }: { id: number | bigint }) => BigInt(id) === open?.id);
    };
    const before = await row();
    expect(before).toMatchObject({
      status: 'ignored',
      state: 'muted',
      triage_state: 'ignored',
      triage_reason: 'false_positive',
      triage_comment: 'first',
    });
    expect(Math.abs(Date.parse(before.triaged_at) - platform.now)).toBeLessThan(60_000);
    expect(before.state_updated_at).toBe(before.triaged_at);
    await triage({ ...body, new_triage_state: 'reopened', new_note: 'second' });
    const after = await row();
    expect(after).toMatchObject({
      status: 'open',
      state: 'unresolved',
      triage_state: 'reopened',
      triage_comment: 'second',
    });
    expect(after).not.toHaveProperty('triage_reason');
    expect(open?.notes.slice(-2)).toEqual(['first', 'second']);
  });
});
