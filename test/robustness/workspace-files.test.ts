import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { expectTrue } from '../claims.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';

const NAME = '.semgrepconfig.yml';
const nested = (depth: number) => `a: ${'['.repeat(depth)}`;
const aliases = ['a0: &a0 [x,x,x,x,x,x,x,x,x]'];
for (let at = 1; at < 12; at++)
  aliases.push(
    `a${at}: &a${at} [${Array(9)
      .fill(`*a${at - 1}`)
      .join(',')}]`,
  );

const FILES: [string, (path: string) => Promise<unknown>][] = [
  ['300 KB of one deep list', (path) => writeFile(path, nested(300_000))],
  ['300 KB of tags', (path) => writeFile(path, `tags:\n${'  - a-tag-of-some-length\n'.repeat(12_000)}`)],
  ['300 KB of keys that are open', (path) => writeFile(path, '? '.repeat(150_000))],
  ['8 MB', (path) => writeFile(path, `tags: [${'x,'.repeat(4_000_000)}]`)],
  ['a billion laughs', (path) => writeFile(path, aliases.join('\n'))],
];

describe('a workspace file that is', () => {
  it.each(FILES)('%s holds up no report', async (_, make) => {
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    await make(join(workspace, NAME));
    const platform = await openPlatform({ state: fleetState(1, { tags: ['old'] }) });
    const inputs = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
    const run = await stepOn(platform, inputs, {
      environment: { GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: 'fleet/service-00001' },
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['projects-changed']).toBe('1');
    expectTrue(platform, run);
  });
});
