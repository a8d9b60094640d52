import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { believableState } from './believable-state.ts';
import { scheduledFaults } from './faults.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { findingsState, fleetState } from './scale-states.ts';
import type { PlatformOptions } from './server.ts';
import type { PlatformState } from './state.ts';

/** Quirks that are functions cannot be set by a flag. */
export const quirkNames = (Object.keys(defaultQuirks) as (keyof Quirks)[]).filter(
  (name) => name !== 'onRequest' && name !== 'beforeAnswer',
);

/** Fits a screen of 25 lines. */
export const usage = `Serve the platform's Web API with data of its own: npm run platform -- [options]

  --port N             default 4180; 0 for any free port of 127.0.0.1
  --token TOKEN        default: the embedded platform's own
  --projects N         a fleet of N projects instead of the believable deployment
  --findings N         a fleet with N open findings of up to three years instead
  --now TIME           where the platform's clock starts, ISO 8601; default the machine's time
  --latency MS         before every answer
  --faults RATE        share of requests that fail, 0 to 1
  --seed N             of the believable data and the faults, default 1
  --quirk NAME=VALUE   repeatable, JSON or plain text: a way in which servers differ from the
                       API document, as emulator/platform/quirks.ts describes them
  --quirks FILE        the same from the JSON that npm run probe prints
`;

/** Throws an Error that says what is wrong with the flags; `help` when only the usage is wanted. */
export function platformOptionsOf(args: readonly string[]): PlatformOptions | 'help' {
  const text = { type: 'string' } as const;
  const flags = { port: text, token: text, projects: text, findings: text, now: text, latency: text };
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ ...flags, faults: text, seed: text, quirk: { type: 'string', multiple: true }, quirks: text },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const rate = numberOf('--faults', values.faults, 0);
  if (rate > 1) throw new Error('--faults: must be a number from 0 to 1');
  const now = Date.parse(values.now ?? new Date().toISOString());
  if (Number.isNaN(now)) throw new Error('--now: must be an ISO 8601 time');
  const seed = numberOf('--seed', values.seed, 1);
  const projects = numberOf('--projects', values.projects, 0);
  const findings = numberOf('--findings', values.findings, 0);
  if (projects > 0 && findings > 0) throw new Error('--projects and --findings: only one of them');
  return {
    port: numberOf('--port', values.port, 4180),
    token: values.token,
    state: stateOf({ projects, findings, seed, now }),
    now,
    latency: numberOf('--latency', values.latency, 0),
    faults: scheduledFaults(seed, { rate }),
    quirks: { ...quirksIn(values.quirks), ...Object.fromEntries((values.quirk ?? []).map(quirkOf)) },
    // Run by hand for hours: what was asked is on the screen, not in memory.
    log: 'counts',
  };
}

function quirksIn(file: string | undefined): Partial<Quirks> {
  if (file === undefined) return {};
  const { quirks } = JSON.parse(readFileSync(file, 'utf8'));
  const unknown = Object.keys(quirks).filter((name) => !quirkNames.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`--quirks: there is no quirk ${unknown.join(', ')}; there are ${quirkNames.join(', ')}`);
  return quirks;
}

function stateOf(asked: Record<'projects' | 'findings' | 'seed' | 'now', number>): PlatformState {
  if (asked.projects > 0) return fleetState(asked.projects);
  if (asked.findings > 0) return findingsState(asked.findings, { overDays: 1095, now: asked.now });
  return believableState(asked.seed, asked.now);
}

function numberOf(flag: string, text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (Number.isNaN(value) || value < 0) throw new Error(`${flag}: must be a number from 0`);
  return value;
}

function quirkOf(setting: string): [name: string, value: unknown] {
  const [name = '', ...rest] = setting.split('=');
  if (!quirkNames.some((known) => known === name))
    throw new Error(`--quirk: there is no quirk ${name}; there are ${quirkNames.join(', ')}`);
  const text = rest.join('=');
  try {
    return [name, JSON.parse(text)];
  } catch {
    return [name, text];
  }
}
