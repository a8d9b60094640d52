/** Figures and conditions on them, however a step ends; `figures.txt` has the values. */

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { OPERATIONS, type Operation } from '../../src/model/operations.ts';
import { FIGURES, OUTPUTS, type OutputRow } from '../../src/report/output-table.ts';
import { holds } from '../docs/workflow/expressions.ts';
import { innerStep } from '../inner-step.ts';
import { recordingCore } from '../run-step.ts';
import { smallState } from '../small-state.ts';
import type { StepRun } from '../step.ts';
import { folderWith } from './scenario.ts';
import { copyOf } from './world.ts';

const NOW = Date.parse('2026-11-21T05:17:00Z');
/** Made once. */
const STATE = smallState(NOW);
const COMMIT = 'c0ffee0000000000000000000000000000000001';
const RULES = `version: 1
projects: [{ name: one, when: { name: acme/login }, tags: [new] }]
service-levels: { critical: 7d }
`;

type Inputs = Record<string, string>;

const TAG = { projects: 'acme/login, acme/ledger', tags: 'new' };
const OPEN = { 'issue-type': 'sast', status: 'open', repos: 'acme/payments-api', 'max-changes': '10000' };
const GATE = { projects: 'acme/login', commit: COMMIT, 'wait-for': '0s' };
const RULES_FILE = { 'rules-file': 'rules.yml' };
const DRY_RUN = { 'dry-run': 'true' };

/** Inputs of each operation with figures, and those with which it finds or does nothing, or has a gap. */
const STEPS: Partial<Record<Operation, { inputs: Inputs; nothing?: Inputs; gap?: Inputs }>> = {
  tag: { inputs: TAG, nothing: DRY_RUN },
  'managed-scan': { inputs: { projects: 'acme/login', 'full-scan': 'false' }, nothing: DRY_RUN },
  triage: {
    inputs: { ...OPEN, 'new-triage-state': 'fixing' },
    nothing: DRY_RUN,
    gap: { repos: 'acme/login, acme/no-such' },
  },
  ticket: { inputs: OPEN, nothing: DRY_RUN },
  scan: { inputs: { 'scan-id': String(PUSH_SCAN) } },
  gate: { inputs: GATE, gap: { products: 'sast, sca', 'on-timeout': 'warn', 'on-no-scan': 'warn' } },
  plan: { inputs: RULES_FILE, nothing: { 'rules-file': 'nothing.yml' }, gap: { 'rules-file': 'gap.yml' } },
  apply: { inputs: RULES_FILE, nothing: DRY_RUN, gap: { 'rules-file': 'gap.yml' } },
  undo: { inputs: {}, nothing: DRY_RUN },
  'list-projects': { inputs: { projects: 'acme/**' }, gap: { projects: 'acme/login, acme/no-such' } },
  'list-findings': {
    inputs: { status: 'open' },
    nothing: { paths: 'nowhere/**' },
    gap: { repos: 'acme/login, acme/no-such' },
  },
  posture: {
    inputs: { 'service-levels': 'critical: 14d' },
    nothing: { repos: 'acme/label-printer' },
    gap: { repos: 'acme/login, acme/no-such' },
  },
  'list-policies': { inputs: {} },
  'list-dependencies': { inputs: {}, nothing: { 'dependency-filter': 'name: no-such-package' } },
  sbom: { inputs: { projects: 'acme/payments-api' }, gap: { projects: 'acme/payments-api, acme/no-such' } },
};

/** Ends of a step; a first request that nobody answers ends one that is stopped. */
const ENDS: Readonly<Record<string, Inputs & { stop?: 'time-limit' | 'signal' }>> = {
  success: {},
  'wrong inputs': { 'base-url': '' },
  'refused token': { token: 'another-token' },
  'time limit': { stop: 'time-limit' },
  SIGTERM: { stop: 'signal' },
};

const CONDITIONS: Readonly<Record<string, (value: string) => boolean>> = {
  "== '0'": (value) => value === '0',
  '== 0': (value) => Number(value) === 0,
  '< 1': (value) => Number(value) < 1,
  '> 0': (value) => Number(value) > 0,
  "== 'false'": (value) => value === 'false',
  "!= '0'": (value) => value !== '0',
};

