/** Every workflow of the documentation under `act`, beside the same workflow in the runner of the tests. */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownFiles } from '../docs/tables.ts';
import { APP_TOKEN, HEAD_SHA } from '../emulator/github/believable-state.ts';
import { startGitHub } from '../emulator/github/server.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../emulator/platform/server.ts';
import { FIGURES } from '../src/report/output-table.ts';
import { parseWorkflow, REFERENCE, textOf, type WorkflowText, workflowsIn } from '../test/docs/markdown.ts';
import { type RunOptions, runWorkflow } from '../test/docs/workflow/run.ts';
import { INSTALLATION_TOKEN } from '../test/installation-token.ts';
import { smallState } from '../test/small-state.ts';
import { prepareActions, prepareRepository } from './prepared.ts';
import { casesOf, tableWorkflow } from './table.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

/** What act does otherwise than GitHub, word for word. */
const DIFFERS: Readonly<Record<string, string>> = {
  // It leaves `strategy.job-index` empty: findings/act-has-no-job-index.sh.
  'docs/organization.md#split-the-work-into-a-matrix':
    'artifacts: ["report--1"] under act, ["report-0-1"] in the tests',
};

const TRIED = 'workflows of the pages';
const PULL_REQUEST = {
  number: 7,
  merged: true,
  merge_commit_sha: 'f'.repeat(40),
  head: { sha: HEAD_SHA, ref: 'one-call', repo: { full_name: 'acme/payments-api' } },
  base: { ref: 'main' },
};
const PAYLOADS: Readonly<Record<string, object>> = {
  pull_request: { pull_request: PULL_REQUEST },
  release: { release: { tag_name: 'v1.2.3' } },
};
const FILES = {
  '.github/code-security.yml': textOf('examples/rules/minimal.yml'),
};

/** Why a workflow does not run here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'docs/gate.md#several-scans-of-one-commit': 'scans in a container',
  'docs/undo.md#undo-an-earlier-run': 'needs an artifact of an earlier run',
  'docs/apply.md#apply-the-approved-plan-after-the-merge': 'asks the GitHub CLI for an earlier run',
  'docs/organization.md#apply-what-the-pull-request-showed': 'asks the GitHub CLI for an earlier run',
  'docs/gate.md#pull-requests-from-forks': 'starts the scanner itself',
  'docs/gate.md#in-a-merge-queue': 'starts the scanner itself',
  'docs/gate.md#a-merge-queue-that-scans-its-group': 'starts the scanner itself',
  'docs/gate.md#a-gate-for-pull-requests': 'starts the scanner itself',
  'docs/sbom.md#an-sbom-with-each-release': 'asks the GitHub CLI to attach a file',
};

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('act');
  if (version === undefined) {
    yield skipped('act', TRIED);
    return;
  }
  yield trialOf('act', version, 'the tables of docs/outputs.md', await tableComplaints());
  for (const workflow of markdownFiles().flatMap(workflowsIn)) {
    const reason = LEFT_OUT[workflow.place];
    if (reason !== undefined)
      yield { tool: 'act', version, tried: workflow.place, result: 'skipped', details: reason };
    else
      for (const start of startsOf(workflow.text))
        yield trialOf(
          'act',
          version,
          `${workflow.place}, ${start.label}`,
          await complaintsOf(workflow, start),
        );
  }
}

async function tableComplaints(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'real-'));
  try {
    const cases = casesOf();
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    prepareRepository(repository, tableWorkflow(cases), {});
    const start = ['workflow_dispatch', '--workflows', '.github/workflows/tried.yml'];
    const lines = await act(repository, [...start, '--platform', 'ubuntu-latest=-self-hosted']);
    const log = lines.map(({ msg = '' }) => msg).join('\n');
    return cases.flatMap(({ condition, value, expected }, index) =>
      new RegExp(`^CASE ${index} ${expected}$`, 'm').test(log)
        ? []
        : [`${condition} with ${value} is not ${expected}`],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Seen {
  /** The ends of jobs, by their ids. */
  jobs: Record<string, string>;
  /** The outputs of the action's steps, by names. */
  outputs: Record<string, string>;
  artifacts: string[];
  writes: string[];
}

