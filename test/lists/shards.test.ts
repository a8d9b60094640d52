import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform } from '../operations/scenario.ts';
import { fleetNames, namedState, namesOf } from './named-state.ts';

async function shardOf(platform: Platform, shard: string): Promise<string[]> {
  const run = await innerStep(platform, { operation: 'list-projects', shard });
  expectSuccess(run);
  return namesOf(JSON.parse(run.outputs.projects ?? ''));
}

describe('shards', () => {
  it('are disjoint, complete and of like size', async () => {
    const platform = await openPlatform({ state: fleetState(1100) });
    const shards = await Promise.all(['1/3', '2/3', '3/3'].map((shard) => shardOf(platform, shard)));
    expect(shards.flat().sort()).toEqual(fleetNames(1100));
    for (const { length } of shards) expect(Math.abs(length - 1100 / 3)).toBeLessThan(60);
  });

  it('are the same on every machine, for the SHA-256 of the name alone decides, in any order and spelling', async () => {
    // printf acme/ledger | sha256sum: the first 32 bits, modulo the number of shards.
    const known: Record<string, [ofThree: number, ofEight: number]> = {
      'acme/ledger': [3, 2],
      'acme/payments-api': [2, 7],
      'acme/Checkout-UI': [2, 1],
      'acme/Data Platform/etl jobs': [2, 5],
      'monorepo/src/module': [3, 7],
      'local_scan/laptop-experiments': [3, 4],
      'acme/zürich': [3, 6],
      'acme/login': [3, 5],
      'acme/cart': [3, 8],
      'acme/web-shop': [3, 3],
    };
    const names = Object.keys(known);
    const platform = await openPlatform({ state: namedState(names) });
    const other = await openPlatform({
      state: namedState(names.map((name) => name.toUpperCase()).reverse()),
      quirks: { projectPages: { cap: 3 } },
    });
    for (const [at, shard] of ['1/3', '2/3', '3/3'].entries()) {
      const expected = names.filter((name) => known[name]?.[0] === at + 1);
      expect(await shardOf(platform, shard)).toEqual(expected);
      const spelled = (await shardOf(other, shard)).map((name) => name.toLowerCase());
      expect(spelled.reverse()).toEqual(expected.map((name) => name.toLowerCase()));
    }
    expect(await shardOf(platform, '5/8')).toEqual(names.filter((name) => known[name]?.[1] === 5));
  });

  it.each(['list-projects', 'tag'])('may be empty when the selection is not: %s', async (operation) => {
    const platform = await openPlatform({ state: fleetState(3) });
    const tags: Record<string, string> = operation === 'tag' ? { tags: 'new' } : {};
    const run = await innerStep(platform, { operation, projects: 'fleet/**', shard: '99999/99999', ...tags });
    expectSuccess(run);
    const count = operation === 'tag' ? 'projects-changed' : 'count';
    expect(run.outputs[count]).toBe('0');
  });

  it.each([
    ['a pattern', 'fleet/**', 2],
    ['names', fleetNames(40).join(','), 0],
  ])('split what %s selects for tag, too', async (_, projects, listings) => {
    const platform = await openPlatform({ state: fleetState(40) });
    const inputs = { operation: 'tag', projects, tags: 'new' };
    for (const shard of ['1/2', '2/2']) {
      const run = await innerStep(platform, { ...inputs, shard });
      expectSuccess(run);
      expect(Number(run.outputs['projects-changed'])).toBeLessThan(40);
      expect(run.outputs['projects-unchanged']).toBe('0');
    }
    expect(platform.state.projects.all.filter(({ tags }) => tags.includes('new'))).toHaveLength(40);
    expect(platform.counts['PUT tags']).toBe(40);
    expect(platform.counts['GET projects'] ?? 0).toBe(2 * listings);
  });
});
