import { parseArgs } from 'node:util';
import { believableState } from './believable-state.ts';
import { scheduledFaults } from './faults.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { findingsState, fleetState } from './scale-states.ts';
import type { PlatformOptions } from './server.ts';
import type { PlatformState } from './state.ts';

/** Quirks that are functions: nothing to set by a flag. */
const hooks: readonly string[] = ['onRequest', 'beforeAnswer'];

/** Fits a screen of 25 lines. */
export const usage = `Serve the platform's Web API with data of its own: npm run platform -- [options]

  --port N             default 4180; 0 for any free port
  --host ADDRESS       127.0.0.1 (default) or ::1
  --prefix PATH        path before /api, for instance /security
  --token TOKEN        default: the embedded platform's own
  --seed N             of the believable state, default 1
  --projects N         a fleet of N projects instead of the believable state
  --findings N         a fleet with N open findings of up to three years instead
  --now TIME           where the platform's clock starts, ISO 8601; default the machine's time
  --latency MS         before every answer
  --faults RATE        share of requests that fail, 0 to 1
  --fault-seed N       which ones fail and how, default 1
  --quirk NAME=VALUE   repeatable, JSON or plain text; emulator/platform/quirks.ts describes:
${quirkNames()}
`;

function quirkNames(): string {
  const names = Object.keys(defaultQuirks).filter((name) => !hooks.includes(name));
  const lines = [''];
  for (const name of names) {
    if (`${lines.at(-1)} ${name}`.length > 76) lines.push('');
    lines.push(`${lines.pop()} ${name}`);
  }
  return lines.map((line) => `   ${line}`).join('\n');
}

/** Throws an Error that says what is wrong with the flags; `help` when only the usage is wanted. */
export function platformOptionsOf(args: readonly string[]): PlatformOptions | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: text,
      host: text,
      prefix: text,
      token: text,
      seed: text,
      projects: text,
      findings: text,
      now: text,
      latency: text,
      faults: text,
      'fault-seed': text,
      quirk: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { host = '127.0.0.1' } = values;
  if (host !== '127.0.0.1' && host !== '::1') throw new Error('--host: must be 127.0.0.1 or ::1');
  const rate = numberOf('--faults', values.faults, 0);
  if (rate > 1) throw new Error('--faults: must be a number from 0 to 1');
  const now = values.now === undefined ? undefined : timeOf(values.now);
  return {
    port: numberOf('--port', values.port, 4180),
    host,
    pathPrefix: values.prefix,
    token: values.token,
    state: stateOf(values, now),
    now,
    latency: numberOf('--latency', values.latency, 0),
    faults: scheduledFaults(numberOf('--fault-seed', values['fault-seed'], 1), { rate }),
    quirks: quirksOf(values.quirk ?? []),
    // Run by hand for hours: what was asked is on the screen, not in memory.
    log: 'counts',
  };
}

interface StateFlags {
  readonly seed?: string;
  readonly projects?: string;
  readonly findings?: string;
}

function stateOf(flags: StateFlags, now: number | undefined): PlatformState {
  const projects = numberOf('--projects', flags.projects, 0);
  const findings = numberOf('--findings', flags.findings, 0);
  if (projects > 0 && findings > 0) throw new Error('--projects and --findings: only one of them');
  if (projects > 0) return fleetState(projects);
  if (findings > 0) return findingsState(findings, { overDays: 1095, now });
  return believableState(numberOf('--seed', flags.seed, 1), now);
}

function timeOf(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error('--now: must be an ISO 8601 time');
  return time;
}

function numberOf(flag: string, text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (Number.isNaN(value) || value < 0) throw new Error(`${flag}: must be a number from 0`);
  return value;
}

function quirksOf(settings: readonly string[]): Partial<Quirks> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [name = '', ...rest] = setting.split('=');
      if (!Object.hasOwn(defaultQuirks, name) || hooks.includes(name)) {
        throw new Error(`--quirk: there is no quirk ${name}`);
      }
      return [name, jsonOrText(rest.join('='))];
    }),
  );
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
