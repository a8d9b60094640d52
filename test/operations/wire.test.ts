import { describe, expect, it } from 'vitest';
import { PUSH_SCAN } from '../../emulator/platform/believable-scans.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { bodies, expectSuccess, openPlatform, stepOn, wire } from './scenario.ts';

const ONE = 'fleet/service-00001';
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'fixing' };

describe('a step sends no more requests than it needs:', () => {
  it('a project that is tagged costs one GET and one PUT', async () => {
    const platform = await openPlatform({ state: fleetState(2) });
    const run = await stepOn(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    expectSuccess(run);
    expect(wire(platform)).toEqual([`GET /acme/projects/${ONE}`, `PUT /acme/projects/${ONE}/tags`]);
    expect(bodies(platform, 'PUT')).toEqual(['["new"]']);
    expect(run.report.requests_sent).toBe(2);
  });

  it('a project that has the tags already costs one GET', async () => {
    const platform = await openPlatform({ state: fleetState(2, { tags: ['a', 'b', 'c'] }) });
    const run = await stepOn(platform, { operation: 'tag', projects: ONE, tags: 'c, a' });
    expectSuccess(run);
    expect(wire(platform)).toEqual([`GET /acme/projects/${ONE}`]);
    expect(run.outputs).toMatchObject({ 'projects-changed': '0', 'projects-unchanged': '1' });
  });

  it('a project whose managed scans are both switched costs one GET and one PATCH', async () => {
    const platform = await openPlatform({ state: fleetState(2) });
    const both = { 'full-scan': 'true', 'diff-scan': 'true' };
    expectSuccess(await stepOn(platform, { operation: 'managed-scan', projects: ONE, ...both }));
    expect(wire(platform)).toEqual([`GET /acme/projects/${ONE}`, `PATCH /acme/projects/${ONE}/managed-scan`]);
  });

  it('a switch that is left as it is costs one read, too: the PATCH, whose answer shows both', async () => {
    const platform = await openPlatform({ state: fleetState(2) });
    expectSuccess(await stepOn(platform, { operation: 'managed-scan', projects: ONE, 'full-scan': 'true' }));
    const read = `GET /acme/projects/${ONE}`;
    expect(wire(platform)).toEqual([read, `PATCH /acme/projects/${ONE}/managed-scan`]);
  });

  it('3000 findings by id cost one POST, and one more finding a second', async () => {
    const platform = await openPlatform({ state: findingsState(3001) });
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': ids(3000).join('\n') });
    expectSuccess(run);
    expect(run.outputs['num-triaged']).toBe('3000');
    expect(wire(platform)).toEqual(['POST /acme/triage']);
    expectSuccess(await stepOn(platform, { ...TRIAGE, 'issue-ids': ids(3001).join() }));
    const counts = bodies(platform, 'POST').map((body) => JSON.parse(body).issue_ids.length);
    expect(counts).toEqual([3000, 3000, 1]);
  });

  it('3000 findings by filters of the platform cost one POST', async () => {
    const platform = await openPlatform({ state: findingsState(3500) });
    const run = await stepOn(platform, { ...TRIAGE, selection: 'platform', status: 'open' });
    expectSuccess(run);
    expect(run.outputs['num-triaged']).toBe('3000');
    expect(wire(platform)).toEqual(['POST /acme/triage']);
  });

  it('1000 findings that are listed first cost two GETs and one POST', async () => {
    const platform = await openPlatform({ state: findingsState(1000) });
    const run = await stepOn(platform, { ...TRIAGE, status: 'open' });
    expectSuccess(run);
    expect(run.outputs['num-triaged']).toBe('1000');
    expect(wire(platform).map((line) => line.replace(/\?.*/, ''))).toEqual([
      ...Array(2).fill('GET /acme/findings'),
      'POST /acme/triage',
    ]);
  });

  it('a scan without findings costs one GET', async () => {
    const platform = await openPlatform();
    expectSuccess(await stepOn(platform, { operation: 'scan', 'scan-id': String(PUSH_SCAN) }));
    expect(wire(platform)).toEqual([`GET /120/scan/${PUSH_SCAN}`]);
  });

  it('a deployment that is not given costs one GET more, however many projects there are', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const projects = platform.state.projects.all.map(({ name }) => name).join();
    const unknown = { 'deployment-slug': '', 'deployment-id': '' };
    expectSuccess(await stepOn(platform, { operation: 'tag', projects, tags: 'new', ...unknown }));
    expect(wire(platform)[0]).toBe('GET ');
    expect(platform.counts).toEqual({ 'GET deployments': 1, 'GET project': 3, 'PUT tags': 3 });
  });
});

describe('a request', () => {
  it('says who sends it, what it takes and, with a body, what it brings', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    expectSuccess(await stepOn(platform, { operation: 'tag', projects: ONE, tags: 'new' }));
    const common = {
      authorization: `Bearer ${DEFAULT_TOKEN}`,
      accept: 'application/json',
      'user-agent': expect.stringMatching(/^code-security-platform-action\/\d+\.\d+\.\d+$/),
    };
    const [read, write] = platform.requests;
    expect(read?.headers).toMatchObject(common);
    expect(read?.headers).not.toHaveProperty('content-type');
    expect(write?.headers).toMatchObject({ ...common, 'content-type': 'application/json' });
  });
});
