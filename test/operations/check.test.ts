import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN } from '../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import {
  CI_TOKEN,
  type Platform,
  type PlatformOptions,
  READ_ONLY_TOKEN,
} from '../../emulator/platform/server.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { fewFindings, openPlatform } from './findings/context.ts';
import { ONE, worldOf } from './world.ts';

const PROJECT = 'acme/payments-api';

interface Case {
  /** The differences from a setup in which everything works. */
  about: string;
  options?: PlatformOptions;
  inputs?: Record<string, string>;
  prepare?: (platform: Platform, github: GitHubServer) => void;
  /** The lines that differ: `works`, `attention` or `fails`, and what they say; undefined: there is none. */
  lines: Record<string, RegExp | undefined>;
  /** The last line, where something before the others failed. */
  last?: string;
  /** The reason for which the step fails. */
  reason?: string;
  title?: string;
}

interface Line {
  check: string;
  state: string;
  says: string;
}

async function check({ options, inputs, prepare }: Omit<Case, 'about' | 'lines'>) {
  const platform = await openPlatform({ state: fewFindings(40), ...options });
  const github = await openGitHub();
  prepare?.(platform, github);
  const tokens = { 'github-token': ACTIONS_TOKEN, 'metadata-token': APP_TOKEN };
  const environment = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: PROJECT };
  const run = await innerStep(platform, { operation: 'check', ...tokens, ...inputs }, { environment });
  const lines: Line[] = JSON.parse(run.outputs.checks ?? '[]');
  return { run, lines, requests: [...platform.requests, ...github.requests], record: platform.record };
}

const textOf = ({ state, says }: Line) => `${state}: ${says}`;

/** Takes a permission from a token of GitHub. */
const without =
  (token: string, ...names: string[]) =>
  (_: Platform, { state }: GitHubServer) => {
    const grant = state.tokens.get(token);
    for (const name of names) if (grant) Reflect.deleteProperty(grant.permissions, name);
  };

const onlyScans =
  (isKept: (scan: Platform['state']['scans'][number]) => boolean) =>
  ({ state }: Platform) => {
    state.scans = state.scans.filter(isKept);
  };

/** The lines of GitHub without a `github-token`. */
const NOT_CHECKED = {
  'Repositories that `github-token` lists': /^attention: Not checked/,
  'Pull requests': /^attention: Not checked/,
  Issues: /^attention: Not checked/,
};

