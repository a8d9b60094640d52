import { pick } from '../../emulator/platform/prng.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { StartedScan } from '../../emulator/platform/started-scans.ts';
import { COMMIT, GATE_PROJECT } from './draw-step.ts';
import type { Random } from './states.ts';

export const PULL_REF = 'refs/pull/7/merge';

/** How the scan that a gate waits for goes, or that there is none. */
export type GateScan = Omit<StartedScan, 'project' | 'commit'>;

export function drawScan(random: Random): GateScan | undefined {
  if (random() < 0.1) return undefined;
  const findings = Array.from({ length: Math.floor(random() * 5) }, () => ({
    issue_type: 'sast' as const,
    fingerprint: `scanned-${Math.floor(random() * 6)}-${pick(random, ['a', 'b', 'c'])}`,
    severity: pick(random, ['low', 'medium', 'high', 'critical']),
    status: pick(random, ['open', 'open', 'open', 'ignored', 'reviewing'] as const),
  }));
  const unique = [...new Map(findings.map((one) => [one.fingerprint, one])).values()];
  return {
    branch: PULL_REF,
    products: ['sast'],
    findings: unique,
    ...pick(random, [{}, {}, {}, { exitCode: 0 }, { exitCode: 2 }, { exitCode: 13 }]),
    ...pick(random, [{}, {}, { ends: { afterSearches: 2 } }, { ends: 'never' as const }]),
  };
}

/** Starts the scan; some of its findings stand on the primary branch, too. */
export function startGateScan(platform: Platform, scan: GateScan | undefined): void {
  for (const [at, { fingerprint, severity }] of (scan?.findings ?? []).entries()) {
    if (at % 3 !== 0 || fingerprint === undefined) continue;
    const like = platform.state.findings.all[0];
    if (like === undefined) break;
    platform.state.findings.add({
      ...like,
      ...{ id: 500_000n + BigInt(at), issue_type: 'sast', repo: GATE_PROJECT, ref: 'refs/heads/main' },
      ...{ fingerprint, severity: severity ?? 'low', status: 'open', triage_state: 'untriaged', notes: [] },
    });
  }
  if (scan === undefined) return;
  platform.startScan({ project: GATE_PROJECT, commit: COMMIT, ...scan });
}
