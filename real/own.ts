/** This repository's own workflows under `act`, as far as they need no service of GitHub. */

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, endsOf, type Line, ON_HOST } from './act.ts';
import { prepareStandIns } from './prepared.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface OwnRun {
  tried: string;
  event: 'push' | 'pull_request';
  workflow: string;
  /** The only job to run, all where it is missing, and the workflow that it calls. */
  job?: string;
  called?: string;
  payload: object;
  ends: Record<string, string>;
  /** Files of the uploaded artifact, as they are in this repository. */
  artifact?: string;
}

const pullRequestOf = (login: string) => ({
  pull_request: {
    user: { login },
    head: { sha: 'HEAD', repo: { full_name: 'acme/code-security-platform' } },
  },
});

const RUNS: readonly OwnRun[] = [
  {
    tried: 'ci.yml with smoke.yml: the action as a runner downloads it',
    ...{ event: 'push', workflow: 'ci.yml', job: 'action', called: 'smoke.yml', payload: {} },
    ends: { smoke: 'success' },
  },
  {
    tried: 'build-dist.yml, of Dependabot',
    ...{ event: 'pull_request', workflow: 'build-dist.yml', payload: pullRequestOf('dependabot[bot]') },
    ends: { build: 'success' },
    artifact: 'dist',
  },
  {
    tried: 'build-dist.yml, of a person',
    ...{ event: 'pull_request', workflow: 'build-dist.yml', payload: pullRequestOf('octocat') },
    ends: { build: 'skipped' },
  },
];

/** Called by workflows of the pages: gate, hygiene, rules-apply and rules-pull-request. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'ci.yml, check': 'runs the tests',
  'ci.yml, actionlint and zizmor': 'run in containers; the checkers below are the same',
  'codeql.yml, scorecard.yml': "are GitHub's services",
  'propose-dist.yml, release.yml': 'commit and release by the GitHub CLI',
};

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('act');
  if (version === undefined) {
    yield skipped('act', 'own workflows');
    return;
  }
  for (const run of RUNS) yield trialOf('act', version, run.tried, await complaintsOf(run));
  for (const [tried, details] of Object.entries(LEFT_OUT))
    yield { tool: 'act', version, tried, result: 'skipped', details };
}

async function complaintsOf(run: OwnRun): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'own-'));
  try {
    const lines = await runOwn(run, folder);
    const [due, real] = [JSON.stringify(run.ends), JSON.stringify(endsOf(lines, Object.keys(run.ends)))];
    return [
      ...(due === real ? [] : [`jobs end with ${real} instead of ${due}`]),
      ...(run.artifact === undefined
        ? []
        : differences(join(folder, 'artifacts', run.artifact), run.artifact)),
    ];
  } finally {
    endStarted(join(folder, 'started'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOwn({ event, workflow, job, called, payload }: OwnRun, folder: string): Promise<Line[]> {
  const [repository, artifacts] = [join(folder, 'repository'), join(folder, 'artifacts')];
  mkdirSync(artifacts);
  spawnSync('git', ['clone', '--quiet', ROOT, repository]);
  spawnSync('git', [
    '-C',
    repository,
    'remote',
    'set-url',
    'origin',
    'https://github.com/acme/code-security-platform.git',
  ]);
  const eventFile = join(folder, 'event.json');
  writeFileSync(eventFile, JSON.stringify({ repository: { default_branch: 'main' }, ...payload }));
  const path = `.github/workflows/${workflow}`;
  const text = readFileSync(join(repository, `.github/workflows/${called ?? workflow}`), 'utf8');
  const args = [
    ...prepareStandIns(join(folder, 'actions'), text),
    ...[
      event,
      '--eventpath',
      eventFile,
      '--workflows',
      path,
      ...(job === undefined ? [] : ['--job', job]),
      ...ON_HOST,
    ],
    ...[
      '--env',
      `ARTIFACTS=${artifacts}`,
      '--env',
      `CHECKOUT=${repository}`,
      '--secret',
      'GITHUB_TOKEN=a-token',
    ],
  ];
  return act(repository, args, { folder, programs: { npm: npmIn(folder) } });
}

/**
 * `npm ci` takes the packages from here. What `npm run platform` starts has a session of its own, and outlives its step as under
 * GitHub's runner.
 */
function npmIn(folder: string): string {
  const { stdout } = spawnSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' });
  const npm = stdout.trim();
  return `case $2 in
  platform) echo $$ >'${join(folder, 'started')}'; exec setsid '${npm}' "$@" >'${join(folder, 'log')}' 2>&1 ;;
  '') exec cp -a --link '${join(ROOT, 'node_modules')}' node_modules ;;
  *) exec '${npm}' "$@" ;;
esac`;
}

/** The group of its session, as a runner does at the end of a job. */
function endStarted(list: string): void {
  if (existsSync(list)) process.kill(-Number(readFileSync(list, 'utf8')));
}

function differences(artifact: string, folder: string): string[] {
  if (!existsSync(artifact)) return [`no artifact ${folder}`];
  const [made = [], due = []] = [join(artifact, folder), join(ROOT, folder)].map((path) => readdirSync(path));
  return [...new Set([...made, ...due])].filter(
    (name) =>
      !made.includes(name) ||
      !due.includes(name) ||
      readFileSync(join(artifact, folder, name), 'utf8') !== readFileSync(join(ROOT, folder, name), 'utf8'),
  );
}
