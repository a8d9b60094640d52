import { expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import { effectsOf } from '../../claims.ts';
import { changesOf, finding, openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

const RULES = `
version: 1
managed-tags: [old]
limits: { removals: 5, scans-off: 5 }
projects:
  - { name: known, tags: [known], managed-scan: { diff: true } }
  - { name: off, when: { name: acme/b }, managed-scan: { full: false } }
findings:
  - { name: noise, when: { severity: low }, triage: { state: ignored, reason: no_time, for: 90d } }
  - { name: look, when: { severity: high }, triage: { state: reviewing } }
`;

function open() {
  return openPlatform(
    [project('acme/a', { tags: ['old', 'x'] }), project('acme/b', { full: true }), project('acme/api')],
    [finding(1), finding(2, { severity: 'high' }), finding(3, { ageDays: 99 })],
  );
}

function summary({ state }: Platform) {
  return {
    projects: state.projects.all.map(({ name, tags, managed_scan_config }) => ({
      name,
      tags: [...tags].sort(),
      managed_scan_config,
    })),
    findings: state.findings.all.map(({ id, status, notes }) => ({ id, status, notes: [...new Set(notes)] })),
  };
}

it('an apply that is cut off at any request says so, and run again ends in the same state', async () => {
  const whole = await open();
  expect((await runApply(whole, RULES)).failure).toBeUndefined();
  const expected = summary(whole);
  for (let at = 0; at < whole.requests.length; at++) {
    const platform = await open();
    const stop = new AbortController();
    platform.faults = ({ index }) => {
      if (index === at) stop.abort();
      return undefined;
    };
    const cut = await runApply(platform, RULES, { stop: stop.signal });
    expect(cut.failure).toBeDefined();
    if (cut.plan !== undefined) expect(cut.rows).toHaveLength(11);
    const rowsThat = (...states: string[]) => cut.rows.filter(({ state }) => states.includes(state)).length;
    const effects = effectsOf(platform).length;
    expect(effects).toBeGreaterThanOrEqual(rowsThat('changed'));
    expect(effects).toBeLessThanOrEqual(rowsThat('changed', 'unknown'));
    expect(rowsThat('changed', 'unknown', 'not-reached')).toBe(cut.rows.length);
    platform.faults = undefined;
    const again = await runApply(platform, RULES);
    expect(again.failure).toBeUndefined();
    expect(summary(platform)).toEqual(expected);
  }
  expect(changesOf(await runPlan(whole, RULES))).toEqual([]);
});

it('an apply writes findings first, right after their listing, then tags, switches and primary branches', async () => {
  const platform = await openPlatform([project('acme/api')], [finding(1, { ageDays: 40 })]);
  const applied = await runApply(
    platform,
    `
version: 1
projects: [{ name: all, tags: [pci], managed-scan: { full: true }, primary-branch: trunk }]
findings: [{ name: noise, when: { older-than: 30d }, triage: { state: ignored, for: 90d } }]
`,
  );
  expect(applied.failure).toBeUndefined();
  const writes = writesTo(platform).map((one) => one.replace(/ .*\/deployments\/[^/]+/, ' '));
  expect(writes).toEqual([
    'POST /triage',
    'PUT /projects/acme/api/tags',
    'PATCH /projects/acme/api/managed-scan',
    'PATCH /projects/acme/api',
  ]);
});
