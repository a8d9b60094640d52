import { afterEach, describe, expect, it } from 'vitest';
import { faultsAt } from '../../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;
afterEach(() => platform.close());

const NAME = 'fleet/service-00001';
const TAGS = `/acme/projects/${NAME}/tags`;

describe('the record of what happened', () => {
  it('has every tag that came or went, with the request that did it', async () => {
    platform = await startPlatform({ state: fleetState(1, { tags: ['old', 'kept'] }) });
    await ask(platform, 'GET', '');
    await ask(platform, 'PUT', TAGS, ['kept', 'new']);
    await ask(platform, 'DELETE', `${TAGS}?tags=old&tags=none`);
    const at = expect.any(Number);
    expect(platform.record).toEqual([
      { at, by: 'request', request: 1, what: 'tag-added', project: NAME, tag: 'new' },
      { at, by: 'request', request: 2, what: 'tag-removed', project: NAME, tag: 'old' },
    ]);
    expect(platform.state.projects.get(NAME)?.tags).toEqual(['kept', 'new']);
  });

  it('has the switches that turned, and none that stayed', async () => {
    platform = await startPlatform({ state: fleetState(1, { managedScans: true }) });
    await ask(platform, 'PATCH', `/acme/projects/${NAME}/managed-scan`, {
      diff_scan: { enabled: true },
      full_scan: { enabled: false },
    });
    expect(platform.record).toMatchObject([
      { what: 'switched', project: NAME, flag: 'full_scan', before: true, after: false },
    ]);
  });

  it('has every triage with what was before, what is now and the note, siblings included', async () => {
    platform = await startPlatform({ state: findingsState(2), now: Date.UTC(2026, 0, 2) });
    const second = platform.state.findings.get(2n);
    if (second === undefined) throw new Error('the finding is missing');
    platform.state.findings.add({ ...second, id: 9n, ref: 'refs/heads/next', notes: [] });
    await ask(platform, 'POST', '/acme/triage', {
      issue_type: 'sast',
      issue_ids: [2],
      new_triage_state: 'ignored',
      new_triage_reason: 'no_time',
      new_note: 'later',
    });
    const before = { status: 'open', triage_state: 'untriaged', triage_reason: undefined, notes: 0 };
    const after = { status: 'ignored', triage_state: 'ignored', triage_reason: 'no_time', notes: 1 };
    expect(platform.record).toMatchObject([
      { what: 'triaged', finding: 2n, before, after, note: 'later' },
      { what: 'triaged', finding: 9n, before, after, note: 'later' },
    ]);
    expect(platform.record[0]?.at).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 2));
    expect(second.triaged_at).toBeCloseTo(Date.UTC(2026, 0, 2) / 1000, -1);
    expect(second.state_updated_at).toBe(second.triaged_at);
  });

  it('has what a person did meanwhile as theirs', async () => {
    platform = await startPlatform({ state: findingsState(1) });
    platform.edit({ project: NAME, addTags: ['theirs'], diffScan: true });
    platform.edit({ triage: [1n], state: 'reviewing', note: 'mine' });
    platform.edit({ renameProject: NAME, to: 'fleet/renamed' });
    platform.edit({ removeProject: 'fleet/service-00002' });
    expect(platform.record.map(({ by, what }) => `${by} ${what}`)).toEqual([
      'person tag-added',
      'person switched',
      'person triaged',
      'person project-renamed',
      'person project-removed',
    ]);
    expect(platform.state.findings.get(1n)).toMatchObject({ repo: 'fleet/renamed', status: 'reviewing' });
    expect(() => platform.edit({ project: NAME })).toThrow('there is no project');
  });

  it('has what took effect although its answer was lost, and nothing of what was refused', async () => {
    platform = await startPlatform({
      state: fleetState(1),
      faults: faultsAt({ 0: { kind: 'reset-after' }, 1: { kind: 'status', status: 500 } }),
    });
    await ask(platform, 'PUT', TAGS, ['one']).catch(() => undefined);
    await ask(platform, 'PUT', TAGS, ['two']);
    await ask(platform, 'PUT', TAGS, [7]);
    expect(platform.record).toMatchObject([{ request: 0, what: 'tag-added', tag: 'one' }]);
  });

  it('has what the platform does by itself', async () => {
    platform = await startPlatform({
      state: fleetState(1, { managedScans: true }),
      quirks: { autoManagedTag: true },
    });
    await ask(platform, 'GET', `/acme/projects/${NAME}`);
    expect(platform.record).toMatchObject([{ by: 'platform', what: 'tag-added', tag: 'managed-scan' }]);
    platform.startScan({ project: NAME, commit: 'a'.repeat(40), findings: [{ issue_type: 'sast' }] });
    expect(platform.record.slice(1).map(({ what }) => what)).toEqual([
      'scan-added',
      'scan-ended',
      'finding-added',
    ]);
  });

  it('stays empty where nothing is kept', async () => {
    platform = await startPlatform({ state: fleetState(1), log: 'counts' });
    await ask(platform, 'PUT', TAGS, ['new']);
    expect(platform.record).toEqual([]);
  });
});
