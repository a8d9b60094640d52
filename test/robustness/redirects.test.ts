import { describe, expect, it } from 'vitest';
import { type Fault, faultsAt } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { stepOn, theError, wire } from '../operations/scenario.ts';
import { openPlatform, openServer, stepAt } from './open.ts';

const ONE = 'fleet/service-00001';
const TAG = { operation: 'tag', tags: 'new', projects: ONE };
const redirect = (status: number, location: string): Fault => ({ kind: 'redirect', status, location });

describe.concurrent('a redirect to another origin is not followed: the other server sees nothing,', () => {
  it.each([
    [301, 0],
    [308, 1],
  ])('with %s, of a read or a write (%i)', async (status, index) => {
    const other = await openServer((_request, response) => void response.end('{}'));
    const platform = await openPlatform({ state: fleetState(1) });
    platform.faults = faultsAt({ [index]: redirect(status, `${other.url}/api/v1/deployments`) });
    const run = await stepOn(platform, TAG);
    const error = theError(run);
    expect(error).toContain(
      `was answered with ${status}, with a redirect that is not followed (to ${other.url})`,
    );
    expect(error).toMatch(/ Set `base-url` to the address at which the platform itself answers\.$/);
    // Reads say what became of the write.
    expect(platform.requests.filter(({ method }) => method !== 'GET')).toHaveLength(index);
    expect(other.seen).toEqual([]);
  });

  it.each([
    ['another port', (port: number) => `//127.0.0.1:${port}/x`],
    ['backslashes', (port: number) => `\\\\127.0.0.1:${port}\\x`],
  ])('with %s', async (_, location) => {
    const other = await openServer((_request, response) => void response.end('{}'));
    const platform = await openPlatform({ faults: () => redirect(307, location(other.port)) });
    const run = await stepOn(platform, { operation: 'list-policies', 'max-retries': '3' });
    expect(theError(run)).toMatch(/was answered with 307, with a redirect that is not followed/);
    expect(other.seen).toEqual([]);
    expect(platform.requests).toHaveLength(1);
  });

  it('with the token in its address, which is told without', async () => {
    const location = `https://evil.example/${DEFAULT_TOKEN}?t=${DEFAULT_TOKEN}`;
    const platform = await openPlatform({ faults: () => redirect(302, location) });
    const run = await stepOn(platform, { operation: 'list-policies' });
    const told = run.log.replace(/^::add-mask::.*$/gm, '') + run.summary + run.reportText;
    expect(told).not.toContain(DEFAULT_TOKEN);
    expect(theError(run)).toContain('https://evil.example');
  });
});

describe.concurrent('a redirect within the origin is followed', () => {
  it('by a read', async () => {
    const path = `/api/v1/deployments/acme/projects/${ONE}`;
    const platform = await openPlatform({ state: fleetState(1, { tags: ['new'] }) });
    platform.faults = faultsAt({ 0: redirect(301, path) });
    const run = await stepOn(platform, { ...TAG, projects: 'fleet/elsewhere' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'projects-unchanged': '1' } });
    expect(wire(platform)).toEqual(['GET /acme/projects/fleet/elsewhere', `GET /acme/projects/${ONE}`]);
  });

  it('by a write with 307, with its method and body', async () => {
    // The same project in other letters, so that it shows where the second request went.
    const path = `/api/v1/deployments/acme/projects/${ONE.toUpperCase()}/tags`;
    const platform = await openPlatform({
      state: fleetState(1),
      faults: faultsAt({ 1: redirect(307, path) }),
    });
    const run = await stepOn(platform, TAG);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
    const [, first, second] = platform.requests;
    expect(second).toMatchObject({ method: 'PUT', path, body: '["new"]' });
    expect(second?.headers).toEqual(first?.headers);
  });

  it('but not by a write with 301, which would be a read from there on', async () => {
    const path = `/api/v1/deployments/acme/projects/${ONE}`;
    const platform = await openPlatform({
      state: fleetState(1),
      faults: faultsAt({ 1: redirect(301, path) }),
    });
    const run = await stepOn(platform, TAG);
    expect(theError(run)).toContain(
      `was answered with 301, with a redirect that is not followed (to ${path}); the project does not show`,
    );
    expect(platform.counts['PUT tags']).toBe(1);
  });

  it('but not in a circle by a triage, which would add its note again', async () => {
    const platform = await openPlatform();
    platform.faults = ({ path }) => redirect(307, path);
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x' };
    expect(theError(await stepOn(platform, inputs))).toContain('a redirect loop');
    expect(platform.requests).toHaveLength(1);
  });

  it('and a chain of them has no more time than one try', async () => {
    const { url, seen } = await openServer((request, response) => {
      const location = `${request.url?.split('?')[0]}?${seen.length}`;
      setTimeout(() => response.writeHead(307, { location }).end(), 400);
    });
    const run = await stepAt(url, { operation: 'list-policies', 'request-timeout': '1' });
    expect(theError(run)).toContain('timed out');
  });
});
