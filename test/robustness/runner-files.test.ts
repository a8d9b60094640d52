import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { folderWith, openPlatform, stepOn } from '../operations/scenario.ts';

/** Every file of the step ends after so many KiB, as on a disk that is full. */
const roomFor = (kib: number) => ['bash', '-c', `ulimit -f ${kib}; exec "$@"`, '--'];

it('a disk that fills up leaves no half of an output or of a summary, and is said of each missing file', async () => {
  const platform = await openPlatform({ state: findingsState(200) });
  // Half of one would fail the step, or break its page.
  const names = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'];
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, 'earlier=1\n'])));
  const earlier = names.map((name) => [name, join(folder, name)] as const);
  const run = await stepOn(
    platform,
    { operation: 'list-findings' },
    {
      environment: { ...Object.fromEntries(earlier), NODE_COMPILE_CACHE: undefined },
      startedBy: roomFor(4),
    },
  );
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  const [outputs, summary] = await Promise.all(earlier.map(([, path]) => readFile(path, 'utf8')));
  expect(outputs).toMatch(/^earlier=1\ncount<<(.*)\nunknown\n\1\n$/);
  expect(summary).toBe('earlier=1\n');
  expect(run.log).toMatch(/^output count .*: 200$/m);
  expect(run.log).not.toMatch(/^output (report|csv|sarif)-path/m);
  for (const file of ['report', 'CSV file'])
    expect(run.warnings).toContainEqual(expect.stringContaining(`The ${file} could not be written: `));
});

it('files of the runner that are not there, or are directories, do not stop the work', async () => {
  const platform = await openPlatform({ state: fleetState(3) });
  const directory = await folderWith({});
  // A path below a device or a directory in place of a file is refused to everybody, permissions or not.
  const environment = {
    GITHUB_OUTPUT: '/nowhere/file',
    GITHUB_STEP_SUMMARY: directory,
    RUNNER_TEMP: '/dev/null',
    TMPDIR: '/nowhere',
    GITHUB_EVENT_PATH: directory,
    GITHUB_WORKSPACE: '/nowhere/file',
  };
  const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: '**' }, { environment });
  expect(run).toMatchObject({ exitCode: 0, errors: [], stderr: '' });
  expect(platform.state.projects.all.every(({ tags }) => tags.includes('new'))).toBe(true);
  expect(run.warnings).toEqual([
    expect.stringContaining('Outputs could not be written'),
    expect.stringContaining('The summary could not be written'),
    expect.stringContaining('The report could not be written'),
  ]);
  for (const line of ['output outcome (not written, ', 'output projects-changed (not written, '])
    expect(run.log).toContain(line);
  expect(run.log).toContain('3 tags added in 3 projects</h2>');
});
