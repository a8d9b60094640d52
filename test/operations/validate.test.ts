import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStep, type StepRun } from '../run-step.ts';
import { runCases } from './cases.ts';
import { folderWith } from './scenario.ts';

const RIGHT = 'version: 1\nprojects: [{ name: all, tags: [x] }]\n';
const WRONG = 'version: 1\nproject: []\nlimits:\n  changes: many\n';

/** A checkout with a rules file in it. */
async function checkout(rules: string): Promise<Record<string, string>> {
  return { GITHUB_WORKSPACE: await folderWith({ '.github/code-security.yml': rules }) };
}

async function check(rules: string, inputs: Record<string, string> = {}): Promise<StepRun> {
  return runStep({ inputs: { operation: 'validate', ...inputs }, environment: await checkout(rules) });
}

/** The annotations that stand on lines of a file. */
function placed({ log }: StepRun): string[] {
  return log.split('\n').filter((line) => line.startsWith('::warning file='));
}

runCases(new URL('cases/validate.yml', import.meta.url));

describe('validate', () => {
  it('annotates ten lines at most, and counts what the summary leaves out', async () => {
    const keys = Array.from({ length: 150 }, (_, at) => `key${at}: 1\n`);
    const run = await check(`version: 1\n${keys.join('')}`);
    expect(placed(run)).toHaveLength(10);
    expect(run.errors).toEqual([expect.stringContaining('150 problems in its inputs')]);
    expect(run.summary).toContain('… and 50 more problems.');
    expect(run.report.problems).toHaveLength(150);
  });

  it('annotates no line of a file outside the checkout', async () => {
    const { GITHUB_WORKSPACE = '' } = await checkout(WRONG);
    const elsewhere = join(GITHUB_WORKSPACE, '.github/code-security.yml');
    expect(placed(await check(RIGHT, { 'rules-file': elsewhere }))).toEqual([]);
    const environment = { ...(await checkout(RIGHT)), GITHUB_WORKSPACE };
    const absolute = { operation: 'validate', 'rules-file': elsewhere };
    expect(placed(await runStep({ inputs: absolute, environment }))).toHaveLength(2);
  });
});
