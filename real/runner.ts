/** Every workflow of the documentation under `act`, beside the same workflow in the runner of the tests. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownFiles } from '../docs/tables.ts';
import { APP_TOKEN, HEAD_SHA } from '../emulator/github/believable-state.ts';
import { startGitHub } from '../emulator/github/server.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../emulator/platform/server.ts';
import { FIGURES } from '../src/report/output-table.ts';
import { parseWorkflow, REFERENCE, textOf, type WorkflowText, workflowsIn } from '../test/docs/markdown.ts';
import { gitHubCli, keptIn } from '../test/docs/scenarios/github-runs.ts';
import type { Artifacts } from '../test/docs/workflow/artifacts.ts';
import { type RunOptions, runWorkflow } from '../test/docs/workflow/run.ts';
import { INSTALLATION_TOKEN } from '../test/installation-token.ts';
import { smallState } from '../test/small-state.ts';
import { act, endsOf, ON_HOST, outputsOf } from './act.ts';
import { prepareActions, prepareRepository } from './prepared.ts';
import { type Start, startsOf } from './starts.ts';
import { casesOf, tableWorkflow } from './table.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

/** What act does otherwise than GitHub, word for word. */
const DIFFERS: Readonly<Record<string, string>> = {
  // It leaves `strategy.job-index` empty: findings/act-has-no-job-index.sh.
  'docs/organization.md#split-the-work-into-a-matrix':
    'artifacts: ["report--1"] under act, ["report-0-1"] in the tests',
};

const TRIED = 'workflows of the pages';
const FILES = {
  '.github/code-security.yml': textOf('examples/rules/minimal.yml'),
};
const WORKFLOWS = markdownFiles().flatMap(workflowsIn);
const CALLED = Object.fromEntries(
  ['gate', 'rules-pull-request', 'rules-apply', 'hygiene'].map((name) => {
    const path = `.github/workflows/${name}.yml`;
    return [REFERENCE.replace('@', `/${path}@`), textOf(path)];
  }),
);

