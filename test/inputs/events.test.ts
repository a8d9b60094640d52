import { describe, expect, it } from 'vitest';
import { GATE_DEFAULTS } from '../gate-defaults.ts';
import { accepted, file, GATE, type Inputs, problems, type Variables, warnings } from './parsing.ts';

const ALL = { ...GATE, commit: '' };
const [HEAD, SHA, MAIN] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

let events = 0;
/** The variables that a runner sets for an event. */
function eventOf(name: string, event: unknown, variables: Variables = {}): Variables {
  events += 1;
  const text = typeof event === 'string' ? event : JSON.stringify(event);
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file(`event-${events}.json`, text),
    GITHUB_SHA: SHA,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_RUN_ID: '990',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_WORKFLOW_REF: 'acme/payments-api/.github/workflows/ci.yml@refs/heads/main',
    ...variables,
  };
}

const pullRequest = (repository = 'acme/payments-api') => ({
  number: 17,
  head: { sha: HEAD, ref: 'fix', repo: { full_name: repository } },
  base: { ref: 'main' },
});

const PULL_REQUEST = eventOf('pull_request', { pull_request: pullRequest() });
const FORK = eventOf('pull_request', { pull_request: pullRequest('eve/payments-api') });
const QUEUE = eventOf('merge_group', {
  merge_group: {
    head_sha: SHA,
    head_ref: `refs/heads/gh-readonly-queue/main/pr-17-${MAIN}`,
    base_ref: 'refs/heads/main',
  },
});

