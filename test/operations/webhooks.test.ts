/** Steps on the payloads that GitHub publishes, also as if from a fork, or from one that was deleted. */

import examples from '@octokit/webhooks-examples';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import type { GateRequest } from '../../src/operations/gate/inputs.ts';
import { parseInputs } from '../../src/operations/parse-inputs.ts';
import { stepEnvironment } from '../run-step.ts';
import { COMMIT, openGatePlatform, openGitHub, PROJECT, PULL_REF, scanned } from './gate/open.ts';
import { folderWith, NO_PAUSES, stepOn } from './scenario.ts';

/** Any payload. */
// biome-ignore lint/suspicious/noExplicitAny: each event has fields of its own
type Payload = Record<string, any>;
type Origin = 'own' | 'fork' | 'deleted fork';

/** Events that start workflows; the package also has others. */
const TRIGGERS = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'discussion'],
  ...['deployment_status', 'discussion_comment', 'fork', 'gollum', 'issue_comment', 'issues', 'label'],
  ...['merge_group', 'milestone', 'page_build', 'public', 'pull_request', 'pull_request_review', 'push'],
  ...['pull_request_review_comment', 'release', 'repository_dispatch', 'status', 'watch', 'workflow_run'],
  'workflow_dispatch',
];

/** The inputs that an operation needs. */
const OPERATIONS: Readonly<Record<string, Record<string, string>>> = {
  gate: { 'wait-for': '0s' },
  scan: {},
  tag: { tags: 'seen' },
  triage: { 'issue-type': 'sast', repos: PROJECT, 'new-triage-state': 'reviewing' },
  plan: {},
  validate: {},
};
const RULES = 'version: 1\nprojects: [{ name: all, tags: [x] }]\n';
const FORK = { id: 99, full_name: 'eve/fork' };
const SHA = 'b'.repeat(40);

interface Example {
  name: string;
  origin: Origin;
  payload: Payload;
}

/** Each payload as GitHub publishes it, about the repository of these tests; pull requests also from forks. */
const EXAMPLES: Example[] = (examples as unknown as { name: string; examples: Payload[] }[])
  .filter(({ name }) => TRIGGERS.includes(name))
  .flatMap(({ name, examples: payloads }) =>
    payloads.flatMap((example): Example[] => {
      const repository = example.repository?.full_name;
      const text = JSON.stringify(example);
      const payload = () =>
        JSON.parse(repository === undefined ? text : text.replaceAll(`"${repository}"`, `"${PROJECT}"`));
      const variants: Example[] = [{ name, origin: 'own', payload: payload() }];
      for (const [origin, repo] of [
        ['fork', FORK],
        ['deleted fork', null],
      ] as const) {
        const changed: Payload = payload();
        if (changed.pull_request?.head !== undefined) changed.pull_request.head.repo = repo;
        else if (name === 'workflow_run') changed.workflow_run.head_repository = repo;
        else continue;
        variants.push({ name, origin, payload: changed });
      }
      const targets = variants.map((variant) => ({ ...variant, name: 'pull_request_target' }));
      return name === 'pull_request' ? [...variants, ...targets] : variants;
    }),
  );

const isOfPull = ({ name }: Example) => name.startsWith('pull_request');

function variablesOf({ name, payload }: Example) {
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_REPOSITORY: PROJECT,
    GITHUB_REPOSITORY_ID: String(payload.repository?.id ?? 1),
    GITHUB_SHA: SHA,
    GITHUB_REF: 'refs/heads/master',
  };
}

/** Made once for all payloads. */
const environmentOf = (operation: string, inputs: Record<string, string>) =>
  stepEnvironment(
    { operation, token: 'a-token', 'github-token': ACTIONS_TOKEN, ...OPERATIONS[operation], ...inputs },
    '/runner/temp',
  );

async function parsed(step: Awaited<ReturnType<typeof environmentOf>>, example: Example) {
  const environment = { ...step, ...variablesOf(example), GITHUB_EVENT_PATH: 'event.json' };
  const text = JSON.stringify(example.payload);
  const readFile = async (path: string) => ({ text: path === 'event.json' ? text : RULES });
  return await parseInputs({ environment, now: Date.now(), readFile });
}

