import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { effectsOf } from './claims.ts';

const WRITES: Record<string, string>[] = [
  { operation: 'tag', tags: 'new' },
  { operation: 'tag', 'remove-tags': 'pci' },
  { operation: 'managed-scan', 'full-scan': 'true' },
];
const EXCLUSIONS = [
  '!payments-api',
  '!acme/payment-api',
  '!acme/payments-apis*',
  '!acme/*-nothing',
  '!payments-*',
];

describe('an exclusion that matches nothing', () => {
  it.each(EXCLUSIONS)(
    '%s stops a writing step before its first write, and its dry run',
    async (exclusion) => {
      for (const inputs of WRITES) {
        for (const dryRun of ['false', 'true']) {
          const platform = await openPlatform();
          const projects = `acme/*\n${exclusion}`;
          const run = await stepOn(platform, {
            ...inputs,
            projects,
            'dry-run': dryRun,
            'max-changes': '9999',
          });
          expect(theError(run)).toContain(exclusion.slice(1));
          expect(run.outputs['failure-reason']).toBe('invalid-inputs');
          expect(effectsOf(platform)).toEqual([]);
          expect(platform.requests.every(({ method }) => method === 'GET')).toBe(true);
        }
      }
    },
  );

  it('with a comment behind it is a wrong input: nothing is sent', async () => {
    for (const item of [
      '!acme/payments-api # never touch',
      "'!acme/payments-api'",
      '- !acme/payments-api',
      '# x',
    ]) {
      const platform = await openPlatform();
      const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: `acme/*\n${item}` });
      theError(run);
      expect(platform.requests).toHaveLength(0);
    }
  });

  it('warns in a step that reads', async () => {
    const platform = await openPlatform();
    const run = await stepOn(platform, { operation: 'list-projects', projects: 'acme/*\n!acme/nobody' });
    expect(run.exitCode).toBe(0);
    expect(run.warnings.join()).toContain('acme/nobody');
  });

  it.each(['repos', 'rules', 'paths'])('of `%s` is a warning of a triage, which goes on', async (input) => {
    const platform = await openPlatform();
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'ignored',
      status: 'open',
    };
    const run = await stepOn(platform, {
      ...inputs,
      [input]: '**\n!no-such-thing/xyz',
      'max-changes': '9999',
    });
    expect(run.exitCode).toBe(0);
    expect(run.warnings.join()).toContain('no-such-thing/xyz');
    expect(effectsOf(platform)).not.toEqual([]);
  });

  it('of remove-tags and undo: nothing is written either', async () => {
    const platform = await openPlatform();
    const tagged = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'acme/login' });
    const writes = effectsOf(platform).length;
    const report = tagged.outputs['report-path'] ?? '';
    const run = await stepOn(platform, { operation: 'undo', report, projects: 'acme/*\n!acme/logn' });
    expect(theError(run)).toContain('acme/logn');
    expect(effectsOf(platform)).toHaveLength(writes);
  });
});
