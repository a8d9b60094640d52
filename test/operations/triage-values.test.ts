import { describe, expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { effectsOf, expectTrue, triagedIds } from '../claims.ts';
import { openPlatform, stepOn, theError } from './scenario.ts';

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
});

describe('a value in other letters', () => {
  it.each(['listed', 'platform'])('means the known one (%s)', async (selection) => {
    const platform = await openPlatform();
    const { findings } = platform.state;
    const isUndecided = (one: Finding) =>
      one.status === 'open' && one.triage_state === 'untriaged' && !one.removed;
    const ids = findings.all
      .filter(
        ({ issue_type: type, severity, confidence }) =>
          `${type} ${severity} ${confidence}` === 'sast high high',
      )
      .filter((one) => [one, ...findings.siblings(one)].every(isUndecided))
      .map(({ id }) => id);
    const inputs = {
      ...TRIAGE,
      selection,
      status: 'Open',
      severities: 'Low, MEDIUM\nHigh',
      confidence: 'HIGH',
    };
    const run = await stepOn(platform, inputs);
    expect(ids.length).toBeGreaterThan(0);
    const triaged = triagedIds(platform);
    expect(ids.filter((id) => !triaged.has(id))).toEqual([]);
    expectTrue(platform, run);
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
    expectTrue(platform, run);
  });
});
