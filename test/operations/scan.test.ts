import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN, PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { expectSuccess, openPlatform, stepOn } from './scenario.ts';

const scanInputs = (id: bigint) => ({ operation: 'scan', 'scan-id': String(id) });
/** The facts in the summary, without markup. */
const facts = (summary: string) =>
  Object.fromEntries(
    [...summary.matchAll(/<li><b>(.*?)<\/b>: (.*?)<\/li>/g)].map(([, name, value]) => [
      name,
      value?.replace(/<[^>]*>/g, ''),
    ]),
  );

describe('scan', () => {
  it('of nothing found gives zeros, also where the platform leaves them out', async () => {
    const quirks = { proto3: true, int64AsStrings: true };
    const run = await stepOn(await openPlatform({ quirks }), scanInputs(PUSH_SCAN));
    expectSuccess(run);
    expect(run.outputs).toMatchObject({
      'scan-findings': '0',
      'scan-exit-code': '0',
      'scan-total-time': '43',
    });
    expect(JSON.parse(run.outputs.scan ?? '')).toMatchObject({
      id: 5418219,
      deployment_id: 120,
      exit_code: 0,
      stats: { findings: 0, total_time: 43 },
    });
  });

  it('of a scan without any statistics counts what is listed, and sets no output', async () => {
    const platform = await openPlatform();
    Object.assign(platform.state.scans[1] ?? {}, { stats: undefined });
    const run = await stepOn(platform, scanInputs(PUSH_SCAN));
    expectSuccess(run);
    expect(run.outputs).not.toHaveProperty('scan-findings');
    expect(run.outputs).not.toHaveProperty('scan-total-time');
    platform.faults = ({ path }) =>
      path.includes('/findings?') ? { kind: 'status', status: 501 } : undefined;
    const unlisted = await stepOn(platform, scanInputs(PUSH_SCAN));
    expect(unlisted.outputs).not.toHaveProperty('scan-findings');
    expect(unlisted.summary).toContain('its findings are not known');
  });

  it('reads the event under the name that YAML makes of `on`, and titles that it took for maps', async () => {
    const platform = await openPlatform();
    const [scan] = platform.state.scans;
    const { on, ...meta } = scan?.meta ?? {};
    Object.assign(scan ?? {}, {
      meta: {
        ...meta,
        true: on,
        pull_request_id: '9007199254740993',
        commit_title: { 'fix(refunds)': 'round half to even' },
        pull_request_title: { 'feat(x)': null },
      },
    });
    const run = await stepOn(platform, scanInputs(PULL_REQUEST_SCAN));
    expectSuccess(run);
    const parsed = JSON.parse(run.outputs.scan ?? '');
    expect(parsed.meta).toMatchObject({
      on: 'pull_request',
      commit_title: 'fix(refunds): round half to even',
      pull_request_title: 'feat(x):',
    });
    expect(parsed.meta).not.toHaveProperty('true');
    expect(facts(run.summary)).toMatchObject({
      Trigger: 'pull_request',
      'Pull request': '#9007199254740993 feat(x): (by robin-ek)',
    });
  });

  it('takes numbers that come as text, with all their digits', async () => {
    const platform = await openPlatform({ quirks: { int64AsStrings: true } });
    const id = 18_446_744_073_709_551_615n;
    Object.assign(platform.state.scans[1] ?? {}, {
      id,
      exit_code: '1',
      stats: { findings: '12', total_time: '61' },
    });
    const run = await stepOn(platform, scanInputs(id));
    expectSuccess(run);
    expect(run.outputs).toMatchObject({
      'scan-findings': '12',
      'scan-exit-code': '1',
      'scan-total-time': '61',
    });
    expect(run.outputs.scan).toContain(`"id":${id}`);
    expect(run.reportText).toMatch(new RegExp(`"id": ?${id}`));
  });

  it.each([
    ['titles', { meta: { commit_title: { x: { toString: 1 } }, pull_request_title: [], on: 12 } }],
    ['counts', { stats: { findings: -1, total_time: {} } }],
    ['statistics', { stats: 'none' }],
    ['other fields', { meta: { branch: { a: 1 }, pull_request_id: { y: 2 } }, enabled_products: 'sast' }],
  ])('with odd %s is reported all the same', async (_, odd) => {
    const platform = await openPlatform();
    Object.assign(platform.state.scans[1] ?? {}, odd);
    const run = await stepOn(platform, scanInputs(PUSH_SCAN));
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-status': 'completed' } });
    for (const text of [...Object.values(run.outputs), run.summary])
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\[object|undefined/);
  });
});
