/** The steps of a job: the action itself, the actions of others that the documentation uses, and commands. */

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { APP_TOKEN } from '../../../emulator/github/believable-state.ts';
import { quickClock, runStep, type StepRun } from '../../run-step.ts';
import { runScript } from '../../shell.ts';
import { ownAction, type Step } from '../markdown.ts';
import { download, upload } from './artifacts.ts';
import { type Contexts, interpolate } from './expressions.ts';
import type { RunContext } from './run.ts';

export interface StepEnd {
  outcome: 'success' | 'failure';
  outputs: Record<string, string>;
  /** The run of the action, if the step is one. */
  step?: StepRun;
}

export interface JobPlace {
  job: string;
  /** The id of the step, or what the runner takes where it has none. */
  step: string;
  contexts: Contexts;
  workspace: string;
  temp: string;
  /** The job's `GITHUB_TOKEN`. */
  token: string;
}

type RunAction = (
  run: RunContext,
  inputs: Record<string, string>,
  place: JobPlace,
) => Promise<Partial<StepEnd> | undefined>;

/** Stand-ins for actions, by name; each does what the workflows need. */
const ACTIONS: Readonly<Record<string, RunAction>> = {
  'actions/checkout': checkout,
  'actions/upload-artifact': async ({ artifacts, github }, { name, path = '' }) => {
    const paths = path.split('\n').filter((line) => line.trim() !== '');
    await upload(artifacts, `${github.run_id}/${name}`, paths);
    return undefined;
  },
  'actions/download-artifact': async ({ artifacts, github }, inputs) => {
    const { name, path = '', 'run-id': runId = String(github.run_id) } = inputs;
    const isFound = await download(artifacts, `${runId}/${name}`, path);
    return isFound ? undefined : { outcome: 'failure' };
  },
  'actions/attest': async ({ commandOutput }, { 'sbom-path': path = '' }) => {
    const { bomFormat, serialNumber } = JSON.parse(await readFile(path, 'utf8'));
    // As the action itself does.
    if (!serialNumber) return { outcome: 'failure' };
    commandOutput.push(`attested ${bomFormat}`);
    return undefined;
  },
  'actions/create-github-app-token': async () => ({ outputs: { token: APP_TOKEN } }),
  'github/codeql-action/upload-sarif': async ({ sarif }, { sarif_file: file = '' }) => {
    sarif.push(await readFile(file, 'utf8'));
    return undefined;
  },
};

/** @throws Error for a step of an action that is not known here */
export async function runJobStep(run: RunContext, step: Step, place: JobPlace): Promise<StepEnd> {
  if (step.run !== undefined) return runCommand(run, step, step.run, place);
  const inputs = texts(step.with ?? {}, place.contexts);
  const operation = ownAction(step.uses);
  if (operation !== undefined) return runOwnAction(run, operation, inputs, place);
  const name = step.uses?.split('@')[0] ?? '';
  const action = ACTIONS[name];
  if (action === undefined) throw new Error(`${name} is not known here`);
  return { outcome: 'success', outputs: {}, ...(await action(run, inputs, place)) };
}

async function runOwnAction(
  run: RunContext,
  operation: string,
  inputs: Record<string, string>,
  { job, step: stepId, workspace, temp, token }: JobPlace,
): Promise<StepEnd> {
  const { platform, github } = run.options;
  const eventPath = join(temp, 'event.json');
  await writeFile(eventPath, JSON.stringify(run.github.event));
  const step = await runStep({
    action: operation,
    // Nothing may reach the real platform, which reusable workflows name by default.
    inputs: { 'github-token': token, ...inputs, 'base-url': platform.url },
    environment: {
      ...variables(run),
      GITHUB_JOB: job,
      GITHUB_ACTION: stepId,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temp,
      // Nothing may reach the real one.
      GITHUB_API_URL: github?.url ?? 'https://127.0.0.1:9',
    },
    temp,
    id: randomUUID(),
    clock: quickClock(),
  });
  return { outcome: step.exitCode === 0 ? 'success' : 'failure', outputs: step.outputs, step };
}

async function runCommand(
  run: RunContext,
  step: Step,
  command: string,
  { contexts, workspace, temp }: JobPlace,
): Promise<StepEnd> {
  run.options.onRun?.(command);
  const output = join(temp, 'command-output');
  await writeFile(output, '');
  const script = run.programs + interpolate(command, contexts);
  const { status, stdout } = await runScript(script, {
    folder: workspace,
    variables: {
      ...variables(run),
      ...texts(step.env ?? {}, contexts),
      PATH: process.env.PATH ?? '',
      RUNNER_TEMP: temp,
      GITHUB_OUTPUT: output,
    },
  });
  if (stdout !== '') run.commandOutput.push(stdout);
  const lines = (await readFile(output, 'utf8')).split('\n').filter((line) => line.includes('='));
  const outputs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return { outcome: status === 0 ? 'success' : 'failure', outputs: Object.fromEntries(outputs) };
}

async function checkout(run: RunContext, _: unknown, { workspace }: JobPlace): Promise<undefined> {
  for (const [path, text] of Object.entries(run.options.files ?? {})) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
}

/** The variables that a runner sets for every step. */
function variables({ github }: RunContext): Record<string, string> {
  const names = ['repository', 'repository_owner', 'event_name', 'ref', 'sha', 'actor', 'workflow', 'run_id'];
  const known = [...names, 'run_number', 'run_attempt', 'server_url'].map((name) => [
    `GITHUB_${name.toUpperCase()}`,
    String(github[name]),
  ]);
  return Object.fromEntries(known);
}

function texts(values: Record<string, unknown>, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, interpolate(String(value), contexts)]),
  );
}
