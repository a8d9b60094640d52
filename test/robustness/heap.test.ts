import { expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { rulesStep } from '../operations/policies/world.ts';
import { openPlatform } from './open.ts';

const RULES = `projects:
  - { name: tenth, when: { name: 'fleet/*00' }, tags: [tenth], managed-scan: { diff: true } }
findings:
  - name: noise
    limit: 100
    when: { severity: low, older-than: 800d, path: ['**/test/**', 'src/**'] }
    triage: { state: ignored, for: 90d }
`;

it('1,000 projects and 6,000 findings are planned within a heap of 32 MiB', async () => {
  const state = findingsState(6000, { projects: 1000, overDays: 900 });
  const platform = await openPlatform({ state, log: 'counts' });
  const run = await rulesStep(platform, 'plan', RULES, {}, { nodeFlags: ['--max-old-space-size=32'] });
  expect(run.errors).toEqual([]);
  expect(run.outputs).toMatchObject({ 'to-add': '10', 'to-switch': '10', 'to-triage': '100' });
  // One request for each of the projects whose switches a rule names.
  expect(platform.counts).toMatchObject({ 'GET project': 10 });
});
