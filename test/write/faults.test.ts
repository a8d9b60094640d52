/** One fault is reported alike, whichever operation it meets: a table of faults over all that writes. */

import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { StepRun } from '../step.ts';
import { rowsOf, statesOf } from './report.ts';
import { prepared, WAYS, type Way } from './ways.ts';
import { noticesOf, writesOf } from './world.ts';

const MESSAGE = 'quota of triagers is used up';
const body = JSON.stringify({ error: MESSAGE });
const onWrites = (fault: Fault, times?: number) =>
  faultsOn(({ method, endpoint }) => method !== 'GET' && endpoint !== 'scan-search', fault, times);

/** What every operation says of the fault, in one form: requests and names differ, words do not. */
function saidOf(run: StepRun) {
  const said = (run.errors[0] ?? '')
    .replaceAll(/\b(PUT|PATCH|DELETE|POST|GET) \/\S+/g, 'REQUEST')
    .replaceAll(/\b(findings?|projects?)\b/g, 'THING');
  const sentences = said.split(/(?<=\.) /);
  return {
    exitCode: run.exitCode,
    outcome: run.outputs.outcome,
    reason: run.outputs['failure-reason'],
    states: statesOf(run.report),
    // What a read shows of it is the kind's own.
    cause: /REQUEST (?!.*REQUEST)[^.]*/.exec(said)?.[0].replace(/; the THING [^;]*$/, ''),
    remedy: sentences.at(-1),
    // An undo says what cannot be put back.
    warnings: run.warnings.filter((text) => !/never been triaged|no note from before/.test(text)).length,
  };
}

async function each<T>(ways: readonly Way[], work: (way: Way) => Promise<T>): Promise<[string, T][]> {
  return Promise.all(ways.map(async (way) => [way.name, await work(way)] as [string, T]));
}

function expectAlike(said: readonly [string, unknown][]): void {
  const [[, first] = []] = said;
  expect(said).toEqual(said.map(([name]) => [name, first]));
}

/**
 * One loop carries out what all operations write, so that every operation meets one fault of each end, and every kind
 * of write meets every fault. What else apply and undo write meets faults in mixed-faults and undo.
 */
const KINDS = WAYS.filter(({ name }) => ['tag', 'managed-scan', 'triage'].includes(name));
const OPERATIONS = [
  ...KINDS,
  ...WAYS.filter(({ name }) => ['apply to projects', 'undo of triage'].includes(name)),
];

describe('a fault that ends a write means the same for every operation:', () => {
  it.each([
    [401, OPERATIONS],
    [400, KINDS],
    [404, KINDS],
  ] as const)('a refusal with %i', async (status, ways) => {
    const said = await each(ways, async (way) => {
      const { platform, start, step } = await prepared(way);
      platform.faults = onWrites({ kind: 'status', status, body });
      const run = await step();
      expect(platform.record.slice(start)).toEqual([]);
      for (const text of [run.errors.join(), run.summary, run.log]) {
        expect(text).toContain(MESSAGE);
        expect(text).toContain(String(status));
      }
      const { projects, findings } = rowsOf(run.report);
      for (const { failure } of [...projects, ...findings]) {
        expect(failure).toMatchObject({ status, message: MESSAGE });
      }
      return saidOf(run);
    });
    expectAlike(said);
    expect(said[0]?.[1]).toMatchObject({ exitCode: 1, outcome: 'failed', states: ['failed'], warnings: 0 });
  });

  it.each([
    ['names a time', { retryAfter: '1' }],
    ['names none, and lets reads through', {}],
  ])('a rate limit that does not end and %s', async (_, named) => {
    const said = await each(OPERATIONS, async (way) => {
      const { platform, start, step } = await prepared(way);
      platform.faults = onWrites({ kind: 'status', status: 429, body, ...named });
      const run = await step({ 'max-retries': '1', 'time-limit': '1m' });
      expect(platform.record.slice(start)).toEqual([]);
      expect(run.errors.join()).toContain('429');
      return saidOf(run);
    });
    expectAlike(said);
    expect(said[0]?.[1]).toMatchObject({ exitCode: 1, outcome: 'failed', states: ['failed'] });
  });

  it.each<[string, Fault, readonly Way[]]>([
    ['500', { kind: 'status', status: 500, body }, OPERATIONS],
    ['a redirect', { kind: 'redirect', status: 302, location: '/login' }, KINDS],
  ])('%s without an effect, as a read shows', async (_, fault, ways) => {
    const said = await each(ways, async (way) => {
      const { platform, start, step } = await prepared(way);
      platform.faults = onWrites(fault);
      const run = await step();
      expect(platform.record.slice(start)).toEqual([]);
      return saidOf(run);
    });
    expectAlike(said);
    expect(said[0]?.[1]).toMatchObject({ exitCode: 1, outcome: 'failed', states: ['failed'] });
  });

  it.each<[string, Fault, readonly Way[]]>([
    ['504', { kind: 'status', status: 504 }, OPERATIONS],
    ['a lost connection', { kind: 'reset-before' }, KINDS],
  ])('%s, behind which the change may still land', async (_, fault, ways) => {
    const said = await each(ways, async (way) => {
      const { platform, step } = await prepared(way);
      platform.faults = onWrites(fault);
      const run = await step();
      expect(noticesOf(run)).toMatch(/may/);
      return saidOf(run);
    });
    expectAlike(said);
    expect(said[0]?.[1]).toMatchObject({ exitCode: 1, reason: 'uncertain', states: ['unknown'] });
  });

  it.each<[string, Fault, readonly Way[]]>([
    ['a lost connection', { kind: 'reset-after' }, OPERATIONS],
    ['500', { kind: 'status-after', status: 500 }, KINDS],
    ['an empty answer', { kind: 'empty', processed: true }, KINDS],
  ])('%s behind the effect, which a read shows', async (_, fault, ways) => {
    const said = await each(ways, async (way) => {
      const { platform, start, step } = await prepared(way);
      platform.faults = onWrites(fault, 1);
      const run = await step();
      expect(platform.record.length).toBe(start + 1);
      expect(platform.record.at(-1)?.by).toBe('request');
      return saidOf(run);
    });
    expectAlike(said);
    expect(said[0]?.[1]).toMatchObject({ exitCode: 0, outcome: 'succeeded', states: ['changed'] });
  });
});

