import { expect, it } from 'vitest';
import { type Fault, faultsAt, scheduledFaults } from '../../../emulator/platform/faults.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform } from '../../../emulator/platform/server.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { ask } from './ask.ts';

const tag = (platform: Platform) => ask(platform, 'PUT', '/acme/projects/fleet/service-00001/tags', ['new']);
const broken = expect.any(Error);
const whole = { status: 200, json: { project: { name: 'fleet/service-00001' } } };

it.each<[Fault, boolean, unknown]>([
  [{ kind: 'status', status: 503, retryAfter: '2' }, false, { status: 503 }],
  [{ kind: 'status-after', status: 502 }, true, { status: 502 }],
  [{ kind: 'delay', ms: 5 }, true, whole],
  [{ kind: 'reset-before' }, false, broken],
  [{ kind: 'reset-during' }, true, broken],
  [{ kind: 'reset-after' }, true, broken],
  [{ kind: 'cut-body' }, true, broken],
  [{ kind: 'html', status: 502 }, false, { status: 502, text: expect.stringContaining('<h1>') }],
  [{ kind: 'empty', processed: true }, true, { status: 200, text: '' }],
  [{ kind: 'body', status: 418, body: 'short' }, false, { status: 418, text: 'short' }],
  [{ kind: 'rewritten', rewrite: () => '{}' }, true, { status: 200, json: {} }],
  [{ kind: 'redirect', status: 302, location: 'http://127.0.0.1:1/x' }, false, { status: 302, text: '' }],
])('a fault %j: processed is %s', async (fault, processed, answer) => {
  const platform = await openPlatform({ state: fleetState(1), faults: faultsAt({ 0: fault }) });
  const got = await tag(platform).catch((error: Error) => error);
  if (answer === broken) expect(got).toEqual(broken);
  else expect(got).toMatchObject(answer as object);
  const effects = processed ? [{ request: 0, what: 'tag-added', tag: 'new' }] : [];
  expect(platform.record).toMatchObject(effects);
  expect(platform.record).toHaveLength(effects.length);
  expect(platform.requests[0]).toMatchObject({ fault, applied: processed });
});

it('a fault echoes the token in three forms', async () => {
  const platform = await openPlatform({ faults: () => ({ kind: 'echo-token', status: 500 }) });
  const { text } = await tag(platform);
  const base64 = Buffer.from(DEFAULT_TOKEN).toString('base64');
  for (const form of [`Bearer ${DEFAULT_TOKEN}`, `Bearer%20${DEFAULT_TOKEN}`, base64])
    expect(text).toContain(form);
});

it.each(['request', 'headers', 'half'] as const)('a fault stalls after the %s', async (after) => {
  const platform = await openPlatform({ faults: () => ({ kind: 'stall', after, processed: true }) });
  const request = fetch(`${platform.url}/api/v1/deployments`, {
    headers: { authorization: `Bearer ${DEFAULT_TOKEN}` },
    signal: AbortSignal.timeout(150),
  });
  await expect(request.then((response) => response.text())).rejects.toThrow(/timeout/i);
});

it('faults are the same for the same seed, at about the rate that was asked', () => {
  const kindsOf = (seed: number) => {
    const source = scheduledFaults(seed, { rate: 0.3 });
    const request = { method: 'GET', path: '/', endpoint: 'project' };
    return Array.from({ length: 1000 }, (_, index) => source({ index, ...request })?.kind);
  };
  expect(kindsOf(7)).toEqual(kindsOf(7));
  expect(kindsOf(8)).not.toEqual(kindsOf(7));
  const failed = kindsOf(7).filter((kind) => kind !== undefined).length;
  expect(Math.abs(failed - 300)).toBeLessThan(50);
});
