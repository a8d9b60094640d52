import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, theError } from './scenario.ts';

const TAG = { operation: 'tag', projects: '**', tags: 'fleet' };

function taggedInPart(count: number, tagged: number) {
  const state = fleetState(count);
  for (const project of state.projects.all.slice(0, tagged)) project.tags.push('fleet');
  return state;
}

/** Answers the writes after the first, which goes alone, when so many of them are under way. */
function holdWrites(platform: Platform, count: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  platform.quirks.onRequest = ({ request }) => {
    if (request.method === 'GET') return;
    arrived += 1;
    if (arrived === 1) return;
    if (arrived === count + 1) resolve();
    return promise;
  };
}

describe('a fleet', () => {
  it.each(['1', '5', '16'])('has never more than %s requests under way, and as many', async (concurrency) => {
    const platform = await openPlatform({ state: fleetState(20), latency: 5 });
    holdWrites(platform, Number(concurrency));
    const step = await innerStep(platform, { ...TAG, concurrency });
    expectSuccess(step);
    expect(platform.mostUnderWay).toBe(Number(concurrency));
  });

  it('is switched at most 10 s after each read, also where limits leave one request at a time', async () => {
    const platform = await openPlatform({ state: fleetState(20) });
    const limited = { kind: 'status', status: 429, retryAfter: '0' } as const;
    platform.faults = ({ index }) => ([5, 10, 15].includes(index) ? limited : undefined);
    const readAtMs = new Map<string, number>();
    const agesMs: number[] = [];
    platform.quirks.onRequest = ({ endpoint, request: { path } }) => {
      platform.now += 2000;
      if (endpoint === 'project') readAtMs.set(`${path}/managed-scan`, platform.now);
      if (endpoint === 'managed-scan') agesMs.push(platform.now - (readAtMs.get(path) ?? 0));
    };
    const inputs = { operation: 'managed-scan', 'full-scan': 'true', projects: 'fleet/**' };
    expectSuccess(await innerStep(platform, inputs));
    expect(agesMs).toHaveLength(20);
    expect(Math.max(...agesMs)).toBeLessThan(10_000);
  });

  it('does not doubt the token for a project that is gone when it is written', async () => {
    const platform = await openPlatform({ state: fleetState(2) });
    const gone = { kind: 'status', status: 404 } as const;
    platform.faults = faultsOn(({ method, path }) => method === 'PUT' && path.includes('00001'), gone);
    const error = theError(await innerStep(platform, TAG));
    expect(error).toMatch(/Check in the web UI whether the project still exists; [^.]*\.$/);
    expect(error).not.toContain('token');
  });

  const limit = /101 projects would change, more than `max-changes` allows \(100\)/;
  const named = Array.from(
    { length: 130 },
    (_, at) => `fleet/service-${String(at + 1).padStart(5, '0')}`,
  ).join();

  it.each([
    ['acme/*', 'Dry run: nothing was planned', 'unknown'],
    ['acme/payments-api', 'Dry run: 1 project not reached', '1'],
  ])('previews nothing of %s where the token is refused', async (projects, title, failed) => {
    const platform = await openPlatform();
    const inputs = { ...TAG, projects, token: 'refused', 'dry-run': 'true' };
    const { summary, outputs } = await innerStep(platform, inputs);
    expect(summary).toContain(`<h2>❌ ${title}</h2>`);
    expect(outputs['projects-failed']).toBe(failed);
  });

  it.each<[string, Record<string, string>, number, RegExp?]>([
    ['is not written to when a pattern leads to more than 100 changes', {}, 0, limit],
    ['is written to up to max-changes, which counts what differs', { 'max-changes': '101' }, 101],
    ['has no limit where every project was named', { projects: named }, 101],
    [
      'has the one that is given then',
      { projects: named, 'max-changes': '0' },
      0,
      /101 projects would change/,
    ],
  ])('%s', async (_, inputs, written, error) => {
    const platform = await openPlatform({ state: taggedInPart(130, 29) });
    const step = await innerStep(platform, { ...TAG, ...inputs });
    if (error === undefined) expectSuccess(step);
    else expect(theError(step)).toMatch(error);
    expect(step.outputs['projects-changed']).toBe(String(written));
    expect(platform.counts['PUT tags'] ?? 0).toBe(written);
  });

  it.each(['true', 'false'])('has no counts where it could not be listed (dry-run: %s)', async (dryRun) => {
    const platform = await openPlatform({ state: fleetState(2) });
    platform.faults = faultsOn(() => true, { kind: 'status', status: 500 });
    const { outputs } = await innerStep(platform, { ...TAG, 'dry-run': dryRun });
    const counts = Object.keys(outputs).filter((name) => name.startsWith('projects-'));
    expect(counts.map((name) => outputs[name])).toEqual(Array(3).fill('unknown'));
  });

  it('is empty, which is an error, if the projects that it names are archived and lack the tag', async () => {
    const platform = await openPlatform({ state: taggedInPart(2, 1) });
    const project = { ...platform.state.projects.all[1], id: 1, name: 'fleet/archived' };
    const answer = { kind: 'body', status: 200, body: JSON.stringify({ project }) } as const;
    platform.faults = faultsOn(({ path }) => path.endsWith('/fleet/archived'), answer);
    const selection = { projects: 'fleet/archived', 'projects-tagged': 'fleet' };
    const inputs = { ...TAG, ...selection };
    for (const step of [inputs, { operation: 'sbom', ...selection }])
      expect(theError(await innerStep(platform, step))).toMatch(
        /No project .* matches fleet\/archived, tag fleet/,
      );
    expectSuccess(await innerStep(platform, { ...inputs, projects: 'fleet/archived\nfleet/service-00001' }));
  });

  it('is left alone by a dry run, which shows the plan and says that max-changes would stop it', async () => {
    const platform = await openPlatform({ state: taggedInPart(130, 29) });
    const step = await innerStep(platform, { ...TAG, 'dry-run': 'true' });
    expect(step).toMatchObject({ exitCode: 0, errors: [] });
    expect(step.outputs).toMatchObject({ 'projects-changed': '101', 'projects-unchanged': '29' });
    expect(step.warnings).toEqual([expect.stringMatching(`${limit.source}\\. Without the dry run`)]);
    expect(platform.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
