/** `semgrep ci` in jobs of several events, with the emulated platform: what it says of its scan is what the gate looks for. */

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const TRIED = '`semgrep ci` up to its first request';
const QUEUE = 'refs/heads/gh-readonly-queue/main/pr-7-';

/** The commits of a repository with a pull request, by their names. */
type Commits = Record<'base' | 'head' | 'merge', string>;

interface Case {
  event: string;
  /** What GitHub checks out, and its name. */
  at: keyof Commits;
  ref: string;
  /** What the scan is of. */
  branch: string;
  commit: keyof Commits;
  full: boolean;
}

const PULL = 'refs/pull/7/merge';
const CASES: readonly Case[] = [
  {
    event: 'push',
    at: 'base',
    ref: 'refs/heads/main',
    branch: 'refs/heads/main',
    commit: 'base',
    full: true,
  },
  { event: 'pull_request', at: 'merge', ref: PULL, branch: PULL, commit: 'head', full: false },
  {
    ...{ event: 'pull_request_target', at: 'base', ref: 'refs/heads/main' },
    ...{ branch: 'one-call', commit: 'head', full: false },
  },
  { event: 'merge_group', at: 'merge', ref: QUEUE, branch: QUEUE, commit: 'merge', full: true },
];

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('semgrep');
  if (version === undefined) {
    yield skipped('semgrep', TRIED);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const commits = makeRepository(folder);
    for (const one of CASES)
      yield trialOf('semgrep', version, `${TRIED}, ${one.event}`, await complaintsOf(one, commits, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function complaintsOf(one: Case, commits: Commits, folder: string): Promise<string[]> {
  const platform = await startPlatform();
  const head = { sha: commits.head, ref: 'one-call', repo: { full_name: 'acme/payments-api' } };
  const pull = { number: 7, head, base: { sha: commits.base, ref: 'main' } };
  const event = one.event.startsWith('pull_request') ? { pull_request: pull } : {};
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event));
  git(folder, 'checkout', '--quiet', commits[one.at]);
  const ended = await ciIn(folder, {
    ...{ SEMGREP_URL: platform.url, SEMGREP_APP_TOKEN: DEFAULT_TOKEN },
    ...{ GITHUB_EVENT_NAME: one.event, GITHUB_REF: one.ref, GITHUB_SHA: commits[one.at] },
    GITHUB_HEAD_REF: one.event.startsWith('pull_request') ? 'one-call' : '',
  });
  await platform.close();
  const [request, ...others] = platform.requests;
  const { project_metadata: said }: { project_metadata: Record<string, unknown> } = JSON.parse(
    request?.body || '{"project_metadata": {}}',
  );
  const due = { repository: 'acme/payments-api', branch: one.branch, commit: commits[one.commit] };
  return [
    ...Object.entries({ ...due, is_full_scan: one.full }).flatMap(([name, value]) =>
      said[name] === value ? [] : [`${name} is ${said[name]} instead of ${value}`],
    ),
    // The emulator takes no scans. The scanner gives up, and succeeds: findings/scanner-succeeds-with-refused-token.sh.
    ...(request?.path === '/api/cli/v2/scans' && others.length === 0 ? [] : ['it sends other requests']),
    ...(ended === 0 ? [] : [`it ends with ${ended}`]),
  ];
}

/** Reaches no address but the given one. */
function ciIn(folder: string, environment: Record<string, string>): Promise<number | null> {
  const child = spawn('semgrep', ['ci', '--metrics', 'off', '--disable-version-check'], {
    cwd: join(folder, 'repository'),
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, SEMGREP_SETTINGS_FILE: join(folder, 'settings.yml') },
      ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/payments-api', GITHUB_RUN_ID: '1' },
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: environment.SEMGREP_URL },
      ...{ GITHUB_EVENT_PATH: join(folder, 'event.json'), GITHUB_ACTOR: 'octocat', ...environment },
    },
  });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

/** `origin` is a folder, whatever its address says. */
function makeRepository(folder: string): Commits {
  const [repository, origin] = [join(folder, 'repository'), join(folder, 'origin.git')];
  const address = 'https://github.com/acme/payments-api.git';
  mkdirSync(repository);
  const commit = (message: string) => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', message);
    return git(folder, 'rev-parse', 'HEAD');
  };
  spawnSync('git', ['init', '--quiet', '--bare', origin]);
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'remote', 'add', 'origin', address);
  git(folder, 'config', `url.${origin}.insteadOf`, address);
  writeFileSync(join(repository, 'code.py'), 'eval(text)\n');
  const base = commit('One');
  git(folder, 'checkout', '--quiet', '-b', 'one-call');
  writeFileSync(join(repository, 'code.py'), 'eval(text)\nexec(text)\n');
  const head = commit('Two');
  git(folder, 'checkout', '--quiet', '--detach', 'main');
  git(folder, 'merge', '--quiet', '--no-ff', '--message', `Merge ${head} into ${base}`, 'one-call');
  git(folder, 'push', '--quiet', 'origin', 'main', 'one-call');
  return { base, head, merge: git(folder, 'rev-parse', 'HEAD') };
}

function git(folder: string, ...args: string[]): string {
  const person = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com'];
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-C', join(folder, 'repository'), ...person, ...args],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
