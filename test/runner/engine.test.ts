import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPlatform, stepOn } from '../operations/scenario.ts';

it('a step goes on where Node does not know the flag that it sets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const [preload, set] = [join(folder, 'preload.cjs'), join(folder, 'set')];
  // Node as it is, under another name of the flag.
  writeFileSync(
    preload,
    `const v8 = require('node:v8');
    const { setFlagsFromString } = v8;
    v8.setFlagsFromString = (flag) => {
      const unknown = flag.replace('--', '--not-known-');
      require('node:fs').writeFileSync(${JSON.stringify(set)}, unknown);
      setFlagsFromString(unknown);
    };`,
  );
  const platform = await openPlatform();
  const run = await stepOn(platform, { operation: 'list-policies' }, { nodeFlags: [`--require=${preload}`] });
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(run.outputs.outcome).toBe('succeeded');
  expect(readFileSync(set, 'utf8')).toMatch(/^--not-known-\S+$/);
});