/** The workflow of the run with the id 4711, and its start, by the place of the workflow that takes its artifacts. */
const EARLIER: Readonly<Record<string, { place: string; label: string }>> = {
  'docs/apply.md#apply-the-approved-plan-after-the-merge': {
    place: 'docs/plan.md#plan-on-a-pull-request',
    label: 'pull_request',
  },
  'docs/organization.md#apply-what-the-pull-request-showed': {
    place: 'docs/organization.md#apply-what-the-pull-request-showed',
    label: 'pull_request',
  },
  'docs/undo.md#undo-an-earlier-run': {
    place: 'docs/managed-scan.md#switch-many-projects',
    label: 'workflow_dispatch, switches turned',
  },
};

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('act');
  if (version === undefined) {
    yield skipped('act', TRIED);
    return;
  }
  yield trialOf('act', version, 'the tables of docs/outputs.md', await tableComplaints());
  for (const workflow of WORKFLOWS) {
    for (const start of startsOf(workflow.text))
      yield trialOf('act', version, `${workflow.place}, ${start.label}`, await complaintsOf(workflow, start));
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
    const lines = await act(repository, [...start, ...ON_HOST], { folder });
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

/** The servers, small enough to be quick, and what an earlier run has left. */
async function openWorld({ place }: WorkflowText, { label }: Start) {
  const platform = await startPlatform({ state: smallState() });
  const github = await startGitHub();
  const artifacts: Artifacts = new Map();
  const earlier = EARLIER[place];
  const workflow = WORKFLOWS.find((known) => known.place === earlier?.place);
  const start = startsOf(workflow?.text ?? '').find((known) => known.label === earlier?.label);
  const isItself = place === earlier?.place && label === earlier.label;
  addScans(platform, HEAD_SHA);
  if (workflow !== undefined && start !== undefined && !isItself)
    await runWorkflow(workflow.text, {
      ...{ platform, github, artifacts, files: FILES, called: CALLED, runId: '4711' },
      ...eventOf(start),
    });
  const programs = {
    semgrep: 'exit 0', // The platform has its scans already.
    gh: `case $1 in run) echo 4711 ;; release) mkdir -p released ;; *)
${gitHubCli([keptIn(artifacts, HEAD_SHA)]).gh}
esac`,
  };
  return { platform, github, artifacts, programs };
}

/** As GitHub tells the tests' runner. */
function eventOf({ event, payload, inputs }: Start): Partial<RunOptions> {
  return {
    ...{ event, payload, inputs: switched(inputs) },
    ...(event === 'pull_request' ? { ref: 'refs/pull/7/merge' } : {}),
  };
}

/** A complete scan of a commit that a workflow may ask for. */
function addScans(platform: Platform, commit: string): void {
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

async function inTests(workflow: WorkflowText, start: Start, sha: string): Promise<Seen> {
  const { platform, github, artifacts, programs } = await openWorld(workflow, start);
  addScans(platform, sha);
  const run = await runWorkflow(workflow.text, {
    ...{ platform, github, artifacts, programs, files: FILES, called: CALLED, sha, runId: '1' },
    ...eventOf(start),
  });
  const seen = {
    jobs: Object.fromEntries(run.jobs.map(({ name, end }) => [name, end])),
    outputs: comparable(run.steps.flatMap((step) => Object.entries(step.outputs))),
    artifacts: [...artifacts.keys()].map((key) => key.slice(key.indexOf('/') + 1)).toSorted(),
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
  workflow: WorkflowText,
  start: Start,
  folder: string,
): Promise<{ seen: Seen; sha: string }> {
  const { event, payload, inputs } = start;
  const { platform, github, artifacts: earlier, programs } = await openWorld(workflow, start);
  github.state.tokens.set(INSTALLATION_TOKEN, {
    login: 'github-actions[bot]',
    permissions: { metadata: 'read', issues: 'write', pull_requests: 'write' },
    sees: ['acme/payments-api'],
  });
  const { text } = workflow;
  const [repository, artifacts] = [join(folder, 'repository'), join(folder, 'artifacts')];
  for (const path of [repository, artifacts]) mkdirSync(path);
  writeArtifacts(artifacts, earlier);
  const sha = prepareRepository(repository, text, FILES);
  addScans(platform, sha);
  const eventFile = join(folder, 'event.json');
  const facts = { repository: { default_branch: 'main' }, inputs, ...payload };
  writeFileSync(eventFile, JSON.stringify(facts));
  const environment = { GITHUB_API_URL: github.url, ARTIFACTS: artifacts, CHECKOUT: repository, APP_TOKEN };
  const secrets = {
    ...{ SEMGREP_APP_TOKEN: DEFAULT_TOKEN, GITHUB_TOKEN: INSTALLATION_TOKEN },
    APP_PRIVATE_KEY: 'a-private-key',
  };
  const args = [
    ...prepareActions(join(folder, 'actions'), text, platform.url),
    ...[event, '--eventpath', eventFile, '--workflows', '.github/workflows/tried.yml', ...ON_HOST],
    ...Object.entries(environment).flatMap((entry) => ['--env', entry.join('=')]),
    ...Object.entries(secrets).flatMap((entry) => ['--secret', entry.join('=')]),
    ...['--var', 'APP_CLIENT_ID=Iv1.0123456789abcdef'],
  ];
  const lines = await act(repository, args, { folder, programs });
  const seen = {
    jobs: endsOf(lines, Object.keys(parseWorkflow(text).jobs)),
    outputs: comparable(outputsOf(lines)),
    artifacts: readdirSync(artifacts).toSorted(),
    writes: writesTo(platform),
  };
  await platform.close();
  await github.close();
  return { seen, sha };
}

function writeArtifacts(folder: string, artifacts: Artifacts): void {
  for (const [key, files] of artifacts) {
    const path = join(folder, key.slice(key.indexOf('/') + 1));
    mkdirSync(path);
    for (const [name, content] of files) writeFileSync(join(path, name), content);
  }
}
