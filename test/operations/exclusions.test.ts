import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { effectsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from './findings/context.ts';
import { folderWith, theError } from './scenario.ts';

const TAG = { operation: 'tag', tags: 'new' };
const WRITES: Record<string, string>[] = [
  TAG,
  { operation: 'tag', 'remove-tags': 'pci', 'dry-run': 'true' },
  { operation: 'managed-scan', 'full-scan': 'true' },
];
const EXCLUSIONS = [
  '!payments-api',
  '!umbrella/zz-nobody',
  '!acme/payment-api',
  '!acme/paymnts-*',
  '!acem/legacy-*',
  '!payments-*',
  '!acme*',
];

describe('an exclusion that matches nothing', () => {
  it.each(WRITES)('stops %j before its first write, each by name', async (inputs) => {
    const platform = await openPlatform();
    const projects = `acme/*\n${EXCLUSIONS.join('\n')}`;
    const run = await innerStep(platform, { ...inputs, projects, 'max-changes': '9999' });
    const error = theError(run);
    for (const exclusion of EXCLUSIONS) expect(error).toContain(exclusion.slice(1));
    expect(run.outputs['failure-reason']).toBe('not-found');
    expect(effectsOf(platform)).toEqual([]);
    expect(platform.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each<[string, Record<string, string>, string[], number]>([
    ['pattern is near nothing, or names end before it', TAG, ['acme/zz-nothing-*', 'acme/payments-apis*'], 1],
    ['step reads, also near a name', { operation: 'list-projects' }, ['acme/nobody', 'acme/paymnts-*'], 0],
  ])('warns where its %s', async (_, inputs, exclusions, effects) => {
    const platform = await openPlatform();
    const projects = ['acme/login', ...exclusions].join('\n!');
    const run = await innerStep(platform, { ...inputs, projects });
    expect(run.exitCode).toBe(0);
    for (const exclusion of exclusions) expect(run.warnings.join()).toContain(exclusion);
    expect(effectsOf(platform)).toHaveLength(effects);
  });

  it('is none where the list leaves an archived project out', async () => {
    const platform = await openPlatform();
    const project = { ...platform.state.projects.get('acme/login'), id: 1, name: 'acme/archived' };
    const answer = { kind: 'body', status: 200, body: JSON.stringify({ project }) } as const;
    platform.faults = faultsOn(({ path }) => path.endsWith('/projects/acme/archived'), answer);
    const run = await innerStep(platform, { ...TAG, projects: 'acme/login\n!acme/archived' });
    expect({ exitCode: run.exitCode, warnings: run.warnings }).toEqual({ exitCode: 0, warnings: [] });
    expect(effectsOf(platform)).toHaveLength(1);
  });

  it('of findings is an error of a triage if it names a repository, and else a note', async () => {
    const platform = await openPlatform();
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
    const lists = { repos: '**', rules: '**\n!no-such-rule', paths: '**\n!no-such-path' };
    const all = { ...inputs, ...lists, status: 'open', 'max-changes': '9999' };
    const stopped = await innerStep(platform, { ...all, repos: '**\n!no-such/repo' });
    expect(theError(stopped)).toContain('!no-such/repo');
    expect(effectsOf(platform)).toEqual([]);
    const run = await innerStep(platform, all);
    expect({ exitCode: run.exitCode, warnings: run.warnings }).toEqual({ exitCode: 0, warnings: [] });
    for (const name of ['rule', 'path']) expect(run.summary).toContain(`!no-such-${name}`);
    expect(effectsOf(platform)).not.toEqual([]);
  });

  it('of an undo: nothing is written either', async () => {
    const platform = await openPlatform();
    const tagged = await innerStep(platform, { ...TAG, projects: 'acme/login' });
    const writes = effectsOf(platform).length;
    const report = tagged.outputs['report-path'] ?? '';
    const undo = { operation: 'undo', report };
    for (const exclusion of ['acme/logn', 'acme/lgoin*']) {
      const run = await innerStep(platform, { ...undo, projects: `acme/*\n!${exclusion}` });
      expect(theError(run)).toContain(exclusion);
    }
    expect(effectsOf(platform)).toHaveLength(writes);
    // The platform knows it, so nothing is misspelt.
    const { exitCode } = await innerStep(platform, { ...undo, projects: 'acme/*\n!acme/ledger' });
    expect([exitCode, effectsOf(platform).length]).toEqual([0, writes + 1]);
  });

  it('of `apply` is an error with the near name', async () => {
    const platform = await openPlatform();
    const scope = "scope: { projects: ['acme/*', '!acme/paymnts-*'] }";
    const rules = `version: 1\n${scope}\nprojects: [{ name: new, tags: [new] }]\nlimits: { changes: 99 }\n`;
    const environment = { GITHUB_WORKSPACE: await folderWith({ 'rules.yml': rules }) };
    const inputs = { operation: 'apply', 'rules-file': 'rules.yml' };
    const run = await innerStep(platform, inputs, { environment });
    expect(theError(run)).toMatch(/!acme\/paymnts-\*.*\(similar: acme\/payments-\*/);
    expect(effectsOf(platform)).toEqual([]);
  });
});
