import { describe, expect, it } from 'vitest';
import { believableState, PULL_REQUEST } from '../../../emulator/platform/believable-state.ts';
import { platformOptionsOf } from '../../../emulator/platform/command-line.ts';
import { triageStateOf } from '../../../emulator/platform/finding.ts';
import type { PlatformOptions } from '../../../emulator/platform/server.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
const optionsOf = (...args: string[]) => platformOptionsOf(args) as PlatformOptions;

describe('the flags of the platform', () => {
  it('choose the data, the time and quirks in JSON or plain text', () => {
    expect(optionsOf()).toMatchObject({ port: 4180, quirks: {}, log: 'counts' });
    expect(optionsOf('--projects', '7').state?.projects.all.length).toBe(7);
    const now = '2026-11-21T00:00:00Z';
    const options = optionsOf('--findings', '1000', '--now', now, '--quirk', 'projectPages={"cap":7}');
    const oldest = options.state?.findings.all.at(-1)?.relevant_since ?? 0;
    expect((Date.parse(now) / 1000 - oldest) / 86_400).toBeCloseTo(1095, 0);
    expect(options).toMatchObject({ now: Date.parse(now), quirks: { projectPages: { cap: 7 } } });
    expect(optionsOf('--quirk', 'untagFrom=body').quirks).toEqual({ untagFrom: 'body' });
  });

  it.each([
    [['--faults', '2'], '--faults: must be a number from 0 to 1'],
    [['--now', 'yesterday'], '--now: must be an ISO 8601 time'],
    [['--projects', '1', '--findings', '1'], 'only one of them'],
    [['--quirk', 'onRequest=1'], 'there is no quirk onRequest'],
  ])('are refused: %j', (args, reason) => {
    expect(() => platformOptionsOf(args)).toThrow(reason);
  });
});

describe('the believable deployment', () => {
  const state = believableState(1, NOW);
  const { all } = state.findings;

  it('is the same for the same seed and time, and nobody shares it', () => {
    const one = believableState(1, NOW);
    for (const project of one.projects.all) project.tags.push('mine');
    for (const finding of one.findings.all) finding.notes.push('mine');
    for (const scan of one.scans) Object.assign(scan.meta, { branch: 'mine' });
    expect(believableState(1, NOW)).toEqual(state);
    expect(believableState(2, NOW).findings.all[0]).not.toEqual(all[0]);
  });

  it('agrees with itself: kinds, ages, siblings; triage, reason, times and scan fit the status', () => {
    expect(new Set(all.map(({ issue_type, status }) => `${issue_type} ${status}`)).size).toBe(4 * 6);
    const scans = new Map(state.scans.map((scan) => [scan.id, scan]));
    for (const finding of all) {
      const { status, triage_reason, triaged_at, relevant_since, first_seen_scan_id = 0n } = finding;
      expect(relevant_since).toBeLessThan(NOW / 1000);
      expect(finding.triage_state).toBe(triageStateOf(finding));
      expect(triage_reason !== undefined).toBe(status === 'ignored');
      expect(triaged_at !== undefined).toBe(finding.triage_state !== 'untriaged');
      expect(scans.get(first_seen_scan_id)?.meta.repository).toBe(finding.repo);
    }
    expect(all.filter((one) => state.findings.siblings(one).length > 0).length).toBeGreaterThan(300);
    const pull = all.filter(({ ref }) => ref === PULL_REQUEST.ref);
    expect(pull.map((one) => state.findings.siblings(one)[0]?.status)).toEqual([
      undefined,
      'open',
      'ignored',
    ]);
  });
});
