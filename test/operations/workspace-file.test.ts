import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { expectSuccess, folderWith, openPlatform, stepOn } from './scenario.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };

/** Each line repeats the one before nine times. */
const BOMB = Array.from({ length: 12 }, (_, at) => {
  const items = at === 0 ? 'x' : `*a${at - 1}`;
  return `a${at}: &a${at} [${Array(9).fill(items).join(',')}]`;
}).join('\n');

async function stepIn(config: string, inputs: Record<string, string> = TAG) {
  const environment = { GITHUB_WORKSPACE: await folderWith({ '.semgrepconfig.yml': config }) };
  return stepOn(await openPlatform({ state: fleetState(1) }), inputs, { environment });
}

describe('a workspace whose .semgrepconfig.yml', () => {
  it('sets tags brings one warning, and no failure', async () => {
    const run = await stepIn('tags:\n  - team:payments\n');
    const warning =
      /`\.semgrepconfig\.yml` in the workspace sets `tags:`.*next full scan of that repository will override/;
    expect(run.warnings).toEqual([expect.stringMatching(warning)]);
    expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'succeeded' } });
  });

  it('sets tags does not matter to another operation', async () => {
    const inputs = { operation: 'managed-scan', projects: TAG.projects, 'full-scan': 'true' };
    expectSuccess(await stepIn('tags: [a]', inputs));
  });

  it.each([
    ['sets something else', 'rules: []\n# tags: [a]\n'],
    ['is not YAML', '[unclosed'],
    ['has an alias that leads nowhere', 'tags: *nowhere\n'],
    ['is one deep list', `a: ${'['.repeat(300_000)}`],
    ['is of 8 MB', `tags: [${'x,'.repeat(4_000_000)}]`],
    ['is a billion laughs', BOMB],
  ])('%s holds nothing up', async (_, config) => {
    const run = await stepIn(config);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', 'projects-changed': '1' } });
  });
});
