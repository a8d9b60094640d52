import { expect, it, onTestFinished } from 'vitest';
import { startPlatform } from '../../emulator/platform/server.ts';
import { expectTrue } from '../claims.ts';
import { innerStep } from '../inner-step.ts';

it('adds a tag whose answer is lost, and sends nothing twice', async () => {
  const platform = await startPlatform({ quirks: { tagsBody: 'array' } });
  onTestFinished(() => platform.close());
  platform.faults = ({ method }) => (method === 'PUT' ? { kind: 'reset-after' } : undefined);
  const run = await innerStep(platform, { operation: 'tag', projects: 'acme/login', tags: 'pci' });
  expect(run.errors).toEqual([]);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'projects-changed': '1' });
  expect(platform.state.projects.get('acme/login')?.tags).toContain('pci');
  expect(platform.counts['PUT tags']).toBe(1);
  expectTrue(platform, run); // Each row of the report against the platform's own record.
});
