import { describe, expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { CI_TOKEN, READ_ONLY_TOKEN } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform, theError, wire } from './scenario.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'acme/login' };
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'fixing', 'issue-ids': '1' };
const SCAN = { operation: 'scan', 'scan-id': '77' };
const MISSPELT = { commit: 'c0ffee'.padEnd(40, '0'), projects: 'acme/paymets-api' };

describe('a step whose request is refused says what likely caused it, and what to do:', () => {
  it.each<[string, Record<string, string>, string, RegExp]>([
    [
      'a token that is not accepted',
      { ...SCAN, token: 'wrong' },
      'token-refused',
      /answered with 401 \(the token was not accepted\).*Check that the token[^.]*\.$/,
    ],
    [
      'a token that may only read',
      { ...TRIAGE, token: READ_ONLY_TOKEN },
      'token-refused',
      /403 \(the token does not allow this\).*the token may not write.*Use a token whose role allows this[^.]*\.$/,
    ],
    [
      'a token without Web API access',
      { ...TAG, token: CI_TOKEN },
      'some-failed',
      /answered with 404 \(not found\).*without Web API access the platform answers 404 to everything/,
    ],
    [
      'the same in a lookup',
      { ...SCAN, token: CI_TOKEN, 'deployment-id': '', 'deployment-slug': '' },
      'not-found',
      /answered with 404 \(not found\).*without Web API access the platform answers 404 to everything/,
    ],
    [
      'a scan that is not there',
      SCAN,
      'not-found',
      /the platform says: scan not found.* Check `scan-id` and `deployment-id`[^.]*\.$/,
    ],
    [
      'a misspelt project of a gate',
      { operation: 'gate', ...MISSPELT },
      'no-scan',
      / Did you mean acme\/payments-api\b[^?]*\? Otherwise check /,
    ],
    [
      'a misspelt project of a scan',
      { operation: 'scan', ...MISSPELT },
      'not-found',
      / Did you mean acme\/payments-api\b[^?]*\? Otherwise check its spelling [^,]*, or scan the project /,
    ],
  ])('%s', async (_, inputs, reason, error) => {
    const run = await innerStep(await openPlatform(), inputs);
    expect(theError(run)).toMatch(error);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': reason });
  });

  it('no name is near', async () => {
    const inputs = { operation: 'scan', ...MISSPELT, projects: 'umbrella/zzzzzzzzzzzz' };
    expect(theError(await innerStep(await openPlatform(), inputs))).not.toContain('Did you mean');
  });
});

it('A 401 ends a step at once, because it would meet every other project, too', async () => {
  const platform = await openPlatform();
  const projects = 'acme/login\nacme/cart\nacme/ledger';
  const run = await innerStep(platform, { ...TAG, projects, concurrency: '1', token: 'wrong-token' });
  theError(run);
  expect(wire(platform)).toHaveLength(1);
  expect(run.report.rows.map(({ state }: { state: string }) => state)).toEqual(Array(3).fill('not-reached'));
});

it.each([
  ['', '3', 'Cancelled: 3 code findings of any status (3 open): 3 low', 'neither project tags nor teams'],
  [
    'fleet/*, acme/*',
    'unknown',
    'Cancelled: at least 3 code findings',
    'No listed finding has <code>acme/*</code>',
  ],
  [
    'fleet/service-00001, FLEET/service-00002',
    'unknown',
    'Cancelled: at least 1 code finding',
    'No listed finding',
  ],
])(
  'A list of findings of %j that is stopped while it reads the projects keeps its findings, and is not done',
  async (repos, count, title, warning) => {
    const platform = await openPlatform({ state: findingsState(3), quirks: { reposCaseSensitive: true } });
    const inputs = { operation: 'list-findings', 'issue-type': 'sast', repos };
    const stoppedBy = (reason: string) => {
      const stop = new AbortController();
      platform.quirks.onRequest = ({ endpoint }) => {
        if (endpoint === 'projects') stop.abort(reason);
      };
      return innerStep(platform, inputs, { interrupted: stop.signal });
    };
    const { outputs, summary, errors } = await stoppedBy('signal');
    expect(outputs['failure-reason']).toBe('cancelled');
    expect(outputs.count).toBe(count);
    expect(summary).toContain(`<h2>❌ ${title}`);
    expect(summary).toContain(warning);
    expect(errors.join()).toMatch(/before it had done all its work\. Run the step again/);
    expect((await stoppedBy('time-limit')).errors.join()).toMatch(
      /limit of 1 h\. Raise .*Run the step again/,
    );
  },
);

it('A list of findings keeps those of one spelling where the list of another one fails', async () => {
  const platform = await openPlatform({ state: findingsState(3), quirks: { reposCaseSensitive: true } });
  platform.faults = ({ path }) =>
    path.includes('fleet%2Fservice-00002') ? { kind: 'status', status: 500 } : undefined;
  const inputs = { operation: 'list-findings', repos: 'fleet/service-00001, Fleet/service-00002' };
  const { outputs, warnings, report } = await innerStep(platform, inputs);
  expect(outputs.outcome).toBe('succeeded');
  expect(outputs.count).toBe('unknown');
  expect(report.findings).toHaveLength(1);
  expect(warnings.join()).toContain('The list of `sast` findings of fleet/service-00002 could not be read');
});
