import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, theError } from './scenario.ts';

function taggedInPart(count: number, tagged: number) {
  const state = fleetState(count);
  for (const project of state.projects.all.slice(0, tagged)) project.tags.push('fleet');
  return state;
}

function countOf({ counts }: Platform, ...endpoints: string[]): number {
  return endpoints.reduce((sum, endpoint) => sum + (counts[endpoint] ?? 0), 0);
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
    const platform = await openPlatform({ state: fleetState(48), latency: 25 });
    holdWrites(platform, Number(concurrency));
    const step = await innerStep(platform, { operation: 'tag', projects: '**', tags: 'fleet', concurrency });
    expectSuccess(step);
    expect(platform.mostUnderWay).toBe(Number(concurrency));
  });

  it('is not written to at all when a pattern leads to more changes than the 100 of the default', async () => {
    const platform = await openPlatform({ state: taggedInPart(130, 29) });
    const step = await innerStep(platform, { operation: 'tag', projects: '**', tags: 'fleet' });
    expect(theError(step)).toMatch(/101 projects would change, more than `max-changes` allows \(100\)/);
    expect(step.outputs).toMatchObject({ outcome: 'failed', 'projects-changed': '0' });
    expect(countOf(platform, 'PUT tags')).toBe(0);
  });

  it('is written to up to max-changes, which counts what differs and not what is selected', async () => {
    const platform = await openPlatform({ state: taggedInPart(130, 29) });
    const inputs = { operation: 'tag', projects: '**', tags: 'fleet', 'max-changes': '101' };
    expectSuccess(await innerStep(platform, inputs));
    expect(countOf(platform, 'PUT tags')).toBe(101);
  });

  it('has no limit of changes where every project was named, unless one is given', async () => {
    const state = fleetState(120);
    const projects = state.projects.all.map(({ name }) => name).join('\n');
    const platform = await openPlatform({ state });
    const refused = await innerStep(platform, {
      operation: 'tag',
      projects,
      tags: 'fleet',
      'max-changes': '0',
    });
    expect(theError(refused)).toContain('120 projects would change');
    expect(countOf(platform, 'PUT tags')).toBe(0);
    expectSuccess(await innerStep(platform, { operation: 'tag', projects, tags: 'fleet' }));
    expect(countOf(platform, 'PUT tags')).toBe(120);
  });

  it('is left alone by a dry run, which shows the plan and says that max-changes would stop it', async () => {
    const platform = await openPlatform({ state: taggedInPart(130, 10) });
    const inputs = { operation: 'tag', projects: '**', tags: 'fleet', 'dry-run': 'true' };
    const step = await innerStep(platform, inputs);
    expect(step).toMatchObject({ exitCode: 0, errors: [] });
    expect(step.outputs).toMatchObject({ 'projects-changed': '120', 'projects-unchanged': '10' });
    expect(step.warnings).toEqual([
      expect.stringMatching(
        /120 projects would change, more than `max-changes` allows \(100\)\. Without the dry run/,
      ),
    ]);
    expect(step.summary).toMatch(/<h2>✅ 120 tags would be added in 120 projects/);
    expect(countOf(platform, 'PUT tags', 'PATCH managed-scan', 'POST triage')).toBe(0);
  });
});
