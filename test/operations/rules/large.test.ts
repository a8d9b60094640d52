import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { startPlatform } from '../../../emulator/platform/server.ts';

const CHILD = fileURLToPath(new URL('large-child.ts', import.meta.url));
const RULES = `
version: 1
projects:
  - { name: tenth, when: { name: 'fleet/*00' }, tags: [tenth], managed-scan: { diff: false } }
findings:
  - name: noise
    limit: 1000
    when: { severity: low, older-than: 800d, path: ['**/test/**', 'src/**'] }
    triage: { state: ignored, for: 90d }
`;

describe('2,000 projects and 12,000 findings', () => {
  it('are planned within a heap of 40 MiB, each page read once', async () => {
    const state = findingsState(12_000, { projects: 2000, overDays: 900 });
    const platform = await startPlatform({ state, log: 'counts' });
    onTestFinished(() => platform.close());
    const flags = ['--max-old-space-size=40', CHILD, platform.url, RULES];
    const planned = JSON.parse((await promisify(execFile)(process.execPath, flags)).stdout);
    expect(planned).not.toHaveProperty('failure');
    expect(planned).toMatchObject({ changes: 1020, waiting: { noise: 334 } });
    // One request for each of the 20 projects whose switches a rule names.
    expect(platform.counts).toMatchObject({ 'GET project': 20 });
  });
});
