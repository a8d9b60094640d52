import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN } from '../../emulator/platform/believable-state.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from './scenario.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the report', () => {
  it.each([
    ['tag', { projects: 'acme/login', tags: 'new' }, 2],
    ['managed-scan', { projects: 'acme/login', 'diff-scan': 'true', 'dry-run': 'true' }, 1],
    ['triage', { 'issue-type': 'sast', status: 'open', 'new-triage-state': 'fixing' }, 3],
    ['scan', { 'scan-id': String(PULL_REQUEST_SCAN) }, 6],
  ])('of %s says what was done, where, when and with what outcome', async (operation, inputs, requests) => {
    const platform = await openPlatform();
    const run = await innerStep(platform, { operation, ...inputs });
    expect(run.report).toMatchObject({
      operation,
      outcome: 'succeeded',
      cancelled: false,
      platform: platform.url,
      schema: 'code-security-platform-action/report',
      version: 4,
      action_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      started_at: expect.stringMatching(ISO),
      ended_at: expect.stringMatching(ISO),
      requests_sent: requests,
      deployment: expect.anything(),
      result: { operation },
    });
    expect(run.report.result).not.toHaveProperty('failure');
  });

  it('of a step that failed has the request, the status and the message of the platform', async () => {
    const run = await innerStep(await openPlatform(), { operation: 'scan', 'scan-id': '77' });
    expect(run.report).toMatchObject({
      operation: 'scan',
      outcome: 'failed',
      result: {
        request: { scan: { by: 'id', scanId: 77 } },
        failure: {
          kind: 'status',
          method: 'GET',
          path: '/api/v1/deployments/120/scan/77',
          status: 404,
          serverMessage: 'scan not found',
          requestId: 'request-0',
        },
      },
    });
  });

  it('of a triage that failed has each finding, and why', async () => {
    const platform = await openPlatform({ faults: () => ({ kind: 'status', status: 422 }) });
    const run = await innerStep(platform, {
      operation: 'triage',
      'issue-type': 'sast',
      'issue-ids': '1\n2',
      'new-triage-state': 'fixing',
    });
    expect(run.report.rows).toMatchObject([
      { change: { finding: { id: 1 } }, state: 'failed', failure: { status: 422 } },
      { change: { finding: { id: 2 } }, state: 'failed', failure: { status: 422 } },
    ]);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'num-triaged': '0' });
  });
});
