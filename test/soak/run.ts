import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pick, prng } from '../../emulator/platform/prng.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { falseClaims, falseEnds, momentsIn, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import type { StepRun } from '../step.ts';
import { CALM, drawEdit, drawHarmless, drawWeather, type Weather } from './faults.ts';
import { issueRun } from './issues.ts';
import { falseRequests, isWrite, type Mark } from './request-claims.ts';
import { type DrawnStep, drawStep } from './steps.ts';
import { drawHostile, drawQuirks, drawState, type Random } from './world.ts';

export interface SoakRun {
  seed: number;
  /** The operations, and how each ended. */
  ends: string[];
  requests: number;
  faults: number;
  disagreements: string[];
  /** The events, line by line. */
  story: string[];
}

/** A step, and often its undo, on a deployment of its own; a seed repeats the run. */
export async function soakRun(seed: number): Promise<SoakRun> {
  const random = prng(seed * 7919);
  const directory = await mkdtemp(join(tmpdir(), 'soak-'));
  const sky = pick(random, ['calm', 'hostile', ...Array(6).fill('stormy')]);
  const quirks = { ...drawQuirks(random), ...(sky === 'hostile' ? drawHostile(random) : {}) };
  const platform = await startPlatform({ state: drawState(random), quirks, clockStands: true });
  const run: SoakRun = { seed, ends: [], requests: 0, faults: 0, disagreements: [], story: [] };
  const weather = () =>
    sky === 'calm' ? CALM : sky === 'hostile' ? drawHarmless(random) : drawWeather(random);
  try {
    run.story.push(`${sky} ${text(quirks)}`);
    if (random() < 0.1) {
      const { runs, requests, faults, disagreements } = await issueRun(platform, random, directory);
      run.ends.push(...runs.map(({ outputs }) => `issues: ${outputs['failure-reason'] ?? outputs.outcome}`));
      run.requests = platform.requests.length + requests.length;
      run.faults = faults;
      run.disagreements.push(...disagreements);
      run.story.push(
        ...requests.map(({ method, path, body, status }) => `${method} ${path} ${body} → ${status}`),
        ...runs.flatMap((step) => [text(step.outputs), ...step.errors, ...rowsOf(step).map(text)]),
      );
      return run;
    }
    const step = drawStep(random, platform.state);
    const done = await performed(platform, step, { random, weather: weather(), directory, run });
    const isFollowed = step.inputs['dry-run'] === undefined && rowsOf(done).length > 0 && random() < 0.6;
    if (isFollowed) {
      platform.now += pick(random, [0, 120_000]);
      if (sky === 'stormy' && random() < 0.5) {
        const edit = drawEdit(random, platform.state);
        if (edit) platform.edit(edit);
      }
      const undo = { operation: 'undo', report: done.outputs['report-path'] ?? '' };
      const inputs = step.inputs.operation === 'ticket' ? step.inputs : undo;
      await performed(platform, { inputs }, { random, weather: weather(), directory, run });
    }
    run.requests = platform.requests.length;
    run.faults = platform.requests.filter(({ fault }) => fault !== undefined).length;
    return run;
  } finally {
    await platform.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function performed(
  platform: Platform,
  { inputs, rules }: DrawnStep,
  { random, weather, directory, run }: { random: Random; weather: Weather; directory: string; run: SoakRun },
): Promise<StepRun> {
  const [since, from] = [platform.record.length, platform.requests.length];
  const marks: Mark[] = [];
  const stop = new AbortController();
  // An answer that is given up shows nothing that nobody asked for, so hostile platforms answer all.
  const stopsAt = weather.reads.length > 0 && random() < 0.15 ? Math.floor(random() * 15) : undefined;
  const maxRetries = pick(random, [0, 1, 2]);
  platform.faults = ({ method, path }) => {
    const isWriting = method !== 'GET' && !path.includes(':dryRun');
    const [kinds, rate] = isWriting ? [weather.writes, weather.writeRate] : [weather.reads, weather.readRate];
    return random() < rate ? pick(random, kinds) : undefined;
  };
  platform.quirks.onRequest = ({ index, request, state, edit }) => {
    if (index - from === stopsAt) stop.abort(pick(random, ['signal', 'time-limit']));
    const made = random() < weather.people ? drawEdit(random, state, request) : undefined;
    if (made) edit(made);
    marks[index] = { effects: platform.record.length, atMs: platform.now };
  };
  const temp = await mkdtemp(join(directory, 'step-'));
  await mkdir(join(temp, '.github'));
  if (rules !== undefined) await writeFile(join(temp, '.github/code-security.yml'), rules);
  const settings = {
    ...{ 'max-retries': String(maxRetries), 'time-limit': pick(random, ['60m', '60m', '1m']) },
    concurrency: pick(random, ['1', '1', '1', '4']),
  };
  const done = await innerStep(
    platform,
    { ...inputs, ...settings },
    { temp, interrupted: stop.signal, times: { graceMs: pick(random, [0, 800]) } },
  );
  // The request that was under way when the step gave it up.
  if (stop.signal.aborted) await delay(5);
  platform.faults = undefined;
  platform.quirks.onRequest = undefined;
  // Late effects come now; otherwise the next step would meet them.
  if (random() < 0.7) {
    platform.now += 60_000;
    await fetch(platform.url);
  }
  const found = [
    ...falseClaims(platform, done, since, from),
    ...falseEnds(done),
    ...falseRequests({ platform, run: done, since, from, marks, maxRetries }),
    ...(weather === CALM ? falseCalm(platform, done, inputs) : []),
  ];
  run.disagreements.push(...found.map((what) => `${inputs.operation}: ${what}`));
  run.ends.push(`${inputs.operation}: ${done.outputs['failure-reason'] ?? done.outputs.outcome}`);
  run.story.push(...storyOf(platform, done, { ...inputs, ...settings }, since, from), rules ?? '');
  return done;
}

/** Without faults, an undo puts projects back as they were. */
function falseCalm({ record, quirks }: Platform, run: StepRun, { operation }: DrawnStep['inputs']): string[] {
  if (operation !== 'undo' || quirks.patchOneFlag === 'clear') return [];
  const moments = momentsIn({ record } as Platform);
  const changed = rowsOf(run).filter(
    ({ state, change }) => state === 'changed' && change.project !== undefined,
  );
  const keys = new Set(changed.map(({ change }) => change.project?.name.toLowerCase()));
  const groups = Map.groupBy(moments, ({ key }) => key);
  return [...groups].flatMap(([key, some]) =>
    keys.has(key.split(' ')[0]) && some[0]?.before && some[0].before !== some.at(-1)?.after
      ? [`${key}: not as it was before the step`]
      : [],
  );
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
}

function storyOf(platform: Platform, done: StepRun, inputs: object, since: number, from: number): string[] {
  const requests = platform.requests.slice(from).flatMap((one, index) => {
    const { method, path, body, status, fault } = one;
    const effects = platform.record.filter(({ request }) => request === from + index);
    const shown = isWrite(one) ? body : '';
    return [
      `${from + index} ${method} ${path} ${shown} → ${status ?? 'no answer'} ${fault ? text(fault) : ''}`,
      ...effects.map((effect) => `    ${text(effect)}`),
    ];
  });
  const people = platform.record.slice(since).filter(({ by }) => by !== 'request');
  return [
    `== ${text(inputs)}`,
    ...requests,
    ...people.map((effect) => `  others: ${text(effect)}`),
    ...rowsOf(done).map((row) => `  row: ${text(row)}`),
    `  ${text(done.outputs)}`,
    `  ${text(done.report?.notices)}`,
    ...done.errors.map((error) => `  error: ${error}`),
  ];
}
