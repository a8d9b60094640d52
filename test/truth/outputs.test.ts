import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError, wire } from '../operations/scenario.ts';
import { effectsOf } from './claims.ts';

describe('a list that failed', () => {
  const LISTS: [string, string[]][] = [
    ['list-policies', ['count', 'policies']],
    ['list-projects', ['count', 'projects', 'matrix']],
    ['list-findings', ['count', 'findings', 'csv-path', 'sarif-path']],
    ['list-dependencies', ['count', 'repositories']],
  ];
  it.each(LISTS)('%s sets no output that would read as "none"', async (operation, outputs) => {
    for (const status of [401, 404, 410, 500]) {
      const platform = await openPlatform({ faults: () => ({ kind: 'status', status }) });
      const run = await stepOn(platform, { operation });
      theError(run);
      for (const output of outputs) expect(run.outputs[output] ?? '').toBe('');
      expect(run.outputs).not.toHaveProperty('count');
      expect(run.outputs.outcome).toBe('failed');
      expect(run.outputs['failure-reason']).toMatch(/^[a-z-]+$/);
    }
  });
});

describe('failure-reason', () => {
  const CASES: [number, string][] = [
    [401, 'token-refused'],
    [403, 'token-refused'],
    [404, 'not-found'],
    [410, 'not-found'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ];
  it.each(CASES)('of a list that is answered %i is %s', async (status, reason) => {
    const platform = await openPlatform({ faults: () => ({ kind: 'status', status }) });
    const run = await stepOn(platform, { operation: 'list-policies' });
    expect(run.outputs['failure-reason']).toBe(reason);
  });

  it('is unset where nothing failed', async () => {
    const platform = await openPlatform();
    const run = await stepOn(platform, { operation: 'list-policies' });
    expect(run.outputs).not.toHaveProperty('failure-reason');
  });
});

describe('base-url and dry-run', () => {
  it('a trailing /api/v1 is taken off, with a warning', async () => {
    for (const tail of ['/api/v1', '/api/v1/']) {
      const platform = await openPlatform({ pathPrefix: '/security' });
      const run = await stepOn(platform, { operation: 'list-policies', 'base-url': platform.url + tail });
      expect(run.exitCode).toBe(0);
      expect(run.warnings.join()).toContain('/api/v1');
      expect(wire(platform)).toHaveLength(1);
    }
  });

  const EMPTY: Record<string, string>[] = [
    { operation: 'tag', tags: 'new', 'base-url': '' },
    { operation: 'tag', tags: 'new', 'dry-run': '' },
    { operation: 'managed-scan', 'full-scan': 'true', 'dry-run': ' ' },
    { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x', 'dry-run': '' },
    { operation: 'list-policies', 'base-url': '  ' },
  ];
  it.each(EMPTY)('set but empty are errors: %j', async (inputs) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, inputs);
    // Not sent to another platform, either.
    expect(theError(run)).not.toMatch(/got no answer|was answered/);
    expect(run.report.requests_sent).toBe(0);
    expect(run.outputs['failure-reason']).toBe('invalid-inputs');
    expect(platform.requests).toHaveLength(0);
    expect(effectsOf(platform)).toEqual([]);
  });
});
