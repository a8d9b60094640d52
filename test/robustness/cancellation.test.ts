import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform, PlatformOptions } from '../../emulator/platform/server.ts';
import { bodies, stepOn } from '../operations/scenario.ts';
import { SAYS_WHEN, SAYS_WHEN_AND_WAITS, signal, withoutHeard } from '../signals.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './open.ts';

/** The default of `concurrency`: as many requests may be under way when the signal comes. */
const UNDER_WAY = 8;

interface Cancelled {
  platform: Platform;
  run: StepRun;
  /** As many requests may have been sent before the step heard of the signal. */
  most: number;
}

interface Moment {
  /** Once the platform was asked, or has answered, so many requests. */
  after: number;
  answered?: boolean;
  signals?: NodeJS.Signals[];
  /** Whether what is under way gets its answer. Default true. */
  answers?: boolean;
}

/** A step that gets signals at a moment; until it has heard them, nothing more is answered. */
async function cancelled(
  options: PlatformOptions,
  inputs: Record<string, string>,
  { after, answered = false, signals = ['SIGTERM'], answers = true }: Moment,
): Promise<Cancelled> {
  let heard: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let [asked, done] = [0, 0];
  const send = () => {
    if (child !== undefined) heard ??= signal(child, ...signals);
  };
  const onAnswer = () => {
    if (++done === after && answered) send();
  };
  const platform = await openPlatform({ ...options, onAnswer });
  platform.quirks.onRequest = async () => {
    if (++asked === after && !answered) send();
    await heard;
  };
  const nodeFlags = answers ? SAYS_WHEN_AND_WAITS : SAYS_WHEN;
  const onStart = (started: ChildProcess) => {
    child = started;
  };
  const run = await stepOn(platform, { 'max-retries': '5', ...inputs }, { onStart, nodeFlags });
  return { platform, run, most: after - 1 + Number(inputs.concurrency ?? UNDER_WAY) };
}

/** What holds for every step that was cancelled. */
function expectCancelled({ platform, run, most }: Cancelled): void {
  expect(run.exitCode).toBe(1);
  expect(withoutHeard(run.stderr)).toBe('');
  expect(run.errors).toEqual([
    expect.stringMatching(/^The operation [a-z-]+ was cancelled: .*The step was cancelled .*\.$/),
  ]);
  expect(run.summary).toMatch(/<h2>\S+ Cancelled: /);
  expect(run.report).toMatchObject({ cancelled: true, outcome: run.outputs.outcome });
  expect(platform.requests.length).toBeLessThanOrEqual(most);
}

