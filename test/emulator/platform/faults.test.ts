import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Fault,
  faultsAt,
  faultsOfAny,
  faultsOn,
  scheduledFaults,
} from '../../../emulator/platform/faults.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform({ state: fleetState(3) });
});
afterEach(() => platform.close());

const isTagged = () => platform.state.projects.get('fleet/service-00001')?.tags.includes('new') ?? false;

async function tagWith(fault: Fault) {
  platform.faults = faultsAt({ 0: fault });
  const answer = await ask(platform, 'PUT', '/acme/projects/fleet/service-00001/tags', ['new']).catch(
    (error: Error) => error,
  );
  expect(platform.requests[0]).toMatchObject({ fault, applied: isTagged() });
  return answer;
}

describe('faults', () => {
  const broken = expect.any(Error);
  it.each<[Fault, boolean, unknown]>([
    [{ kind: 'status', status: 503, retryAfter: '2' }, false, { status: 503 }],
    [{ kind: 'status-after', status: 502 }, true, { status: 502 }],
    [
      { kind: 'delay', ms: 5 },
      true,
      { status: 200, json: expect.objectContaining({ project: expect.anything() }) },
    ],
    [{ kind: 'reset-before' }, false, broken],
    [{ kind: 'reset-during' }, true, broken],
    [{ kind: 'reset-during', part: 'headers' }, true, broken],
    [{ kind: 'reset-after' }, true, broken],
    [{ kind: 'cut-body' }, true, broken],
    [
      { kind: 'trickle', ms: 0 },
      true,
      { status: 200, json: expect.objectContaining({ project: expect.anything() }) },
    ],
    [{ kind: 'html', status: 502 }, false, { status: 502, text: expect.stringContaining('<h1>') }],
    [{ kind: 'empty' }, false, { status: 200, text: '' }],
    [{ kind: 'empty', processed: true }, true, { status: 200, text: '' }],
    [{ kind: 'null' }, false, { status: 200, json: null }],
    [{ kind: 'wrong-shape', processed: true }, true, { status: 200 }],
    [
      { kind: 'body', status: 418, body: 'short', contentType: 'text/plain' },
      false,
      { status: 418, text: 'short' },
    ],
    [{ kind: 'redirect', status: 302, location: 'http://127.0.0.1:1/x' }, false, { status: 302, text: '' }],
  ])('with %j: processed is %s', async (fault, processed, answer) => {
    const got = await tagWith(fault);
    if (answer === broken) expect(got).toEqual(broken);
    else expect(got).toMatchObject(answer as object);
    expect(isTagged()).toBe(processed);
  });

  it('echo the token in three forms', async () => {
    const answer = await tagWith({ kind: 'echo-token', status: 500 });
    expect(answer).toMatchObject({ status: 500, text: expect.stringContaining(`Bearer ${DEFAULT_TOKEN}`) });
    expect(answer).toMatchObject({ text: expect.stringContaining(`Bearer%20${DEFAULT_TOKEN}`) });
    const base64 = Buffer.from(DEFAULT_TOKEN).toString('base64');
    expect(answer).toMatchObject({ text: expect.stringContaining(base64) });
  });

  it('end with the connection, however much is left of them', async () => {
    for (const fault of [
      { kind: 'trickle', ms: 60_000 },
      { kind: 'delay', ms: 60_000 },
    ] satisfies Fault[]) {
      platform.faults = () => fault;
      const signal = AbortSignal.timeout(50);
      const authorization = `Bearer ${DEFAULT_TOKEN}`;
      const read = async () => {
        const response = await fetch(`${platform.url}/api/v1/deployments`, {
          signal,
          headers: { authorization },
        });
        for await (const chunk of response.body ?? []) expect(chunk.length).toBeGreaterThan(0);
      };
      await expect(read()).rejects.toThrow();
    }
    await expect.poll(() => platform.requests.every(({ doneAt }) => doneAt !== undefined)).toBe(true);
  });

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
    expect(new Set(failed).size).toBeGreaterThan(6);
  });

  it('come so many times where a predicate wants them', async () => {
    const isTags = ({ endpoint }: { endpoint: string }) => endpoint === 'tags';
    platform.faults = faultsOfAny(faultsAt({}), faultsOn(isTags, { kind: 'status', status: 500 }, 2));
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await ask(platform, 'GET', '')).status);
      statuses.push((await ask(platform, 'PUT', '/acme/projects/fleet/service-00002/tags', ['a'])).status);
    }
    expect(statuses).toEqual([200, 500, 200, 500, 200, 200]);
  });
});
