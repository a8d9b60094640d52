import { describe, expect, it } from 'vitest';
import { markdownFiles } from '../../docs/tables.ts';
import { ownAction, parseWorkflow, stepsOf, workflowsIn } from './markdown.ts';

const shown = markdownFiles().flatMap(workflowsIn);

/** The operations that may write to the platform. */
const WRITING = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];

describe.each(shown)('$place', ({ text }) => {
  const workflow = parseWorkflow(text);
  const steps = stepsOf(workflow);

  it('uses this action, or calls a workflow that does', () => {
    if (steps.length > 0) expect(steps.some(({ uses }) => ownAction(uses))).toBe(true);
  });

  const writing = steps.filter((step) => {
    return WRITING.includes(ownAction(step.uses) ?? '') && step.with?.['dry-run'] !== true;
  });

  it('waits in the one group of all that write, and no other run takes its place', () => {
    if (writing.length === 0) return;
    expect(workflow.concurrency).toEqual({ group: 'code-security-writes', queue: 'max' });
  });

  it('keeps the report of each step that writes, for undo', () => {
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    for (const step of writing) {
      const kept = uploads.filter(
        (upload) => upload.with?.path === `\${{ steps.${step.id}.outputs.report-path }}`,
      );
      expect(kept.map((upload) => upload.if)).toEqual([
        `always() && steps.${step.id}.outputs.report-path != ''`,
      ]);
      expect(kept[0]?.with?.['retention-days']).toBe(90);
    }
  });
});
