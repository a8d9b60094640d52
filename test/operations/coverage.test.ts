/** Whether a plan with `coverage` knows all repositories of an owner: what it says, sets, fails for and tracks. */

import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN } from '../../emulator/github/believable-state.ts';
import type { FaultSource } from '../../emulator/github/faults.ts';
import { rename, type StoredIssue, type StoredRepository } from '../../emulator/github/state.ts';
import { innerStep } from '../inner-step.ts';
import { gitHubState, openGitHub } from './rules/github-scenario.ts';
import { openPlatform, project } from './rules/scenario.ts';
import { folderWith } from './scenario.ts';

interface Situation {
  /** Projects beside acme/api; each has a repository on GitHub. */
  projects?: readonly string[];
  /** Repositories without a project. */
  unknown?: readonly string[];
  /** The former names of repositories that have a new one. */
  renamed?: readonly string[];
  /** Repositories that are visible to everybody. */
  public?: readonly string[];
  /** Repositories that the app's token does not see. */
  hidden?: readonly string[];
  scope?: readonly string[];
  /** Without a `metadata-token`, in acme/api. */
  isJobToken?: true;
  faults?: FaultSource;
}

/** One file, and so one tracking issue. */
const rulesFolder = folderWith({});

const named = (count: number) => Array.from({ length: count }, (_, at) => `acme/p${at}`);

const UNKNOWN = ['unknown', '⚠️ Nothing to change; could not count the uncovered repositories'] as const;

/** The output, the title, and the sentence that blames GitHub for a gap. */
const CASES: Readonly<Record<string, [Situation, output: string, title: string, why?: RegExp]>> = {
  'an owner in scope of which nothing was seen': [
    { scope: ['acme/**', 'acem/**'] },
    ...UNKNOWN,
    /acem in `scope` has neither a project nor a repository.*Correct `scope`/,
  ],
  'a person, one of whose projects is not in the list': [
    { projects: ['octo/dots', 'octo/keys'], public: ['octo/dots'] },
    ...UNKNOWN,
    /octo is a personal account, of which GitHub lists only the public repositories/,
  ],
  'a person, none of whose projects is in the list': [
    { projects: ['octo/keys'] },
    ...UNKNOWN,
    /octo is a personal account, of which GitHub lists only the public repositories/,
  ],
  "an organization's list that the job's own token read": [
    { projects: ['acme/web'], public: ['acme/web'], isJobToken: true },
    ...UNKNOWN,
    /GitHub shows a job's own token only the public repositories of acme.*`metadata-token`/,
  ],
  "single repositories in scope, one of which the job's own token does not see": [
    { projects: ['acme/web'], scope: ['acme/api', 'acme/web'], isJobToken: true },
    ...UNKNOWN,
    /the token sees only 1 of 2 repositories.*`metadata-token`/,
  ],
  'fewer than nine in ten repositories': [
    { projects: named(9), hidden: ['acme/p0', 'acme/p1'] },
    ...UNKNOWN,
    /the token sees only 8 of 10 repositories that projects of acme belong to\. As `metadata-token`/,
  ],
  'more than one in ten projects renamed': [
    { projects: named(99), renamed: named(11) },
    ...UNKNOWN,
    /GitHub lists only 89 of 100 repositories that projects of acme belong to; the others may have been renamed\. Give the projects the current names/,
  ],
  'a list that GitHub ends early': [
    {
      projects: named(100),
      faults: ({ path }) => (/[?&]page=2/.test(path) ? { kind: 'status', status: 200, body: [] } : undefined),
    },
    ...UNKNOWN,
    /GitHub did not list the repositories of acme to the end/,
  ],
  'an owner who refuses the token': [
    {
      projects: ['other/web'],
      faults: ({ path }) =>
        path.includes('/orgs/other/') ? { kind: 'status', status: 403, body: { message: 'no' } } : undefined,
    },
    ...UNKNOWN,
    /GitHub does not let the token list the repositories of other/,
  ],
  'a gap, and a repository without a project': [
    { unknown: ['acme/new'], public: ['acme/new'], isJobToken: true },
    'unknown',
    '⚠️ Nothing to change; at least 1 repository not covered',
    /a job's own token/,
  ],
  'a repository without a project': [
    { unknown: ['acme/new'] },
    '1',
    '⚠️ Nothing to change; 1 repository not covered',
  ],
  "a single repository in scope, seen by the job's own token": [
    { projects: ['acme/web'], scope: ['acme/api'], isJobToken: true },
    '0',
    '✅ Nothing to change',
  ],
  "a person's only repository in scope, which is private": [
    { projects: ['octo/keys'], scope: ['octo/keys'] },
    '0',
    '✅ Nothing to change',
  ],
  'a person, all of whose projects are in the list': [
    { projects: ['octo/dots'], public: ['octo/dots'] },
    '0',
    '✅ Nothing to change',
  ],
  'a person, a project of whom has its former name': [
    { projects: ['octo/dots', 'octo/old'], public: ['octo/dots', 'octo/old'], renamed: ['octo/old'] },
    '0',
    '✅ Nothing to change',
  ],
  'an organization that a metadata token sees': [{ projects: named(9) }, '0', '✅ Nothing to change'],
  'nine in ten repositories': [{ projects: named(9), hidden: ['acme/p0'] }, '0', '✅ Nothing to change'],
  'one in ten projects renamed': [{ projects: named(19), renamed: named(2) }, '0', '✅ Nothing to change'],
};

