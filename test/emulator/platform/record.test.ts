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
  it('has what changed in a project, with the request that did it, and nothing that stayed', async () => {
    platform = await startPlatform({ state: fleetState(1, { tags: ['old', 'kept'], managedScans: true }) });
    await ask(platform, 'PUT', TAGS, ['kept', 'new']);
    await ask(platform, 'DELETE', `${TAGS}?tags=old&tags=none`);
    const switches = { diff_scan: { enabled: true }, full_scan: { enabled: false } };
    await ask(platform, 'PATCH', `/acme/projects/${NAME}/managed-scan`, switches);
    const by = { at: expect.any(Number), by: 'request', project: NAME };
    expect(platform.record).toEqual([
      { ...by, request: 0, what: 'tag-added', tag: 'new' },
      { ...by, request: 1, what: 'tag-removed', tag: 'old' },
      { ...by, request: 2, what: 'switched', flag: 'full_scan', before: true, after: false },
    ]);
  });

  it('has every triage with what was before, what is now and the note, siblings included', async () => {
    platform = await startPlatform({ state: findingsState(2) });
    const [, second] = platform.state.findings.all;
    if (second !== undefined)
      platform.state.findings.add({ ...second, id: 9n, ref: 'refs/heads/next', notes: [] });
    const ignored = { new_triage_state: 'ignored', new_triage_reason: 'no_time', new_note: 'later' };
    await ask(platform, 'POST', '/acme/triage', { issue_type: 'sast', issue_ids: [2], ...ignored });
    const before = { status: 'open', triage_state: 'untriaged', triage_reason: undefined, notes: 0 };
    const after = { status: 'ignored', triage_state: 'ignored', triage_reason: 'no_time', notes: 1 };
    expect(platform.record).toMatchObject([
      { what: 'triaged', finding: 2n, before, after, note: 'later' },
      { what: 'triaged', finding: 9n, before, after, note: 'later' },
    ]);
  });

  it('has what a person or the platform did meanwhile as theirs', async () => {
    platform = await startPlatform({ state: findingsState(1) });
    platform.edit({ project: NAME, addTags: ['theirs'], diffScan: true });
    platform.edit({ triage: [1n], state: 'reviewing', note: 'mine' });
    platform.edit({ renameProject: NAME, to: 'fleet/renamed' });
    platform.startScan({ project: 'fleet/renamed', commit: 'a'.repeat(40) });
    expect(platform.record.map(({ by, what }) => `${by} ${what}`)).toEqual([
      ...['person tag-added', 'person switched', 'person triaged', 'person project-renamed'],
      ...['platform scan-added', 'platform scan-ended'],
    ]);
    expect(platform.state.findings.get(1n)).toMatchObject({ repo: 'fleet/renamed', status: 'reviewing' });
    expect(() => platform.edit({ project: NAME })).toThrow('there is no project');
  });

  it('has what took effect although its answer was lost, and nothing of what was refused', async () => {
    const faults = faultsAt({ 0: { kind: 'reset-after' }, 1: { kind: 'status', status: 500 } });
    platform = await startPlatform({ state: fleetState(1), faults });
    await ask(platform, 'PUT', TAGS, ['one']).catch(() => undefined);
    await ask(platform, 'PUT', TAGS, ['two']);
    await ask(platform, 'PUT', TAGS, [7]);
    expect(platform.record).toMatchObject([{ request: 0, what: 'tag-added', tag: 'one' }]);
  });
});
