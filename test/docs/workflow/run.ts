/** Runs a workflow as GitHub does, job by job, with the action against the embedded servers. */

import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitHubServer } from '../../../emulator/github/server.ts';
import { DEFAULT_TOKEN, type Platform } from '../../../emulator/platform/server.ts';
import { INSTALLATION_TOKEN } from '../../installation-token.ts';
import type { StepRun } from '../../run-step.ts';
import { type Job, parseWorkflow, type Workflow } from '../markdown.ts';
import type { Artifacts } from './artifacts.ts';
import { type Contexts, holds, interpolate, type Status, valueOfExpression } from './expressions.ts';
import { runJobStep, type StepEnd } from './steps.ts';

export interface RunOptions {
  platform: Platform;
  github?: GitHubServer;
  /** Default `workflow_dispatch`. */
  event?: string;
  /** The event's file. */
  payload?: object;
  /** Default `refs/heads/main`. */
  ref?: string;
  sha?: string;
  /** Default `4711`. */
  runId?: string;
  /** Default 1. */
  attempt?: number;
  /** The inputs of a run that somebody starts by hand. */
  inputs?: Record<string, string | boolean>;
  /** Whether the run gets none, as one from a fork; default false. */
  withoutSecrets?: boolean;
  /** The files of the checkout, by path. */
  files?: Record<string, string>;
  /** The artifacts of this run and of others, by the run's id. */
  artifacts?: Artifacts;
  /** Programs that a runner has, as shell scripts by name. */
  programs?: Record<string, string>;
  /** The texts of workflows that a job calls, by what it writes behind `uses`. */
  called?: Record<string, string>;
  /** Stands in for a program of this name, in this process. */
  onRun?: (command: string) => unknown;
}

export interface RunJob {
  name: string;
  end: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
  /** Steps of the action, by the names of their operations and in order. */
  steps: StepRun[];
}

export interface WorkflowRun {
  jobs: RunJob[];
  /** The runs of the action's steps, in order. */
  steps: StepRun[];
  artifacts: Artifacts;
  /** Files that were uploaded to code scanning. */
  sarif: string[];
  /** The output of commands. */
  commandOutput: string[];
}

/** Shared by a job and its steps. */
export interface RunContext {
  options: RunOptions;
  workflow: Workflow;
  github: Readonly<Record<string, unknown>>;
  /** Keyed by the run's id, then by the artifact's name. */
  artifacts: Artifacts;
  sarif: string[];
  commandOutput: string[];
  /** In front of each command. */
  programs: string;
}

const REPOSITORY = 'acme/payments-api';
const RUN_ID = '4711';

export async function runWorkflow(text: string, options: RunOptions): Promise<WorkflowRun> {
  const workflow = parseWorkflow(text);
  const run: RunContext = {
    options,
    workflow,
    github: gitHubContext(workflow, options),
    artifacts: options.artifacts ?? new Map(),
    sarif: [],
    commandOutput: [],
    programs: functionsOf(options.programs ?? {}),
  };
  const jobs: RunJob[] = [];
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const needs = [job.needs ?? []].flat().map((need) => jobs.find((earlier) => earlier.name === need));
    if (needs.some((need) => need === undefined)) throw new Error(`${name} needs a job that stands below it`);
    jobs.push(await runJob(run, name, job, needs as RunJob[]));
  }
  const { artifacts, sarif, commandOutput } = run;
  return { jobs, steps: jobs.flatMap(({ steps }) => steps), artifacts, sarif, commandOutput };
}

async function runJob(run: RunContext, name: string, job: Job, needs: readonly RunJob[]): Promise<RunJob> {
  const contexts: Contexts = {
    github: run.github,
    inputs: run.options.inputs ?? {},
    secrets: run.options.withoutSecrets ? {} : secrets,
    vars: { APP_CLIENT_ID: 'Iv1.0123456789abcdef' },
    needs: Object.fromEntries(needs.map(({ name: need, end, outputs }) => [need, { result: end, outputs }])),
  };
  const before: Status = needs.every(({ end }) => end === 'success') ? 'success' : 'failure';
  if (!holds(job.if, contexts, before)) return { name, end: 'skipped', outputs: {}, steps: [] };
  if (job.uses !== undefined) return runCalled(run, name, job, contexts);
  const parts: RunJob[] = [];
  for (const matrix of matrixOf(job, contexts)) {
    const strategy = { 'job-index': parts.length };
    parts.push(await runPart(run, name, job, { ...contexts, matrix, strategy }));
  }
  return {
    name,
    end: parts.every(({ end }) => end === 'success') ? 'success' : 'failure',
    outputs: Object.assign({}, ...parts.map(({ outputs }) => outputs)),
    steps: parts.flatMap(({ steps }) => steps),
  };
}

/** A called workflow gets the secrets and inputs that its caller names, and no more permissions than the calling job. */
async function runCalled(run: RunContext, name: string, job: Job, contexts: Contexts): Promise<RunJob> {
  const text = run.options.called?.[job.uses ?? ''];
  if (text === undefined) throw new Error(`${job.uses} is not known here`);
  const handed = Object.entries(job.secrets ?? {}).filter(
    ([, secret]) => interpolate(secret, contexts) !== '',
  );
  const workflow = parseWorkflow(text);
  checkGranted(workflow, job);
  const { artifacts } = run;
  const called = await runWorkflow(text, {
    ...run.options,
    artifacts,
    inputs: calledInputs(workflow, job, contexts),
    withoutSecrets: handed.length === 0,
  });
  run.commandOutput.push(...called.commandOutput);
  const end = called.jobs.some((job) => job.end === 'failure') ? 'failure' : 'success';
  return { name, end, outputs: {}, steps: called.steps };
}