/** The commit and branch whose scan decides; `commit` is undefined where GitHub has to be asked. */
function subjectOf({ name, payload }: Example) {
  const { number, head, base } = payload.pull_request ?? {};
  if (name === 'pull_request_target')
    return { commit: head.sha, ref: `refs/heads/${head.ref}`, base: base.ref };
  if (head) return { commit: head.sha, ref: `refs/pull/${number}/merge`, base: base.ref };
  const { workflow_run: run, merge_group: queue } = payload;
  if (name === 'workflow_run') return { commit: run.head_sha, ref: `refs/heads/${run.head_branch}` };
  if (queue) return { commit: undefined, ref: 'refs/pull/104/merge', base: 'refs/heads/main' };
  return { commit: SHA, ref: 'refs/heads/master' };
}

describe('published payloads', () => {
  it('cover pull requests of this repository, of forks and of deleted ones', () => {
    for (const origin of ['own', 'fork', 'deleted fork'])
      expect(
        EXAMPLES.filter((example) => isOfPull(example) && example.origin === origin).length,
      ).toBeGreaterThan(60);
    expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBe(TRIGGERS.length + 1);
  });

  // One payload of each event and origin, but for the gate, which decides by what it reads.
  const FEW = [
    ...new Map(EXAMPLES.map((example) => [`${example.name} ${example.origin}`, example])).values(),
  ];

  it.each(Object.keys(OPERATIONS))('are read by %s', async (operation) => {
    const step = await environmentOf(operation, {});
    for (const example of operation === 'gate' ? EXAMPLES : FEW) {
      const { name, origin, payload } = example;
      const about = `${name} ${payload.action} ${origin}`;
      const inputs = await parsed(step, example);
      expect(inputs.ok, about).toBe(true);
      if (!inputs.ok || operation !== 'gate') continue;
      const { event, commit } = inputs.request as GateRequest;
      const base = event.baseBranch;
      expect({ commit, ref: event.ref, base }, about).toEqual({ base: undefined, ...subjectOf(example) });
      const runHead = name === 'workflow_run' ? payload.workflow_run.head_repository : undefined;
      const isFork = origin !== 'own' || (runHead !== undefined && runHead.full_name !== PROJECT);
      expect(event.isFork, about).toBe(isFork);
    }
  });

  it('without a token skip the gate on pull requests of forks only', async () => {
    const step = await environmentOf('gate', { token: '' });
    for (const example of EXAMPLES) {
      const inputs = await parsed(step, example);
      const isSkipped =
        isOfPull(example) && example.name !== 'pull_request_target' && example.origin !== 'own';
      expect(inputs.ok, `${example.name} ${example.origin}`).toBe(isSkipped);
      if (inputs.ok) expect(inputs.request).toMatchObject({ skip: 'fork' });
    }
  });

  it.each(Object.entries(OPERATIONS))('take a step of %s to its end', async (operation, inputs) => {
    const platform = await openGatePlatform();
    const github = await openGitHub(COMMIT);
    // Whole steps take longer: each payload is taken by the gate and by another operation.
    const others = Object.keys(OPERATIONS).length - 1;
    const turn = Object.keys(OPERATIONS).indexOf(operation) - 1;
    for (const example of operation === 'gate' ? FEW : FEW.filter((_, at) => at % others === turn)) {
      const { name, origin, payload } = example;
      const about = `${operation} on ${name}, ${origin}`;
      const { commit = COMMIT, ref, base } = subjectOf(example);
      for (const pull of github.state.pulls)
        Object.assign(pull, { number: payload.pull_request?.number ?? 104, headSha: commit });
      scanned(platform, [], { commit, branch: name === 'merge_group' ? PULL_REF : ref });
      platform.now += 60_000;
      const files = { 'event.json': JSON.stringify(payload), '.github/code-security.yml': RULES };
      const folder = await folderWith(files);
      const variables = { GITHUB_WORKSPACE: folder, GITHUB_EVENT_PATH: `${folder}/event.json` };
      const environment = { ...variablesOf(example), ...variables, GITHUB_API_URL: github.url };
      const [sentBefore, askedBefore] = [platform.requests.length, github.requests.length];
      const hasComment = operation === 'gate' || operation === 'plan';
      const comments: Record<string, string> = hasComment ? { comment: 'always' } : {};
      const step = { operation, 'github-token': ACTIONS_TOKEN, ...comments, ...inputs };
      const run = await stepOn(platform, step, {
        environment,
        ...NO_PAUSES,
      });
      expect(run.errors, about).toEqual([]);
      const isClean = operation !== 'gate' || run.outputs.verdict === 'passed';
      expect(isClean, about).toBe(true);
      const requests = platform.requests.length - sentBefore + github.requests.length - askedBefore;
      if (operation === 'gate') expect(requests, about).toBeLessThanOrEqual(base === undefined ? 8 : 9);
      github.state.comments.splice(0);
    }
  });
});
