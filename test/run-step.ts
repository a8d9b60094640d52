import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { OPERATIONS, type Operation } from '../src/model/operations.ts';
import type { Clock } from '../src/platform/http/options.ts';
import { stepFiles, workspaceOf } from '../src/runner/files.ts';
import type { RunnerCore } from '../src/runner/log.ts';
import { runStep as run, type StepParts } from '../src/step.ts';

const BUNDLE = new URL('../dist/index.js', import.meta.url);
/** The runner's value of `${{ github.token }}`. */
const GITHUB_TOKEN = 'ghs_tokenOfTheRun0123456789abcdef';

export interface StepOptions extends Partial<Pick<StepParts, 'clock' | 'interrupted' | 'times'>> {
  /** The workflow's `with`. */
  inputs: Readonly<Record<string, string>>;
  /** The folder of the action that declares them; default the root, with the inputs of all operations. */
  action?: string;
  /** Beyond what a runner always sets; undefined takes a variable away. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Replaces what takes log, outputs or summary, for instance by what fails. */
  core?: Partial<RunnerCore>;
  /** The folder that stands for RUNNER_TEMP and the workspace; a new one unless given. */
  temp?: string;
  /** In the names of its files; steps that share a folder need one each. Default `test`. */
  id?: string;
  /** Called with each line of the log. */
  onLine?: (line: string) => void;
}

/** The output of a step. */
export interface StepRun {
  exitCode: number | null;
  /** As the runner reads it, with its commands. */
  log: string;
  outputs: Record<string, string>;
  summary: string;
  /** The messages of the `error` and `warning` annotations. */
  errors: string[];
  warnings: string[];
  /** The report, parsed. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
  report: any;
  reportText: string;
  temp: string;
}

/** Runs a step within this process, as `main` does but for the process itself: its environment, files, clock, log. */
export async function runStep(options: StepOptions): Promise<StepRun> {
  const temp = options.temp ?? (await mkdtemp(join(tmpdir(), 'step-')));
  const environment = {
    ...(await stepEnvironment(options.inputs, temp, options.action)),
    ...options.environment,
  };
  const { core, record } = recordingCore(options.onLine);
  const succeeded = await run({
    folder: (await actionIn(options.action)).operation,
    environment,
    core: { ...core, ...options.core },
    // The steps of a test hand files to each other, as those of a job do in one RUNNER_TEMP.
    workspace: workspaceOf({ ...environment, RUNNER_TEMP: options.environment?.RUNNER_TEMP ?? tmpdir() }),
    files: stepFiles(environment, options.id ?? 'test'),
    clock: options.clock ?? REAL_CLOCK,
    interrupted: options.interrupted ?? new AbortController().signal,
    times: options.times,
  });
  const { lines, ...recorded } = record;
  const path = recorded.outputs['report-path'];
  const reportText = path ? await readFile(path, 'utf8') : '';
  return {
    ...recorded,
    exitCode: succeeded ? 0 : 1,
    log: lines.map((line) => `${line}\n`).join(''),
    report: reportText === '' ? undefined : JSON.parse(reportText),
    reportText,
    temp,
  };
}

const REAL_CLOCK: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

/** A clock whose pauses take no time, and which goes on as if they had. */
export function quickClock(): Clock {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  return {
    now,
    random: Math.random,
    async sleep(ms, signal) {
      const until = now() + ms;
      // The step's other work goes on meanwhile.
      await delay(Math.min(ms, 2), undefined, { signal }).catch(() => undefined);
      if (!signal?.aborted) aheadMs += Math.max(0, until - now());
    },
  };
}

/** In the place of `@actions/core`, which has one log and one summary for the process. */
export function recordingCore(onLine: (line: string) => void = () => undefined) {
  const record = {
    lines: [] as string[],
    errors: [] as string[],
    warnings: [] as string[],
    outputs: {} as Record<string, string>,
    summary: '',
  };
  let buffer = '';
  const add = (line: string) => {
    record.lines.push(line);
    onLine(line);
  };
  const core: RunnerCore = {
    info: add,
    debug: (text) => add(command('debug', text)),
    startGroup: (title) => add(command('group', title)),
    endGroup: () => add('::endgroup::'),
    warning(text, { file, startLine, title } = {}) {
      record.warnings.push(String(text));
      add(command('warning', String(text), { file, line: startLine, title }));
    },
    error(text) {
      record.errors.push(String(text));
      add(command('error', String(text)));
    },
    setSecret: (secret) => add(command('add-mask', secret)),
    setOutput(name, value) {
      record.outputs[name] = value;
    },
    summary: {
      addRaw: (text) => {
        buffer += text;
      },
      write: async () => {
        record.summary += buffer;
        buffer = '';
      },
      emptyBuffer: () => {
        buffer = '';
      },
    },
  };
  return { core, record };
}

/** A workflow command as `@actions/core` writes it. */
function command(
  name: string,
  text: string,
  properties: Record<string, string | number | undefined> = {},
): string {
  const escaped = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const given = Object.entries(properties).filter(([, value]) => value);
  const written = given.map(
    ([key, value]) => `${key}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${name}${written.length > 0 ? ' ' : ''}${written.join(',')}::${escaped(text)}`;
}

/** A runner's environment: its own variables, and the declared inputs with their defaults. */
export async function stepEnvironment(
  inputs: Readonly<Record<string, string>>,
  temp: string,
  action = '.',
): Promise<Record<string, string | undefined>> {
  const given = Object.entries(inputs).map(([name, text]) => [variableOf(name), text]);
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'acme/payments-api',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_ACTOR: 'octocat',
    GITHUB_WORKSPACE: temp,
    GITHUB_OUTPUT: join(temp, 'output'),
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    RUNNER_TEMP: temp,
    ...(await actionIn(action)).variables,
    ...Object.fromEntries(given),
  };
}

const variableOf = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;

interface Action {
  /** The declared inputs, with their defaults, as the runner sets them. */
  variables: Readonly<Record<string, string>>;
  /** The file that the runner starts. */
  main: URL;
  /** The operation that this file names; undefined for the bundle itself. */
  operation: Operation | undefined;
}

/** Read once: a test run has some thousand steps. */
const actions = new Map<string, Promise<Action>>();

/** @param folder of the action; default the root, with all operations */
export function actionIn(folder = '.'): Promise<Action> {
  const known = actions.get(folder) ?? readAction(new URL(`../${folder}/action.yml`, import.meta.url));
  actions.set(folder, known);
  return known;
}

async function readAction(place: URL): Promise<Action> {
  const action = parse(await readFile(place, 'utf8'));
  const variables: Record<string, string> = {};
  for (const [name, input] of Object.entries<{ default?: string }>(action.inputs))
    variables[variableOf(name)] = (input.default ?? '').replace(/^\$\{\{ github\.token \}\}$/, GITHUB_TOKEN);
  const main = new URL(action.runs.main, place);
  if (main.href === BUNDLE.href) return { variables, main, operation: undefined };
  const [, named] = /^process\.argv\[2\] = '(.*?)';/.exec(await readFile(main, 'utf8')) ?? [];
  const operation = OPERATIONS.find((name) => name === named);
  if (operation === undefined) throw new Error(`${main} names no operation`);
  return { variables, main, operation };
}
