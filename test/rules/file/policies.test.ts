import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rulesText } from '../../../src/rules/file/rules-text.ts';
import { rulesOf, schemaErrors } from './verdicts.ts';

const FILE = `version: 1
limits: { policies: 5, policy-deletes: 1 }
policies:
  code:
    rulesets: [p/default, p/owasp-top-ten]
    disabled:
      - python.lang.security.audit.exec-detected.exec-detected
    exceptions:
      - exception_type: exclude
        project_tag_name: sandbox
        rule: p/secrets
        rule_type: pack
  secrets: { rulesets: [] }
  remediation:
    - name: Block critical findings of tier one
      filters:
        mode: all
        conditions:
          - { type: severity, values: [critical] }
          - { type: repository_tag, values: ['tier:1'], mode: none }
          - { type: a-type-of-next-year, values: ['x', y] }
      actions: [{ type: block }, { type: pr_comment }]
    - slug: jira
      name: Issues
      description: |
        For
        people
      active: false
      filters: { mode: any, conditions: [{ type: severity, values: [high] }] }
      actions: [{ type: jira, config: { project: SEC, labels: [a, 1], deep: { on: true } } }]
`;

describe('Policies of a file', () => {
  it('are bundles, and know the lines of all their texts', async () => {
    const { policies, limits } = await rulesOf(FILE);
    expect(limits).toMatchObject({ policies: 5, 'policy-deletes': 1 });
    expect(schemaErrors(FILE)).toEqual([]);
    const { code, secrets, remediation } = parse(FILE).policies;
    expect(policies).toMatchObject({
      code: { bundle: code, line: 4, policyLines: [] },
      secrets: { bundle: secrets, line: 13, policyLines: [] },
      remediation: { bundle: { policies: remediation }, line: 14, policyLines: [15, 23] },
    });
    const lines = (policies?.code?.texts ?? []).map(({ text, line }) => `${line} ${text}`);
    expect(lines.slice(2, 5)).toEqual([`7 ${code.disabled[0]}`, '9 exclude', '10 sandbox']);
  });

  it('have values as they are written', async () => {
    const values = '[1.10, true, 007]';
    const condition = `{ type: a-type-of-next-year, values: ${values} }`;
    const { policies } = await rulesOf(
      `version: 1\npolicies: { remediation: [{ name: A, filters: { conditions: [${condition}] }, actions: [{ type: x }] }] }\n`,
    );
    expect(policies?.remediation?.bundle).toMatchObject({
      policies: [{ filters: { conditions: [{ values: ['1.10', 'true', '007'] }] } }],
    });
  });

  it('are only the parts that the file has', async () => {
    const { policies } = await rulesOf('version: 1\npolicies: { remediation: [] }\n');
    expect(policies).toEqual({
      remediation: { bundle: { policies: [] }, line: 2, policyLines: [], texts: [] },
    });
    expect((await rulesOf('version: 1\n')).policies).toBeUndefined();
  });
});

it('are exported with every digit of a number in an action', async () => {
  const config = { channel: 12345678901234567890n };
  const conditions = [{ type: 'severity', values: ['high'], mode: 'any' }];
  const policy = { name: 'A', active: true, filters: { mode: 'all', conditions } };
  const policies = [{ ...policy, actions: [{ type: 'slack_app', config }] }];
  const { text, leftOut } = rulesText({
    scope: [],
    projects: [],
    policies: { remediation: { policies } },
  });
  expect(leftOut.policies).toEqual([]);
  expect((await rulesOf(text)).policies?.remediation?.bundle).toMatchObject({
    policies: [{ actions: [{ config }] }],
  });
});