async function complaintsOf(workflow: WorkflowText, start: Start): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'real-'));
  try {
    const real = await underAct(workflow, start, folder);
    const ours = await inTests(workflow, start, real.sha);
    return (Object.keys(ours) as (keyof Seen)[]).flatMap((what) => {
      const [one, other] = [JSON.stringify(real.seen[what]), JSON.stringify(ours[what])];
      const complaint = `${what}: ${one} under act, ${other} in the tests`;
      return one === other || complaint === DIFFERS[workflow.place] ? [] : [complaint];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a run starts. */
interface Start {
  label: string;
  event: string;
  payload: object;
  inputs: Record<string, string>;
}

/** Each event of the workflow that needs nothing else, and by hand also with all switches turned. */
function startsOf(text: string): Start[] {
  const { on } = parseWorkflow(text);
  const events = typeof on === 'string' ? [on] : Object.keys(on as object);
  const dispatch = (on as { workflow_dispatch?: { inputs?: Record<string, DispatchInput> } })
    .workflow_dispatch;
  const inputs = Object.entries(dispatch?.inputs ?? {});
  const usual = Object.fromEntries(inputs.map(([name, input]) => [name, String(input.default ?? '')]));
  const turned = inputs
    .filter(([, { type }]) => type === 'boolean')
    .map(([name]) => [name, String(usual[name] !== 'true')]);
  return events
    .filter((event) => event !== 'merge_group')
    .flatMap((event): Start[] => {
      const start = { label: event, event, payload: PAYLOADS[event] ?? {}, inputs: {} };
      if (event !== 'workflow_dispatch') return [start];
      const byHand = { ...start, inputs: usual };
      const other = {
        ...start,
        label: `${event}, switches turned`,
        inputs: { ...usual, ...Object.fromEntries(turned) },
      };
      return turned.length > 0 ? [byHand, other] : [byHand];
    });
}

interface DispatchInput {
  type?: string;
  default?: unknown;
}

/** Small enough to be quick. */
const openPlatform = () => startPlatform({ state: smallState() });

/** A complete scan of each commit that a workflow may ask for. */
function addScans(platform: Platform, sha: string): void {
  for (const commit of new Set([sha, HEAD_SHA]))
    platform.startScan({
      ...{
        project: 'acme/payments-api',
        commit,
        branch: 'refs/pull/7/merge',
        products: ['sast', 'sca', 'secrets'],
      },
      findings: [
        { issue_type: 'sast', fingerprint: `${commit.slice(0, 31)}_0`, severity: 'high', confidence: 'high' },
      ],
    });
}

const writesTo = ({ requests }: Platform) =>
  requests
    .filter(({ method, path }) => method !== 'GET' && !path.includes('/search'))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();

async function inTests(
  { text }: WorkflowText,
  { event, payload, inputs }: Start,
  sha: string,
): Promise<Seen> {
  const platform = await openPlatform();
  addScans(platform, sha);
  const github = await startGitHub();
  const called = Object.fromEntries(
    ['gate', 'rules-pull-request', 'rules-apply', 'hygiene'].map((name) => {
      const path = `.github/workflows/${name}.yml`;
      return [REFERENCE.replace('@', `/${path}@`), textOf(path)];
    }),
  );
  const options: RunOptions = {
    ...{ platform, github, event, payload, sha, runId: '1', files: FILES, called },
    ...(event === 'pull_request' ? { ref: 'refs/pull/7/merge' } : {}),
    inputs: switched(inputs),
  };
  const run = await runWorkflow(text, options);
  const seen = {
    jobs: Object.fromEntries(run.jobs.map(({ name, end }) => [name, end])),
    outputs: comparable(run.steps.flatMap((step) => Object.entries(step.outputs))),
    artifacts: [...run.artifacts.keys()].map((key) => key.slice(key.indexOf('/') + 1)).toSorted(),
    writes: writesTo(platform),
  };
  await platform.close();
  await github.close();
  return seen;
}

const COMPARED = new Set<string>([...FIGURES, 'outcome', 'failure-reason', 'verdict']);
COMPARED.delete('scan-total-time'); // Depends on the clock.

/** The last of several steps with the same output counts. */
function comparable(outputs: readonly (readonly [string, string])[]): Record<string, string> {
  const kept = outputs.filter(([name]) => COMPARED.has(name));
  return Object.fromEntries([...new Map(kept)].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** GitHub's `inputs` have booleans, the event's file has texts. */
function switched(inputs: Record<string, string>): Record<string, string | boolean> {
  const entries = Object.entries(inputs).map(([name, value]) => [
    name,
    /^(true|false)$/.test(value) ? value === 'true' : value,
  ]);
  return Object.fromEntries(entries);
}

async function underAct(
  { text }: WorkflowText,
  { event, payload, inputs }: Start,
  folder: string,
): Promise<{ seen: Seen; sha: string }> {
  const platform = await openPlatform();
  const github = await startGitHub();
  github.state.tokens.set(INSTALLATION_TOKEN, {
    login: 'github-actions[bot]',
    permissions: { metadata: 'read', issues: 'write', pull_requests: 'write' },
    sees: ['acme/payments-api'],
  });
  const [repository, artifacts] = [join(folder, 'repository'), join(folder, 'artifacts')];
  for (const path of [repository, artifacts]) mkdirSync(path);
  const sha = prepareRepository(repository, text, FILES);
  addScans(platform, sha);
  const eventFile = join(folder, 'event.json');
  const facts = { repository: { default_branch: 'main' }, inputs, ...payload };
  writeFileSync(eventFile, JSON.stringify(facts));
  const lines = await act(repository, [
    ...prepareActions(join(folder, 'actions'), text, platform.url),
    ...[event, '--eventpath', eventFile, '--workflows', '.github/workflows/tried.yml'],
    ...['ubuntu-latest', 'ubuntu-slim'].flatMap((label) => ['--platform', `${label}=-self-hosted`]),
    ...[
      '--env',
      `GITHUB_API_URL=${github.url}`,
      '--env',
      `ARTIFACTS=${artifacts}`,
      '--env',
      `APP_TOKEN=${APP_TOKEN}`,
    ],
    ...['--secret', `SEMGREP_APP_TOKEN=${DEFAULT_TOKEN}`, '--secret', `GITHUB_TOKEN=${INSTALLATION_TOKEN}`],
    ...['--secret', 'APP_PRIVATE_KEY=a-private-key', '--var', 'APP_CLIENT_ID=Iv1.0123456789abcdef'],
  ]);
  const seen = {
    ...seenIn(lines, Object.keys(parseWorkflow(text).jobs)),
    artifacts: readdirSync(artifacts).toSorted(),
    writes: writesTo(platform),
  };
  await platform.close();
  await github.close();
  return { seen, sha };
}

/** A line of act's log. */
interface Line {
  msg?: string;
  jobID?: string;
  jobResult?: string;
  command?: string;
  name?: string;
  arg?: string;
}

function act(repository: string, args: readonly string[]): Promise<Line[]> {
  const child = spawn('act', [...args, '--json', '--no-cache-server'], {
    cwd: repository,
    env: { ...process.env, XDG_CACHE_HOME: join(repository, '../cache') },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      resolve(
        text
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line)),
      );
    });
  });
}

/** A job of which the log says nothing was skipped. */
function seenIn(lines: readonly Line[], jobs: readonly string[]): Pick<Seen, 'jobs' | 'outputs'> {
  const ends: Record<string, string> = Object.fromEntries(jobs.map((job) => [job, 'skipped']));
  for (const { jobID, jobResult } of lines) {
    if (jobID === undefined || jobResult === undefined || !(jobID in ends)) continue;
    if (ends[jobID] !== 'failure') ends[jobID] = jobResult;
  }
  const outputs = lines
    .filter(({ command }) => command === 'set-output')
    .map(({ name = '', arg = '' }) => [name, arg] as const);
  return { jobs: ends, outputs: comparable(outputs) };
}
