import { believableState } from '../emulator/platform/believable-state.ts';
import { Findings, type PlatformState } from '../emulator/platform/state.ts';

/** The believable deployment with a fifth of its findings, whose lists are quick to make. */
export function smallState(now = Date.now()): PlatformState {
  const { findings, ...state } = believableState(1, now);
  return { ...state, findings: new Findings(findings.all.filter((_, index) => index % 5 === 0)) };
}
