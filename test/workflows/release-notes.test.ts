import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textOf } from '../docs/markdown.ts';
import { folderWith } from '../operations/scenario.ts';

const SCRIPT = fileURLToPath(new URL('../../.github/scripts/release-notes.ts', import.meta.url));
const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-21

### Added

- A gate.

## [1.1.0] - 2026-10-01

- Older.

[1.2.0]: https://example.com/1.2.0
`;

interface Repository {
  version?: string;
  lock?: string;
  changelog?: string;
  tags?: string[];
}

/** The script's output for a version, in a repository that is ready for 1.2.0 but for some changes. */
async function notesFor(version: string, repository: Repository = {}) {
  const { version: inPackage = '1.2.0', lock = '1.2.0', changelog = CHANGELOG, tags = [] } = repository;
  const folder = await folderWith({
    'package.json': JSON.stringify({ version: inPackage }),
    'package-lock.json': JSON.stringify({ version: lock, packages: { '': { version: lock } } }),
    'CHANGELOG.md': changelog,
  });
  return new Promise<{ exitCode: number; notes: string; problems: string[] }>((resolve) => {
    const child = execFile(NODE, [SCRIPT, version], { cwd: folder }, (error, notes, stderr) => {
      const problems = stderr.split('\n').filter((line) => line.startsWith('::error::'));
      resolve({ exitCode: error === null ? 0 : Number(error.code), notes, problems });
    });
    child.stdin?.end(tags.map((tag) => `refs/tags/${tag}\n`).join(''));
  });
}

describe('the notes of a release', () => {
  it("are the version's section of the changelog, without links", async () => {
    const tags = ['v1', 'v1.1.0', 'v1.0.12', 'v2.0.0', 'v1.2.0-rc.1'];
    expect(await notesFor('1.2.0', { tags })).toEqual({
      exitCode: 0,
      notes: '### Added\n\n- A gate.\n',
      problems: [],
    });
  });

  it.each([
    ['v1.2', CHANGELOG, '`v1.2` is not a version such as `1.2.0`.'],
    ['1.2.0', '# Changelog\n', 'CHANGELOG.md has no section `## [1.2.0] - YYYY-MM-DD`.'],
  ])('are refused for the version %s of the changelog %j', async (version, changelog, problem) => {
    const problems = [`::error::${problem}`];
    expect(await notesFor(version, { changelog })).toEqual({ exitCode: 1, notes: '', problems });
  });

  it('are refused with all reasons together', async () => {
    const changelog = CHANGELOG.replace('[Unreleased]\n', '[Unreleased]\n\n- More.\n');
    const repository = { version: '1.1.0', lock: '1.1.0', tags: ['v1.2.0'], changelog };
    expect(await notesFor('1.2.0', repository)).toEqual({
      exitCode: 1,
      notes: '',
      problems: [
        '::error::The version in package.json is 1.1.0, not 1.2.0. Run `npm version`.',
        '::error::The version in package-lock.json is 1.1.0, not 1.2.0. Run `npm version`.',
        '::error::The version in package-lock.json, under `packages` is 1.1.0, not 1.2.0. Run `npm version`.',
        '::error::CHANGELOG.md has unreleased changes. They are part of 1.2.0: move them there.',
        '::error::v1.2.0 is tagged already. The version has to be above it.',
      ],
    });
  });
});

describe('CHANGELOG.md', () => {
  it('has the version of package.json, or changes that are not released yet', () => {
    const { version } = JSON.parse(textOf('package.json'));
    expect(textOf('CHANGELOG.md')).toMatch(new RegExp(`^## \\[(?:Unreleased\\]$|${version}\\] - )`, 'm'));
  });
});
