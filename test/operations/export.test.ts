import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError, wire } from './scenario.ts';

describe('export', () => {
  it('writes a file that plan finds nothing to do for, and that is never overwritten', async () => {
    const platform = await openPlatform();
    const first = await stepOn(platform, { operation: 'export', 'rules-file': 'made/rules.yml' });
    expect(first.exitCode).toBe(0);
    const path = first.outputs['rules-path'] ?? '';
    expect(path.endsWith(join('made', 'rules.yml'))).toBe(true);
    const text = await readFile(path, 'utf8');
    expect(text).toContain('managed-tags: []');
    expect(platform.requests.every(({ method }) => method === 'GET')).toBe(true);

    const seen = wire(platform).length;
    const again = await stepOn(platform, { operation: 'export', 'rules-file': path });
    expect(theError(again)).toMatch(/which already exists and is not overwritten/);
    expect(again.outputs['failure-reason']).toBe('invalid-inputs');
    expect(wire(platform).length).toBe(seen);
    expect(await readFile(path, 'utf8')).toBe(text);

    const checked = await stepOn(platform, { operation: 'validate', 'rules-file': path });
    expect(checked.exitCode).toBe(0);
  });

  it('says where a file cannot be written, and what to do', async () => {
    const platform = await openPlatform();
    const environment = { GITHUB_WORKSPACE: '/proc' };
    const inputs = { operation: 'export', 'rules-file': 'rules.yml' };
    const run = await stepOn(platform, inputs, { environment });
    expect(theError(run)).toMatch(/\/proc\/rules\.yml could not be written\. Set `rules-file` to a path/);
    expect(run.outputs['rules-path']).toBeUndefined();
    const below = { ...inputs, 'rules-file': 'version/rules.yml' };
    const inFile = await stepOn(platform, below, { environment });
    expect(theError(inFile)).toMatch(/`version\/rules\.yml`, which cannot be read; correct the path/);
  });
});
