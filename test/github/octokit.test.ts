import { describe, expect, it } from 'vitest';
import { APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { type Fault, faultsOn, type LoggedRequest } from '../../emulator/github/faults.ts';
import type { RateLimits } from '../../emulator/github/rate-limits.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { rename } from '../../emulator/github/state.ts';
import { viewerLogin } from '../../src/github/marked-text.ts';
import { type OctokitOptions, readList } from '../../src/github/octokit.ts';
import { listRepositories, listTeamSlugs } from '../../src/github/repositories.ts';
import type { TraceEvent } from '../../src/platform/http/options.ts';
import { explainGitHub } from '../../src/report/explain/github.ts';
import { failureOf, gate, octokitFor, openGitHub, post, routesOf } from './open.ts';

/** One request: the list of the organization's teams. */
async function readTeams(server: GitHubServer, options: Partial<OctokitOptions> = {}) {
  return listTeamSlugs(await octokitFor(server, options), 'acme');
}

/** Why that request fails where each answer is this fault. */
async function failureAfter(fault: Fault, options?: Partial<OctokitOptions>) {
  const server = await openGitHub({ faults: () => fault });
  return { failure: await failureOf(readTeams(server, options)), server };
}

function status(code: number, headers: Record<string, string> = {}, body?: unknown): Fault {
  return { kind: 'status', status: code, headers, body };
}

describe('a read', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  it.each<Fault>([
    ...[status(502), status(503, {}, '<h1>Unicorn</h1>'), { kind: 'lost-answer' } as const],
    ...['', '[{"slug":', '<html>busy</html>'].map((body) => status(200, JSON_TYPE, body)),
  ])('is tried again after %o', async (fault) => {
    const server = await openGitHub({ faults: faultsOn(() => true, fault, 3) });
    expect(await readTeams(server)).toContain('payments');
    expect(server.requests).toHaveLength(4);
  });

  it('is an error when that goes on', async () => {
    const { failure, server } = await failureAfter(status(502));
    const path = '/orgs/acme/teams?per_page=100';
    expect(failure).toMatchObject({ status: 502, method: 'GET', path, problem: { gateway: '' } });
    server.faults = () => ({ kind: 'lost-answer' });
    const lost = await failureOf(readTeams(server));
    expect(lost).toMatchObject({
      kind: 'connection',
      cause: expect.stringContaining('connection was closed'),
    });
    expect(lost.status).toBeUndefined();
    expect(server.requests).toHaveLength(8);
  });

  it('ends when there is no answer in time', async () => {
    // Long enough for the request to arrive on a busy machine, too.
    const { failure, server } = await failureAfter({ kind: 'delay', ms: 60_000 }, { timeoutMs: 2000 });
    expect(failure).toMatchObject({ kind: 'connection', cause: 'no answer in time' });
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ...[202, 203, 206].map((code): [string, Fault] => [`the status ${code}`, status(code, {}, [])]),
    ['no body', status(200, { 'content-type': 'application/json' }, '')],
    ['HTML', status(200, { 'content-type': 'text/html' }, '<html>maintenance</html>')],
    ['an object', status(200, {}, { message: 'hello' })],
  ])('of a list is an error where the answer has %s', async (_, fault) => {
    expect((await failureAfter(fault)).failure).toMatchObject({ kind: 'answer' });
  });

  it.each<[string, Fault, string]>([
    ['a page of a proxy', status(403, {}, '<html>blocked</html>'), 'connection'],
    ['a limit of size', status(413), 'connection'],
    ['a page about a limit', status(429, {}, '<html>whoa</html>'), 'rate-limited'],
  ])('is not tried again after %s', async (_, fault, kind) => {
    const { failure, server } = await failureAfter(fault, { pauses: { remainingMs: 0, untilMs: 0 } });
    expect(failure).toMatchObject({ kind });
    expect(server.requests).toHaveLength(1);
  });

  it('of a list is an error after 409, which Octokit takes for its end', async () => {
    const { failure } = await failureAfter(status(409, {}, { message: 'busy' }));
    expect(failure).toMatchObject({ kind: 'status', status: 409 });
  });
});

