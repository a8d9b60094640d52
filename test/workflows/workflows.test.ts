import { describe, expect, it } from 'vitest';
import { REFERENCE, stepsOf, textOf } from '../docs/markdown.ts';
import { isWorkflow, ownWorkflows, parsed, shownYaml, usesOf, type WorkflowText } from './files.ts';
import { validateActionYml, validateWorkflow } from './validator.ts';

const PINNED = /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40}|docker:\/\/[\w./-]+@sha256:[0-9a-f]{64})$/;
const LOCAL = /^\.\//;
const OWN = 'your-org/code-security-platform';

const actionYml = textOf('action.yml');
const own = ownWorkflows();
const shown = shownYaml();
const whole = shown.filter(isWorkflow);
const named = (workflows: WorkflowText[]) => workflows.map((one) => [one.place, one] as const);

describe.each(named([...own, ...whole]))('the workflow %s', (_, workflow) => {
  it('is valid to GitHub, with inputs and outputs that the action has', async () => {
    expect(await validateWorkflow(workflow.text, { reference: REFERENCE, actionYml })).toEqual([]);
  });

  it('pins what it uses by hash, with the version as comment', () => {
    // A page and a workflow that others call name this action as its users do.
    const used = usesOf(parsed(workflow)).filter((uses) => !LOCAL.test(uses) && !uses.startsWith(OWN));
    expect(used.filter((uses) => !PINNED.test(uses))).toEqual([]);
    for (const uses of used)
      expect(workflow.text).toMatch(new RegExp(`uses: ${uses} # v?\\d+\\.\\d+\\.\\d+\\n`));
  });

  it('has a name, a group unless others call it, and no permission that a job does not name', () => {
    const { permissions, concurrency, name, on } = parsed(workflow);
    expect(name).toBeTruthy();
    expect(permissions).toEqual({});
    if (!(on instanceof Object && 'workflow_call' in on)) expect(concurrency).toBeTruthy();
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
  const { jobs } = parsed(workflow);

  it('has names, and a time limit and permissions of its own for each job', () => {
    for (const job of Object.values(jobs)) {
      expect(job.name).toBeDefined();
      expect(job.permissions).toBeTypeOf('object');
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
