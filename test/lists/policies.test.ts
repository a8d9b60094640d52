import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { expectSuccess, openPlatform, stepOn, theError, wire } from '../operations/scenario.ts';

const list = { operation: 'list-policies' };

describe('list-policies', () => {
  it.each([false, true])('lists every policy with every field (proto3: %s)', async (proto3) => {
    const platform = await openPlatform({ quirks: { proto3 } });
    const run = await stepOn(platform, list);
    expectSuccess(run);
    expect(JSON.parse(run.outputs.policies ?? '')).toEqual(believableState().policies);
    expect(run.report.policies).toEqual(believableState().policies);
    expect(run.outputs.count).toBe('6');
    expect(run.outputs.matrix).toBeUndefined();
    expect(wire(platform)).toEqual(['GET /120/policies']);
  });

  it('succeeds without a policy', async () => {
    const state = believableState();
    state.policies = [];
    const run = await stepOn(await openPlatform({ state, quirks: { proto3: true } }), list);
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ count: '0', policies: '[]' });
  });

  it('warns that a page size does nothing', async () => {
    const run = await stepOn(await openPlatform(), { ...list, 'page-size': '50' });
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual(['`page-size` has no effect, because policies come in one page.']);
    expect(run.outputs.count).toBe('6');
  });

  it('says in plain words that the platform has withdrawn the list on a migrated deployment', async () => {
    const platform = await openPlatform({ quirks: { policiesMigrated: true } });
    const run = await stepOn(platform, { ...list, 'max-retries': '5' });
    const error = theError(run);
    expect(error).toContain('the deployment was migrated, and the list of policies was withdrawn there');
    expect(error).toMatch(/Remove this step from the workflow, because migrated deployments have [^.]+\.$/);
    expect(run.summary).toContain('the list of policies was withdrawn there');
    expect(run.outputs.outcome).toBe('failed');
    expect(run.outputs).not.toHaveProperty('count');
    expect(run.outputs).not.toHaveProperty('policies');
    expect(run.report).toMatchObject({ outcome: 'failed', result: { failure: { status: 410 } } });
    expect(platform.requests).toHaveLength(1);
  });
});
