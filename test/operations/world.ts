/** A small deployment whose findings people have decided about, and what they do meanwhile. */

import type { Edit } from '../../emulator/platform/edit.ts';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { type FleetOptions, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { type Finding, Findings, type PlatformState, Projects } from '../../emulator/platform/state.ts';

export const ONE = 'fleet/service-00001';

export function worldOf(
  projects: number,
  findings: readonly Finding[] = [],
  options?: FleetOptions,
): PlatformState {
  return { ...fleetState(projects, options), findings: new Findings(findings) };
}

/** A state that a test may change, of one that takes long to make. */
export function copyOf({ projects, findings, ...rest }: PlatformState): PlatformState {
  return {
    ...structuredClone(rest),
    projects: new Projects(structuredClone(projects.all)),
    findings: new Findings(findings.all.map((one) => ({ ...one, notes: [...one.notes] }))),
  };
}

/** An open finding of the first project, on its primary branch. */
export function finding(id: number, traits: Partial<Finding> = {}): Finding {
  return {
    ...{ ...plainFinding(BigInt(id), 'sast', ONE), severity: 'low', ...traits },
    notes: [...(traits.notes ?? [])],
  };
}

/** The same finding on another branch. */
export function sibling(of: Finding, id: number, traits: Partial<Finding> = {}): Finding {
  return finding(id, { fingerprint: of.fingerprint, ref: 'refs/heads/next', ...traits });
}

/** As somebody has decided it, a day ago. */
export function decided(
  state: 'ignored' | 'reviewing' | 'fixing' | 'reopened' | 'provisionally_ignored',
  note?: string,
  reason?: string,
): Partial<Finding> {
  return {
    status: state === 'reopened' ? 'open' : state,
    triage_state: state,
    triage_reason: state === 'ignored' ? (reason ?? 'no_triage_reason') : undefined,
    triaged_at: Date.now() / 1000 - 86_400,
    notes: note === undefined ? [] : [note],
  };
}

/** The parts of an edit that happen right before the nth request of a method to an endpoint, each once. */
export interface Moment {
  readonly method: string;
  /** As in `Platform.counts`: `project`, `tags`, `managed-scan`, `triage`, `findings`, … */
  readonly endpoint: string;
  /** Counted from 1, from when the moments are set. */
  readonly nth?: number;
  readonly edit: Edit;
}

export function meanwhile(platform: Platform, moments: readonly Moment[]): void {
  const counts = new Map<Moment, number>(moments.map((moment) => [moment, 0]));
  platform.quirks.onRequest = ({ endpoint, request, edit }) => {
    for (const [moment, count] of counts) {
      if (moment.method !== request.method || moment.endpoint !== endpoint) continue;
      counts.set(moment, count + 1);
      if (count + 1 === (moment.nth ?? 1)) edit(moment.edit);
    }
  };
}

/** State, reason and last note of each finding. */
export function triageOf({ state }: Platform, id: number) {
  const { triage_state, triage_reason, notes } = state.findings.get(BigInt(id)) as Finding;
  return { state: triage_state, reason: triage_reason, note: notes.at(-1) };
}
