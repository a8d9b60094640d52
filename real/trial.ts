/** What the groups of trials share. */

import { spawnSync } from 'node:child_process';

/** A line of the printed table: what was tried with which tool, and whether it held. */
export interface Trial {
  tool: string;
  /** Empty where the tool is not installed. */
  version: string;
  tried: string;
  /** `skipped` where the tool is not installed. */
  result: 'held' | 'failed' | 'skipped';
  details?: string;
}

/** What a program prints for `--version`; undefined where it is not installed. */
export function versionOf(program: string, ...args: string[]): string | undefined {
  // The scanner would ask its vendor for newer versions.
  const env = { ...process.env, SEMGREP_ENABLE_VERSION_CHECK: '0', SEMGREP_SEND_METRICS: 'off' };
  const { status, stdout } = spawnSync(program, args.length > 0 ? args : ['--version'], {
    encoding: 'utf8',
    env,
  });
  return status === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}

export function skipped(tool: string, tried: string): Trial {
  return { tool, version: '', tried, result: 'skipped', details: 'not installed' };
}

/** A trial that holds when it has nothing to complain about. */
export function trialOf(tool: string, version: string, tried: string, complaints: readonly string[]): Trial {
  const result = complaints.length === 0 ? 'held' : 'failed';
  return { tool, version, tried, result, details: complaints.join('; ') };
}
