/** Makes a repository from a workflow of the documentation that `act` can run without GitHub and without other people's actions. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { OPERATIONS } from '../src/model/operations.ts';
import { REFERENCE, textOf } from '../test/docs/markdown.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const REUSABLE = ['gate', 'rules-pull-request', 'rules-apply', 'hygiene'];

/**
 * Stand-ins for other people's actions, which a runner fetches from GitHub. A checkout brings the files of `CHECKOUT`, artifacts
 * are folders in `ARTIFACTS`.
 */
const STAND_INS: Readonly<Record<string, object>> = {
  'actions/checkout': standIn(
    ['ref', 'persist-credentials', 'fetch-depth', 'path'],
    'mkdir -p "$INTO" && cp -r "$CHECKOUT/." "$INTO/"',
    { INTO: `\${{ inputs.path || '.' }}` },
  ),
  'actions/setup-node': standIn(['node-version', 'package-manager-cache'], 'true'),
  'actions/upload-artifact': standIn(
    ['name', 'path', 'if-no-files-found', 'archive', 'retention-days'],
    [
      'mkdir "$ARTIFACTS/$NAME"', // Fails for a second one of the same name, as GitHub does.
      'while IFS= read -r path; do [ -z "$path" ] || cp -r "$path" "$ARTIFACTS/$NAME/"; done <<<"$FROM"',
    ].join('\n'),
    { NAME: `\${{ inputs.name || 'artifact' }}`, FROM: `\${{ inputs.path }}` },
  ),
  'actions/download-artifact': standIn(
    ['name', 'path', 'run-id', 'github-token', 'repository'],
    'mkdir -p "$INTO" && cp -r "$ARTIFACTS/$NAME/." "$INTO/"',
    { NAME: `\${{ inputs.name }}`, INTO: `\${{ inputs.path || '.' }}` },
  ),
  'actions/attest': standIn(
    ['subject-path', 'sbom-path', 'subject-name', 'subject-digest'],
    `node -e 'const { bomFormat, serialNumber, specVersion } = JSON.parse(require("fs").readFileSync(process.env.SBOM));
if (!bomFormat || !serialNumber || !specVersion) process.exit(1)'`,
    { SBOM: `\${{ inputs.sbom-path }}` },
  ),
  'actions/create-github-app-token': {
    ...standIn(
      ['client-id', 'app-id', 'private-key', 'owner', 'repositories'],
      'echo "token=$APP_TOKEN" >> "$GITHUB_OUTPUT"',
    ),
    outputs: { token: { value: `\${{ steps.run.outputs.token }}` } },
  },
  'github/codeql-action/upload-sarif': standIn(
    ['sarif_file', 'category', 'ref', 'sha'],
    'node -e \'JSON.parse(require("fs").readFileSync(process.env.SARIF))\'',
    { SARIF: `\${{ inputs.sarif_file }}` },
  ),
};

function standIn(inputs: readonly string[], run: string, env: Record<string, string> = {}) {
  return {
    name: 'stand-in',
    description: 'stands in for an action that is fetched from GitHub',
    inputs: Object.fromEntries(inputs.map((name) => [name, { description: name }])),
    runs: { using: 'composite', steps: [{ id: 'run', shell: 'bash', env, run }] },
  };
}

/** The name of this action's repository in the documentation. */
const [OWN = ''] = REFERENCE.split('@');

/**
 * Writes the repository of a run, with a workflow of the documentation, and returns its commit.
 *
 * @throws Error where git fails
 */
export function prepareRepository(
  folder: string,
  text: string,
  files: Readonly<Record<string, string>>,
): string {
  // What act does not know, how many runs may wait, and what is not here, containers.
  const known = text.replaceAll(/^ *queue: max\n/gm, '').replaceAll(/^ *container: .*\n/gm, '');
  write(folder, '.github/workflows/tried.yml', known);
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', 'https://github.com/acme/payments-api.git');
  git('add', '--all', '--force');
  git(
    '-c',
    'user.name=octocat',
    '-c',
    'user.email=octocat@example.com',
    'commit',
    '--quiet',
    '--message',
    'All',
  );
  return git('rev-parse', 'HEAD');
}

/**
 * Writes this action and the stand-ins, and returns act's options that put them in the place of what a workflow names. This action's
 * platform is the given one by default; `$/`, which act does not know, is its name.
 *
 * @throws Error for an action that has no stand-in
 */
export function prepareActions(folder: string, text: string, platformUrl: string): string[] {
  const own = join(folder, 'own');
  const here = (content: string) =>
    content.replaceAll('https://semgrep.dev', platformUrl).replaceAll('$/', `${OWN}/`);
  for (const part of ['dist', ...OPERATIONS]) cpSync(join(ROOT, part), join(own, part), { recursive: true });
  for (const operation of OPERATIONS)
    write(own, `${operation}/action.yml`, here(textOf(`${operation}/action.yml`)));
  const texts = [text];
  for (const name of REUSABLE) {
    const path = `.github/workflows/${name}.yml`;
    texts.push(here(textOf(path)).replaceAll(new RegExp(`(uses: ${OWN}/[a-z-]+)$`, 'gm'), '$1@v1'));
    write(own, path, texts.at(-1) ?? '');
  }
  return prepareStandIns(folder, texts.join('\n'), own);
}

/**
 * The stand-ins for what a text names, this action among it where a folder is given.
 *
 * @throws Error for an action that has no stand-in
 */
export function prepareStandIns(folder: string, text: string, own?: string): string[] {
  const used = new Set(text.match(/(?<=uses: )[\w.-]+\/[\w.-]+(?:\/[^@\s]+)?@\S+/g));
  const options = [...used].map((name) => {
    const [path = '', ref = ''] = name.split('@');
    if (own !== undefined && path.startsWith(`${OWN}/`)) return `${OWN}@${ref}=${own}`;
    const action = STAND_INS[path];
    if (action === undefined) throw new Error(`${path} has no stand-in`);
    const repository = path.split('/').slice(0, 2).join('/');
    const inside = path.slice(repository.length + 1);
    write(folder, join(repository, inside, 'action.yml'), stringify(action));
    return `${repository}@${ref}=${join(folder, repository)}`;
  });
  return [...new Set(options)].flatMap((option) => ['--local-repository', option]);
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
