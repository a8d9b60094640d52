import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError } from '../scenario.ts';

const FORMS: readonly [operation: string, policies: string][] = [
  ['plan', 'policies: { code: { rulesets: [p/default] } }'],
  ['plan', 'policies: { remediation: [] }'],
  ['apply', 'policies: { secrets: {} }'],
];

async function stepWith(operation: string, policies: string) {
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await writeFile(
    join(workspace, 'rules.yml'),
    `version: 1\nprojects: [{ name: all, tags: [x] }]\n${policies}\n`,
  );
  const platform = await openPlatform({ quirks: { policiesMigrated: true } });
  const inputs = { operation, 'rules-file': 'rules.yml' };
  const run = await stepOn(platform, inputs, { environment: { GITHUB_WORKSPACE: workspace } });
  return { platform, run };
}

describe('A rules file with policies', () => {
  it.each(FORMS)(
    'is refused by %s before any request, and not planned without them: %s',
    async (operation, policies) => {
      const { platform, run } = await stepWith(operation, policies);
      expect(theError(run)).toContain('`rules-file` has `policies`, which this version cannot compare yet');
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'invalid-inputs' });
      expect(run.outputs).not.toHaveProperty('changes');
      expect(platform.requests).toEqual([]);
    },
  );

  it('is refused with all its mistakes and their places', async () => {
    const mistakes = `policies:
  code:
  secrets: { rulesets: [p/secrets] }
  remediation: [{ name: A, filters: { conditions: [] }, actions: [{ type: block }], on: true }]`;
    const { platform, run } = await stepWith('plan', mistakes);
    for (const place of [
      '4:8: "code" is empty',
      '5:24: rulesets are for code',
      '6:51: "conditions" is an empty list',
    ]) {
      expect(run.summary.replaceAll('&quot;', '"')).toContain(`rules.yml:${place}`);
    }
    expect(theError(run)).toContain('rules.yml:4:8');
    expect(run.summary).toContain('unknown key &quot;on&quot; in a remediation policy');
    expect(platform.requests).toEqual([]);
  });
});
