import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { stepOn } from '../operations/scenario.ts';
import { TELLS_ALL_THE_TIME } from '../signals.ts';
import { openPlatform } from './open.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };

describe.concurrent('long work tells again and again how far it is:', () => {
  const ids = Array.from({ length: 12_000 }, (_, index) => index + 1).join();
  it.each([
    [
      'a triage by ids',
      1,
      { ...TRIAGE, 'issue-ids': ids },
      /^Triaging: \d+,000 of 12,000 findings, \d+ s so far, .* left$/m,
    ],
    ['a list', 2, { operation: 'list-projects', 'page-size': '10' }, /^Listing, \d+ s so far/m],
  ])('%s', async (_, done, inputs, line) => {
    const state = { ...findingsState(12_000), projects: fleetState(30).projects };
    const platform = await openPlatform({ state });
    const { promise: said, resolve } = Promise.withResolvers<void>();
    // After some requests the work stands still until the step has said how far it is.
    platform.quirks.onRequest = ({ index }) => (index < done ? undefined : said);
    let log = '';
    const onStart = ({ stdout }: ChildProcess) => {
      stdout?.on('data', (text) => {
        log += text;
        if (line.test(log)) resolve();
      });
      stdout?.once('close', resolve);
    };
    const run = await stepOn(platform, inputs, { onStart, nodeFlags: TELLS_ALL_THE_TIME });
    expect(run).toMatchObject({ exitCode: 0, warnings: [] });
    expect(run.log).toMatch(line);
  });
});
