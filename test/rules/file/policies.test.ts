import { describe, expect, it } from 'vitest';
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
  secrets: {}
  remediation:
    - name: Block critical findings of tier one
      filters:
        mode: all
        conditions:
          - { type: severity, values: [critical] }
          - { type: repository_tag, values: ['tier:1'], mode: none }
          - { type: a-type-of-next-year, values: [1.10, true] }
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
    expect(limits).toMatchObject({ policies: { count: 5 }, policyDeletes: { count: 1 } });
    expect(schemaErrors(FILE)).toEqual([]);
    expect(policies?.code).toMatchObject({
      line: 4,
      policyLines: [],
      bundle: {
        rulesets: ['p/default', 'p/owasp-top-ten'],
        disabled: ['python.lang.security.audit.exec-detected.exec-detected'],
        exceptions: [
          { exception_type: 'exclude', project_tag_name: 'sandbox', rule: 'p/secrets', rule_type: 'pack' },
        ],
      },
    });
    expect(policies?.secrets).toEqual({ bundle: {}, line: 13, policyLines: [] });
    expect(policies?.remediation).toMatchObject({ line: 14, policyLines: [15, 23] });
    expect(policies?.remediation?.bundle).toEqual({
      policies: [
        {
          name: 'Block critical findings of tier one',
          filters: {
            mode: 'all',
            conditions: [
              { type: 'severity', values: ['critical'] },
              { type: 'repository_tag', values: ['tier:1'], mode: 'none' },
              { type: 'a-type-of-next-year', values: ['1.10', 'true'] },
            ],
          },
          actions: [{ type: 'block' }, { type: 'pr_comment' }],
        },
        {
          slug: 'jira',
          name: 'Issues',
          description: 'For\npeople\n',
          active: false,
          filters: { mode: 'any', conditions: [{ type: 'severity', values: ['high'] }] },
          actions: [{ type: 'jira', config: { project: 'SEC', labels: ['a', 1], deep: { on: true } } }],
        },
      ],
    });
  });

  it('are only the parts that the file has', async () => {
    const { policies } = await rulesOf('version: 1\npolicies: { remediation: [] }\n');
    expect(policies).toEqual({
      remediation: { bundle: { policies: [] }, line: 2, policyLines: [] },
    });
    expect((await rulesOf('version: 1\n')).policies).toBeUndefined();
  });
});
