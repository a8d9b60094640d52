import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, faultsAt, faultsOn, scheduledFaults } from '../../../emulator/platform/faults.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform({ state: fleetState(3) });
});
afterEach(() => platform.close());

const isTagged = () => platform.state.projects.get('fleet/service-00001')?.tags.includes('new') ?? false;
const tag = () => ask(platform, 'PUT', '/acme/projects/fleet/service-00001/tags', ['new']);

describe('faults', () => {
  const broken = expect.any(Error);
  const whole = { status: 200, json: { project: { name: 'fleet/service-00001' } } };
  it.each<[Fault, boolean, unknown]>([
    [{ kind: 'status', status: 503, retryAfter: '2' }, false, { status: 503 }],
    [{ kind: 'status-after', status: 502 }, true, { status: 502 }],
    [{ kind: 'delay', ms: 5 }, true, whole],
    [{ kind: 'reset-before' }, false, broken],
    [{ kind: 'reset-during' }, true, broken],
    [{ kind: 'reset-during', part: 'headers' }, true, broken],
    [{ kind: 'reset-after' }, true, broken],
    [{ kind: 'cut-body' }, true, broken],
    [{ kind: 'trickle', ms: 0 }, true, whole],
    [{ kind: 'html', status: 502 }, false, { status: 502, text: expect.stringContaining('<h1>') }],
    [{ kind: 'empty', processed: true }, true, { status: 200, text: '' }],
    [{ kind: 'wrong-shape', processed: true }, true, { status: 200 }],
    [{ kind: 'body', status: 418, body: 'short' }, false, { status: 418, text: 'short' }],
    [{ kind: 'rewritten', rewrite: () => '{}' }, true, { status: 200, json: {} }],
    [{ kind: 'redirect', status: 302, location: 'http://127.0.0.1:1/x' }, false, { status: 302, text: '' }],
  ])('with %j: processed is %s', async (fault, processed, answer) => {
    platform.faults = faultsAt({ 0: fault });
    const got = await tag().catch((error: Error) => error);
    if (answer === broken) expect(got).toEqual(broken);
    else expect(got).toMatchObject(answer as object);
    expect(isTagged()).toBe(processed);
    expect(platform.requests[0]).toMatchObject({ fault, applied: processed });
  });

  it('echo the token in three forms', async () => {
    platform.faults = () => ({ kind: 'echo-token', status: 500 });
    const { text } = await tag();
    const base64 = Buffer.from(DEFAULT_TOKEN).toString('base64');
    for (const form of [`Bearer ${DEFAULT_TOKEN}`, `Bearer%20${DEFAULT_TOKEN}`, base64])
      expect(text).toContain(form);
  });

  it.each(['request', 'headers', 'half'] as const)(
    'leave the client without more after the %s',
    async (after) => {
      platform.faults = () => ({ kind: 'stall', after, processed: true });
      const request = fetch(`${platform.url}/api/v1/deployments`, {
        headers: { authorization: `Bearer ${DEFAULT_TOKEN}` },
        signal: AbortSignal.timeout(150),
      });
      await expect(request.then((response) => response.text())).rejects.toThrow(/timeout/i);
    },
  );

  it('are the same for the same seed, at about the rate that was asked', () => {
    const kindsOf = (seed: number) => {
      const source = scheduledFaults(seed, { rate: 0.3 });
      const request = { method: 'GET', path: '/', endpoint: 'project' };
      return Array.from({ length: 1000 }, (_, index) => source({ index, ...request })?.kind);
    };
    const kinds = kindsOf(7);
    expect(kindsOf(7)).toEqual(kinds);
    expect(kindsOf(8)).not.toEqual(kinds);
    const failed = kinds.filter((kind) => kind !== undefined);
    expect(failed.length).toBeGreaterThan(250);
    expect(failed.length).toBeLessThan(350);
  });

  it('come so many times where a predicate wants them', async () => {
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'tags', { kind: 'status', status: 500 }, 2);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await ask(platform, 'GET', '')).status, (await tag()).status);
    }
    expect(statuses).toEqual([200, 500, 200, 500, 200, 200]);
  });
});