const CASES: readonly Case[] = [
  {
    about: 'a token for CI scans, which gets 404 from everything',
    ...{ inputs: { token: CI_TOKEN }, last: 'Token', reason: 'not-found' },
    lines: { Token: /^fails: .*404.*without Web API access the platform answers 404 to everything/ },
  },
  {
    about: "another deployment's token",
    ...{ inputs: { 'deployment-slug': 'umbrella' }, last: 'Token', reason: 'invalid-inputs' },
    lines: { Token: /^fails: The token sees no deployment with slug umbrella.*only acme \(id 120\)/ },
    title: 'The deployment could not be determined',
  },
  {
    about: 'a token without a deployment',
    ...{ last: 'Token', reason: 'token-refused' },
    prepare: ({ state }) => state.deployments.splice(0),
    lines: { Token: /^fails: The token does not see any deployment/ },
  },
  {
    about: 'a token whose role may only read, which no read shows',
    inputs: { token: READ_ONLY_TOKEN },
    lines: { Token: /^works: Accepted.*Write permission cannot be checked without writing$/ },
  },
  {
    about: 'a platform that is down',
    options: { faults: () => ({ kind: 'status', status: 503 }) },
    ...{ last: 'Address', reason: 'unreachable' },
    lines: { Address: /^fails: .*503/ },
  },
  {
    about: 'a page of a proxy in place of the platform',
    options: { faults: () => ({ kind: 'html', status: 200 }) },
    ...{ last: 'Address', reason: 'unreachable' },
    lines: { Address: /^fails: .*Check that `base-url` is the address of the platform/ },
  },
  {
    about: 'a repository that the platform does not know',
    inputs: { projects: 'acme/payment-api' },
    lines: {
      'This project':
        /^fails: The platform does not know acme\/payment-api\. Did you mean acme\/payments-api\?/,
      'Scans of this project': /^attention: Not checked: fix the line of this project first$/,
    },
  },
  {
    about: 'a repository that the platform knows in other letters, which is the same one',
    inputs: { projects: 'Acme/Payments-API' },
    lines: { 'This project': /^works: acme\/payments-api,/ },
  },
  {
    about: 'no scan yet',
    prepare: onlyScans(() => false),
    lines: { 'Scans of this project': /^attention: No scan in the past 30 days .*`no-scan`/ },
  },
  {
    about: 'only scans of one product',
    prepare: ({ state }) => {
      for (const scan of state.scans) scan.enabled_products = ['sast'];
    },
    lines: { 'Scans of this project': /^works: .* ran `sast`$/ },
  },
  {
    about: 'scans that name no products',
    prepare: ({ state }) => {
      for (const scan of state.scans) scan.enabled_products = [];
    },
    lines: { 'Scans of this project': /^works: .* may have run `sast`, `sca` and `secrets`$/ },
  },
  {
    about: 'only scans of AI detection, which the gate does not ask for',
    prepare: ({ state }) => {
      for (const scan of state.scans) scan.enabled_products = ['ai_sast'];
    },
    lines: { 'Scans of this project': /^attention: No scan .* ran `sast`, `sca` or `secrets`, .*`no-scan`/ },
  },
  {
    about: 'scans that failed',
    prepare: ({ state }) => {
      for (const scan of state.scans) Object.assign(scan, { exit_code: 2, status: 'ERROR' });
    },
    lines: { 'Scans of this project': /^attention: .*failed.*The gate fails on a failed scan/ },
  },
  {
    about: 'a deployment with the newer policies',
    options: { quirks: { policiesMigrated: true } },
    lines: { Policies: /^works: The newer policies: a rules file can manage those of code and secrets$/ },
  },
  {
    about: 'newer policies of one product, the other not being enabled',
    options: { quirks: { policiesMigrated: true } },
    prepare: ({ state }) => {
      delete state.newerPolicies.secrets;
    },
    lines: { Policies: /^works: .* a rules file can manage those of code$/ },
  },
  {
    about: 'newer policies of a product that this action does not know',
    options: {
      faults: faultsOn(({ path }) => path.endsWith('/detection-policy'), {
        ...{ kind: 'body', status: 200, body: '{"deployment_slug":"acme","next_product":{}}' },
      }),
      quirks: { policiesMigrated: true },
    },
    lines: { Policies: /those of code and secrets once they are enabled, but not those of next_product$/ },
  },
  {
    about: 'a kind of findings that the platform refuses',
    options: {
      faults: ({ endpoint }) => (endpoint === 'secrets' ? { kind: 'status', status: 403 } : undefined),
    },
    lines: { Secrets: /^attention: .*403 \(the token does not allow this\)/ },
  },
  {
    about: 'no dependencies',
    prepare: ({ state }) => state.repositories.splice(0),
    lines: { Dependencies: /^works: Can be listed$/ },
  },
  {
    about: "a platform that refuses `pageSize`, the schema's name, for the dependencies",
    prepare: (platform) => {
      platform.faults = () =>
        platform.requests.at(-1)?.body.includes('pageSize') ? { kind: 'status', status: 422 } : undefined;
    },
    lines: { Dependencies: /^works: Can be listed$/ },
  },
  {
    about: "a job's token without `pull-requests`",
    prepare: without(ACTIONS_TOKEN, 'pull_requests'),
    lines: {
      'Pull requests': /^attention: .*`pull-requests: write`: add it to the `permissions` of the job/,
    },
  },
  {
    about: "a job's token without `issues`",
    prepare: without(ACTIONS_TOKEN, 'issues'),
    lines: { Issues: /^attention: .*needs the permission `issues: write`/ },
  },
  {
    about: "no metadata-token: the job's own lists the public repositories and its own",
    inputs: { 'metadata-token': '' },
    lines: {
      'Repositories that `github-token` lists':
        /^attention: 5 repositories of acme \(only public ones and the job's own\); .* 36\. As `metadata-token`/,
      'Repositories that `metadata-token` lists': undefined,
    },
  },
  {
    about: "a job's own token, which lists more public repositories than there are projects",
    prepare: ({ state }) => {
      for (const { name } of [...state.projects.all]) if (name !== PROJECT) state.projects.remove(name);
    },
    inputs: { 'metadata-token': '' },
    lines: {
      'Repositories that `github-token` lists':
        /^attention: 5 repositories of acme \(only public ones and the job's own\); .* 1\. As `metadata-token`/,
      'Repositories that `metadata-token` lists': undefined,
    },
  },
  {
    about: 'a metadata-token that sees half of the organization',
    prepare: (_, { state }) => {
      const grant = state.tokens.get(APP_TOKEN);
      const names = state.repositories.map(({ fullName }) => fullName);
      if (grant) grant.sees = names.slice(0, names.length / 2);
    },
    lines: {
      'Repositories that `metadata-token` lists':
        /^attention: \d+ repositories of acme; the platform has projects for 36/,
    },
  },
  {
    about: 'a metadata-token that GitHub refuses',
    inputs: { 'metadata-token': 'ghs_revoked0123456789' },
    lines: {
      'Repositories that `metadata-token` lists': /^attention: .*401.*may have expired/,
    },
  },
  {
    about: 'a list of projects that is refused, which no other check needs without a token of GitHub',
    options: {
      faults: ({ path }) => (/\/projects\?/.test(path) ? { kind: 'status', status: 403 } : undefined),
    },
    inputs: { 'github-token': '', 'metadata-token': '' },
    lines: { ...NOT_CHECKED, 'List of projects': /^attention: .*403 \(the token does not allow this\)/ },
    title: 'The token works; 4 checks need attention',
  },
  {
    about: 'an unknown repository and no list of projects, with what GitHub shows all the same',
    options: {
      faults: ({ path }) => (/\/projects\?/.test(path) ? { kind: 'status', status: 403 } : undefined),
    },
    inputs: { projects: 'acme/payment-api', 'metadata-token': '' },
    lines: {
      'This project': /^fails: .*payment-api was answered with 404/,
      'List of projects': /^attention: .*403/,
      'Scans of this project': /^attention: Not checked/,
      'Repositories that `github-token` lists':
        /^attention: 5 repositories of acme \(only public ones and the job's own\); not compared with the projects: fix the line of their list first$/,
    },
  },
  {
    about: 'a platform whose pages have 100 rows at most, and whose project list is longer',
    options: {
      state: worldOf(150),
      faults: ({ path }) => (/page_size=2000/.test(path) ? { kind: 'status', status: 422 } : undefined),
    },
    inputs: { projects: ONE, 'metadata-token': '' },
    lines: {
      'List of projects': /^works: Can be listed$/,
      'Scans of this project': /^attention: No scan/,
      'Repositories that `github-token` lists':
        /^attention: .*the platform has projects for at least 0\. As `metadata-token`/,
    },
  },
  {
    about: 'no token of GitHub at all',
    inputs: { 'github-token': '', 'metadata-token': '' },
    title: '⚠️ The token works; 3 checks need attention',
    lines: { ...NOT_CHECKED, 'Repositories that `metadata-token` lists': undefined },
  },
];

describe('check', () => {
  it('says that everything works where everything does, in at most 20 requests', async () => {
    const { run, lines, requests, record } = await check({});
    expect(run.errors).toEqual([]);
    expect(lines.filter(({ state }) => state !== 'works')).toEqual([]);
    expect(lines).toHaveLength(15);
    expect(run.summary).toContain('✅ All checks passed');
    expect(requests.length).toBeLessThanOrEqual(20);
    expect(record).toEqual([]);
  });

  it.each(CASES)('shows $about', async ({ lines: expected, last, reason, title = '', ...given }) => {
    const { run, lines, requests, record } = await check(given);
    expect(run.outputs['failure-reason']).toBe(reason);
    for (const [name, text] of Object.entries(expected)) {
      const line = lines.find((candidate) => candidate.check === name);
      if (text === undefined) expect(line, name).toBeUndefined();
      else expect(line && textOf(line), name).toMatch(text);
    }
    const others = lines.filter(({ check, state }) => state !== 'works' && !Object.hasOwn(expected, check));
    expect(others).toEqual([]);
    if (last !== undefined) expect(lines.at(-1)?.check).toBe(last);
    else expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(run.summary).toContain(title);
    const isGood = lines.every(({ state }) => state === 'works');
    expect(run.summary.includes('✅ All checks')).toBe(isGood && reason === undefined);
    expect(requests.length).toBeLessThanOrEqual(20);
    expect(record).toEqual([]);
  });
});

it('that is cancelled while GitHub has not answered everything does not claim to be done', async () => {
  const platform = await openPlatform({ state: fewFindings(40) });
  const github = await openGitHub();
  const cancelled = new AbortController();
  const inputs = { operation: 'check', 'github-token': ACTIONS_TOKEN };
  const run = await innerStep(platform, inputs, {
    environment: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: PROJECT, RUNNER_DEBUG: '1' },
    interrupted: cancelled.signal,
    onLine: (line) => /^::debug::GET \/(orgs|repos)\//.test(line) && cancelled.abort('signal'),
  });
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^`check` was cancelled: The step was stopped before the answer to GET .* to GitHub\. Run the step again\.$/,
    ),
  ]);
  expect(run.outputs.checks).not.toContain('stopped');
});
