import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { CI_TOKEN, DEFAULT_TOKEN, READ_ONLY_TOKEN } from '../../emulator/platform/server.ts';
import { openPlatform, stepOn, theError, wire } from './scenario.ts';

const [ONE, GONE, THREE] = ['fleet/service-00001', 'fleet/gone', 'fleet/service-00003'];
const TAG = { operation: 'tag', tags: 'new', projects: ONE };
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'fixing', 'issue-ids': '1' };
const SCAN = { operation: 'scan', 'scan-id': '77' };
const WEB_API = /without (?:Web API access|it) the platform answers 404 to everything/;

describe('a missing project among three', () => {
  it('fails alone: the others are changed, the step fails in part and says which and why', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const run = await stepOn(platform, { ...TAG, projects: `${ONE}\n${GONE}\n${THREE}` });
    const error = theError(run);
    expect(error).toMatch(/^The operation tag failed in part: 1 of 3 projects failed\. fleet\/gone: GET /);
    expect(error).toContain('was answered with 404 (not found); the platform says: project not found');
    expect(run.outputs).toMatchObject({
      outcome: 'partial',
      'projects-changed': '2',
      'projects-unchanged': '0',
      'projects-failed': '1',
    });
    expect(platform.state.projects.all.map(({ tags }) => tags)).toEqual([['new'], [], ['new']]);
    expect(run.summary).toContain('2 tags added in 2 projects; 1 project failed');
    expect(run.summary).toMatch(/<td[^>]*>fleet\/gone<\/td><td>[^<]*answered with 404[^<]*project not found/);
    expect(run.report).toMatchObject({
      outcome: 'partial',
      result: { failure: { kind: 'rows-failed' } },
    });
    expect(run.report.rows).toMatchObject([
      { change: { project: { name: ONE } }, state: 'changed' },
      {
        change: { project: { name: GONE } },
        state: 'failed',
        failure: { status: 404, serverMessage: 'project not found' },
      },
      { change: { project: { name: THREE } }, state: 'changed' },
    ]);
    expect(run.log).toContain('failed: fleet/gone: GET ');
  });
});

describe('a step whose request is refused says what likely caused it, and what to do:', () => {
  it.each([
    ['triage', TRIAGE],
    ['scan', SCAN],
  ])('%s with a token that is not accepted, 401', async (_, inputs) => {
    const platform = await openPlatform({ state: fleetState(3) });
    const run = await stepOn(platform, { ...inputs, token: `${DEFAULT_TOKEN}x` });
    expect(theError(run)).toMatch(
      /answered with 401 \(the token was not accepted\).*Check that the token[^.]*\.$/,
    );
    expect(run.outputs.outcome).toBe('failed');
    expect(run.summary).toContain('the token was not accepted');
  });

  it('401 ends a step at once, because it would meet every other project, too', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const inputs = { ...TAG, projects: `${ONE}\n${GONE}\n${THREE}`, concurrency: '1', token: 'wrong-token' };
    const run = await stepOn(platform, inputs);
    theError(run);
    expect(wire(platform)).toHaveLength(1);
    expect(run.report.rows.map(({ state }: { state: string }) => state)).toEqual([
      'not-reached',
      'not-reached',
      'not-reached',
    ]);
  });

  it.each([
    ['tag', TAG],
    ['triage', TRIAGE],
  ])('%s with a token that may only read, 403', async (_, inputs) => {
    const platform = await openPlatform({ state: fleetState(3) });
    const run = await stepOn(platform, { ...inputs, token: READ_ONLY_TOKEN });
    expect(theError(run)).toMatch(
      /answered with 403 \(the token does not allow this\).*the token may not write/,
    );
    expect(theError(run)).toMatch(/Use a token whose role allows this[^.]*\.$/);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.summary).toContain('Use a token whose role allows this');
  });

  it.each([
    ['tag', TAG],
    ['a lookup', { ...SCAN, 'deployment-id': '', 'deployment-slug': '' }],
  ])('%s with a token without Web API access, 404', async (_, inputs) => {
    const platform = await openPlatform({ state: fleetState(3) });
    const error = theError(await stepOn(platform, { ...inputs, token: CI_TOKEN }));
    expect(error).toContain('was answered with 404 (not found)');
    expect(error).toMatch(WEB_API);
  });

  it('a project that was never scanned', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const run = await stepOn(platform, { ...TAG, projects: GONE });
    expect(theError(run)).toMatch(
      /Check .*the spelling.*, scan the project once so that the platform knows it/,
    );
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'projects-failed': '1' });
    expect(run.summary).toContain('scan the project once');
  });

  it.each(['gate', 'scan'])(
    '%s of a project that is misspelt names those that are near',
    async (operation) => {
      const platform = await openPlatform();
      const inputs = { operation, commit: 'c0ffee'.padEnd(40, '0'), projects: 'acme/paymets-api' };
      const error = theError(await stepOn(platform, inputs));
      expect(error).toMatch(
        /The platform does not know acme\/paymets-api\. Did you mean acme\/payments-api\b[^?]*\? Otherwise (?:check `projects`, or )?scan the project once, so that the platform knows it\.$/,
      );
      expect(platform.counts['GET projects']).toBeLessThanOrEqual(2);
      const far = await stepOn(platform, { ...inputs, projects: 'umbrella/zzzzzzzzzzzz' });
      expect(theError(far)).not.toContain('Did you mean');
    },
  );

  it('a slug that is wrong', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const error = theError(await stepOn(platform, { ...TAG, 'deployment-slug': 'acne' }));
    expect(error).toContain('sees no deployment with slug acne and id 120, only acme (id 120)');
    expect(error).toMatch(/ Correct `deployment-slug`[^.]*\.$/);
  });

  it('a scan that is not there', async () => {
    const platform = await openPlatform();
    const error = theError(await stepOn(platform, SCAN));
    expect(error).toContain('the platform says: scan not found');
    expect(error).toMatch(/ Check `scan-id` and `deployment-id`[^.]*\.$/);
  });
});
