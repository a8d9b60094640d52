import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../../emulator/platform/server.ts';
import { DAY_MS, NOW, openPlatform } from './context.ts';

const SCRIPT = fileURLToPath(new URL('large-triage.ts', import.meta.url));
const HEAP_MIB = 40;

it('lists 12,000 findings and triages the oldest 1,000 in a small heap, with few requests', async () => {
  const state = findingsState(12_000, { overDays: 3000, now: NOW });
  const platform = await openPlatform({ state, log: 'counts' });
  const olderThanMs = NOW - 2750 * DAY_MS;
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${HEAP_MIB}`,
    SCRIPT,
    platform.url,
    String(olderThanMs),
    DEFAULT_TOKEN,
  ]);
  const { triaged, requests } = JSON.parse(stdout);
  expect(triaged).toBe(1000);
  // Four pages and an empty one, twice; then comes the triage.
  expect(requests).toBeLessThanOrEqual(11);
});
