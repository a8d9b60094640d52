import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { AUTHORITY, TLS } from '../robustness/certificates/files.ts';
import { expectTrueFleet, expectTrueTriage, factsBefore } from './claims.ts';

/** What a signal takes to be heard, in ms, on a busy machine: a request may be written until then. */
const HEARD_MS = 150;
const WRITES: Record<string, string>[] = [
  { operation: 'tag', tags: 'new' },
  { operation: 'tag', 'remove-tags': 'old' },
  { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' },
];

/** Sends a signal once `isTime`. @returns when it was sent, in ms of `performance.now()` */
function signalWhen(isTime: () => boolean, signal: NodeJS.Signals) {
  const sent = { at: Number.POSITIVE_INFINITY };
  const onStart = (child: { kill(signal: NodeJS.Signals): boolean }) => {
    const timer = setInterval(() => {
      if (!isTime()) return;
      clearInterval(timer);
      sent.at = performance.now();
      child.kill(signal);
    }, 2);
  };
  return { sent, onStart };
}

function writesAfter({ requests }: Platform, at: number) {
  return requests.filter(({ method, at: arrived }) => method !== 'GET' && arrived > at + HEARD_MS);
}

describe('after a signal', () => {
  it.each(WRITES)(
    'no write of %j is received any more, also on connections that are being set up',
    async (inputs) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        const state = fleetState(100, { tags: ['old'] });
        const platform = await openPlatform({ state, tls: TLS, latency: 40 });
        const before = factsBefore(platform);
        // The first connection lists; those after it shake hands late.
        platform.quirks.onRequest = () => {
          platform.quirks.heldConnections = { forMs: 700 };
        };
        const isWriting = () => platform.requests.some(({ method }) => method !== 'GET');
        const { sent, onStart } = signalWhen(isWriting, signal);
        const run = await stepOn(
          platform,
          { ...inputs, projects: 'fleet/**', 'max-changes': '1000', concurrency: '32' },
          { environment: { NODE_EXTRA_CA_CERTS: AUTHORITY }, onStart },
        );
        await delay(800);
        expect(writesAfter(platform, sent.at)).toEqual([]);
        expect(run.report).toMatchObject({ cancelled: true });
        expect(run.outputs['failure-reason']).toBe('cancelled');
        expectTrueFleet(platform, run, before);
      }
    },
  );

  it.each([3, 12, 30])('in the midst of writes (after %i), what is told is true', async (count) => {
    for (const inputs of WRITES) {
      const platform = await openPlatform({ state: fleetState(60, { tags: ['old', 'kept'] }), latency: 20 });
      const before = factsBefore(platform);
      const writes = () => platform.requests.filter(({ method }) => method !== 'GET').length;
      const { sent, onStart } = signalWhen(() => writes() >= count, 'SIGINT');
      const run = await stepOn(
        platform,
        { ...inputs, projects: 'fleet/**', 'max-changes': '1000' },
        { onStart },
      );
      expect(writesAfter(platform, sent.at)).toEqual([]);
      expectTrueFleet(platform, run, before);
      expect(run.exitCode).toBe(1);
    }
  });

  it('a triage that waits for its answer is open, and its siblings are, too', async () => {
    const platform = await openPlatform({ state: findingsState(50) });
    platform.faults = ({ endpoint }) =>
      endpoint === 'triage' ? { kind: 'stall', processed: true } : undefined;
    const { onStart } = signalWhen(() => (platform.counts['POST triage'] ?? 0) > 0, 'SIGTERM');
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'ignored',
      status: 'open',
    };
    for (const selection of ['listed', 'platform']) {
      const run = await stepOn(platform, { ...inputs, selection }, { onStart });
      expect(run.report.result.journal.triage.uncertain).toMatchObject({ requests: 1 });
      expect(run.outputs).toMatchObject({
        outcome: 'partial',
        'failure-reason': 'cancelled',
        'num-triaged': '0',
      });
      if (selection === 'listed') expectTrueTriage(platform, run);
      for (const finding of platform.state.findings)
        Object.assign(finding, { status: 'open', triage_state: 'untriaged' });
      delete (platform.counts as Record<string, number>)['POST triage'];
    }
  });
});
