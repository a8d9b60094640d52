import { describe, expect, it } from 'vitest';
import { faultsOn } from '../emulator/platform/faults.ts';
import { fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform } from '../emulator/platform/server.ts';
import { OPERATIONS } from '../src/model/operations.ts';
import { openPlatform } from './operations/scenario.ts';
import { quickClock, runStep, type StepRun } from './run-step.ts';
import { runBundle } from './step.ts';

const inputsFor = ({ url }: Platform, tags = 'new') => ({
  ...{ operation: 'tag', tags, projects: 'fleet/**', token: DEFAULT_TOKEN },
  ...{ 'base-url': url, 'deployment-slug': 'acme', 'deployment-id': '120', concurrency: '1' },
});

describe('the action of an operation', () => {
  const connectionOf = ({ url }: Platform) => ({ token: DEFAULT_TOKEN, 'base-url': url });

  it.each(OPERATIONS)('%s sends nothing when its input names another operation', async (action) => {
    const platform = await openPlatform();
    for (const operation of OPERATIONS.filter((name) => name !== action)) {
      const { outputs, errors } = await runStep({ action, inputs: { ...connectionOf(platform), operation } });
      expect(outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'invalid-inputs' });
      expect(errors.join()).toContain(`this is \`${action}\`; use \`uses: …/${operation}@…\``);
    }
    expect(platform.requests).toEqual([]);
  });

  it('decides what the bundle does, whatever a variable of the job says', async () => {
    const platform = await openPlatform();
    const step = (operation: string) =>
      runBundle({
        action: 'list-policies',
        inputs: connectionOf(platform),
        environment: { INPUT_OPERATION: operation },
      });
    expect(await step('list-policies')).toMatchObject({ exitCode: 0, errors: [] });
    const sent = platform.requests.length;
    expect((await step('apply')).errors).toEqual([
      expect.stringContaining('this is `list-policies`; use `uses: …/apply@…`'),
    ]);
    expect(platform.requests.length).toBe(sent);
  });
});

describe('a step within this process', () => {
  it('leaves what a step of the bundle leaves', async () => {
    const leftBy = async (run: typeof runStep) => {
      const platform = await openPlatform({ state: fleetState(3) });
      const step = await run({ inputs: inputsFor(platform) });
      const { exitCode, outputs, errors, warnings, summary, log, report } = step;
      const masks = log.split('\n').filter((line) => line.startsWith('::add-mask::'));
      const { 'report-path': path, ...others } = outputs;
      const headline = summary.split('\n')[0];
      const journal = report.rows;
      return { exitCode, others, hasReport: !!path, errors, warnings, masks, headline, journal };
    };
    const inner = await leftBy(runStep);
    expect(inner).toMatchObject({ exitCode: 0, others: { 'projects-changed': '3' }, hasReport: true });
    expect(inner.headline).toContain('3 tags added in 3 projects');
    expect(inner).toEqual(await leftBy(runBundle));
  });

  it('with wrong inputs has its warnings in the summary, too', async () => {
    const platform = await openPlatform();
    const inputs = { ...inputsFor(platform), concurrency: 'many', 'base-url': `${platform.url}/api/v1` };
    const { exitCode, summary, warnings } = await runStep({ inputs });
    expect(exitCode).toBe(1);
    expect(warnings).toEqual([expect.stringContaining('ends with `/api/v1`')]);
    expect(summary).toContain('ends with <code>/api/v1</code>');
  });

  it('with wrong inputs warns of a report that cannot be written', async () => {
    const platform = await openPlatform();
    const inputs = { ...inputsFor(platform), concurrency: 'many' };
    const { outputs, summary, warnings } = await runStep({
      inputs,
      environment: { RUNNER_TEMP: '/nowhere' },
    });
    expect(outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'invalid-inputs' });
    expect(outputs).not.toHaveProperty('report-path');
    expect(warnings).toEqual([expect.stringMatching(/^The report could not be written: ENOENT/)]);
    expect(summary).toContain('⚠️ The report could not be written');
  });

  it.each([
    ['/summary', 'Details: job summary. Full report: '],
    [undefined, 'Full report: '],
  ])('says in its log where the rest is, with the summary %s', async (path, start) => {
    const inputs = inputsFor(await openPlatform());
    const { log } = await runStep({ inputs, environment: { GITHUB_STEP_SUMMARY: path } });
    expect(log.split('\n').filter((line) => line.includes('Full report'))).toEqual([
      expect.stringMatching(`^${start}/`),
    ]);
  });

  it('shares nothing with another one that runs at the same time', async () => {
    const tagged = async (tag: string, count: number) => {
      const platform = await openPlatform({ state: fleetState(count) });
      const run = await runStep({ inputs: inputsFor(platform, tag) });
      return { run, tags: platform.state.projects.all.map(({ tags }) => tags) };
    };
    const steps = await Promise.all([tagged('first-tag', 2), tagged('other-tag', 3)]);
    for (const [at, { run, tags }] of steps.entries()) {
      const [tag, other] = at === 0 ? ['first-tag', 'other-tag'] : ['other-tag', 'first-tag'];
      expect(tags).toEqual(tags.map(() => [tag]));
      expect(run.outputs['projects-changed']).toBe(String(tags.length));
      for (const text of [run.summary, run.reportText]) {
        expect(text).toContain(tag);
        expect(text).not.toContain(other);
      }
    }
  });
});

it.each([
  ['7', ["Waiting up to 7 s for the platform's rate limit"]],
  ['1', []],
])('a rate limit of %s s is logged only if it is long', async (retryAfter, lines) => {
  const platform = await openPlatform({ state: fleetState(1) });
  platform.faults = faultsOn(() => true, { kind: 'status', status: 429, retryAfter }, 1);
  const { log } = await runStep({ inputs: inputsFor(platform), clock: quickClock() });
  expect(log.split('\n').filter((line) => line.startsWith('Waiting'))).toEqual(lines);
});

describe('a step that is told to end', () => {
  async function interrupted(reason: unknown): Promise<StepRun> {
    const platform = await openPlatform({ state: fleetState(30) });
    const interruption = new AbortController();
    platform.quirks.onRequest = async ({ index }) => {
      if (index === 10) interruption.abort(reason);
    };
    return runStep({ inputs: inputsFor(platform), interrupted: interruption.signal });
  }

  it.each([
    ['signal', 'cancelled'],
    ['time-limit', 'time-limit'],
    [new Error('out of nowhere'), 'other'],
  ])('by %s reports what was done', async (reason, failureReason) => {
    const run = await interrupted(reason);
    expect(run.exitCode).toBe(1);
    expect(run.errors).toHaveLength(1);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': failureReason });
    expect(Number(run.outputs['projects-changed'])).toBeGreaterThan(0);
    expect(run.report.rows).toHaveLength(30);
    expect(run.summary).not.toBe('');
  });
});

describe('a fault of the action', () => {
  const faulty = {
    now: () => {
      throw new Error('the clock stands still');
    },
    random: Math.random,
    sleep: async () => undefined,
  };

  it('is one error, with outputs, and with its stack for step debugging only', async () => {
    const inputs = { operation: 'scan' };
    const run = await runStep({ inputs, clock: faulty });
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', 'failure-reason': 'other' } });
    expect(run.errors).toEqual([
      'The step failed because of a fault in this action: the clock stands still. ' +
        'Run the job again with step debugging on, and report the log to the maintainers.',
    ]);
    const lines = run.log.split('\n').filter((line) => line.includes('step.test.ts'));
    expect(lines[0]).toMatch(/^::debug::/);
    expect(lines.every((line) => line.startsWith('::debug::'))).toBe(true);
  });
});
