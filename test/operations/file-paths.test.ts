import { symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from '../docs/markdown.ts';
import { folderWith, openPlatform, stepOn } from './scenario.ts';

const RULES = textOf('examples/rules/minimal.yml');
const OTHERS = { 'rules-file': 'rules.yml' };

/** A workspace with links to files and folders of another place, and a link to the workspace itself. */
async function openFolders() {
  const workspace = await folderWith({ 'rules.yml': RULES, 'folder/other': '' });
  const elsewhere = await folderWith({ file: RULES });
  await symlink(join(elsewhere, 'file'), join(workspace, 'file-link'));
  await symlink(elsewhere, join(workspace, 'folder-link'));
  const linked = join(await folderWith({}), 'workspace');
  await symlink(workspace, linked);
  return { workspace, linked, elsewhere };
}

async function stepIn(workspace: string, inputs: Record<string, string>) {
  const platform = await openPlatform();
  const environment = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: await folderWith({}) };
  const run = await stepOn(platform, inputs, { environment });
  return { ...run, requests: platform.requests };
}

describe.each([
  ['plan', 'rules-file'],
  ['apply', 'rules-file'],
  ['validate', 'rules-file'],
  ['export', 'rules-file'],
  ['apply', 'approved-plan'],
  ['undo', 'report'],
])('%s with the input %s', (operation, input) => {
  const inputsWith = (path: string) => {
    const others = input === 'approved-plan' ? OTHERS : {};
    return { ...others, operation, [input]: path };
  };

  it('refuses a path that leads elsewhere, before any request', async () => {
    const { workspace, linked, elsewhere } = await openFolders();
    const byPath = [join(elsewhere, 'file'), join('..', basename(elsewhere), 'file'), '..', '/etc/passwd'];
    const byLink = ['file-link', 'folder-link/file', 'folder-link/missing', 'folder-link/missing/file'];
    const refusals = [...byPath, ...byLink].flatMap((path) =>
      [workspace, linked].map(async (folder) => {
        const { outputs, errors, requests } = await stepIn(folder, inputsWith(path));
        expect(outputs['failure-reason']).toBe('invalid-inputs');
        expect(errors.join()).toContain(
          `\`${input}\` is \`${path}\`, which leads outside the workspace and \`RUNNER_TEMP\`; correct the path`,
        );
        expect(requests).toEqual([]);
      }),
    );
    await Promise.all(refusals);
  });

  it.each(['folder', 'missing', 'folder/other/below'])('finds %s in the workspace', async (path) => {
    const { linked } = await openFolders();
    const { errors } = await stepIn(linked, inputsWith(path));
    expect(errors.join()).not.toContain('leads outside');
  });
});

it.each(['a'.repeat(64), 'none'])('`approved-plan: %s` is no path', async (approved) => {
  const { workspace } = await openFolders();
  const inputs = { ...OTHERS, operation: 'apply', 'approved-plan': approved, 'dry-run': 'true' };
  const { outputs } = await stepIn(workspace, inputs);
  expect(outputs['failure-reason']).not.toBe('invalid-inputs');
});

it('export creates a file in new folders of the workspace', async () => {
  const { workspace } = await openFolders();
  const { outputs } = await stepIn(workspace, { operation: 'export', 'rules-file': 'folder/new/rules.yml' });
  expect(outputs['rules-path']).toBe(join(workspace, 'folder/new/rules.yml'));
});