const TAG = { operation: 'tag', tags: 'new', projects: '**', 'max-changes': '1000', concurrency: '4' };
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
const HANGS: Fault = { kind: 'stall' };
const SIGNALS: NodeJS.Signals[][] = [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM']];

describe.concurrent('a cancelled step starts no request, and tells what was done:', () => {
  it.each(SIGNALS)('tags of a fleet, at %s', async (...signals) => {
    const step = await cancelled({ state: fleetState(200), latency: 60 }, TAG, { after: 20, signals });
    expectCancelled(step);
    const { run, platform } = step;
    const changed = platform.state.projects.all.filter(({ tags }) => tags.includes('new')).length;
    // What was under way has got its answer.
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'projects-changed': String(changed) });
    expect(changed).toBeGreaterThan(10);
    expect(run.summary).toContain(
      `Cancelled: ${changed} tags added in ${changed} projects; ${200 - changed} projects not reached`,
    );
    expect(run.summary).toMatch(/<h3>Changed<\/h3>.*<h3>Not reached: the step ended before<\/h3>/s);
    const reached = run.report.rows.filter(({ state }: { state: string }) => state === 'changed');
    for (const { change } of reached)
      expect(platform.state.projects.get(change.project.name)?.tags).toEqual(['new']);
    expect(reached).toHaveLength(changed);
  });

  it('tags of a fleet whose platform hangs: what was under way is open', async () => {
    const faults = faultsOn(({ index, method }) => index >= 20 && method === 'PUT', HANGS);
    const step = await cancelled({ state: fleetState(200), faults }, TAG, { after: 22, answers: false });
    expectCancelled(step);
    const { rows } = step.run.report;
    const open = rows.filter(({ state }: { state: string }) => state === 'unknown');
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThanOrEqual(4);
    expect(step.run.summary).toContain('The step was cancelled while it waited for the answer to');
    // Projects that were not reached count, too.
    expect(Number(step.run.outputs['projects-failed'])).toBe(
      200 - Number(step.run.outputs['projects-changed']),
    );
  });

  it('managed scans of a fleet, while they are read', async () => {
    const inputs = { ...TAG, operation: 'managed-scan', tags: '', 'full-scan': 'true' };
    const step = await cancelled({ state: fleetState(200), latency: 60 }, inputs, { after: 20 });
    expectCancelled(step);
    expect(step.run.outputs).toMatchObject({ outcome: 'failed', 'projects-changed': '0' });
    expect(step.run.summary).toContain('Cancelled: Nothing changed; 200 projects not reached');
    expect(step.platform.state.projects.all.some((one) => one.managed_scan_config.full_scan.enabled)).toBe(
      false,
    );
  });

  it('a triage in chunks', async () => {
    const ids = Array.from({ length: 12_000 }, (_, index) => index + 1).join();
    const inputs = { ...TRIAGE, 'issue-ids': ids, 'new-note': 'x' };
    const step = await cancelled({ state: findingsState(12_000), latency: 300 }, inputs, { after: 2 });
    expectCancelled(step);
    const { run, platform } = step;
    const triaged = platform.state.findings.all.filter(({ status }) => status === 'ignored').length;
    expect(triaged).toBe(6000);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '6000' });
    expect(run.summary).toContain('Cancelled: 6,000 findings triaged');
    expect(JSON.parse(run.outputs['triaged-issues'] ?? '')).toHaveLength(6000);
  });

  it('a triage whose answer does not come: the request is told', async () => {
    const faults = faultsOn(({ index }) => index === 1, HANGS);
    const inputs = { ...TRIAGE, selection: 'platform', status: 'open', limit: 'all' };
    const step = await cancelled({ state: findingsState(7000), faults }, inputs, {
      after: 2,
      answers: false,
    });
    expectCancelled(step);
    expect(step.run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '3000' });
    expect(step.run.summary).toContain('3,000 findings triaged');
    expect(step.run.warnings).toEqual([expect.stringContaining('up to 3,000 more findings')]);
    expect(bodies(step.platform, 'POST')).toHaveLength(2);
  });

  it('a list', async () => {
    const inputs = { operation: 'list-projects', 'page-size': '100' };
    const step = await cancelled({ state: fleetState(500), latency: 150 }, inputs, { after: 3 });
    expectCancelled(step);
    expect(step.run.outputs.outcome).toBe('failed');
    for (const output of ['count', 'projects', 'matrix']) expect(step.run.outputs).not.toHaveProperty(output);
  });
});

describe.concurrent('a step that only waits is cancelled as quickly:', () => {
  it.each<[string, Fault, Record<string, string>]>([
    ['for the end of a pause', { kind: 'status', status: 429, retryAfter: '500' }, {}],
    ['for a further try', { kind: 'status', status: 503 }, { 'max-retries': '20' }],
    ['for an answer', HANGS, { 'request-timeout': '600' }],
    ['for the end of an answer', { kind: 'stall', after: 'half' }, { 'request-timeout': '600' }],
  ])('%s', async (_, fault, inputs) => {
    const lists = { operation: 'list-policies', ...inputs };
    const moment = {
      after: 'max-retries' in inputs ? 3 : 1,
      answered: fault.kind === 'status',
      answers: false,
    };
    const step = await cancelled({ faults: () => fault }, lists, { ...moment, signals: ['SIGINT'] });
    expectCancelled(step);
    expect(step.run.outputs.outcome).toBe('failed');
    expect(step.run.outputs).not.toHaveProperty('count');
  });
});