it('a trace has each attempt of a request', async () => {
  const server = await openGitHub({ faults: faultsOn(() => true, status(502), 1) });
  const events: TraceEvent[] = [];
  await readTeams(server, { trace: (event) => events.push(event) });
  const request = { method: 'GET', path: '/orgs/acme/teams?per_page=100' };
  expect(events).toMatchObject([
    { ...request, status: 502, ms: expect.any(Number) },
    { ...request, status: 200 },
  ]);
});

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('of %i is followed within the origin', async (code) => {
    const server = await openGitHub();
    const location = `${server.url}/orgs/acme/teams?per_page=100`;
    server.faults = faultsOn(() => true, status(code, { location }), 1);
    expect(await readTeams(server)).toContain('payments');
  });

  it('to another origin gets neither a request nor the token', async () => {
    const elsewhere = await openGitHub();
    const { failure } = await failureAfter(status(301, { location: `${elsewhere.url}/orgs/acme/teams` }));
    const cause = `the redirect leads to ${elsewhere.url}`;
    expect(failure).toMatchObject({ kind: 'redirect', status: 301, cause });
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('of a write keeps the method, or is an error', async () => {
    const server = await openGitHub();
    rename(server.state, 'acme/payments-api', 'acme/payments');
    await post(server, gate(1), APP_TOKEN);
    expect(server.requests.filter((one) => one.status === 307)).toHaveLength(1);
    server.state.comments.splice(0);
    const isWrite = ({ method }: LoggedRequest) => method === 'POST';
    server.faults = faultsOn(isWrite, status(301, { location: '/repos/acme/payments' }));
    expect(await failureOf(post(server, gate(1), APP_TOKEN))).toMatchObject({
      kind: 'redirect',
      method: 'POST',
    });
  });
});

