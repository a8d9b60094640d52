import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { effectsOf, expectTrueTriage, triagedIds } from './claims.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };

describe('a filter that was meant and is empty', () => {
  it.each(['listed', 'platform'])('widens the selection, which is told first (%s)', async (selection) => {
    const platform = await openPlatform();
    const inputs = { ...TRIAGE, repos: '', status: 'open', selection, 'dry-run': 'true' };
    const run = await stepOn(platform, inputs);
    expect(run.summary.slice(0, 600)).toContain('whole deployment');
    expect(effectsOf(platform)).toEqual([]);
  });

  it('does not take everything along where nobody said how much: `limit: all` is no consent', async () => {
    const platform = await openPlatform({ state: findingsState(1001) });
    const run = await stepOn(platform, { ...TRIAGE, repos: '', status: 'open', limit: 'all' });
    expect(triagedIds(platform).size).toBe(0);
    expect(theError(run)).toContain('1,001');
    expect(run.outputs['failure-reason']).toBe('too-many-changes');
  });

  it('does not get past the limit of changes by itself', async () => {
    const platform = await openPlatform({ state: believableState(1) });
    const open = platform.state.findings.all.filter(
      ({ status, issue_type, removed }) => status === 'open' && issue_type === 'sast' && !removed,
    ).length;
    const inputs = { ...TRIAGE, repos: '', status: 'open', 'max-changes': String(Math.min(50, open - 1)) };
    const run = await stepOn(platform, inputs);
    expect(theError(run)).toContain('max-changes');
    expect(run.outputs['failure-reason']).toBe('too-many-changes');
    expect(effectsOf(platform)).toEqual([]);
  });

  it.each([',', '\n', ' , ,\n'])('is an error where it holds only separators (%j)', async (repos) => {
    const platform = await openPlatform();
    theError(await stepOn(platform, { ...TRIAGE, repos, status: 'open' }));
    expect(platform.requests).toHaveLength(0);
  });
});

describe('a value in other letters', () => {
  const CASES: Record<string, string>[] = [
    { severities: 'HIGH' },
    { severities: 'high, Critical' },
    { status: 'Open', severities: 'Low\nMEDIUM' },
    { confidence: 'HIGH', status: 'OPEN' },
  ];
  it.each(CASES)('means the known one: %j', async (inputs) => {
    for (const selection of ['listed', 'platform']) {
      const platforms = await Promise.all([openPlatform(), openPlatform()]);
      const lower = Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [name, value.toLowerCase()]),
      );
      const [run, plain] = await Promise.all([
        stepOn(platforms[0], { ...TRIAGE, ...inputs, selection }),
        stepOn(platforms[1], { ...TRIAGE, ...lower, selection }),
      ]);
      expect(run.outputs['num-triaged']).toBe(plain.outputs['num-triaged']);
      expect(triagedIds(platforms[0])).toEqual(triagedIds(platforms[1]));
      expect(triagedIds(platforms[0]).size).toBeGreaterThan(0);
      expectTrueTriage(platforms[0], run);
    }
  });
});

describe('a list that is written as YAML, JSON or .gitignore', () => {
  const ITEMS = ['- pci', '"pci"', "'pci'", '[pci]', '{pci}', '# pci', 'pci # why', '$' + '{{ inputs.tag }}'];
  it.each(ITEMS)('is a wrong input (%s): nothing is sent', async (item) => {
    for (const inputs of [{ tags: item }, { tags: 'a', projects: item }, { 'remove-tags': item }]) {
      const platform = await openPlatform();
      theError(await stepOn(platform, { operation: 'tag', ...inputs }));
      expect(platform.requests).toHaveLength(0);
    }
  });

  it('and a near miss of a closed value is one, too', async () => {
    for (const inputs of [{ severities: 'hgih' }, { status: 'opened' }, { confidence: 'hi' }]) {
      const platform = await openPlatform();
      theError(await stepOn(platform, { ...TRIAGE, ...inputs } as Record<string, string>));
      expect(platform.requests).toHaveLength(0);
    }
  });
});

describe('a server that does not obey a filter', () => {
  it('gets nothing else triaged', async () => {
    const platform = await openPlatform({ quirks: { ignoredFindingsFilters: 'all' } });
    const run = await stepOn(platform, {
      ...TRIAGE,
      severities: 'high',
      status: 'open',
      repos: 'acme/payments-api',
    });
    const wrong = [...triagedIds(platform)].filter((id) => {
      const finding = platform.state.findings.get(id);
      const siblings = finding === undefined ? [] : platform.state.findings.siblings(finding);
      return ![finding, ...siblings].some(
        (one) => one?.severity === 'high' && one.repo === 'acme/payments-api',
      );
    });
    expect(wrong).toEqual([]);
    expectTrueTriage(platform, run);
  });
});
