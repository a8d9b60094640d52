import { expect, it } from 'vitest';
import { finding, openPlatform, project, runApply, writesTo } from './scenario.ts';

it('an apply writes findings first, right after their listing, then tags, switches and primary branches', async () => {
  const platform = await openPlatform([project('acme/api')], [finding(1, { ageDays: 40 })]);
  const applied = await runApply(
    platform,
    `
version: 1
projects: [{ name: all, tags: [pci], managed-scan: { full: true }, primary-branch: trunk }]
findings: [{ name: noise, when: { older-than: 30d }, triage: { state: ignored, for: 90d } }]
`,
  );
  expect(applied.failure).toBeUndefined();
  const writes = writesTo(platform).map((one) => one.replace(/ .*\/deployments\/[^/]+/, ' '));
  expect(writes).toEqual([
    'POST /triage',
    'PUT /projects/acme/api/tags',
    'PATCH /projects/acme/api/managed-scan',
    'PATCH /projects/acme/api',
  ]);
});
