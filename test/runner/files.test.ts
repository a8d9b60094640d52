import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStepFile, workspaceOf } from '../../src/runner/files.ts';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'files-')), 'report.json');

describe('a file that a step leaves', () => {
  it('is made by its first text, for its owner only, and has all of it', () => {
    const path = newPath();
    const file = createStepFile(path);
    const text = 'ä'.repeat(100_000);
    file.write(text);
    file.write('end');
    file.close();
    expect(file).toMatchObject({ path, problem: undefined });
    expect(readFileSync(path, 'utf8')).toBe(`${text}end`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is not made when nothing is written', () => {
    const path = newPath();
    const file = createStepFile(path);
    file.close();
    expect(file.path).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it('says why there is none, and takes texts all the same', () => {
    const file = createStepFile('/proc/nowhere/report.json');
    for (let count = 0; count < 3; count++) file.write('x'.repeat(100_000));
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/ENOENT|EACCES/);
  });

  it('never takes the place of one that is there', () => {
    const file = createStepFile('/dev/full');
    file.write('text');
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/EEXIST/);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
const { read } = workspaceOf({ GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder });
const path = (name: string) => join(folder, name);

symlinkSync(path('circle'), path('circle'));

describe('a file of the workspace', () => {
  it('is read up to its bound, and not beyond', async () => {
    writeFileSync(path('file'), 'ä'.repeat(50_000));
    expect(await read('file', 100_000)).toEqual({ text: 'ä'.repeat(50_000) });
    expect(await read('file', 99_999)).toEqual({ problem: 'is too large' });
  });

  it('may be a link to a regular file', async () => {
    writeFileSync(path('target'), 'text');
    symlinkSync(path('target'), path('link'));
    expect(await read('link', 100)).toEqual({ text: 'text' });
  });

  it.each([
    ['a missing file', () => path('missing'), 'does not exist'],
    ['a directory', () => folder, 'is not a regular file'],
    ['a link to itself', () => path('circle'), 'cannot be read'],
  ])('is told apart from %s', async (_what, which, problem) => {
    expect(await read(which(), 10)).toEqual({ problem });
  });

  it('is told apart from a pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    expect(await read('pipe', 10)).toEqual({ problem: 'is not a regular file' });
  });
});

describe('a path', () => {
  const OUTSIDE = { problem: 'leads outside the workspace and `RUNNER_TEMP`' };
  const TEXT = { text: 'text' };
  /** A workspace and a temporary folder, each with `file` and links, beside a folder that is neither. */
  function world() {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'places-')));
    for (const name of ['workspace', 'workspace/sub', 'temp', 'elsewhere', 'workspace-2']) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'file'), 'text');
    }
    const links = {
      'real-workspace': 'workspace',
      'workspace/to-file': '../elsewhere/file',
      'workspace/to-folder': '../elsewhere',
      'workspace/to-sub': 'sub',
      'workspace/to-temp': '../temp',
      'workspace/to-nothing': '../elsewhere/nothing',
      'elsewhere/back': '../workspace/file',
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));
    return root;
  }
  const root = world();
  const at = (name: string) => join(root, name);
  const environment = { GITHUB_WORKSPACE: at('workspace'), RUNNER_TEMP: at('temp') };

  it.each([
    ['file', TEXT],
    ['sub/../file', TEXT],
    [at('workspace/sub/file'), TEXT],
    ['../temp/file', TEXT],
    [at('temp/file'), TEXT],
    ['to-sub/file', TEXT],
    ['to-temp/file', TEXT],
    [at('elsewhere/back'), TEXT],
    [at('real-workspace/file'), TEXT],
    ['to-sub/missing', { problem: 'does not exist' }],
    ['missing/folder/file', { problem: 'does not exist' }],
    ['..file', { problem: 'does not exist' }],
    ['.', { problem: 'is not a regular file' }],
    ['to-nothing', { problem: 'cannot be read' }],
    ['to-nothing/file', { problem: 'cannot be read' }],
    ['file/below', { problem: 'cannot be read' }],
    ['../elsewhere/file', OUTSIDE],
    ['../elsewhere/missing', OUTSIDE],
    ['../workspace-2/file', OUTSIDE],
    [at('elsewhere/file'), OUTSIDE],
    ['to-file', OUTSIDE],
    ['to-folder/file', OUTSIDE],
    ['to-folder/missing/file', OUTSIDE],
    ['..', OUTSIDE],
    ['/dev/zero', OUTSIDE],
    ['/etc/passwd', OUTSIDE],
    ['/proc/self/environ', OUTSIDE],
  ])('%s is %j', async (name, expected) => {
    const byLinks = { GITHUB_WORKSPACE: at('real-workspace'), RUNNER_TEMP: at('workspace/to-temp') };
    for (const folders of [environment, byLinks])
      expect(await workspaceOf(folders).read(name, 100)).toEqual(expected);
    // Neither is it written.
    const { create } = workspaceOf(environment);
    if (expected === OUTSIDE) expect(await create(name, 'new')).toMatchObject({ problem: 'unwritable' });
  });

  it('is that of a new file in the two folders only, through links of folders too', async () => {
    const { create } = workspaceOf(environment);
    expect(await create('to-sub/new/file', 'new')).toEqual({ path: at('workspace/to-sub/new/file') });
    expect(readFileSync(at('workspace/sub/new/file'), 'utf8')).toBe('new');
    expect(await create('to-temp/new', 'new')).toEqual({ path: at('workspace/to-temp/new') });
    expect(await create('file', 'new')).toMatchObject({ problem: 'exists' });
    expect(await create('to-nothing', 'new')).toMatchObject({ problem: 'unwritable' });
    expect(readdirSync(at('elsewhere')).toSorted()).toEqual(['back', 'file']);
  });

  it('outside a runner is one of the current and the temporary folder of the system', async () => {
    const { read } = workspaceOf({});
    expect(await read('package.json', 1_000_000)).toHaveProperty('text');
    expect(await read(at('elsewhere/file'), 100)).toEqual(TEXT);
    expect(await read('/etc/passwd', 1_000_000)).toEqual(OUTSIDE);
  });

  it('of the event may lie elsewhere, as in a container', async () => {
    const event = at('elsewhere/file');
    const { read } = workspaceOf({ ...environment, GITHUB_EVENT_PATH: event });
    expect(await read(event, 100)).toEqual(TEXT);
    expect(await read('../elsewhere/missing', 100)).toEqual(OUTSIDE);
  });
});
