import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError, wire } from './scenario.ts';

describe('a list that failed', () => {
  const LISTS: [string, string[]][] = [
    ['list-policies', ['policies']],
    ['list-projects', ['projects', 'matrix']],
    ['list-findings', ['findings', 'csv-path', 'sarif-path']],
    ['list-dependencies', ['repositories']],
  ];
  const REASONS: [number, string][] = [
    [401, 'token-refused'],
    [403, 'token-refused'],
    [404, 'not-found'],
    [410, 'not-found'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ];
  const lists = REASONS.flatMap(([status, reason], at) =>
    LISTS.filter((_, place) => place === at % LISTS.length).map(([operation, outputs]) => ({
      status,
      reason,
      operation,
      outputs,
    })),
  );

  it.each(lists)('with $status: $operation sets no output that would read as "none"', async (one) => {
    const { status, reason, operation, outputs } = one;
    const platform = await openPlatform({ faults: () => ({ kind: 'status', status }) });
    const run = await stepOn(platform, { operation });
    theError(run);
    for (const output of outputs) expect(run.outputs[output] ?? '').toBe('');
    expect(run.outputs).not.toHaveProperty('count');
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': reason });
  });
});

it('a trailing /api/v1 of `base-url` is taken off, with a warning, and the prefix before it is kept', async () => {
  const platform = await openPlatform({ pathPrefix: '/security' });
  const run = await stepOn(platform, { operation: 'list-policies', 'base-url': `${platform.url}/api/v1/` });
  expect(run.exitCode).toBe(0);
  expect(run.warnings.join()).toContain('/api/v1');
  expect(run.outputs).not.toHaveProperty('failure-reason');
  expect(wire(platform)).toHaveLength(1);
});
