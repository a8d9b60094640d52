import { describe, expect, it } from 'vitest';
import { actionlint } from './actionlint.ts';
import {
  isWorkflow,
  ownWorkflows,
  parsed,
  read,
  shownYaml,
  stepsOf,
  usesOf,
  type WorkflowText,
} from './files.ts';
import { validateActionYml, validateWorkflow } from './validator.ts';

const REFERENCE = 'your-org/code-security-platform@v1';
const PINNED = /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40}|docker:\/\/[\w./-]+@sha256:[0-9a-f]{64})$/;
const LOCAL = /^\.\//;
const OWN = 'your-org/code-security-platform';

const actionYml = read('action.yml');
const own = ownWorkflows();
const shown = shownYaml();
const whole = shown.filter(isWorkflow);
const named = (workflows: WorkflowText[]) => workflows.map((one) => [one.place, one] as const);

describe.each(named([...own, ...whole]))('the workflow %s', (_, workflow) => {
  it('is valid to GitHub, with inputs and outputs that the action has', async () => {
    expect(await validateWorkflow(workflow.text, { reference: REFERENCE, actionYml })).toEqual([]);
  });

  it('has nothing that actionlint objects to', async () => {
    expect(await actionlint(workflow.text)).toEqual([]);
  });

  it('pins what it uses by hash, with the version as comment', () => {
    // A page and a workflow that others call name this action as its users do.
    const used = usesOf(parsed(workflow)).filter((uses) => !LOCAL.test(uses) && !uses.startsWith(OWN));
    expect(used.filter((uses) => !PINNED.test(uses))).toEqual([]);
    for (const uses of used)
      expect(workflow.text).toMatch(new RegExp(`uses: ${uses} # v?\\d+\\.\\d+\\.\\d+\\n`));
  });

  it('leaves no token behind in a checkout', () => {
    const checkouts = stepsOf(parsed(workflow)).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  it('puts no expression into a script, where text from outside would run', () => {
    const scripts = stepsOf(parsed(workflow)).map(({ run = '' }) => run);
    expect(scripts.filter((script) => script.includes('$' + '{{'))).toEqual([]);
  });
});

describe.each(named(own))('the workflow %s, which GitHub runs,', (_, workflow) => {
  const { permissions, concurrency, jobs, name, on } = parsed(workflow);

  it('gives its jobs no permission but those that each of them names', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeTypeOf('object');
  });

  it('has names, a group unless others call it, and a time limit for each job', () => {
    expect(name).toBeDefined();
    if (!(on instanceof Object && 'workflow_call' in on)) expect(concurrency).toBeDefined();
    for (const job of Object.values(jobs)) {
      expect(job.name).toBeDefined();
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });
});

it('action.yml is valid to GitHub', async () => {
  expect(await validateActionYml(actionYml)).toEqual([]);
});

describe('the pages', () => {
  it('show whole workflows, and otherwise parts that are YAML', () => {
    expect(whole.length).toBeGreaterThanOrEqual(4);
    for (const part of shown) expect(() => parsed(part), part.place).not.toThrow();
  });

  it('pin an action by the same hash as the workflows that GitHub runs', () => {
    const versions = new Map<string, Set<string>>();
    for (const { text } of [...own, ...shown]) {
      for (const [, action = '', hash = ''] of text.matchAll(/uses: ([^@\s]+)@([0-9a-f]{40})\b/g)) {
        versions.set(action, (versions.get(action) ?? new Set()).add(hash));
      }
    }
    const several = [...versions].filter(([, hashes]) => hashes.size > 1).map(([action]) => action);
    expect(versions.size).toBeGreaterThan(4);
    expect(several).toEqual([]);
  });
});

describe('actionlint', () => {
  it('objects to a runner and a context that do not exist', async () => {
    const text = `on: push\njobs:\n  a:\n    runs-on: ubunto\n    steps:\n      - run: echo\n        if: githb.ref\n`;
    expect(await actionlint(text)).toEqual([
      expect.stringMatching(/^4: label "ubunto" is unknown/),
      expect.stringMatching(/^7: undefined variable "githb"/),
    ]);
  });
});
