import { describe, expect, it } from 'vitest';
import {
  believableState,
  PULL_REQUEST_SCAN,
  PUSH_SCAN,
} from '../../../emulator/platform/believable-state.ts';
import { scanStateOf, triageStateOf } from '../../../emulator/platform/finding.ts';
import { statusOf } from '../../../emulator/platform/resources.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
const state = believableState(1, NOW);
const { all } = state.findings;

describe('the believable state', () => {
  it('is the same for the same seed and time, and another one for another seed', () => {
    expect(believableState(1, NOW)).toEqual(state);
    expect(believableState(2, NOW).findings.all[0]).not.toEqual(all[0]);
  });

  it("is nobody else's: what is changed in one shows in no other", () => {
    const one = believableState(1, NOW);
    for (const project of one.projects) project.tags.push('mine');
    for (const project of one.projects) project.managed_scan_config.diff_scan.enabled = true;
    for (const finding of one.findings) finding.notes.push('mine');
    for (const finding of one.findings) finding.status = 'fixing';
    for (const scan of one.scans) Object.assign(scan.meta, { branch: 'mine' });
    for (const scan of one.scans) Object.assign(scan.stats, { findings: -1 });
    for (const scan of one.scans) Object.assign(scan.findings_counts ?? {}, { code: -1 });
    for (const policy of one.policies) policy.name = 'mine';
    for (const repository of one.repositories) repository.dependencies.length = 0;
    expect(believableState(1, NOW)).toEqual(state);
  });

  it('moves with the time it is made for', () => {
    const later = believableState(1, NOW + 1_020_000).findings.all;
    expect(later.map(({ id, status }) => [id, status])).toEqual(all.map(({ id, status }) => [id, status]));
    expect((later[0]?.relevant_since ?? 0) - (all[0]?.relevant_since ?? 0)).toBeCloseTo(1020, 0);
  });

  it('has some 2,000 findings and 300 secrets, with all statuses, tickets and ids beyond a double', () => {
    const secrets = all.filter(({ issue_type }) => issue_type === 'secrets');
    expect(all.length - secrets.length).toBeGreaterThan(1990);
    expect(all.length - secrets.length).toBeLessThan(2100);
    const distinct = new Set(secrets.map(({ fingerprint, repo }) => fingerprint + repo)).size;
    expect(distinct).toBeGreaterThanOrEqual(300);
    expect(distinct).toBeLessThan(320);
    expect(new Set(all.map(({ status }) => status)).size).toBe(6);
    expect(all.some(({ ticket }) => ticket)).toBe(true);
    expect(all.some(({ id }) => id > Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it('has ages over three years, none of them in the future', () => {
    const days = all.map(({ relevant_since }) => (NOW / 1000 - relevant_since) / 86_400);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeGreaterThan(900);
    expect(Math.max(...days)).toBeLessThan(1096);
    for (const age of [30, 90, 365, 730]) expect(days.filter((day) => day > age).length).toBeGreaterThan(100);
  });

  it('agrees with itself: state, triage, reason and times of a finding fit its status', () => {
    for (const finding of all) {
      const { status, triage_reason, triaged_at, relevant_since, state_updated_at } = finding;
      expect(finding.triage_state).toBe(triageStateOf(finding));
      expect(triage_reason !== undefined).toBe(status === 'ignored');
      expect(scanStateOf(status) === 'muted').toBe(status.includes('ignored'));
      expect(triaged_at !== undefined).toBe(finding.triage_state !== 'untriaged');
      const created = finding.created_at ?? relevant_since;
      expect(created).toBeLessThanOrEqual(relevant_since);
      expect(triaged_at ?? created).toBeGreaterThanOrEqual(created);
      expect(state_updated_at ?? 0).toBeLessThanOrEqual(NOW / 1000);
    }
  });

  it('has the same finding on several branches, decided alike but on pull requests scanned later', () => {
    const pairs = all.flatMap((one) => state.findings.siblings(one).map((other) => [one, other] as const));
    expect(pairs.length).toBeGreaterThan(300);
    const differing = pairs.filter(([one, other]) => one.status !== other.status);
    for (const [one, other] of differing) expect(`${one.ref}${other.ref}`).toContain('refs/pull/');
    expect(differing.length).toBeGreaterThan(0);
  });

  it('has copied code, whose findings share an id with those of another repository and are not siblings', () => {
    const byPrint = Map.groupBy(all, ({ fingerprint }) => fingerprint);
    const shared = [...byPrint.values()].filter((group) => new Set(group.map(({ repo }) => repo)).size > 1);
    expect(shared.length).toBeGreaterThan(5);
    for (const group of shared) {
      for (const one of group) {
        const repos = state.findings.siblings(one).map(({ repo }) => repo);
        expect(new Set([one.repo, ...repos]).size).toBe(1);
      }
    }
  });

  it('ties every finding to a scan of its repository that ran when it was found', () => {
    const scans = new Map(state.scans.map((scan) => [scan.id, scan]));
    for (const finding of all) {
      const scan = scans.get(finding.first_seen_scan_id ?? 0n);
      expect(scan?.repository_id).toBe(state.projects.get(finding.repo)?.id);
      expect(Date.parse(scan?.started_at ?? '') / 1000).toBeCloseTo(finding.created_at ?? 0, 2);
    }
  });

  it('counts in every completed scan what the list of its branch has', () => {
    const scan = (id: bigint) => state.scans.find((one) => one.id === id);
    expect(scan(PULL_REQUEST_SCAN)).toMatchObject({
      exit_code: 1,
      stats: { findings: 3 },
      findings_counts: { code: 2, supply_chain: 1, secrets: 0 },
    });
    expect(scan(PUSH_SCAN)?.stats.findings).toBe(0);
    const onPulls = state.scans.filter(({ meta }) => String(meta.branch).startsWith('refs/pull/'));
    for (const one of onPulls.filter((each) => statusOf(each) === 'COMPLETED')) {
      const rows = all.filter(
        ({ repo, ref, removed }) => repo === one.meta.repository && ref === one.meta.branch && !removed,
      );
      expect(one.stats.findings).toBe(rows.length);
    }
    expect(onPulls.length).toBeGreaterThan(12);
  });

  it('has a scan in every status', () => {
    const statuses = new Set(state.scans.map(statusOf));
    expect([...statuses].sort()).toEqual(
      ['PENDING', 'RUNNING', 'COMPLETED', 'CANCELLED', 'ERROR', 'NEVER_FINISHED'].sort(),
    );
  });
});
