import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { stepOn } from '../operations/scenario.ts';
import { openPlatform } from './open.ts';

const TAG = { operation: 'tag', tags: 'new', projects: '**' };

/** Every file of the step ends after so many KiB, as on a disk that is full. */
const roomFor = (kib: number) => ['bash', '-c', `ulimit -f ${kib}; exec "$@"`, '--'];

describe.concurrent('a disk that fills up', () => {
  it('leaves no half of an output or of a summary, which would fail the step or break its page', async () => {
    const platform = await openPlatform({ state: fleetState(200) });
    const folder = await mkdtemp(join(tmpdir(), 'full-'));
    const earlier = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].map(
      (name) => [name, join(folder, name)] as const,
    );
    for (const [, path] of earlier) await writeFile(path, 'earlier=1\n');
    const run = await stepOn(
      platform,
      { operation: 'list-projects' },
      {
        environment: { ...Object.fromEntries(earlier), NODE_COMPILE_CACHE: undefined },
        startedBy: roomFor(8),
      },
    );
    expect(run).toMatchObject({ exitCode: 0, errors: [] });
    for (const [, path] of earlier) expect(await readFile(path, 'utf8')).toBe('earlier=1\n');
    expect(run.log).toMatch(/^output count .*: 200$/m);
  });

  it('is said of each file that is missing', async () => {
    const platform = await openPlatform({ state: findingsState(200) });
    const run = await stepOn(
      platform,
      { operation: 'list-findings' },
      { environment: { NODE_COMPILE_CACHE: undefined }, startedBy: roomFor(4) },
    );
    expect(run.log).not.toMatch(/^output (report|csv|sarif)-path/m);
    for (const file of ['report', 'CSV file'])
      expect(run.warnings).toContainEqual(expect.stringContaining(`The ${file} could not be written: `));
  });
});

describe.concurrent('files of the runner that cannot be written do not stop the work:', () => {
  // A path below a device or a directory in place of a file is refused to everybody, permissions or not.
  it.each([
    ['they are not there', '/nowhere/file', '/nowhere'],
    ['they are directories', undefined, '/dev/null'],
  ])('%s', async (_, file, folder) => {
    const platform = await openPlatform({ state: fleetState(3) });
    const path = file ?? (await mkdtemp(join(tmpdir(), 'directory-')));
    const environment = {
      GITHUB_OUTPUT: path,
      GITHUB_STEP_SUMMARY: path,
      RUNNER_TEMP: folder,
      TMPDIR: folder,
      GITHUB_EVENT_PATH: path,
      GITHUB_WORKSPACE: path,
    };
    const run = await stepOn(platform, TAG, { environment });
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
});
