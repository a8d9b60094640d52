import { pick, pickWeighted, prng, some } from './prng.ts';
import {
  type Finding,
  type FindingStatus,
  Findings,
  type IssueType,
  type Project,
  type Projects,
} from './state.ts';

/** What a finding is before anything is known about it. */
export function plainFinding(id: bigint, issueType: IssueType, repo: string): Finding {
  return {
    id,
    issue_type: issueType,
    fingerprint: `${issueType}-${id.toString(36)}`,
    repo,
    ref: 'refs/heads/main',
    status: 'open',
    triage_state: 'untriaged',
    triaged_at: undefined,
    state_updated_at: undefined,
    triage_reason: undefined,
    notes: [],
    severity: 'medium',
    confidence: 'medium',
    autotriage_verdict: undefined,
    categories: none,
    component_tags: none,
    policies: none,
    policy_mode: 'monitor',
    rule: 'generic.rule',
    rulesets: none,
    relevant_since: 1_767_225_600,
    created_at: undefined,
    first_seen_scan_id: undefined,
    path: undefined,
    line: undefined,
    ticket: undefined,
    removed: false,
    pro_only: false,
    dependency: undefined,
    epss_probability: undefined,
    exposure: undefined,
    transitivity: undefined,
    malicious: false,
    fix_pull_request: undefined,
    historical: false,
    repository_visibility: undefined,
    secret_type: undefined,
    validation_state: undefined,
  };
}

const none: readonly string[] = [];
const statuses: readonly (readonly [FindingStatus, number])[] = [
  ['open', 60],
  ['ignored', 16],
  ['fixed', 10],
  ['reviewing', 7],
  ['fixing', 5],
  ['provisionally_ignored', 2],
];
const reasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'];
const severities: readonly (readonly [string, number])[] = [
  ['low', 30],
  ['medium', 40],
  ['high', 22],
  ['critical', 8],
];
const categories = ['security', 'correctness', 'best-practice', 'performance', 'maintainability'];
const componentTags = ['user-data', 'payments', 'authentication', 'admin', 'infrastructure'];
const policyNames = ['Code defaults', 'Block criticals', 'Comment on new findings', 'Secrets defaults'];
const rules = {
  sast: [
    'javascript.express.security.audit.xss.direct-response-write',
    'typescript.react.security.audit.react-dangerouslysetinnerhtml',
    'python.django.security.injection.sql.sql-injection-db-cursor-execute',
    'python.lang.security.audit.subprocess-shell-true',
    'go.lang.security.audit.crypto.use-of-md5',
    'java.spring.security.audit.spring-csrf-disabled',
    'terraform.aws.security.aws-s3-bucket-public-read',
    'dockerfile.security.missing-user',
  ],
  sca: [
    'ssc-prototype-pollution',
    'ssc-remote-code-execution',
    'ssc-denial-of-service',
    'ssc-path-traversal',
  ],
  ai_sast: ['ai.authorization.missing-ownership-check'],
  secrets: [
    'generic.secrets.detected-api-key',
    'generic.secrets.detected-private-key',
    'generic.secrets.detected-token',
  ],
} as const;
const rulesets = {
  sast: ['p/default', 'p/owasp-top-ten', 'p/javascript', 'p/python'],
  sca: ['supply-chain'],
  ai_sast: [],
  secrets: ['p/secrets', 'p/secrets-generic'],
} as const;

export function believableFindings(seed: number, projects: Projects): Findings {
  const random = prng(seed + 1);
  const withCode = projects.all.filter((project) => project.latest_scan_at !== undefined);
  const findings = new Findings();
  // The last twenty ids are beyond what a double can hold.
  const nextId = () => (findings.size < 2000 ? 610_004n : 9_007_199_254_738_993n) + BigInt(findings.size * 3);
  while (findings.size < 2020) {
    const finding = believableFinding(random, nextId(), pick(random, withCode));
    findings.add(finding);
    if (random() < 0.25) {
      for (const ref of some(random, ['refs/heads/release', 'refs/pull/214/merge', 'refs/heads/next'], 0.5)) {
        findings.add({ ...finding, id: nextId(), ref, notes: [] });
      }
    }
  }
  return findings;
}

function believableFinding(random: () => number, id: bigint, project: Project): Finding {
  const type = pickWeighted<IssueType>(random, [
    ['sast', 50],
    ['sca', 32],
    ['secrets', 18],
  ]);
  const status = pickWeighted(random, statuses);
  return {
    ...plainFinding(id, type, project.name),
    ref: project.primary_branch,
    status,
    triage_reason: status === 'ignored' ? pick(random, reasons) : undefined,
    notes: status === 'ignored' && random() < 0.3 ? ['looked at in the weekly round'] : [],
    severity: pickWeighted(random, severities),
    confidence: pick(random, ['low', 'medium', 'high']),
    autotriage_verdict: pick(random, [undefined, undefined, 'true_positive', 'false_positive']),
    categories: ['security', ...some(random, categories.slice(1), 0.2)].slice(random() < 0.8 ? 0 : 1),
    component_tags: some(random, componentTags, 0.2),
    policies: some(random, policyNames, 0.4),
    policy_mode: pickWeighted(random, [
      ['monitor', 60],
      ['comment', 25],
      ['block', 15],
    ]),
    rule: pick(random, rules[type]),
    rulesets: some(random, rulesets[type], 0.6),
    relevant_since: 1_704_067_200 + Math.floor(random() * 82_000_000),
    ...traitsOf(type, random),
  };
}

function traitsOf(type: IssueType, random: () => number): Partial<Finding> {
  if (type === 'sast') return { pro_only: random() < 0.3 };
  if (type === 'sca') {
    return {
      dependency: pick(random, [
        'lodash',
        'minimist',
        'requests',
        'jackson-databind',
        'log4j-core',
        'golang.org/x/net',
      ]),
      epss_probability: pick(random, ['low', 'medium', 'high', 'none']),
      exposure: pick(random, [
        'reachable',
        'always_reachable',
        'conditionally_reachable',
        'unreachable',
        'unknown',
      ]),
      transitivity: pick(random, ['direct', 'transitive', 'transitive', 'unknown']),
    };
  }
  return {
    historical: random() < 0.3,
    repository_visibility: pick(random, ['public', 'private', 'private', 'unknown']),
    secret_type: pick(random, ['AWS', 'GitHub', 'Slack', 'Stripe', 'Private key']),
    validation_state: pick(random, [
      'confirmed_valid',
      'confirmed_invalid',
      'validation_error',
      'no_validator',
      'valid',
      'invalid',
    ]),
  };
}
