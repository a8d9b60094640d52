import { expect, it } from 'vitest';
import { believableState, PULL_REQUEST_SCAN } from '../../../emulator/platform/believable-state.ts';
import { triageStateOf } from '../../../emulator/platform/finding.ts';
import { statusOf } from '../../../emulator/platform/state.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
const state = believableState(1, NOW);
const { all } = state.findings;

it('is the same for the same seed and time, and nobody shares it', () => {
  const one = believableState(1, NOW);
  for (const project of one.projects) project.tags.push('mine');
  for (const finding of one.findings) finding.notes.push('mine');
  for (const scan of one.scans) Object.assign(scan.meta, { branch: 'mine' });
  for (const policy of one.policies) policy.name = 'mine';
  expect(believableState(1, NOW)).toEqual(state);
  expect(believableState(2, NOW).findings.all[0]).not.toEqual(all[0]);
});

it('has findings of all kinds and ages, ids beyond a double, and scans in every status', () => {
  expect(Map.groupBy(all, ({ issue_type }) => issue_type).size).toBe(4);
  expect(new Set(all.map(({ status }) => status)).size).toBe(6);
  expect(all.some(({ id }) => id > Number.MAX_SAFE_INTEGER)).toBe(true);
  const days = all.map(({ relevant_since }) => (NOW / 1000 - relevant_since) / 86_400);
  expect(Math.min(...days)).toBeGreaterThan(0);
  for (const age of [30, 90, 365, 730]) expect(days.filter((day) => day > age).length).toBeGreaterThan(100);
  expect(new Set(state.scans.map(statusOf)).size).toBe(6);
});

it('agrees with itself: triage, reason, times and scan of a finding fit its status', () => {
  const scans = new Map(state.scans.map((scan) => [scan.id, scan]));
  for (const finding of all) {
    const { status, triage_reason, triaged_at, created_at = 0, first_seen_scan_id = 0n } = finding;
    expect(finding.triage_state).toBe(triageStateOf(finding));
    expect(triage_reason !== undefined).toBe(status === 'ignored');
    expect(triaged_at !== undefined).toBe(finding.triage_state !== 'untriaged');
    expect(triaged_at ?? created_at).toBeGreaterThanOrEqual(created_at);
    const scan = scans.get(first_seen_scan_id);
    expect(scan?.repository_id).toBe(state.projects.get(finding.repo)?.id);
    expect(Date.parse(scan?.started_at ?? '') / 1000).toBeCloseTo(created_at, 2);
  }
});

it('has the same finding on several branches, and copied code whose findings are no siblings', () => {
  const byPrint = Map.groupBy(all, ({ fingerprint }) => fingerprint);
  const copied = [...byPrint.values()].filter((group) => new Set(group.map(({ repo }) => repo)).size > 1);
  expect(copied.length).toBeGreaterThan(5);
  const pairs = all.flatMap((one) => state.findings.siblings(one).map((other) => [one, other] as const));
  expect(pairs.length).toBeGreaterThan(300);
  for (const [one, other] of pairs) expect(other.repo).toBe(one.repo);
});

it('counts in a completed scan what the list of its branch has', () => {
  const scan = state.scans.find(({ id }) => id === PULL_REQUEST_SCAN);
  expect(scan).toMatchObject({ exit_code: 1, findings_counts: { code: 2, supply_chain: 1, secrets: 0 } });
  expect(
    all.filter(({ repo, ref }) => repo === scan?.meta.repository && ref === scan?.meta.branch),
  ).toHaveLength(3);
});