const rows: readonly OutputRow[] = OUTPUTS;
const figuresOf = (operation: Operation) =>
  rows.filter((row) => FIGURES.has(row.name) && row.operations.includes(operation)).map(({ name }) => name);

afterEach(() => void vi.restoreAllMocks());

async function open(): Promise<Platform> {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const platform = await startPlatform({ clockStands: true, now: NOW, state: copyOf(STATE) });
  onTestFinished(() => platform.close());
  platform.startScan({ project: 'acme/login', commit: COMMIT, branch: 'refs/heads/one', products: ['sast'] });
  return platform;
}

/** @returns the step, and the outputs that it has written before its first request */
async function run(operation: Operation, { stop, ...inputs }: Inputs) {
  const platform = await open();
  const gap = `managed-tags: ['tier-*']\n${RULES.replace('acme/login', 'acme/no-such')}`;
  const files = { 'rules.yml': RULES, 'nothing.yml': 'version: 1\nprojects: []\n', 'gap.yml': gap };
  const environment = { GITHUB_WORKSPACE: await folderWith(files) };
  if (operation === 'undo') {
    const { outputs } = await innerStep(platform, { operation: 'tag', ...TAG }, { environment });
    inputs.report = outputs['report-path'] ?? '';
  }
  const interruption = new AbortController();
  const { core, record } = recordingCore();
  let before: Record<string, string> | undefined;
  platform.quirks.onRequest = () => {
    before ??= { ...record.outputs };
    if (stop !== undefined) interruption.abort(stop);
  };
  if (stop !== undefined) platform.faults = () => ({ kind: 'stall' });
  const step = await innerStep(
    platform,
    { operation, ...inputs },
    {
      ...{ environment, interrupted: interruption.signal, times: { graceMs: 0 }, id: 'second' },
      core: { setOutput: core.setOutput },
    },
  );
  return { step: { ...step, outputs: record.outputs }, before };
}

function expectConditions({ outputs }: Pick<StepRun, 'outputs'>, names: readonly string[]): void {
  const passedOn = Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== ''));
  const contexts = { steps: { one: { outputs } }, needs: { one: { outputs: passedOn } } };
  for (const name of names) {
    const value = outputs[name] ?? '';
    expect(value, name).toMatch(/^(unknown|true|false|-?\d+(\.\d+)?)$/);
    for (const [condition, expected] of Object.entries(CONDITIONS))
      for (const context of ['steps', 'needs']) {
        const text = `${context}.one.outputs.${name} ${condition}`;
        expect([text, value, holds(text, contexts, 'success')]).toEqual([text, value, expected(value)]);
      }
  }
}

describe('figures', () => {
  const lines: string[] = [];

  it.each(OPERATIONS.filter((operation) => figuresOf(operation).length > 0))('of %s', async (operation) => {
    const names = figuresOf(operation);
    const { inputs = {}, nothing, gap } = STEPS[operation] ?? {};
    const ends = { ...ENDS, ...(nothing && { nothing }), ...(gap && { gap }) };
    for (const [end, more] of Object.entries(ends)) {
      const { step, before } = await run(operation, { ...inputs, ...more });
      if (before !== undefined)
        expect(before).toEqual(Object.fromEntries(names.map((name) => [name, 'unknown'])));
      expect(before === undefined, step.errors.join()).toBe(end === 'wrong inputs');
      expectConditions(step, names);
      const values = names.map((name) => `${name} ${step.outputs[name]}`);
      lines.push(`${operation}, ${end}: ${values.join(', ')}`);
    }
  });

  it('have the values of figures.txt', async () => {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('figures.txt');
  });

  it('of every operation are unknown where its name is wrong', async () => {
    const { step } = await run('tga' as Operation, {});
    expect(Object.entries(step.outputs).filter(([name]) => FIGURES.has(name))).toEqual(
      expect.arrayContaining([...FIGURES].map((name) => [name, 'unknown'])),
    );
    expectConditions(step, [...FIGURES]);
  });
});
