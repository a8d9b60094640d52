import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { folderWith, NO_PAUSES, openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { stepAt } from './open.ts';

const TAG = { operation: 'tag', tags: 'new', projects: '**', 'max-changes': '999' };

/** Flags of Node with which a program runs before the step's. */
async function preloaded(code: string): Promise<string[]> {
  return ['--require', join(await folderWith({ 'preload.cjs': code }), 'preload.cjs')];
}

it('what was done is reported, whatever is thrown: something that is no error, then a promise that nobody waits for', async () => {
  const platform = await openPlatform({ state: fleetState(40) });
  const sign = join(await folderWith({}), 'now');
  platform.quirks.onRequest = async ({ index }) => {
    if (index !== 20) return;
    await writeFile(sign, '');
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const look = `if (require('node:fs').existsSync(${JSON.stringify(sign)}))`;
  const code = `Promise.reject(new Error('again')); throw 'out of nowhere'`;
  const nodeFlags = await preloaded(
    `const timer = setInterval(() => { ${look} { clearInterval(timer); ${code} } }, 10).unref()`,
  );
  const run = await stepOn(platform, { ...TAG, concurrency: '1' }, { nodeFlags });
  expect(theError(run)).toContain('out of nowhere');
  expect(run.stderr).toBe('');
  expect(run.outputs.outcome).toBe('partial');
  // The answer that was awaited then may be lost.
  expect(run.outputs['failure-reason']).toMatch(/^(other|uncertain)$/);
  const done = platform.state.projects.all.filter(({ tags }) => tags.includes('new')).length;
  expect(Number(run.outputs['projects-changed'])).toBeGreaterThan(0);
  expect(Number(run.outputs['projects-changed'])).toBeLessThanOrEqual(done);
  expect(run.report.rows).toHaveLength(40);
  expect(run.summary).toContain('tag');
});

it('another Node that is too old is named with the one that is needed', async () => {
  const nodeFlags = await preloaded(`
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.1' } });
    delete process.getBuiltinModule;
    delete Promise.withResolvers;`);
  const run = await stepAt('http://127.0.0.1:1', TAG, { nodeFlags });
  expect(theError(run)).toMatch(/^The step runs on Node 20\.11\.1, but needs Node 24 or later\./);
  expect(run.stderr).toBe('');
  expect(run.log.trim().split('\n')).toHaveLength(1);
  const names = ['projects-changed', 'projects-unchanged', 'projects-failed'];
  expect(run.outputs).toEqual(Object.fromEntries(names.map((name) => [name, 'unknown'])));
});

it('step debugging logs each request, without the token', async () => {
  const platform = await openPlatform({ state: fleetState(1) });
  platform.faults = ({ index }) =>
    index === 0 ? { kind: 'status', status: 503, retryAfter: '1' } : undefined;
  const inputs = { ...TAG, projects: 'fleet/service-00001', 'max-retries': '1' };
  const { log } = await stepOn(platform, inputs, { environment: { RUNNER_DEBUG: '1' }, ...NO_PAUSES });
  const path = '/api/v1/deployments/acme/projects/fleet/service-00001';
  const lines = log.split('\n').filter((line) => line.startsWith('::debug::'));
  expect(lines.map((line) => line.replace(/ in \d+ ms/, ''))).toEqual([
    `::debug::GET ${path}: 503`,
    `::debug::GET ${path}: 200 (request request-1)`,
    `::debug::PUT ${path}/tags: 200 (request request-2)`,
  ]);
  expect((await stepOn(platform, inputs)).log).not.toContain('::debug::');
});
