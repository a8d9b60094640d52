import { describe, expect, it } from 'vitest';
import { markdownFiles } from '../../docs/tables.ts';
import { OPERATIONS } from '../../src/model/operations.ts';
import {
  isWorkflow,
  ownAction,
  ownWorkflows,
  parseWorkflow,
  type Step,
  stepsOf,
  textOf,
  workflowsIn,
  yamlIn,
} from '../docs/markdown.ts';
import { validateActionYml, validateWorkflow } from './validator.ts';

const PINNED = /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40}|docker:\/\/[\w./-]+@sha256:[0-9a-f]{64})$/;
const LOCAL = /^[.$]\//;
const OWN = 'your-org/code-security-platform';

/** Operations that may write to the platform and whose report `undo` takes. */
const WRITING = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];

const own = ownWorkflows();
const shown = [...markdownFiles(), 'SECURITY.md', 'CONTRIBUTING.md'].flatMap(yamlIn);
const whole = shown.filter(isWorkflow);

/** The steps of a part of a workflow, where one uses an action of this repository. */
function ownSteps(part: unknown): Step[] {
  const { steps = part } = (part ?? {}) as { steps?: unknown };
  const isOwn = ({ uses }: Step) => ownAction(uses) !== undefined;
  return Array.isArray(steps) && steps.some(isOwn) ? steps : [];
}

describe.each([...own, ...whole])('the workflow $place', ({ text }) => {
  const workflow = parseWorkflow(text);
  const steps = stepsOf(workflow);
  const uses = [...Object.values(workflow.jobs), ...steps].flatMap((part) => part.uses ?? []);

  it('is valid to GitHub, with inputs and outputs that the action has', async () => {
    expect(await validateWorkflow(text)).toEqual([]);
  });

  it('uses the action of an operation, not that of all', () => {
    expect(uses.map(ownAction)).not.toContain('');
  });

  it('pins what it uses by hash, with the version as comment', () => {
    // A page and a workflow that others call name this action as its users do.
    const others = uses.filter((name) => !LOCAL.test(name) && !name.startsWith(OWN));
    expect(others.filter((name) => !PINNED.test(name))).toEqual([]);
    for (const name of others) expect(text).toMatch(new RegExp(`uses: ${name} # v?\\d+\\.\\d+\\.\\d+\\n`));
    const images = [...text.matchAll(/^ *container: (.*)$/gm)].map(([, image = '']) => image);
    for (const image of images) expect(image).toMatch(/^[\w/.-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('has a name, a group unless others call it, and no permission that a job does not name', () => {
    const { permissions, concurrency, name, on } = workflow;
    expect(name).toBeTruthy();
    expect(permissions).toEqual({});
    if (!(on instanceof Object && 'workflow_call' in on)) expect(concurrency).toBeTruthy();
  });

  it('leaves no token behind in a checkout, and puts no expression into a script', () => {
    const checkouts = steps.filter((step) => step.uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
    expect(steps.filter(({ run = '' }) => run.includes('$' + '{{'))).toEqual([]);
  });
});

describe.each(own)('the workflow $place, which GitHub runs,', ({ text }) => {
  it('has names, and a time limit and permissions of its own for each job', () => {
    for (const job of Object.values(parseWorkflow(text).jobs)) {
      expect(job.name).toBeDefined();
      expect(job.permissions).toBeTypeOf('object');
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });
});

describe.each(whole)('the workflow $place of a page', ({ text }) => {
  const workflow = parseWorkflow(text);
  const steps = stepsOf(workflow);
  const writing = steps.filter((step) => {
    return WRITING.includes(ownAction(step.uses) ?? '') && step.with?.['dry-run'] !== true;
  });

  it('uses this action, or calls a workflow that does', () => {
    if (steps.length > 0) expect(steps.some(({ uses }) => ownAction(uses))).toBe(true);
  });

  it('waits in the group of all that write, and keeps the report of each step that writes', () => {
    if (writing.length > 0)
      expect(workflow.concurrency).toEqual({ group: 'code-security-writes', queue: 'max' });
    for (const { id } of writing) {
      const path = `\${{ steps.${id}.outputs.report-path }}`;
      const upload = steps.find((step) => step.with?.path === path);
      expect(upload?.uses).toMatch(/^actions\/upload-artifact@/);
      expect(upload?.if).toBe(`always() && steps.${id}.outputs.report-path != ''`);
      expect(upload?.with?.['retention-days']).toBe(90);
      // Each attempt keeps its own.
      expect(upload?.with?.name).toMatch(/-\$\{\{ github\.run_attempt \}\}$/);
    }
  });
});

it.each(['', ...OPERATIONS.map((name) => `${name}/`)])('%saction.yml is valid to GitHub', async (folder) => {
  expect(await validateActionYml(textOf(`${folder}action.yml`))).toEqual([]);
});

describe('GitHub finds', () => {
  const gate = textOf('.github/workflows/gate.yml');
  const [scan = ''] = workflowsIn('docs/scan.md').map(({ text }) => text);
  const [caller = ''] = markdownFiles()
    .flatMap(workflowsIn)
    .flatMap(({ text }) => (text.includes('workflows/gate.yml@') ? [text] : []));

  it.each([
    ['a misspelt input', gate, 'fail-on: $', 'fail-onn: $', "Invalid action input 'fail-onn'"],
    [
      'an input of another operation',
      gate,
      'comment-footer: $',
      'severities: $',
      "Invalid action input 'severities'",
    ],
    ['a missing token', gate, /^ *token: .*\n/m, '', 'Missing required input `token`'],
    ['an output of another operation', scan, 'outputs.scan-branch', 'outputs.verdict', 'verdict'],
    ['a misspelt input of a workflow that a job calls', caller, 'warn-only:', 'warn-onyl:', 'warn-onyl'],
    ['an action that is not there', gate, '$/gate', '$/gaet', 'Unable to resolve action'],
  ])('%s', async (_, text, right, wrong, message) => {
    const broken = text.replace(right, wrong);
    expect(broken).not.toBe(text);
    expect((await validateWorkflow(broken)).join('\n')).toContain(message);
  });
});

describe('the pages', () => {
  it('show whole workflows, and otherwise parts that are YAML', () => {
    expect(whole.length).toBeGreaterThanOrEqual(4);
    for (const part of shown) expect(() => parseWorkflow(part.text), part.place).not.toThrow();
  });

  it('show steps that are valid to GitHub, with their actions resolved', async () => {
    const parts = shown.filter((part) => ownSteps(parseWorkflow(part.text)).length > 0 && !isWorkflow(part));
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      const steps = ownSteps(parseWorkflow(part.text));
      const workflow = { on: 'push', jobs: { part: { 'runs-on': 'ubuntu-latest', steps } } };
      expect(await validateWorkflow(JSON.stringify(workflow)), part.place).toEqual([]);
    }
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
