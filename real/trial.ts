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
  const { status, stdout } = spawnSync(program, args.length > 0 ? args : ['--version'], { encoding: 'utf8' });
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
