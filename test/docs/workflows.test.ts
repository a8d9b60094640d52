import { describe, expect, it } from 'vitest';
import { markdownFiles } from '../../docs/tables.ts';
import { validateWorkflow } from '../workflows/validator.ts';
import { parseWorkflow, REFERENCE, stepsOf, textOf, workflowsIn } from './markdown.ts';

const actionYml = textOf('action.yml');
const shown = markdownFiles().flatMap(workflowsIn);

/** The operations that may write to the platform. */
const WRITING = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];

describe('The workflows of the documentation', () => {
  it('are there', () => {
    expect(shown.length).toBeGreaterThanOrEqual(18);
  });
});

describe.each(shown)('$place', ({ text }) => {
  const workflow = parseWorkflow(text);
  const steps = stepsOf(workflow);

  it('is valid to GitHub, with inputs and outputs that exist', async () => {
    expect(text).toContain(REFERENCE);
    expect(await validateWorkflow(text, { reference: REFERENCE, actionYml })).toEqual([]);
  });

  it("pins others' actions by the hash of a commit, with the version as a comment", () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, used = '']) => used);
    const others = uses.filter((used) => used !== REFERENCE);
    expect(others.filter((used) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual([]);
  });

  it('takes away all permissions before it gives some', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('has a concurrency group if it may write', () => {
    const writes = steps.some((step) => {
      const { operation, 'dry-run': dryRun } = step.with ?? {};
      return WRITING.includes(String(operation)) && dryRun !== true;
    });
    if (writes) expect(workflow.concurrency?.group).toBeTruthy();
    if (writes) expect(workflow.concurrency?.['cancel-in-progress']).toBeUndefined();
  });

  it('never writes an expression into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('does not leave credentials behind a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});
