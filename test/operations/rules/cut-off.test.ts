import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOn } from '../../../emulator/platform/faults.ts';
import { rowsOf } from '../../claims.ts';
import { stepOn, theError } from '../scenario.ts';
import { openPlatform, project } from './scenario.ts';

const TAG_AND_SWITCH = `
version: 1
projects: [{ name: all, tags: [known], managed-scan: { diff: true } }]
`;

async function rulesFile(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'rules-')), 'rules.yml');
  await writeFile(path, text);
  return path;
}

it('an apply whose switches all fail is partial, and shows the tags that it has added', async () => {
  const platform = await openPlatform([project('acme/api'), project('acme/web')]);
  platform.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'status', status: 403 });
  const run = await stepOn(platform, { operation: 'apply', 'rules-file': await rulesFile(TAG_AND_SWITCH) });
  expect(theError(run)).toContain('2 of 2 projects');
  expect(run.outputs.outcome).toBe('partial');
  expect(platform.record.map(({ what }) => what)).toEqual(['tag-added', 'tag-added']);
  expect(run.summary).toContain('2 tags added in 2 projects');
  expect(run.summary).toMatch(/<h3>Changed<\/h3>[\s\S]*acme\/api<\/a>[\s\S]*?known/);
});

it('an apply that is cancelled between tags and switches tells the tags apart from what was not reached', async () => {
  const platform = await openPlatform([project('acme/api'), project('acme/web')]);
  let cancel = () => {};
  platform.quirks.beforeAnswer = ({ request }) => {
    if (request.method === 'PUT' && request.path.includes('web')) cancel();
  };
  const rules = await rulesFile(TAG_AND_SWITCH);
  const run = await stepOn(
    platform,
    { operation: 'apply', 'rules-file': rules, concurrency: '1' },
    { onStart: (child) => (cancel = () => child.kill('SIGINT')) },
  );
  expect(run.outputs['failure-reason']).toBe('cancelled');
  expect(platform.record).toMatchObject([{ what: 'tag-added' }, { what: 'tag-added' }]);
  expect(run.outputs.outcome).toBe('partial');
  expect(run.summary).toMatch(/<h3>Changed<\/h3>[\s\S]*acme\/api[\s\S]*known/);
  expect(rowsOf(run).map(({ change, state }) => [change.field, state])).toEqual([
    ['tag', 'changed'],
    ['diff_scan', 'not-reached'],
    ['tag', 'changed'],
    ['diff_scan', 'not-reached'],
  ]);
});

it('a scope that selects nothing is told by its name in the rules file', async () => {
  const platform = await openPlatform([project('acme/api')]);
  const rules = await rulesFile(
    "version: 1\nscope: { projects: ['other/**'] }\nprojects: [{ name: a, tags: [x] }]\n",
  );
  const run = await stepOn(platform, { operation: 'plan', 'rules-file': rules });
  expect(theError(run)).toContain('Compare `scope.projects` with');
});
