import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textOf } from '../docs/markdown.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = '.github/scripts/sbom.ts';

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string }[];
  dependencies: { ref: string }[];
}

const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: ROOT, encoding: 'utf8' });
const sbom: Sbom = JSON.parse(filtered(printed).stdout);

function filtered(input: string) {
  const script = [process.execPath, ['--no-warnings', SCRIPT]] as const;
  return spawnSync(...script, { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
}

describe('the list of packages that a release has', () => {
  it('has the packages of which code is in dist/, and no others', () => {
    const names = sbom.components.map(({ name }) => name);
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(textOf('package.json')).dependencies)),
    );
    expect(names).not.toContain('vitest');
    // Types only: nothing of it is in a bundle.
    expect(names).not.toContain('@octokit/types');
    expect(sbom.dependencies).toHaveLength(names.length + 1);
  });

  it('is refused where npm does not list one of them', () => {
    const whole: Sbom = JSON.parse(printed);
    const components = whole.components.filter(({ name }) => name !== 'yaml');
    const { status, stdout, stderr } = filtered(JSON.stringify({ ...whole, components }));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^::error::npm does not list yaml@[\d.]+, which is in dist\/\.$/m);
  });
});
