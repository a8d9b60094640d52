import type { ChildProcess } from 'node:child_process';
import { expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { stepOn } from '../operations/scenario.ts';
import { TELLS_ALL_THE_TIME } from '../signals.ts';
import { openPlatform } from './open.ts';

it('long work tells again and again how far it is', async () => {
  const platform = await openPlatform({ state: findingsState(12_000) });
  const { promise: said, resolve } = Promise.withResolvers<void>();
  const line = /^Triaging: \d+,000 of 12,000 findings$/m;
  // After the first request the work stands still until the step has said how far it is.
  platform.quirks.onRequest = ({ index }) => (index < 1 ? undefined : said);
  let log = '';
  const onStart = ({ stdout }: ChildProcess) => {
    stdout?.on('data', (text) => {
      log += text;
      if (line.test(log)) resolve();
    });
    stdout?.once('close', resolve);
  };
  const ids = Array.from({ length: 12_000 }, (_, index) => index + 1).join();
  const inputs = {
    operation: 'triage',
    'issue-type': 'sast',
    'new-triage-state': 'ignored',
    'issue-ids': ids,
  };
  const run = await stepOn(platform, inputs, { onStart, nodeFlags: TELLS_ALL_THE_TIME });
  expect(run).toMatchObject({ exitCode: 0, warnings: [] });
  expect(run.log).toMatch(line);
});