/** GitHub starts no workflow that asks for more than its caller has. */
function checkGranted({ jobs }: Workflow, { permissions: granted = {} }: Job): void {
  for (const [name, { permissions = {} }] of Object.entries(jobs)) {
    for (const [permission, level] of Object.entries(permissions)) {
      if (granted[permission] !== 'write' && granted[permission] !== level)
        throw new Error(`${name} needs ${permission}: ${level}`);
    }
  }
}

function calledInputs({ on }: Workflow, { with: passed = {} }: Job, contexts: Contexts) {
  const { inputs = {} } = (on as CalledEvents).workflow_call;
  for (const name of Object.keys(passed)) if (!(name in inputs)) throw new Error(`${name} is no input`);
  const entries = Object.entries(inputs).map(([name, { type, default: value, required }]) => {
    if (required && !(name in passed)) throw new Error(`${name} is required`);
    const text = name in passed ? interpolate(String(passed[name]), contexts) : String(value ?? '');
    // As of an input of the caller that its event does not have.
    if (type === 'boolean' && name in passed && text === '') throw new Error(`${name} is not a boolean`);
    return [name, type === 'boolean' ? text === 'true' : text];
  });
  return Object.fromEntries(entries);
}

interface CalledEvents {
  workflow_call: { inputs?: Record<string, { type: string; default?: unknown; required?: boolean }> };
}

/** One job of a matrix. */
async function runPart(run: RunContext, name: string, job: Job, contexts: Contexts): Promise<RunJob> {
  const folder = await mkdtemp(join(tmpdir(), 'job-'));
  const workspace = join(folder, 'workspace');
  const temp = join(folder, 'temp');
  await mkdir(workspace);
  await mkdir(temp);
  const token = grantJob(run, job);
  const ends: Record<string, Omit<StepEnd, 'step'>> = {};
  const steps: StepRun[] = [];
  let status: Status = 'success';
  for (const [index, step] of (job.steps ?? []).entries()) {
    const now = {
      ...contexts,
      github: { ...run.github, token },
      runner: { temp, os: 'Linux' },
      steps: ends,
      env: {},
    };
    if (!holds(step.if, now, status)) continue;
    const { step: own, ...end } = await runJobStep(run, step, {
      ...{ job: name, step: step.id ?? `__step_${index}` },
      ...{ contexts: now, workspace, temp, token },
    });
    ends[step.id ?? `step-${index}`] = end;
    if (own !== undefined) steps.push(own);
    if (end.outcome === 'failure') status = 'failure';
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([output, text]) => [
    output,
    interpolate(text, { ...contexts, steps: ends }),
  ]);
  return { name, end: status, outputs: Object.fromEntries(outputs), steps };
}

const secrets = { SEMGREP_APP_TOKEN: DEFAULT_TOKEN, APP_PRIVATE_KEY: 'a private key' };

function gitHubContext({ name }: Workflow, options: RunOptions): Record<string, unknown> {
  return {
    repository: REPOSITORY,
    repository_owner: REPOSITORY.split('/')[0],
    event_name: options.event ?? 'workflow_dispatch',
    event: { repository: { default_branch: 'main' }, ...options.payload },
    ref: options.ref ?? 'refs/heads/main',
    sha: options.sha ?? 'b'.repeat(40),
    actor: 'octocat',
    workflow: name,
    run_id: options.runId ?? RUN_ID,
    run_number: '12',
    run_attempt: String(options.attempt ?? 1),
    server_url: 'https://github.com',
  };
}

/** The job's token may do what its permissions say, and sees its own repository. */
function grantJob({ options, workflow }: RunContext, job: Job): string {
  const token = INSTALLATION_TOKEN;
  const permissions = job.permissions ?? workflow.permissions ?? {};
  const { issues, 'pull-requests': pulls } = permissions as Record<string, 'read' | 'write' | undefined>;
  options.github?.state.tokens.set(token, {
    login: 'github-actions[bot]',
    permissions: { metadata: 'read', issues, pull_requests: pulls },
    sees: [REPOSITORY],
  });
  return token;
}

function matrixOf({ strategy }: Job, contexts: Contexts): Record<string, unknown>[] {
  const { matrix } = strategy ?? {};
  if (matrix === undefined) return [{}];
  const known = typeof matrix === 'string' ? valueOfExpression(matrix, contexts) : matrix;
  const { include = [], ...axes } = known as Record<string, unknown[]>;
  let parts: Record<string, unknown>[] = Object.keys(axes).length > 0 ? [{}] : [];
  for (const [axis, values] of Object.entries(axes)) {
    parts = parts.flatMap((part) => values.map((value) => ({ ...part, [axis]: value })));
  }
  return [...parts, ...(include as Record<string, unknown>[])];
}

/** Functions of the shell come before the programs of the machine. */
function functionsOf(programs: Record<string, string>): string {
  return Object.entries(programs)
    .map(([name, script]) => `${name}() (\n${script}\n)\n`)
    .join('');
}
