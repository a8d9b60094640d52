/** Shared by the gate's scenarios: a repository with findings on its primary branch, and a pull request. */

import { onTestFinished } from 'vitest';
import { type GitHubServer, startGitHub } from '../../../emulator/github/server.ts';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { StartedScan } from '../../../emulator/platform/started-scans.ts';
import { type Finding, type PlatformState, Projects } from '../../../emulator/platform/state.ts';
import type { GateRequest, Threshold } from '../../../src/operations/gate/inputs.ts';
import { GATE_DEFAULTS } from '../../gate-defaults.ts';
import { NOW, openPlatform } from '../findings/context.ts';

export { NOW };
export const PROJECT = 'acme/payments-api';
export const COMMIT = 'c0ffee0000000000000000000000000000000001';
export const OTHER_COMMIT = 'c0ffee0000000000000000000000000000000002';
export const PULL_REF = 'refs/pull/7/merge';
export const MAIN = 'refs/heads/main';

/** A deployment of one project, `acme/payments-api`. */
export async function openGatePlatform(quirks: Partial<Quirks> = {}): Promise<Platform> {
  const state: PlatformState = fleetState(2);
  const projects = new Projects(
    state.projects.all.map((one, place) => (place === 0 ? { ...one, name: PROJECT } : one)),
  );
  return openPlatform({ state: { ...state, projects }, quirks, now: NOW });
}

type Found = NonNullable<StartedScan['findings']>[number];

/** A finding of code with severity and confidence high; `same` makes it the same on every branch. */
export function found(same: string, others: Partial<Finding> = {}): Found {
  return { issue_type: 'sast', fingerprint: same, severity: 'high', confidence: 'high', ...others };
}

/** The findings on the primary branch. */
export function onMain(platform: Platform, ...findings: Found[]): void {
  for (const finding of findings) {
    const id = 9000n + BigInt(platform.state.findings.all.length);
    platform.state.findings.add({ ...plainFinding(id, finding.issue_type, PROJECT), ref: MAIN, ...finding });
  }
}

/** A scan of the pull request, which has ended unless it says otherwise. */
export function scanned(platform: Platform, findings: Found[], others: Partial<StartedScan> = {}) {
  return platform.startScan({
    project: PROJECT,
    commit: COMMIT,
    branch: PULL_REF,
    products: ['sast'],
    findings,
    ...others,
  });
}

/** The same threshold for all products. */
export function failOn(
  severity: Threshold,
  others: Partial<GateRequest['failOn']> = {},
): GateRequest['failOn'] {
  return { sast: severity, sca: severity, secrets: severity, ai_sast: severity, ...others };
}

export function gateRequest(others: Partial<GateRequest> = {}): GateRequest {
  return {
    ...GATE_DEFAULTS,
    deployment: {},
    project: PROJECT,
    commit: COMMIT,
    event: {
      name: 'pull_request',
      repository: PROJECT,
      ref: PULL_REF,
      runNumber: 1,
      pullRequest: { number: 7, headSha: COMMIT },
      isOfDefaultBranch: false,
      isOfPullRequest: true,
      isFork: false,
    },
    ...others,
  };
}

/** A GitHub whose pull request 7 has this head. */
export async function openGitHub(headSha: string): Promise<GitHubServer> {
  const github = await startGitHub();
  onTestFinished(() => github.close());
  for (const pull of github.state.pulls) if (pull.number === 7) pull.headSha = headSha;
  return github;
}
