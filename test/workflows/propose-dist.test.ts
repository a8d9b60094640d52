import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseWorkflow, textOf } from '../docs/markdown.ts';
import { folderWith } from '../operations/scenario.ts';
import { hasJq, runScript } from '../shell.ts';

const workflow = (name: string) => parseWorkflow(textOf(`.github/workflows/${name}`));
const build = workflow('build-dist.yml');
const propose = workflow('propose-dist.yml');

const [whose = '', , files = '', commit = ''] = propose.jobs.propose?.steps?.map(({ run = '' }) => run) ?? [];

const BRANCH = 'dependabot/npm_and_yarn/undici-8.13.0';
const PULL = {
  state: 'open',
  user: { login: 'dependabot[bot]' },
  head: { ref: BRANCH, sha: 'c0ffee', repo: { full_name: 'acme/action' } },
};

/** Runs a script of the workflow in a folder, with a `gh` that gives this answer and keeps what it was asked. */
function runIn(folder: string, script: string, answer: unknown = {}, branch = BRANCH) {
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer));
  // As the real one: the answer, or what `--jq` takes from it.
  const gh = `gh() (
echo "$@" >> ${folder}/asked
while [ $# -gt 0 ]; do
  if [ "$1" = --input ]; then cat "$2" >> ${folder}/sent; fi
  if [ "$1" = --jq ]; then exec jq --raw-output "$2" ${folder}/answer.json; fi
  shift
done
cat ${folder}/answer.json
)\n`;
  const variables = { BRANCH: branch, COMMIT: 'c0ffee', GITHUB_REPOSITORY: 'acme/action' };
  return runScript(gh + script, { folder, variables: { ...variables, PATH: process.env.PATH ?? '' } });
}

function withBuilt(...names: string[]): Promise<string> {
  return folderWith(Object.fromEntries(names.map((name) => [`built/${name}`, name])));
}

describe.skipIf(!hasJq)('what proposes dist/', () => {
  it('goes on for the head of an open pull request of Dependabot', async () => {
    expect((await runIn(await folderWith({}), whose, [PULL])).status).toBe(0);
  });

  it.each([
    ['of somebody else', [{ ...PULL, user: { login: 'mallory' } }], BRANCH],
    ['that is closed', [{ ...PULL, state: 'closed' }], BRANCH],
    ['that has moved on', [{ ...PULL, head: { ...PULL.head, sha: 'beef' } }], BRANCH],
    ['of a fork', [{ ...PULL, head: { ...PULL.head, repo: { full_name: 'mallory/action' } } }], BRANCH],
    ['that does not exist', [], BRANCH],
    ['from another branch', [{ ...PULL, head: { ...PULL.head, ref: 'main' } }], 'main'],
  ])('stops at a pull request %s', async (_, pulls, branch) => {
    const { status, stdout } = await runIn(await folderWith({}), whose, pulls, branch);
    expect(status).toBe(1);
    expect(stdout).toContain('::error::');
  });

  it('takes the files that are in dist/', async () => {
    const dist = readdirSync(new URL('../../dist', import.meta.url));
    expect((await runIn(await withBuilt(...dist), files)).status).toBe(0);
  });

  it.each(['action.yml', 'index.js.sh', '.gitattributes', 'a\nf index.js'])(
    'stops at a file %j',
    async (name) => {
      expect((await runIn(await withBuilt('index.js', name), files)).status).toBe(1);
    },
  );

  it('stops at a link and at a folder', async () => {
    const [link, folder] = [await withBuilt('index.js'), await withBuilt('index.js')];
    symlinkSync('/etc/passwd', join(link, 'built/report.js'));
    mkdirSync(join(folder, 'built/rules.js'));
    for (const built of [link, folder]) expect((await runIn(built, files)).status).toBe(1);
  });

  it('commits them as dist/ on top of the commit that was built, and forces nothing', async () => {
    const folder = await withBuilt('index.js', 'report.js');
    const { status } = await runIn(folder, commit, { sha: 'new', tree: { sha: 'old' } });
    expect(status).toBe(0);
    const sent = readFileSync(join(folder, 'sent'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(sent).toContain(Buffer.from('report.js').toString('base64'));
    expect(sent).toContain('"base_tree": "old", "tree": [ { "path": "dist", "mode": "040000"');
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    expect(asked.at(-2)).toContain('--raw-field parents[]=c0ffee');
    expect(asked.at(-1)).toBe(
      `api --method PATCH repos/acme/action/git/refs/heads/${BRANCH} --raw-field sha=new --field force=false`,
    );
  });
});

describe('the two workflows that build dist/ for Dependabot', () => {
  it('run code of packages only where nothing can be written and there are no secrets', () => {
    expect(build.jobs.build?.permissions).toEqual({ contents: 'read' });
    expect(textOf('.github/workflows/build-dist.yml')).not.toMatch(/secrets\.|github\.token|GITHUB_TOKEN/);
    expect(Object.keys(build.on as object)).toEqual(['pull_request']);
  });

  it('write only where no code of the pull request runs', () => {
    const [job] = Object.values(propose.jobs);
    const steps = job?.steps ?? [];
    expect(steps.flatMap(({ uses = [] }) => uses)).toEqual([
      expect.stringMatching(/^actions\/download-artifact@/),
    ]);
    const scripts = steps.map(({ run = '' }) => run).join('\n');
    expect(scripts).not.toMatch(/\b(?:npm|npx|node|git (?:clone|fetch|checkout)|source|eval|bash|sh) /);
  });

  it('follow each other by name', () => {
    expect(propose.on).toMatchObject({ workflow_run: { workflows: [build.name] } });
  });
});
