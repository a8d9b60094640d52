import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/inputs/rules/parse.ts';
import { type LiveBundles, policiesOf } from '../../../src/operations/policies/exported.ts';
import { expectSuccess } from '../scenario.ts';
import { detection, openDeployment, remediation, rulesStep } from './world.ts';

describe('Policies as a rules file', () => {
  it('have no changes in a plan', async () => {
    const code = detection({
      disabled: ['python.exec'],
      exceptions: [
        {
          exception_type: 'include',
          project: 'acme/api',
          project_tag_name: '',
          rule: 'p/secrets',
          rule_type: 'pack',
        },
      ],
    });
    const policies = [
      remediation('Renamed since', { slug: 'once', active: false, description: 'One\n\ntwo' }),
      remediation('Tell Jira', {
        actions: [{ type: 'jira', config: { project_key: 'SEC', labels: ['a'] } }],
      }),
    ];
    const platform = await openDeployment({ code, remediation: policies });
    const { policies: data, gaps } = policiesOf({ code, secrets: {}, remediation: { policies } });
    expect(gaps).toEqual([]);
    const run = await rulesStep(platform, 'plan', `policies: ${JSON.stringify(data)}`);
    expectSuccess(run);
    expect(run.outputs.drift).toBe('false');
  });

  it('name what a file cannot say, and leave a part out that it would delete from', async () => {
    const bundles = {
      code: { rulesets: ['p/default'], priority: 3, empty: [], exceptions: [{ rule: 'x', until: 'May' }] },
      remediation: { policies: [remediation('Fine'), remediation('Idle', { actions: [] })] },
    };
    const { policies, gaps } = policiesOf(bundles as unknown as LiveBundles);
    expect(policies).toEqual({ code: { rulesets: ['p/default'], exceptions: [{ rule: 'x' }] } });
    expect(gaps).toEqual([
      { part: 'code', left: 'field', what: 'priority' },
      { part: 'code', left: 'field', what: 'until' },
      { part: 'remediation', left: 'part', what: 'Idle' },
    ]);
  });

  it('say "none" where a part is empty', async () => {
    const { policies } = policiesOf({ code: {}, secrets: {}, remediation: {} });
    expect(policies).toEqual({ code: {}, secrets: {}, remediation: [] });
    const text = JSON.stringify({ version: 1, policies });
    expect(await parseRules(text, 'rules.yml')).toMatchObject({ ok: true });
  });
});
