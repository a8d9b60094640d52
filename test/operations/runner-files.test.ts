import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { expectSuccess, openPlatform, stepOn } from './scenario.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };

describe('without the files of a runner', () => {
  it('the work is done all the same, and the log has what would have been written', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    const environment = { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: undefined, RUNNER_TEMP: undefined };
    const run = await stepOn(platform, TAG, { environment });
    expect(run).toMatchObject({ exitCode: 0, errors: [], stderr: '', outputs: {}, summary: '' });
    expect(platform.state.projects.all[0]?.tags).toEqual(['new']);
    expect(run.log).toMatch(/^output outcome .*: succeeded$/m);
    expect(run.log).toMatch(/^output projects-changed .*: 1$/m);
    expect(run.log).toContain('1 tag added in 1 project</h2>');
    const report = /^output report-path .*: (.*)$/m.exec(run.log)?.[1] ?? '';
    const written = JSON.parse(await readFile(report, 'utf8'));
    await rm(report);
    expect(written).toMatchObject({ operation: 'tag', outcome: 'succeeded' });
  });

  it('long outputs are in the log as a whole', async () => {
    const platform = await openPlatform({ state: findingsState(3000) });
    const run = await stepOn(
      platform,
      {
        operation: 'triage',
        'issue-type': 'sast',
        selection: 'platform',
        status: 'open',
        'new-triage-state': 'fixing',
      },
      { environment: { GITHUB_OUTPUT: undefined } },
    );
    const ids = /^output triaged-issues [^:]*: (.*)$/m.exec(run.log)?.[1] ?? '';
    expect(JSON.parse(ids)).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  });
});

describe('a workspace whose .semgrepconfig.yml', () => {
  const WARNING =
    /`\.semgrepconfig\.yml` in the workspace sets `tags:`.*next full scan of the project will override/;

  async function tagIn(config: string | undefined, inputs: Record<string, string> = TAG) {
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    await mkdir(join(workspace, 'src'));
    if (config !== undefined) await writeFile(join(workspace, '.semgrepconfig.yml'), config);
    const platform = await openPlatform({ state: fleetState(1) });
    return stepOn(platform, inputs, { environment: { GITHUB_WORKSPACE: workspace } });
  }

  it('sets tags brings one warning, and no failure', async () => {
    const run = await tagIn('tags:\n  - team:payments\n');
    expect(run.warnings).toEqual([expect.stringMatching(WARNING)]);
    expect(run.summary).toMatch(
      /<code>\.semgrepconfig\.yml<\/code> in the workspace sets <code>tags:<\/code>/,
    );
    expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'succeeded' } });
  });

  it.each([
    ['sets something else', 'rules: []\n# tags: [a]\n'],
    ['is not YAML', '[unclosed'],
  ])('%s brings none', async (_, config) => {
    expectSuccess(await tagIn(config));
  });

  it('has an alias that leads nowhere does not lose what was done', async () => {
    const run = await tagIn('tags: *nowhere\n');
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', 'projects-changed': '1' } });
    expect(run.summary).toContain('1 tag added');
  });

  it('sets tags does not matter to another operation', async () => {
    const inputs = { operation: 'managed-scan', projects: TAG.projects, 'full-scan': 'true' };
    expectSuccess(await tagIn('tags: [a]', inputs));
  });
});