describe('a link to the next page', () => {
  it('of another origin is not followed', async () => {
    const elsewhere = await openGitHub();
    const link = `<${elsewhere.url}/orgs/acme/teams?page=2>; rel="next"`;
    expect((await failureAfter(status(200, { link }, [{ slug: 'a' }]))).failure).toMatchObject({
      kind: 'redirect',
    });
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('of an empty page is an error where all rows are needed', async () => {
    const { failure } = await failureAfter(status(200, { link: '<x>; rel="next"' }, []));
    expect(failure).toMatchObject({
      kind: 'answer',
      path: '/orgs/acme/teams',
      cause: 'the list is incomplete',
    });
  });

  it('is followed for 1,000 pages at most', async () => {
    let read = 0;
    const unending = async function* () {
      const headers = { link: '<https://api.github.com/x>; rel="next"' };
      for (; ; read += 1) yield { data: [read], headers };
    };
    const { rows, isComplete } = await readList(unending());
    expect([rows.length, isComplete, read]).toEqual([1000, false, 999]);
  });
});

describe('the token', () => {
  it('stands in one header and nowhere else', async () => {
    const server = await openGitHub();
    await listRepositories(await octokitFor(server), 'acme', { properties: true, teams: ['payments'] });
    for (const { headers, path, body } of server.requests) {
      const { authorization, ...others } = headers;
      expect(authorization).toBe(`token ${APP_TOKEN}`);
      expect(JSON.stringify(others) + path + body).not.toContain(APP_TOKEN);
    }
  });

  it.each([
    ['plain', APP_TOKEN],
    ['in base64', Buffer.from(`x-access-token:${APP_TOKEN}`).toString('base64')],
  ])('is taken out of what GitHub says: %s', async (_, echo) => {
    const body = { message: `the header was ${echo}, which is wrong` };
    const { failure } = await failureAfter(status(400, {}, body));
    expect(failure).toMatchObject({ status: 400, serverMessage: expect.stringContaining('***') });
    expect(JSON.stringify(failure)).not.toContain(echo.slice(-16));
  });
});

it('an Enterprise Server has REST below its prefix and GraphQL beside it', async () => {
  const server = await openGitHub({ pathPrefix: '/api/v3' });
  await post(server, gate(1));
  await post(server, gate(2));
  expect(routesOf(server)).toContain('POST /graphql');
  const paths = server.requests.map(({ path }) => path);
  expect(paths.filter((path) => path === '/api/graphql')).toHaveLength(1);
  expect(paths.filter((path) => path.startsWith('/api/v3/repos/acme/'))).toHaveLength(paths.length - 1);
});

describe('a limit of GitHub', () => {
  const seconds = (count: number) => ({ secondaryRefusals: 1, retryAfterSeconds: count });

  it.each([
    [403, 'You have exceeded a secondary rate limit. Please wait.'],
    [429, 'You have exceeded a secondary rate limit. Please wait.'],
    [429, 'Too many requests'],
    [429, ''],
  ] as const)('that ends soon is waited for: %i %s', async (code, message) => {
    const server = await openGitHub();
    Object.assign(server.limits, { ...seconds(17), status: code, message });
    const pauses: number[] = [];
    expect(await readTeams(server, { onPause: (ms) => pauses.push(ms) })).toContain('payments');
    // The limit ends at a whole second, which may pass while the answer is on its way.
    expect([[17_000], [16_000]]).toContainEqual(pauses);
    expect(server.requests).toHaveLength(2);
  });

  it('that ends later is an error with the time at which it ends', async () => {
    const server = await openGitHub();
    const resetAtMs = Math.ceil(Date.now() / 1000) * 1000 + 1_800_000;
    Object.assign(server.limits, { remaining: 0, resetAtMs });
    const resetAt = new Date(resetAtMs).toISOString();
    const failure = await failureOf(readTeams(server));
    expect(failure).toMatchObject({
      kind: 'rate-limited',
      status: 403,
      resetAt,
      missingPermission: undefined,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('is waited for 60 s in all, also by several clients of a step', async () => {
    let nowMs = Date.now();
    const server = await openGitHub();
    const budget = { remainingMs: 60_000, untilMs: 0 };
    const pauses: number[] = [];
    const shared = { clock: { now: () => nowMs }, pauses: budget, onPause: (ms: number) => pauses.push(ms) };
    for (const wait of [40, 20]) {
      Object.assign(server.limits, seconds(wait));
      await readTeams(server, shared);
      nowMs += wait * 1000;
    }
    Object.assign(server.limits, seconds(1));
    expect(await failureOf(readTeams(server, shared))).toMatchObject({ kind: 'rate-limited' });
    expect(pauses).toEqual([40_000, 20_000]);
  });

  it('counts once where it holds up several requests', async () => {
    const server = await openGitHub();
    // The second and third refusal come a little later than the first.
    let nowMs = Date.now();
    const now = () => {
      nowMs += 50;
      return nowMs;
    };
    const pauses: number[] = [];
    const octokit = await octokitFor(server, { clock: { now }, onPause: (ms) => pauses.push(ms) });
    Object.assign(server.limits, { secondaryRefusals: 3, retryAfterSeconds: 60 });
    await Promise.all(['acme', 'acme', 'acme'].map((org) => listTeamSlugs(octokit, org)));
    expect(pauses).toEqual([60_000]);
  });

  it.each([403, 429] as const)('is an error when it does not end: %i', async (code) => {
    const server = await openGitHub();
    Object.assign(server.limits, { secondaryRefusals: 99, retryAfterSeconds: 1, status: code });
    expect(await failureOf(readTeams(server))).toMatchObject({ kind: 'rate-limited' });
    expect(server.requests).toHaveLength(4);
  });
});

describe('a limit of GraphQL, whose status is 200,', () => {
  const soon = () => ({ remaining: 0, resetAtMs: Date.now() + 20_000 });
  const message = 'You have triggered an abuse detection mechanism.';

  it.each<[string, () => Partial<RateLimits>]>([
    ['RATE_LIMIT', soon],
    ['RATE_LIMITED', () => ({ ...soon(), graphQlType: 'RATE_LIMITED' })],
    ['a message in errors', () => ({ secondaryRefusals: 1, retryAfterSeconds: 2 })],
    [
      'a message of its own',
      () => ({ secondaryRefusals: 1, retryAfterSeconds: 2, graphQlMessageIn: 'message' }),
    ],
    ['without a time', () => ({ secondaryRefusals: 1 })],
    ['in other words', () => ({ secondaryRefusals: 1, retryAfterSeconds: 2, message })],
  ])('is waited for: %s', async (_, limits) => {
    const server = await openGitHub();
    Object.assign(server.limits, limits());
    const pauses: number[] = [];
    const onPause = (ms: number) => {
      pauses.push(ms);
      server.limits.remaining = 1;
    };
    expect(await viewerLogin(await octokitFor(server, { onPause }))).toBe('acme-security[bot]');
    expect(server.requests).toHaveLength(2);
    expect(pauses).toHaveLength(1);
  });

  it.each<[string, Partial<RateLimits>]>([
    ['RATE_LIMIT', { remaining: 0 }],
    ['RATE_LIMITED', { remaining: 0, graphQlType: 'RATE_LIMITED' }],
    ['a message', { secondaryRefusals: 9, retryAfterSeconds: 90, graphQlMessageIn: 'message' }],
    ['in other words, without a time', { secondaryRefusals: 9, message }],
  ])('that ends later is an error that names it: %s', async (_, limits) => {
    const server = await openGitHub();
    Object.assign(server.limits, limits);
    const failure = await failureOf(viewerLogin(await octokitFor(server)));
    expect(failure).toMatchObject({ kind: 'rate-limited', method: 'POST', path: '/graphql' });
    expect(explainGitHub(failure)).toMatchObject({
      reason: 'rate-limited',
      message: expect.stringMatching(/^GitHub's rate limit is used up/),
    });
    expect(server.requests).toHaveLength(1);
  });
});

it.each<[string, unknown, string]>([
  ['errors', { data: null, errors: [{ type: 'FORBIDDEN', message: 'Not for you' }] }, 'Not for you'],
  ['only a message', { message: 'Something is off' }, 'the answer names no viewer'],
  ['no viewer', { data: { viewer: null } }, 'the answer names no viewer'],
])('an answer of GraphQL with %s is an error that says so', async (_, body, message) => {
  const server = await openGitHub({ faults: () => status(200, {}, body) });
  const failure = await failureOf(viewerLogin(await octokitFor(server)));
  expect(explainGitHub(failure).message).toContain(message);
});

describe('a step that is stopped', () => {
  it('ends a pause', async () => {
    const stop = new AbortController();
    const server = await openGitHub();
    Object.assign(server.limits, { secondaryRefusals: 1, retryAfterSeconds: 50 });
    const paused = readTeams(server, { stop: stop.signal, secondMs: 1000, onPause: () => stop.abort() });
    expect(await failureOf(paused)).toMatchObject({ kind: 'cancelled' });
  });

  it('ends ten requests under way, and those that wait for their turn', async () => {
    const stop = new AbortController();
    const server = await openGitHub({ faults: () => ({ kind: 'delay', ms: 60_000 }) });
    server.beforeProcessing = ({ index }) => {
      if (index === 9) stop.abort();
    };
    const octokit = await octokitFor(server, { stop: stop.signal });
    const ended = await Promise.all(
      Array.from({ length: 40 }, () => failureOf(listTeamSlugs(octokit, 'acme'))),
    );
    for (const failure of ended) expect(failure).toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(10);
    expect(server.mostUnderWay).toBe(10);
  });
});