describe('a triage whose findings the platform selects', () => {
  const [TRIAGE_LISTED] = WAYS.filter(({ name }) => name === 'triage');
  it.each<[string, Fault]>([
    ...[401, 403].map((status): [string, Fault] => [String(status), { kind: 'status', status, body }]),
    ['429', { kind: 'status', status: 429, retryAfter: '1', body }],
  ])('says the same of %s as one that lists them', async (_, fault) => {
    const [listed, selected] = await Promise.all(
      [{}, { selection: 'platform' }].map(async (more) => {
        const { platform, step } = await prepared(TRIAGE_LISTED as Way);
        platform.faults = onWrites(fault);
        const { states: _states, ...said } = saidOf(await step({ ...more, 'max-retries': '1' }));
        return said;
      }),
    );
    expect(selected).toEqual(listed);
  });
});

describe('a write that a gateway gave up, and that lands while the step looks again,', () => {
  it.each(KINDS)('is changed, and is sent once: $name', async (way) => {
    const { platform, step } = await prepared(way);
    const before = writesOf(platform).length;
    platform.faults = onWrites({ kind: 'late', afterRequests: 2, status: 504 }, 1);
    const run = await step();
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({ exitCode: 0, errors: [] });
    expect(statesOf(run.report)).toEqual(['changed']);
    expect(writesOf(platform).length).toBe(before + 1);
  });
});

describe('a dry run of every operation', () => {
  it.each(WAYS)('sends no write, and claims nothing: $name', async (way) => {
    const { platform, start, step } = await prepared(way, 2);
    const before = writesOf(platform).length;
    const run = await step({ 'dry-run': 'true' });
    expect(run.exitCode).toBe(0);
    expect(platform.record.slice(start)).toEqual([]);
    expect(writesOf(platform).length).toBe(before);
    expect(statesOf(run.report).filter((state) => state !== 'would-change')).toEqual([]);
    // What has not happened is not said to be so now.
    expect(noticesOf(run)).not.toMatch(/\b(is|are) `?[\w-]+`? now\b/);
  });
});

describe('a triage whose answer names no ids', () => {
  it('is looked up by every operation, and reported alike', async () => {
    const ways = WAYS.filter(({ writes }) => writes === 'findings');
    const said = await each(ways, async (way) => {
      const { platform, step } = await prepared(way, 2);
      platform.quirks.triageAnswer = 'no-ids';
      return saidOf(await step());
    });
    expectAlike(said.map(([name, { remedy: _, ...facts }]) => [name, facts]));
    expect(said[0]?.[1]).toMatchObject({ exitCode: 0, states: ['changed', 'changed'] });
  });
});
