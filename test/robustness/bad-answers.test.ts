import { describe, expect, it } from 'vitest';
import { type Fault, type FaultSource, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState, repositoriesState } from '../../emulator/platform/scale-states.ts';
import { stepOn, theError } from '../operations/scenario.ts';
import { endTime, TIMEOUT_WHEN_TOLD } from '../signals.ts';
import { openPlatform, openServer, stepAt } from './open.ts';

const ONE = 'fleet/service-00001';
/** Each endpoint by an operation that asks it, and the fields that its answer must have. */
const ENDPOINTS: [endpoint: string, inputs: Record<string, string>, path: string][] = [
  ['GET deployments', { operation: 'list-policies', 'deployment-id': '' }, 'GET /api/v1/deployments'],
  [
    'GET projects',
    { operation: 'list-projects' },
    'GET /api/v1/deployments/acme/projects?page=0&page_size=3000',
  ],
  [
    'GET project',
    { operation: 'tag', tags: 'new', projects: ONE },
    `GET /api/v1/deployments/acme/projects/${ONE}`,
  ],
  [
    'PUT tags',
    { operation: 'tag', tags: 'new', projects: ONE },
    `PUT /api/v1/deployments/acme/projects/${ONE}/tags`,
  ],
  [
    'PATCH managed-scan',
    { operation: 'managed-scan', 'diff-scan': 'true', projects: ONE },
    `PATCH /api/v1/deployments/acme/projects/${ONE}/managed-scan`,
  ],
  [
    'POST triage',
    { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x' },
    'POST /api/v1/deployments/acme/triage',
  ],
  ['GET scan', { operation: 'scan', 'scan-id': '7' }, 'GET /api/v1/deployments/120/scan/7'],
  ['GET policies', { operation: 'list-policies' }, 'GET /api/v1/deployments/120/policies'],
  [
    'POST dependencies',
    { operation: 'list-dependencies' },
    'POST /api/v1/deployments/120/dependencies/repositories',
  ],
];
const body = (text: string): Fault => ({ kind: 'body', status: 200, body: text });

const ANSWERS: [name: string, fault: Fault, cause: RegExp][] = [
  ['an HTML page', { kind: 'html', status: 200 }, /the answer is HTML, not JSON/],
  ['JSON that is cut', body('{"projects":[{"name":"acme/lo'), /the answer is not JSON/],
  ['null', { kind: 'null' }, /the answer is null, not an object/],
  [
    'JSON of another shape',
    { kind: 'wrong-shape' },
    /is .*, not |is missing|is empty|does not have the field|has none of the fields/,
  ],
];

/** Writes with an empty answer are read again, and shown not to have been done. */
const MAY_BE_EMPTY = ['PUT tags', 'PATCH managed-scan'];
const EMPTY_MEANS = /accepted the request, but the project (does not )?shows? /;

const on = (endpoint: string, fault: Fault): FaultSource =>
  faultsOn((request) => `${request.method} ${request.endpoint}` === endpoint, fault);

/** Each endpoint meets another shape, and some of them one more of the answers. */
const rows = ENDPOINTS.map((row, at) => [...row, at] as const);

describe.concurrent.each(rows)('%s answered with', (endpoint, inputs, path, at) => {
  const empty = { kind: 'empty' } as const;
  const cause = MAY_BE_EMPTY.includes(endpoint) ? EMPTY_MEANS : /the answer is empty|is missing/;

  const others = [...ANSWERS, ['nothing', empty, cause] as const];
  const [shape] = ANSWERS.slice(-1);
  const met = [shape, others.filter((one) => one !== shape)[at]].filter((one) => one !== undefined);

  it.each(met)('%s fails at once, and says of what', async (_, fault, why) => {
    const platform = await openPlatform({ state: fleetState(3), faults: on(endpoint, fault) });
    const run = await stepOn(platform, { ...inputs, 'max-retries': '5' });
    const error = theError(run);
    expect(error).toMatch(why);
    if (fault.kind !== 'empty' || !MAY_BE_EMPTY.includes(endpoint)) {
      expect(error).toContain(path);
      expect(error).toContain('got an answer that the Web API does not return');
      expect(error).toMatch(
        endpoint === 'POST triage' ? / Check in the web UI [^.]*\.$/ : / Check that `base-url` is [^.]*\.$/,
      );
      // None of it is better a second time, but the other form of tags may be.
      expect(platform.counts[endpoint]).toBe(endpoint === 'PUT tags' ? 2 : 1);
    }
    expect(run.report.result.failure).toBeDefined();
    expect(run.stderr).toBe('');
  });
});

describe.concurrent('an answer that is not even an object says so:', () => {
  const deep = `[1234567890123456789,${'['.repeat(200_000)}`;
  it.each([
    ['a list', '[{"name":"acme/login"}]', /the answer is a list, not an object/],
    ['text', 'Welcome!', /the answer is not JSON/],
    [
      'a deep shaft',
      `${deep}${']'.repeat(200_001)}`,
      /the answer is (a list, not an object|nested too deep)/,
    ],
  ])('%s', async (_, text, cause) => {
    const platform = await openPlatform({ faults: () => body(text) });
    expect(theError(await stepOn(platform, { operation: 'list-policies' }))).toMatch(cause);
  });
});

describe.concurrent('an answer that is none to the request is quoted where it says why:', () => {
  it.each([
    [
      'an error with the status of success',
      '{"error":"quota used up"}',
      'has an error in it; the platform says: quota used up',
    ],
    [
      'the page of a login',
      '<!doctype html><title>Sign in</title>',
      'not JSON; the platform says: an HTML page titled "Sign in"',
    ],
    // What was cut may be findings, and secrets are among them.
    ['rows that are cut', '{"policies":[{"name":"AKIA', 'the answer is not JSON. Check'],
  ])('%s', async (_, text, words) => {
    const platform = await openPlatform({ faults: () => body(text) });
    expect(theError(await stepOn(platform, { operation: 'list-policies' }))).toContain(words);
  });

  it('a server without TLS', async () => {
    const { port } = await openServer((_, response) => response.end());
    const error = theError(
      await stepAt(`https://127.0.0.1:${port}`, { operation: 'list-policies', 'max-retries': '0' }),
    );
    expect(error).toContain('got no answer: no TLS connection: wrong version number. Check');
  });
});

describe.concurrent('an answer whose parts are wrong names them:', () => {
  const projects = { operation: 'list-projects' };
  const dependencies = { operation: 'list-dependencies' };
  const triage = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x' };
  it.each<[Record<string, string>, unknown, string]>([
    [projects, { projects: [{ name: 'a/b' }, {}] }, 'projects[1].name is missing'],
    [dependencies, { repositorySummaries: [], cursor: 1.5 }, 'cursor is a number, not a whole number'],
    [triage, { triaged_issues: ['one'] }, 'triaged_issues[0] is text, not a whole number'],
    [{ operation: 'scan', 'scan-id': '7' }, { id: 'x', meta: {} }, 'id is text, not a whole number'],
    [{ ...projects, 'deployment-slug': '' }, { deployments: [{ id: 1 }] }, 'deployments[0].slug is missing'],
  ])('%j with %j', async (inputs, answer, cause) => {
    const platform = await openPlatform({ faults: () => body(JSON.stringify(answer)) });
    expect(theError(await stepOn(platform, inputs))).toContain(cause);
  });
});

describe.concurrent('a try never outlives `request-timeout`', () => {
  const write = { operation: 'tag', tags: 'new', projects: ONE };
  it.each<[string, Fault, Record<string, string>]>([
    ['where nothing comes', { kind: 'delay', ms: 60_000 }, write],
    ['where the answer trickles', { kind: 'trickle', ms: 500 }, write],
    ['where a list trickles', { kind: 'trickle', ms: 500 }, { operation: 'list-dependencies' }],
  ])('%s', async (_, fault, inputs) => {
    const platform = await openPlatform({ state: repositoriesState(3), faults: () => fault });
    const run = await stepOn(
      platform,
      { ...inputs, 'request-timeout': '600', 'max-retries': '1' },
      {
        nodeFlags: TIMEOUT_WHEN_TOLD,
        onStart: (child) => {
          // A little later, so that what trickles has begun.
          platform.quirks.onRequest = () => void setTimeout(() => endTime(child), 100);
        },
      },
    );
    expect(theError(run)).toMatch(
      /timed out: no complete answer within .* s, after 2 attempts\. .*Raise `request-timeout`/,
    );
    expect(platform.requests).toHaveLength(2);
  });

  it('where only the headers come, one by one', async () => {
    const { url } = await openServer(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-more: headers\r\n'), 50);
      socket.once('close', () => clearInterval(timer)).on('error', () => {});
    });
    const run = await stepAt(url, { operation: 'list-policies', 'request-timeout': '1' });
    expect(theError(run)).toContain('no complete answer within 1 s');
  });

  it('where a redirect has taken a part of it', async () => {
    const { url } = await openServer(({ url: path }, answer) => {
      if (path?.endsWith('/elsewhere')) return;
      setTimeout(() => answer.writeHead(307, { location: '/elsewhere' }).end(), 300);
    });
    const run = await stepAt(url, { operation: 'list-policies', 'request-timeout': '1', 'max-retries': '0' });
    expect(theError(run)).toContain('no complete answer within 1 s');
  });
});