async function open({ isJobToken, ...situation }: Situation) {
  const { projects = [], unknown = [], renamed = [], hidden = [], scope, faults } = situation;
  const names = ['acme/api', ...projects];
  const repositories = [...names, ...unknown].map(
    (fullName): Partial<StoredRepository> & { fullName: string } => ({
      fullName,
      visibility: situation.public?.includes(fullName) ? 'public' : 'private',
    }),
  );
  const state = gitHubState(repositories);
  state.accounts.push(
    { id: 2, login: 'octo', kind: 'User' },
    { id: 3, login: 'other', kind: 'Organization' },
  );
  for (const name of renamed) rename(state, name, `${name}-new`);
  const sees = repositories.map(({ fullName }) => fullName).filter((name) => !hidden.includes(name));
  const app = { login: 'acme[bot]', permissions: {}, sees };
  state.tokens.set(APP_TOKEN, app);
  const job = { login: 'github-actions[bot]', permissions: { issues: 'write' }, sees: ['acme/api'] } as const;
  state.tokens.set(ACTIONS_TOKEN, { ...job, sees: [...job.sees] });
  const github = await openGitHub(state);
  github.faults = faults;
  const platform = await openPlatform(names.map((name) => project(name)));
  const path = `${await rulesFolder}/rules.yml`;
  /** A scheduled plan. */
  const plan = async (rules: object, inputs: Record<string, string> = {}) => {
    const file = { version: 1, coverage: true, ...(scope && { scope: { projects: scope } }), ...rules };
    await writeFile(path, JSON.stringify(file));
    const tokens = { 'github-token': ACTIONS_TOKEN, 'metadata-token': isJobToken ? '' : APP_TOKEN };
    return innerStep(
      platform,
      { operation: 'plan', 'rules-file': path, issue: 'auto', ...tokens, ...inputs },
      {
        environment: {
          ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://github.com' },
          ...{ GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY: 'acme/api' },
        },
      },
    );
  };
  return { github, plan };
}

/** The tracking issue of an earlier plan with drift. */
async function issueOfDrift(): Promise<StoredIssue> {
  const { github, plan } = await open({});
  await plan({ projects: [{ name: 'drift', tags: ['t'] }] });
  return github.state.issues[0] as StoredIssue;
}

let earlier: Promise<StoredIssue> | undefined;

async function check(name: string, failIf: 'uncovered' | ''): Promise<void> {
  const [situation, output, title, why] = CASES[name] ?? [{}, '', ''];
  const { github, plan } = await open(situation);
  const { issues } = github.state;
  earlier ??= issueOfDrift();
  issues.push({ ...(await earlier) });
  const run = await plan({}, { 'fail-if': failIf });
  expect(run.outputs.uncovered).toBe(output);
  expect(/<h2>(.*?)<\/h2>/.exec(run.summary)?.[1]).toBe(failIf ? title.replace('⚠️', '❌') : title);
  const gaps = run.warnings.filter((text) => text.startsWith('The repositories that'));
  expect(gaps).toEqual(why === undefined ? [] : [expect.stringMatching(why)]);
  const isFound = title.includes('not covered');
  const reason = output === '0' ? undefined : isFound ? 'uncovered' : 'not-known';
  expect(run.outputs['failure-reason']).toBe(failIf ? reason : undefined);
  const [{ body = '', state } = {}] = issues;
  expect([issues.length, state]).toEqual([1, output === '0' ? 'closed' : 'open']);
  expect(body?.match(/was inconclusive/g)?.length).toBe(reason === 'not-known' ? 1 : undefined);
}

it.each(Object.keys(CASES))('%s', (name) => check(name, 'uncovered'));

it.each([
  'an owner who refuses the token',
  'a gap, and a repository without a project',
  'a repository without a project',
])('%s fails no plan without fail-if', (name) => check(name, ''));
