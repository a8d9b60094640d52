import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { runStep, type StepRun } from '../run-step.ts';
import { folderWith, openPlatform } from './scenario.ts';

const RIGHT = 'version: 1\nprojects: [{ name: all, tags: [x] }]\n';
const WRONG = 'version: 1\nproject: []\nlimits:\n  changes: many\n';
const FORK = {
  pull_request: { number: 7, head: { sha: 'e'.repeat(40), repo: { full_name: 'somebody/payments-api' } } },
};

/** A checkout with a rules file in it, and the event of a fork's pull request. */
async function checkout(rules: string): Promise<Record<string, string>> {
  const files = { '.github/code-security.yml': rules, 'event.json': JSON.stringify(FORK) };
  const workspace = await folderWith(files);
  return {
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(workspace, 'event.json'),
  };
}

async function check(rules: string, inputs: Record<string, string> = {}): Promise<StepRun> {
  return runStep({ inputs: { operation: 'validate', ...inputs }, environment: await checkout(rules) });
}

/** The annotations that stand on lines of a file. */
function placed({ log }: StepRun): string[] {
  return log.split('\n').filter((line) => line.startsWith('::warning file='));
}

describe('validate', () => {
  it.each<Record<string, string>>([{}, { token: DEFAULT_TOKEN }])(
    'needs no token, and sends nothing: %j',
    async (inputs) => {
      const platform = await openPlatform();
      const run = await check(RIGHT, { 'base-url': platform.url, ...inputs });
      expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
      expect(run.report).toMatchObject({ operation: 'validate', outcome: 'succeeded', requests_sent: 0 });
      expect(run.log.startsWith(`::add-mask::${DEFAULT_TOKEN}\n`)).toBe('token' in inputs);
      expect(platform.requests).toEqual([]);
    },
  );

  it('names the parts of the file, and what a plan compares it with', async () => {
    const policies = await check('version: 1\npolicies: { remediation: [] }\n');
    expect(policies.summary).toContain('0 rules for findings · policies');
    expect(policies.summary).toMatch(/compares it with the platform\.</);
    const withGitHub = await check('version: 1\ncoverage: true\n');
    expect(withGitHub.summary).toMatch(/compares it with the platform and with GitHub\.</);
  });

  it('warns of an end that has passed, as a plan does, and stays green', async () => {
    const rule = 'findings: [{ name: old, triage: { state: ignored, until: 2020-02-29 } }]\n';
    const run = await check(`version: 1\n${rule}`);
    expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'succeeded' } });
    expect(run.warnings).toEqual([
      expect.stringMatching(/The rule "old" ignores until 2020-02-29, which has passed/),
    ]);
  });

  it.each([
    ['.github/code-security.yaml', '.github/code-security.yml'],
    ['fleet.yml', 'fleet.yaml'],
  ])('names %s where %s is missing', async (there, missing) => {
    const environment = { GITHUB_WORKSPACE: await folderWith({ [there]: RIGHT }) };
    const run = await runStep({ inputs: { operation: 'validate', 'rules-file': missing }, environment });
    expect(run.errors).toEqual([
      expect.stringContaining(`does not exist; \`${there}\` exists: set \`rules-file\` to it, or rename it.`),
    ]);
  });

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

describe.each(['plan', 'apply'])('%s', (operation) => {
  it('puts the errors of the file on its lines, too', async () => {
    const environment = await checkout(WRONG);
    const run = await runStep({ inputs: { operation, token: DEFAULT_TOKEN }, environment });
    expect(placed(run)).toHaveLength(2);
    expect(run.errors).toHaveLength(1);
  });

  it('needs a token, and names what needs none where a fork has none', async () => {
    const run = await runStep({ inputs: { operation }, environment: await checkout(RIGHT) });
    expect(run.errors).toEqual([
      expect.stringMatching(/a pull request from a fork gets no secrets.*`operation: validate`/),
    ]);
  });
});
