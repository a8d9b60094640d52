/** What the scenarios share: a small deployment, steps of the built bundle on it, and what people do meanwhile. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from '../../emulator/platform/edit.ts';
import { plainFinding } from '../../emulator/platform/finding.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { type FleetOptions, fleetState } from '../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { type Finding, Findings, type PlatformState } from '../../emulator/platform/state.ts';
import { atEndOfFile } from '../ending.ts';
import { NO_PAUSES, stepOn } from '../operations/scenario.ts';
import type { StepOptions, StepRun } from '../step.ts';

export const ONE = 'fleet/service-00001';

export async function openWorld(state: PlatformState, quirks: Partial<Quirks> = {}): Promise<Platform> {
  const platform = await startPlatform({ state, quirks });
  atEndOfFile(() => platform.close());
  return platform;
}

export function worldOf(
  projects: number,
  findings: readonly Finding[] = [],
  options?: FleetOptions,
): PlatformState {
  return { ...fleetState(projects, options), findings: new Findings(findings) };
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

/** A step whose pauses take no time. */
export function run(
  platform: Platform,
  inputs: Record<string, string>,
  options: Omit<StepOptions, 'inputs'> = {},
): Promise<StepRun> {
  return stepOn(platform, inputs, { ...NO_PAUSES, ...options });
}

export const TRIAGE = {
  operation: 'triage',
  'issue-type': 'sast',
  status: 'open',
  repos: ONE,
  'new-triage-state': 'ignored',
  'new-triage-reason': 'no_time',
};

export async function applyInputs(rules: string): Promise<Record<string, string>> {
  const file = join(await mkdtemp(join(tmpdir(), 'rules-')), 'rules.yml');
  await writeFile(file, rules);
  return { operation: 'apply', 'rules-file': file, 'github-token': '' };
}

export const IGNORE_LOW = `version: 1
findings:
  - name: noise
    when: { severity: low }
    triage: { state: ignored, reason: no_time, for: 90d }
`;

export const TAG_ALL = `version: 1
projects:
  - name: all
    when: { name: 'fleet/**' }
    tags: [new]
`;

/** Takes back what a step did. */
export function undo(
  platform: Platform,
  { outputs }: StepRun,
  inputs: Record<string, string> = {},
): Promise<StepRun> {
  return run(platform, { operation: 'undo', report: outputs['report-path'] ?? '', ...inputs });
}

/** What of an edit happens right before the nth request of a method to an endpoint, each once. */
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

/** What each finding is now: state, reason, last note. */
export function triageOf({ state }: Platform, id: number) {
  const { triage_state, triage_reason, notes } = state.findings.get(BigInt(id)) as Finding;
  return { state: triage_state, reason: triage_reason, note: notes.at(-1) };
}

export function tagsOf({ state }: Platform, name = ONE): string[] {
  return state.projects.get(name)?.tags.toSorted() ?? [];
}

/** Requests that write, as `PUT tags`. */
export function writesOf(platform: Platform): string[] {
  return Object.entries(platform.counts).flatMap(([name, times]) =>
    /^(PUT|PATCH|DELETE) |POST triage/.test(name) ? Array<string>(times).fill(name) : [],
  );
}

/** All that a step says to people. */
export function saidBy({ errors, warnings, summary, log }: StepRun): string {
  return [...errors, ...warnings, summary, log].join('\n');
}

/** Errors and warnings, and what stands in the summary. */
export function noticesOf({ errors, warnings, summary }: StepRun): string {
  return [...errors, ...warnings, summary].join('\n');
}
