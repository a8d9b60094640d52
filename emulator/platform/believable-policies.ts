import type { Condition, PolicyState, RemediationPolicy } from './policies/bundles.ts';

/** The newer policies of a company that has used them for a while. */
export function believableNewerPolicies(): PolicyState {
  return {
    code: {
      rulesets: ['p/default', 'p/owasp-top-ten', 'p/typescript'],
      rules: ['go.lang.security.audit.crypto.use-of-md5'],
      disabled: ['dockerfile.security.missing-user'],
      exceptions: [
        exception('exclude', { project_tag_name: 'archived' }, 'p/owasp-top-ten', 'pack'),
        exception(
          'exclude',
          { project: 'acme/legacy-portal' },
          'java.spring.security.audit.spring-csrf-disabled',
          'rule',
        ),
        exception('include', { project_tag_name: 'pci' }, 'p/security-audit', 'pack'),
      ],
    },
    secrets: {
      rulesets: [],
      rules: ['generic.secrets.security.detected-private-key'],
      disabled: [],
      exceptions: [
        exception(
          'exclude',
          { project: 'acme/hackathon-2021' },
          'generic.secrets.security.detected-private-key',
          'rule',
        ),
      ],
    },
    remediation: [
      remediation(
        'Block criticals of tier one',
        ['block', 'pr_comment'],
        [condition('severity', ['critical']), condition('repository_tag', ['tier-1'])],
      ),
      // It was renamed since it was created.
      {
        ...remediation(
          'Comment on high findings',
          ['pr_comment'],
          [condition('severity', ['critical', 'high']), condition('confidence', ['high'])],
        ),
        slug: 'comment-on-new-findings',
        description: 'Whoever opens the pull request sees what is serious and certain',
      },
      remediation(
        'Block valid secrets',
        ['block', 'pr_comment'],
        [
          condition('product', ['secrets']),
          condition('validation_state', ['confirmed_valid']),
          condition('repository_tag', ['archived'], 'none'),
        ],
      ),
      {
        ...remediation(
          'Issues for reachable dependencies',
          [],
          [
            condition('product', ['supply_chain']),
            condition('reachability', ['reachable', 'always_reachable']),
          ],
        ),
        active: false,
        actions: [{ type: 'jira', config: { project_key: 'SEC', issue_type: 'Bug' } }],
      },
    ],
    reservedSlugs: ['semgrep-managed-defaults'],
    rulesets: [
      'p/default',
      'p/owasp-top-ten',
      'p/typescript',
      'p/security-audit',
      'p/comment',
      'p/secrets',
      'p/golang',
    ],
    rules: [
      'go.lang.security.audit.crypto.use-of-md5',
      'dockerfile.security.missing-user',
      'java.spring.security.audit.spring-csrf-disabled',
      'python.lang.security.audit.exec-detected.exec-detected',
      'generic.secrets.security.detected-private-key',
    ],
  };
}

function exception(
  exception_type: string,
  scope: { project: string } | { project_tag_name: string },
  rule: string,
  rule_type: string,
) {
  return { exception_type, project: '', project_tag_name: '', ...scope, rule, rule_type };
}

function condition(type: string, values: string[], mode = 'any'): Condition {
  return { type, values, mode };
}

function remediation(name: string, actions: readonly string[], conditions: Condition[]): RemediationPolicy {
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: '',
    active: true,
    filters: { mode: 'all', conditions },
    actions: actions.map((type) => ({ type, config: {} })),
  };
}
