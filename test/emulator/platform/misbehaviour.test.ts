import { afterEach, describe, expect, it } from 'vitest';
import { type Fault, faultsAt } from '../../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../../emulator/platform/scale-states.ts';
import {
  DEFAULT_TOKEN,
  type Platform,
  type PlatformOptions,
  startPlatform,
} from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(options: PlatformOptions): Promise<void> {
  platform = await startPlatform({ state: fleetState(3, { tags: ['old'] }), ...options });
}

afterEach(() => platform.close());

const NAME = 'fleet/service-00001';
const PROJECT = `/acme/projects/${NAME}`;
const tags = () => platform.state.projects.get(NAME)?.tags;

describe('effects before an answer that does not show them', () => {
  it.each([201, 202, 204, 301, 302, 307, 308, 400, 408, 409, 425, 429, 499, 500, 501, 505, 507, 525, 598])(
    'a tag is there although the answer is %i',
    async (status) => {
      await start({ faults: () => ({ kind: 'status-after', status, location: '/elsewhere' }) });
      const answer = await ask(platform, 'PUT', `${PROJECT}/tags`, ['new']);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('location')).toBe('/elsewhere');
      expect(tags()).toEqual(['old', 'new']);
    },
  );

  it.each<Fault>([
    { kind: 'html', status: 200, processed: true },
    { kind: 'redirect', status: 303, location: 'http://127.0.0.1:1/', processed: true },
    { kind: 'echo-token', status: 500, processed: true },
    { kind: 'empty', status: 204, processed: true },
    { kind: 'body', status: 202, body: '{}', processed: true },
  ])('a tag is there although the answer is %j', async (fault) => {
    await start({ faults: () => fault });
    await ask(platform, 'PUT', `${PROJECT}/tags`, ['new']);
    expect(tags()).toEqual(['old', 'new']);
    expect(platform.requests[0]?.applied).toBe(true);
  });

  it('a write that timed out takes effect later, when its connection is long gone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await start({ faults: () => ({ kind: 'late', ms: promise }) });
    const signal = AbortSignal.timeout(150);
    const request = fetch(`${platform.url}/api/v1/deployments${PROJECT}/tags`, {
      method: 'PUT',
      body: '["new"]',
      headers: { authorization: `Bearer ${DEFAULT_TOKEN}`, 'content-type': 'application/json' },
      signal,
    });
    await expect(request).rejects.toThrow();
    await expect.poll(() => platform.requests[0]?.doneAt).toBeDefined();
    expect(tags()).toEqual(['old']);
    resolve();
    await expect.poll(tags).toEqual(['old', 'new']);
    expect(platform.record).toMatchObject([{ request: 0, what: 'tag-added' }]);
  });

  it('a gateway gives up, and the write takes effect after that', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await start({ faults: faultsAt({ 0: { kind: 'late', ms: promise, status: 504 } }) });
    expect((await ask(platform, 'PUT', `${PROJECT}/tags`, ['new'])).status).toBe(504);
    expect(tags()).toEqual(['old']);
    resolve();
    await expect.poll(tags).toEqual(['old', 'new']);
  });

  it.each(['request', 'headers', 'half'] as const)('nothing more comes after the %s', async (after) => {
    await start({ faults: () => ({ kind: 'stall', after, processed: true }) });
    const request = fetch(`${platform.url}/api/v1/deployments${PROJECT}`, {
      headers: { authorization: `Bearer ${DEFAULT_TOKEN}` },
      signal: AbortSignal.timeout(150),
    });
    await expect(request.then((response) => response.text())).rejects.toThrow(/timeout/i);
  });
});

describe('a second writer', () => {
  it('comes between the read and the write of another', async () => {
    await start({});
    platform.quirks.onRequest = ({ endpoint, request, edit }) => {
      if (endpoint === 'tags' && request.method === 'PUT') edit({ project: NAME, addTags: ['theirs'] });
    };
    platform.quirks.tagsMode = 'replace';
    await ask(platform, 'GET', PROJECT);
    await ask(platform, 'PUT', `${PROJECT}/tags`, ['old', 'mine']);
    expect(tags()).toEqual(['old', 'mine']);
    expect(platform.record.map(({ by, what }) => `${by} ${what}`)).toEqual([
      'person tag-added',
      'request tag-removed',
      'request tag-added',
    ]);
  });

  it('comes after the write and before its answer, which does not know it yet', async () => {
    await start({});
    platform.quirks.beforeAnswer = async ({ edit }) => edit({ project: NAME, removeTags: ['new'] });
    const { json } = await ask(platform, 'PUT', `${PROJECT}/tags`, ['new']);
    expect(json.project.tags).toEqual(['old', 'new']);
    expect(tags()).toEqual(['old']);
  });
});

