import { describe, expect, it } from 'vitest';
import { APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { type Fault, faultsOn } from '../../emulator/github/faults.ts';
import { rename } from '../../emulator/github/state.ts';
import type { TraceEvent } from '../../src/platform/http/trace.ts';
import { clientOf, errorOf, failureOf, openGitHub, routesOf } from './open.ts';

const redirect = (status: number, location: string): Fault => ({
  kind: 'status',
  status,
  headers: { location },
});

describe('a read', () => {
  it.each<Fault>([
    { kind: 'status', status: 502 },
    { kind: 'status', status: 503, body: '<h1>Unicorn</h1>' },
    { kind: 'reset' },
    { kind: 'lost-answer' },
    { kind: 'cut-body' },
  ])('is tried again after $kind $status', async (fault) => {
    const server = await openGitHub({ faults: faultsOn(() => true, fault, 3) });
    expect(await clientOf(server).teamSlugs('acme')).not.toHaveLength(0);
    expect(server.requests).toHaveLength(4);
  });

  it('is an error when that goes on', async () => {
    const server = await openGitHub({ faults: () => ({ kind: 'status', status: 502 }) });
    const error = await failureOf(clientOf(server).teamSlugs('acme'));
    expect(error).toMatchObject({
      kind: 'status',
      status: 502,
      method: 'GET',
      path: '/orgs/acme/teams?per_page=100',
    });
    server.faults = () => ({ kind: 'reset' });
    const lost = await failureOf(clientOf(server).teamSlugs('acme'));
    expect(lost).toMatchObject({ kind: 'connection' });
    expect(lost).not.toHaveProperty('status');
    expect(server.requests).toHaveLength(8);
  });

  it('is tried again when there is no answer in time', async () => {
    const server = await openGitHub({ faults: faultsOn(() => true, { kind: 'delay', ms: 60_000 }, 1) });
    expect(await clientOf(server, { timeoutMs: 100 }).teamSlugs('acme')).not.toHaveLength(0);
  });
});

describe('a trace', () => {
  it('has each request, what follows a failed one, and the waits', async () => {
    const server = await openGitHub({ faults: faultsOn(() => true, { kind: 'status', status: 502 }, 1) });
    const events: TraceEvent[] = [];
    await clientOf(server, { trace: (event) => events.push(event) }).teamSlugs('acme');
    const path = '/orgs/acme/teams?per_page=100';
    expect(events).toMatchObject([
      { kind: 'request', method: 'GET', path, status: 502 },
      { kind: 'decision', method: 'GET', path, action: 'repeat', attempts: 1 },
      { kind: 'wait', why: 'retry' },
      { kind: 'request', method: 'GET', path, status: 200 },
    ]);
    expect(JSON.stringify(events)).not.toContain(APP_TOKEN);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('of %i is followed within the origin', async (status) => {
    const server = await openGitHub();
    server.faults = faultsOn(() => true, redirect(status, `${server.url}/orgs/acme/teams?per_page=100`), 1);
    expect(await clientOf(server).teamSlugs('acme')).not.toHaveLength(0);
  });

  it('to another origin gets neither a request nor the token', async () => {
    const other = await openGitHub();
    const server = await openGitHub({ faults: () => redirect(301, `${other.url}/orgs/acme/teams`) });
    const error = await failureOf(clientOf(server).teamSlugs('acme'));
    expect(error).toMatchObject({
      kind: 'redirect',
      status: 301,
      cause: `the redirect leads to ${other.url}`,
    });
    expect(other.requests).toHaveLength(0);
  });

  it.each(['', 'http://['])('without a valid address is an error: "%s"', async (location) => {
    const server = await openGitHub({ faults: () => redirect(302, location) });
    expect(await failureOf(clientOf(server).teamSlugs('acme'))).toMatchObject({
      kind: 'redirect',
      status: 302,
    });
  });

  it('keeps the method of a write, or is an error', async () => {
    const server = await openGitHub();
    const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
    const commit = await clientOf(server).pullRequestHead(pull);
    rename(server.state, 'acme/payments-api', 'acme/payments');
    const comment = {
      pull,
      identity: { operation: 'gate', workflow: 'checks' },
      run: { commit, runNumber: 1, runAttempt: 1 },
      text: 'text',
      post: 'always' as const,
    };
    expect(await clientOf(server).postComment(comment)).toMatchObject({ action: 'created' });
    expect(server.requests.filter(({ status }) => status === 307)).toHaveLength(1);
    server.state.comments.splice(0);
    server.faults = faultsOn(({ method }) => method === 'POST', redirect(301, '/repos/acme/payments'));
    const error = await failureOf(clientOf(server).postComment(comment));
    expect(error).toMatchObject({
      kind: 'redirect',
      method: 'POST',
      cause: 'a 301 does not keep the method',
    });
  });

  it('in a circle is an error', async () => {
    const server = await openGitHub({ faults: () => redirect(301, '/orgs/acme/teams?per_page=100') });
    expect(await failureOf(clientOf(server).teamSlugs('acme'))).toMatchObject({ kind: 'redirect' });
    expect(server.requests).toHaveLength(6);
  });
});

describe('a link to the next page', () => {
  it('of another origin is not followed', async () => {
    const other = await openGitHub();
    const headers = { link: `<${other.url}/orgs/acme/teams?page=2>; rel="next"` };
    const server = await openGitHub({ faults: () => ({ kind: 'status', status: 200, headers, body: [] }) });
    expect(await failureOf(clientOf(server).teamSlugs('acme'))).toMatchObject({ kind: 'redirect' });
    expect(other.requests).toHaveLength(0);
  });

  it('is followed page by page where the last one is not named', async () => {
    const server = await openGitHub();
    const team = { slug: 'payments', name: 'Payments' };
    const page = (number: number): Fault => {
      const link = `<${server.url}/orgs/acme/teams?per_page=100&page=${number + 1}>; rel="next"`;
      return { kind: 'status', status: 200, headers: number < 3 ? { link } : {}, body: [team] };
    };
    server.faults = ({ index }) => page(index + 1);
    expect(await clientOf(server).teamSlugs('acme')).toHaveLength(3);
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/orgs/acme/teams?per_page=100',
      '/orgs/acme/teams?per_page=100&page=2',
      '/orgs/acme/teams?per_page=100&page=3',
    ]);
  });
});

describe('a name that would leave the path', () => {
  it.each(['.', '..'])('is refused before a request: "%s"', async (name) => {
    const server = await openGitHub();
    await expect(clientOf(server).teamSlugs(name)).rejects.toThrow(TypeError);
    expect(server.requests).toHaveLength(0);
  });
});

describe('the token', () => {
  it('stands in one header and nowhere else', async () => {
    const server = await openGitHub();
    await clientOf(server).repositories('acme', { properties: true, teams: ['payments'] });
    for (const { headers, path, body } of server.requests) {
      const { authorization, ...others } = headers;
      expect(authorization).toBe(`Bearer ${APP_TOKEN}`);
      expect(JSON.stringify(others) + path + body).not.toContain(APP_TOKEN);
    }
  });

  it.each([
    ['plain', APP_TOKEN],
    ['in base64', Buffer.from(`x-access-token:${APP_TOKEN}`).toString('base64')],
  ])('is taken out of what an error says: %s', async (_, echo) => {
    const body = { message: `the header was ${echo}, which is wrong` };
    const server = await openGitHub({ faults: () => ({ kind: 'status', status: 400, body }) });
    const error = await errorOf(clientOf(server).teamSlugs('acme'));
    expect(error.failure).toMatchObject({
      kind: 'status',
      status: 400,
      serverMessage: expect.stringContaining('***'),
    });
    const shown = JSON.stringify(error.failure) + String(error.stack);
    expect(shown).not.toContain(APP_TOKEN);
    expect(shown).not.toContain(Buffer.from(APP_TOKEN.slice(3, 15)).toString('base64'));
  });
});

describe('the address', () => {
  it('has the prefix of an Enterprise Server, with GraphQL beside it', async () => {
    const server = await openGitHub({ pathPrefix: '/api/v3' });
    const github = clientOf(server);
    const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
    const commit = await github.pullRequestHead(pull);
    const comment = {
      pull,
      identity: { operation: 'plan', workflow: 'checks' },
      run: { commit, runNumber: 1, runAttempt: 1 },
      post: 'always' as const,
    };
    await github.postComment({ ...comment, text: 'first' });
    await clientOf(server).postComment({ ...comment, text: 'second' });
    expect(routesOf(server)).toContain('POST /graphql');
    const paths = server.requests.map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/graphql')).toHaveLength(1);
    expect(paths.filter((path) => path.startsWith('/api/v3/repos/acme/'))).toHaveLength(paths.length - 1);
  });

  it('is https, except on this machine', async () => {
    const server = await openGitHub();
    expect(() => clientOf(server, { apiUrl: 'http://github.example.com/api/v3' })).toThrow(TypeError);
    expect(() => clientOf(server, { apiUrl: 'http://127.0.0.1.example.com' })).toThrow(TypeError);
    expect(() => clientOf(server, { apiUrl: 'https://github.example.com/api/v3' })).not.toThrow();
  });
});
