import { pick, pickWeighted, some } from './prng.ts';
import type { Finding, IssueType, Project } from './state.ts';

const severities: readonly (readonly [string, number])[] = [
  ['low', 30],
  ['medium', 40],
  ['high', 22],
  ['critical', 8],
];
const categories = ['security', 'correctness', 'best-practice', 'performance', 'maintainability'];
const componentTags = ['user-data', 'payments', 'authentication', 'admin', 'infrastructure'];
const policyNames = ['Code defaults', 'Block criticals', 'Comment on new findings', 'Secrets defaults'];
const exposures = ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'];

/** Rule and the kind of file that it looks at. */
const codeRules: readonly (readonly [string, string])[] = [
  ['javascript.express.security.audit.xss.direct-response-write', 'js'],
  ['typescript.react.security.audit.react-dangerouslysetinnerhtml', 'tsx'],
  ['python.django.security.injection.sql.sql-injection-db-cursor-execute', 'py'],
  ['python.lang.security.audit.subprocess-shell-true', 'py'],
  ['go.lang.security.audit.crypto.use-of-md5', 'go'],
  ['java.spring.security.audit.spring-csrf-disabled', 'java'],
  ['terraform.aws.security.aws-s3-bucket-public-read', 'tf'],
  ['dockerfile.security.missing-user', 'Dockerfile'],
];
const supplyChainRules = [
  'ssc-prototype-pollution',
  'ssc-remote-code-execution',
  'ssc-denial-of-service',
  'ssc-path-traversal',
];
const secretRules = [
  'generic.secrets.detected-api-key',
  'generic.secrets.detected-private-key',
  'generic.secrets.detected-token',
];
const folders = ['src', 'src/api', 'src/jobs', 'lib', 'services/orders', 'test/unit', 'docs/how to', 'tools'];
const fileNames = ['handler', 'client', 'index', 'report', 'import', 'session', 'upload', 'legacy_mapper'];
/** Dependency and the lockfile that names it. */
const dependencies: readonly (readonly [string, string])[] = [
  ['lodash', 'package-lock.json'],
  ['minimist', 'web/package-lock.json'],
  ['requests', 'services/api/poetry.lock'],
  ['jackson-databind', 'pom.xml'],
  ['log4j-core', 'pom.xml'],
  ['golang.org/x/net', 'go.sum'],
];
const secretFiles = [
  'src/ai.py',
  '.env.example',
  'deploy/values.yaml',
  'test/fixtures/keys.json',
  'ci/release.sh',
];

/** What a finding is about: severity, rule, place and whatever its kind has of its own. */
export function believableTraits(
  type: IssueType,
  project: Project,
  random: () => number,
): Partial<Finding> & Pick<Finding, 'severity'> {
  return {
    severity: pickWeighted(random, severities),
    confidence: pick(random, ['low', 'medium', 'high']),
    categories: ['security', ...some(random, categories.slice(1), 0.2)].slice(random() < 0.8 ? 0 : 1),
    // The list of findings has room for one tag.
    component_tags: random() < 0.4 ? [pick(random, componentTags)] : [],
    policies: some(random, policyNames, 0.4),
    policy_mode: pickWeighted(random, [
      ['monitor', 60],
      ['comment', 25],
      ['block', 15],
    ]),
    line: 1 + Math.floor(random() * 400),
    ticket: random() < 0.12 ? `SEC-${100 + Math.floor(random() * 900)}` : undefined,
    ...traitsOf(type, project, random),
  };
}

function traitsOf(type: IssueType, project: Project, random: () => number): Partial<Finding> {
  if (type === 'sca') return supplyChainTraits(random);
  if (type === 'secrets') return secretTraits(project, random);
  const [rule, kind] = pick(random, codeRules);
  const file = kind === 'Dockerfile' ? kind : `${pick(random, fileNames)}.${kind}`;
  return {
    path: `${pick(random, folders)}/${file}`,
    autotriage_verdict: pick(random, [undefined, undefined, 'true_positive', 'false_positive']),
    fix_pull_request: random() < 0.04 ? pick(random, ['open', 'merged'] as const) : undefined,
    ...(type === 'ai_sast'
      ? { rule: 'ai.authorization.missing-ownership-check' }
      : {
          rule,
          rulesets: some(random, ['p/default', 'p/owasp-top-ten', 'p/javascript', 'p/python'], 0.6),
          pro_only: random() < 0.3,
        }),
  };
}

function supplyChainTraits(random: () => number): Partial<Finding> {
  const [dependency, path] = pick(random, dependencies);
  return {
    rule: pick(random, supplyChainRules),
    rulesets: some(random, ['supply-chain'], 0.6),
    path,
    dependency,
    epss_probability: pick(random, ['low', 'medium', 'high', 'none']),
    exposure: pick(random, exposures),
    transitivity: pick(random, ['direct', 'transitive', 'transitive', 'unknown']),
    malicious: random() < 0.02,
  };
}

function secretTraits(project: Project, random: () => number): Partial<Finding> {
  const isLocal = project.url === '';
  return {
    rule: pick(random, secretRules),
    rulesets: some(random, ['p/secrets', 'p/secrets-generic'], 0.6),
    path: pick(random, secretFiles),
    autotriage_verdict: pick(random, [undefined, undefined, 'true_positive', 'false_positive']),
    historical: random() < 0.3,
    repository_visibility: isLocal ? 'unknown' : project.tags.includes('public') ? 'public' : 'private',
    secret_type: pick(random, ['AWS', 'GitHub', 'Slack', 'Stripe', 'Private key']),
    validation_state: pick(random, [
      'confirmed_valid',
      'confirmed_invalid',
      'validation_error',
      'no_validator',
    ]),
  };
}