describe('a gate', () => {
  it('looks at the head of a pull request, not at its merge commit', async () => {
    const { request } = await accepted(ALL, PULL_REQUEST);
    expect(request).toMatchObject({
      commit: HEAD,
      project: 'acme/payments-api',
      event: {
        name: 'pull_request',
        ref: 'refs/pull/17/merge',
        sha: SHA,
        runNumber: 42,
        runId: '990',
        workflow: 'acme/payments-api/.github/workflows/ci.yml',
        pullRequest: { number: 17, headSha: HEAD },
      },
    });
    expect(request.event).toMatchObject({ isOfPullRequest: true, isFork: false, headBranch: 'fix' });
    expect(request.event.untrusted).toBeUndefined();
  });

  it('has its defaults', async () => {
    const { request } = await accepted(GATE);
    expect(request).toMatchObject({ ...GATE_DEFAULTS, isCommitGiven: true });
    expect(request.products).toBeUndefined();
    expect(request.github).toEqual({
      token: 'ghs_token',
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
    });
  });

  it('knows GitHub Enterprise Server', async () => {
    const [apiUrl, serverUrl] = ['https://ghe.example/api/v3', 'https://ghe.example'];
    const server = { GITHUB_API_URL: `${apiUrl}/`, GITHUB_SERVER_URL: serverUrl };
    expect((await accepted(GATE, server)).request.github).toMatchObject({ apiUrl, serverUrl });
    for (const token of ['', ['$', '{{ github.token }}'].join('')]) {
      expect((await accepted({ ...GATE, 'github-token': token })).request.github).toBeUndefined();
    }
  });

  it('in a merge queue leaves the commit to GitHub, or takes its own where it cannot ask', async () => {
    const { request } = await accepted(ALL, QUEUE);
    expect(request.commit).toBeUndefined();
    expect(request.event).toMatchObject({
      ref: 'refs/pull/17/merge',
      sha: SHA,
      pullRequest: { number: 17 },
    });
    const without = { ...ALL, 'github-token': '' };
    expect((await accepted(without, QUEUE)).request.commit).toBe(SHA);
    expect(await warnings(without, QUEUE)).toEqual([
      expect.stringMatching(/^github-token: is empty, so the step/),
    ]);
  });

  it.each<[string, Variables, string, string]>([
    ['push', eventOf('push', {}), SHA, 'refs/heads/main'],
    ['schedule', eventOf('schedule', { schedule: '0 5 * * *' }), SHA, 'refs/heads/main'],
    [
      'workflow_run of a branch',
      eventOf('workflow_run', { workflow_run: { head_sha: HEAD, head_branch: 'dev', pull_requests: [] } }),
      HEAD,
      'refs/heads/dev',
    ],
    [
      'workflow_run of a pull request',
      eventOf('workflow_run', {
        repository: { id: 7 },
        workflow_run: {
          head_sha: HEAD,
          head_branch: 'fix',
          pull_requests: [
            { number: 5, head: { sha: HEAD }, base: { repo: { id: 8 } } },
            { number: 3, head: { sha: MAIN }, base: { repo: { id: 7 } } },
            { number: 17, head: { sha: HEAD }, base: { repo: { id: 7 } } },
          ],
        },
      }),
      HEAD,
      'refs/pull/17/merge',
    ],
    [
      'pull_request_target',
      eventOf('pull_request_target', { pull_request: pullRequest() }),
      HEAD,
      'refs/heads/fix',
    ],
  ])('takes the commit and the branch of a %s', async (_name, variables, commit, ref) => {
    expect((await accepted(ALL, variables)).request).toMatchObject({ commit, event: { ref } });
    expect((await accepted(GATE, variables)).request.commit).toBe(GATE.commit);
  });

  it.each([
    'not JSON',
    '[]',
    'null',
    '"text"',
    '{"pull_request": null}',
    '{"pull_request": {"number": "17", "head": 7}}',
    '{"pull_request": {"number": 1e999, "head": {"sha": {"toString": 1}}}}',
    '{"pull_request": [[[]]]}',
  ])('says of an event that is %s that the head cannot be read, and what to give', async (event) => {
    const variables = eventOf('pull_request', event);
    expect(await problems(ALL, variables)).toEqual([
      expect.stringMatching(
        /^commit: is empty, and the event file has no head commit; give `\$\{\{ github.event.pull_request.head.sha/,
      ),
    ]);
    expect((await accepted(GATE, variables)).request).toMatchObject({
      event: { name: 'pull_request' },
    });
  });

  it('of a workflow_run belongs to no pull request of another repository', async () => {
    const run = (more: object) => ({
      repository: { id: 7 },
      workflow_run: {
        head_sha: HEAD,
        head_branch: 'main',
        event: 'pull_request',
        head_repository: { full_name: 'eve/payments-api' },
        pull_requests: [{ number: 7, head: { sha: HEAD }, base: { repo: { id: 8 } } }],
        ...more,
      },
    });
    const { request } = await accepted(ALL, eventOf('workflow_run', run({})));
    expect(request.event.pullRequest).toBeUndefined();
    expect(request.event).toMatchObject({ isOfPullRequest: true, isFork: true, ref: 'refs/heads/main' });
    const own = run({ event: 'push', head_repository: { full_name: 'acme/payments-api' } });
    const pushed = await accepted(ALL, eventOf('workflow_run', own));
    expect(pushed.request.event).toMatchObject({ isOfPullRequest: false, isFork: false });
  });

  it.each<[string, Variables, string]>([
    ['a pull request', PULL_REQUEST, 'main'],
    ['a merge queue', QUEUE, 'refs/heads/main'],
    [
      'a run that another triggered',
      eventOf('workflow_run', {
        repository: { id: 7 },
        workflow_run: {
          head_sha: HEAD,
          pull_requests: [{ number: 17, head: { sha: HEAD }, base: { ref: 'release-1', repo: { id: 7 } } }],
        },
      }),
      'release-1',
    ],
  ])('knows the branch that %s goes into', async (_, variables, base) => {
    expect((await accepted(ALL, variables)).request.event.baseBranch).toBe(base);
  });

  it('knows the head before the push', async () => {
    for (const name of ['push', 'pull_request']) {
      const event = eventOf(name, { before: MAIN, pull_request: pullRequest() });
      expect((await accepted(ALL, event)).request.event.before).toBe(MAIN);
    }
  });

  it('takes a footer of 1,000 characters', async () => {
    const footer = 'x'.repeat(1000);
    expect((await accepted({ ...GATE, 'comment-footer': footer })).request.commentFooter).toBe(footer);
  });
});

describe('a gate without a token', () => {
  const EMPTY =
    'token: is empty; check that the secret it names exists, and that this repository may read it';
  const TOKENLESS: Inputs = { ...ALL, token: '' };

  it('is skipped on the pull request of a fork and in a run of Dependabot', async () => {
    const { request, connection } = await accepted(TOKENLESS, FORK);
    expect(request.skip).toBe('fork');
    expect(connection.token).toBe('');
    const deleted = eventOf('pull_request', {
      pull_request: { ...pullRequest(), head: { sha: HEAD, repo: null } },
    });
    expect((await accepted(TOKENLESS, deleted)).request.skip).toBe('fork');
    const dependabot = { ...PULL_REQUEST, GITHUB_ACTOR: 'dependabot[bot]' };
    expect((await accepted(TOKENLESS, dependabot)).request.skip).toBe('dependabot');
  });

  it.each<[string, object?]>([
    ...['pull_request', 'pull_request_review', 'pull_request_review_comment', 'push'].map(
      (name) => [name] as [string],
    ),
    ...['create', 'deployment', 'deployment_status'].map((name) => [name] as [string]),
    ['pull_request_target', { user: { login: 'dependabot[bot]' } }],
  ])('is skipped in a run of Dependabot on %s', async (name, more) => {
    const event = { pull_request: { ...pullRequest(), ...more } };
    const variables = { GITHUB_ACTOR: 'dependabot[bot]' };
    expect((await accepted(TOKENLESS, eventOf(name, event, variables))).request.skip).toBe('dependabot');
    // Somebody else's run has the secrets.
    expect(await problems(TOKENLESS, eventOf(name, event))).toEqual([EMPTY]);
  });

  it.each<[string, object]>([
    ['merge_group', { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-17-ab' } }],
    ['schedule', {}],
    ['workflow_dispatch', {}],
    ['workflow_run', { workflow_run: { head_sha: HEAD } }],
    ['pull_request_target', { pull_request: { ...pullRequest(), user: { login: 'octocat' } } }],
  ])('is refused in a run of Dependabot on %s, which has the secrets', async (name, event) => {
    const variables = eventOf(name, event, { GITHUB_ACTOR: 'dependabot[bot]' });
    expect(await problems(TOKENLESS, variables)).toEqual([EMPTY]);
  });

  it('is refused where `on-no-scan: fail` was written', async () => {
    expect(await problems({ ...TOKENLESS, 'on-no-scan': 'Fail' }, FORK)).toEqual([
      expect.stringMatching(/^token: is empty, because a pull request from a fork gets no secrets/),
    ]);
    expect((await accepted({ ...TOKENLESS, 'on-no-scan': 'warn' }, FORK)).request.skip).toBe('fork');
  });

  it('is refused where the run should have one', async () => {
    const message = [EMPTY];
    expect(await problems(TOKENLESS, PULL_REQUEST)).toEqual(message);
    const target = eventOf('pull_request_target', { pull_request: pullRequest('eve/payments-api') });
    expect(await problems(TOKENLESS, target)).toEqual(message);
  });

  it('still has its other inputs checked', async () => {
    expect(await problems({ ...TOKENLESS, 'fail-on': 'hihg' }, FORK)).toEqual([
      'fail-on: is `hihg`; did you mean `high`?',
    ]);
  });
});

it.each<[string, Variables, string[]]>([
  ['a pull request', PULL_REQUEST, ['issue: is `auto`, but no issue is kept in runs of pull requests']],
  [
    'another branch',
    eventOf('push', { repository: { default_branch: 'main' } }, { GITHUB_REF: 'refs/heads/fix' }),
    ['issue: is `auto`, but no issue is kept in runs elsewhere than on the default branch'],
  ],
  ['a schedule', eventOf('schedule', { repository: { default_branch: 'main' } }), []],
])('a list in a run of %s says whether it keeps an issue', async (_, variables, expected) => {
  expect(await warnings({ operation: 'list-findings', issue: 'auto' }, variables)).toEqual(expected);
});

describe('a scan', () => {
  const BY_COMMIT: Inputs = { operation: 'scan' };

  it('is found by the commit of the run, without waiting', async () => {
    const { request } = await accepted(BY_COMMIT, PULL_REQUEST);
    const scan = {
      by: 'commit',
      project: 'acme/payments-api',
      commit: HEAD,
      ref: 'refs/pull/17/merge',
      waitMs: 0,
    };
    expect(request.scan).toEqual(scan);
  });

  it('of a merge queue is the one of its own commit, which is told', async () => {
    expect((await accepted(BY_COMMIT, QUEUE)).request.scan).toMatchObject({ commit: SHA });
    expect(await warnings(BY_COMMIT, QUEUE)).toEqual([
      expect.stringMatching(/^commit: is empty; the step uses the merge group/),
    ]);
  });
});