describe('mixed-up answers', () => {
  it.each<[string, () => Promise<{ json: { project: { name: string } } }>]>([
    ['project', () => ask(platform, 'GET', PROJECT)],
    ['tags', () => ask(platform, 'PUT', `${PROJECT}/tags`, ['a'])],
    ['untag', () => ask(platform, 'DELETE', `${PROJECT}/tags?tags=a`)],
    ['managed-scan', () => ask(platform, 'PATCH', `${PROJECT}/managed-scan`, {})],
  ])('%s is answered with another project', async (name, request) => {
    await start({ quirks: { foreignAnswers: [name as 'project'] } });
    expect((await request()).json.project.name).toBe('fleet/service-00002');
    platform.quirks.foreignProject = 'fleet/service-00003';
    expect((await request()).json.project.name).toBe('fleet/service-00003');
    platform.quirks.foreignAnswers = [];
    expect((await request()).json.project.name).toBe(NAME);
  });

  it('a scan is answered with another one', async () => {
    await start({ quirks: { foreignAnswers: ['scan'] } });
    platform.startScan({ project: NAME, commit: 'a'.repeat(40), id: 42n });
    platform.startScan({ project: NAME, commit: 'b'.repeat(40), id: 99n });
    expect((await ask(platform, 'GET', '/120/scan/42')).json.id).toBe(99);
    expect((await ask(platform, 'GET', '/120/scan/7')).status).toBe(404);
  });

  it('a triage moves a finding that was not selected, or makes a request of an ignore', async () => {
    await start({ state: findingsState(3), quirks: { triageMovesOthers: true } });
    const body = { issue_type: 'sast', issue_ids: [1, 2], new_triage_state: 'ignored' };
    const triage = () => ask(platform, 'POST', '/acme/triage', body);
    expect((await triage()).json).toEqual({ num_triaged: 3, triaged_issues: [1, 2, 3] });
    expect(platform.state.findings.get(3n)?.status).toBe('ignored');
    Object.assign(platform.quirks, { triageMovesOthers: false, exceptionRequests: true });
    expect((await triage()).json).toEqual({ num_triaged: 0, triaged_issues: [] });
  });

  it('any text of an answer is rewritten', async () => {
    await start({
      faults: () => ({ kind: 'rewritten', rewrite: (text) => text.replace('"id":1', '"id":1.5') }),
    });
    expect((await ask(platform, 'GET', PROJECT)).json.project.id).toBe(1.5);
  });
});

describe('triage that selects otherwise', () => {
  it('begins with what was updated least recently', async () => {
    await start({ state: findingsState(3), quirks: { triageOrder: 'least-recently-updated' } });
    const body = { issue_type: 'sast', severities: ['low'], limit: 1, new_triage_state: 'fixing' };
    const triaged = async () => (await ask(platform, 'POST', '/acme/triage', body)).json.triaged_issues;
    expect([await triaged(), await triaged(), await triaged()]).toEqual([[1], [2], [3]]);
  });

  it('takes branches in the form that the lists have', async () => {
    await start({ state: findingsState(1), quirks: { refForm: 'short' } });
    const triaged = async (ref: string) =>
      (await ask(platform, 'POST', '/acme/triage', { issue_type: 'sast', ref, new_note: 'x' })).json
        .num_triaged;
    expect([await triaged('refs/heads/main'), await triaged('main')]).toEqual([0, 1]);
  });

  it('refuses what only the platform sets', async () => {
    await start({ state: findingsState(1), quirks: { refusesProvisionallyIgnored: true } });
    const body = { issue_type: 'sast', issue_ids: [1], new_triage_state: 'provisionally_ignored' };
    expect((await ask(platform, 'POST', '/acme/triage', body)).status).toBe(400);
  });
});
