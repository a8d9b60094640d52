import type { Condition, PolicyState, RemediationPolicy } from './policies/bundles.ts';
import type { Policy } from './resources.ts';
import type { FindingStatus } from './state.ts';

/** Pull request 214 of `acme/payments-api`: one finding is new, one is on the primary branch, one is ignored there. */
export const PULL_REQUEST = {
  project: 'acme/payments-api',
  number: 214,
  ref: 'refs/pull/214/merge',
  scanId: 5_418_201n,
} as const;

export interface Rule {
  readonly message: string;
  readonly category: string;
  readonly cwe: readonly string[];
  readonly owasp: readonly string[];
  readonly vulnerabilityClasses: readonly string[];
}

/** name | message | CWE | OWASP | vulnerability class */
const RULES = `
javascript.express.security.audit.xss.direct-response-write | User input is written to the response as it is. Escape it, or use \`res.json\`. | CWE-79: Improper Neutralization of Input During Web Page Generation | A03:2021 - Injection | Cross-Site-Scripting (XSS)
typescript.react.security.audit.react-dangerouslysetinnerhtml | HTML that is not a constant reaches \`dangerouslySetInnerHTML\`. Sanitize it first. | CWE-79: Improper Neutralization of Input During Web Page Generation | A03:2021 - Injection | Cross-Site-Scripting (XSS)
python.django.security.injection.sql.sql-injection-db-cursor-execute | A query is put together from user input. Pass parameters to \`execute\` instead. | CWE-89: Improper Neutralization of Special Elements used in an SQL Command | A03:2021 - Injection | SQL Injection
python.lang.security.audit.subprocess-shell-true | A command runs through a shell. Give its arguments as a list, without \`shell=True\`. | CWE-78: Improper Neutralization of Special Elements used in an OS Command | A03:2021 - Injection | Command Injection
go.lang.security.audit.crypto.use-of-md5 | MD5 is broken. Use SHA-256 or better. | CWE-328: Use of Weak Hash | A02:2021 - Cryptographic Failures | Insecure Hashing Algorithm
java.spring.security.audit.spring-csrf-disabled | Protection against forged requests is switched off for this application. | CWE-352: Cross-Site Request Forgery (CSRF) | A01:2021 - Broken Access Control | Cross-Site Request Forgery (CSRF)
terraform.aws.security.aws-s3-bucket-public-read | Anybody can read this bucket. | CWE-732: Incorrect Permission Assignment for Critical Resource | A05:2021 - Security Misconfiguration | Improper Authorization
dockerfile.security.missing-user | The container runs as root. Add a \`USER\` line. | CWE-250: Execution with Unnecessary Privileges | A04:2021 - Insecure Design | Improper Authorization
ssc-prototype-pollution | This version lets callers change the prototype of all objects. | CWE-1321: Improperly Controlled Modification of Object Prototype Attributes | A06:2021 - Vulnerable and Outdated Components | Mass Assignment
ssc-remote-code-execution | This version runs code that a request brings along. | CWE-502: Deserialization of Untrusted Data | A06:2021 - Vulnerable and Outdated Components | Insecure Deserialization
ssc-denial-of-service | A crafted input makes this version hang. | CWE-1333: Inefficient Regular Expression Complexity | A06:2021 - Vulnerable and Outdated Components | Denial-of-Service (DoS)
ssc-path-traversal | This version follows \`..\` out of the folder it serves. | CWE-22: Improper Limitation of a Pathname to a Restricted Directory | A06:2021 - Vulnerable and Outdated Components | Path Traversal
ai.authorization.missing-ownership-check | The record is loaded by its id, and nobody checks that it belongs to the caller. | CWE-639: Authorization Bypass Through User-Controlled Key | A01:2021 - Broken Access Control | Insecure Direct Object Reference (IDOR)
`;

const rulesByName = new Map(
  RULES.trim()
    .split('\n')
    .map((line): [string, Rule] => {
      const [name = '', message = '', cwe = '', owasp = '', vulnerabilityClass = ''] = line.split(' | ');
      const classes = { cwe: [cwe], owasp: [owasp], vulnerabilityClasses: [vulnerabilityClass] };
      return [name, { message, category: 'security', ...classes }];
    }),
);

/** What the list of findings says of a rule. A rule that a test made up has a message and no classes. */
export function ruleNamed(name: string): Rule {
  const none = { cwe: [], owasp: [], vulnerabilityClasses: [] };
  return (
    rulesByName.get(name) ?? { message: 'This pattern is not allowed here.', category: 'security', ...none }
  );
}

/** Repositories of `acme` by team. */
export const teams: Readonly<Record<string, string>> = {
  payments: 'payments-api payments-worker ledger card-vault fraud-rules invoices',
  identity: 'login session-store sso-gateway user-directory permissions',
  storefront: 'web-shop search-service cart recommendations image-resizer Checkout-UI',
  logistics: 'warehouse-api route-planner tracking label-printer carrier-adapters',
  platform: 'terraform-modules ci-templates helm-charts service-mesh observability',
  mobile: 'ios-app android-app push-gateway mobile-bff',
  archive: 'legacy-portal old-reports soap-bridge hackathon-2021',
};

/** Names whose form is unlike `<org>/<repo>`, and their teams. */
export const unusualNames: readonly (readonly [string, string])[] = [
  ['acme/platform/edge-proxy', 'platform'],
  ['acme/Data Platform/etl jobs', 'data'],
  ['local_scan/laptop-experiments', 'data'],
  ['monorepo/src/module', 'storefront'],
  ['acme/rates+fees (v2)', 'payments'],
];
export const projectTags = words('public internal pci tier-1 tier-2 go typescript python java');
export const branches = words('main main main master develop trunk');

export const severities = weighted({ low: 30, medium: 40, high: 22, critical: 8 });
export const policyModes = weighted({ monitor: 60, comment: 25, block: 15 });
/** Beside `security`. */
export const categories = words('correctness best-practice performance maintainability');
export const componentTags = words('user-data payments authentication admin infrastructure');
export const policyNames = [
  'Code defaults',
  'Block criticals',
  'Comment on new findings',
  'Secrets defaults',
];
export const exposures = words('reachable always_reachable conditionally_reachable unreachable unknown');
export const transitivities = words('direct transitive transitive unknown');
export const verdicts = [undefined, undefined, 'true_positive', 'false_positive'];
/** Code rules and the kind of file that each looks at. */
export const codeRules = [...rulesByName.keys()]
  .slice(0, 8)
  .map((rule, index) => [rule, words('js tsx py py go java tf Dockerfile')[index] as string] as const);
export const supplyChainRules = [...rulesByName.keys()].slice(8, 12);
export const secretRules = words('api-key private-key token').map(
  (kind) => `generic.secrets.detected-${kind}`,
);
export const folders = [
  ...words('src src/api src/jobs lib services/orders test/unit'),
  'docs/how to',
  'tools',
];
export const fileNames = words('handler client index report import session upload legacy_mapper');
export const secretFiles = words(
  'src/ai.py .env.example deploy/values.yaml test/fixtures/keys.json ci/release.sh',
);
export const secretTypes = ['AWS', 'GitHub', 'Slack', 'Stripe', 'Private key'];
export const validationStates = words('confirmed_valid confirmed_invalid validation_error no_validator');
/** Dependencies that have findings, and the lockfile that names each. */
export const vulnerableDependencies: readonly (readonly [string, string])[] = [
  ['lodash', 'package-lock.json'],
  ['minimist', 'web/package-lock.json'],
  ['requests', 'services/api/poetry.lock'],
  ['jackson-databind', 'pom.xml'],
  ['log4j-core', 'pom.xml'],
  ['golang.org/x/net', 'go.sum'],
];

export const statuses: readonly (readonly [FindingStatus, number])[] = [
  ['open', 60],
  ['ignored', 16],
  ['fixed', 10],
  ['reviewing', 7],
  ['fixing', 5],
  ['provisionally_ignored', 2],
];
export const reasons = words('acceptable_risk false_positive no_time no_triage_reason duplicate');
export const notes = [
  'looked at in the weekly round',
  'Behind the VPN, nobody can reach it',
  'Test data, see SEC-311',
  'the framework escapes it ✔',
];

/** Ecosystem, lockfile, and packages with their licences. */
export const ecosystems: readonly (readonly [string, string, string])[] = [
  [
    'npm',
    'package-lock.json',
    'lodash:MIT minimist:MIT express:MIT typescript:Apache-2.0 rxjs:Apache-2.0 caniuse-lite:CC-BY-4.0 glob:ISC',
  ],
  [
    'pypi',
    'services/api/poetry.lock',
    'requests:Apache-2.0 django:BSD-3-Clause psycopg2:LGPL-3.0 pyyaml:MIT',
  ],
  [
    'gomod',
    'go.sum',
    'golang.org/x/net:BSD-3-Clause github.com/hashicorp/consul/api:MPL-2.0 gopkg.in/yaml.v3:MIT',
  ],
  ['maven', 'pom.xml', 'log4j-core:Apache-2.0 jackson-databind:Apache-2.0 mysql-connector-j:GPL-2.0'],
];

export function believablePolicies(): Policy[] {
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['Code defaults', 'SAST', true],
    ['Block criticals', 'SAST', false],
    ['Comment on new findings', 'SAST', false],
    ['Supply chain defaults', 'SCA', true],
    ['Secrets defaults', 'SECRETS', true],
    ['Secrets in public repositories', 'SECRETS', false],
  ];
  return rows.map(([name, product, isDefault], index) => ({
    id: String(7301 + index * 4),
    isDefault,
    name,
    productType: `PRODUCT_TYPE_${product}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }));
}

/** The newer policies of a company that has used them for a while. */
export function believableNewerPolicies(): PolicyState {
  const [md5, csrf, key] = [
    'go.lang.security.audit.crypto.use-of-md5',
    'java.spring.security.audit.spring-csrf-disabled',
    'generic.secrets.security.detected-private-key',
  ];
  const user = 'dockerfile.security.missing-user';
  const [critical, serious] = [['critical'], ['critical', 'high']];
  const block = ['block', 'pr_comment'];
  return {
    code: {
      rulesets: ['p/default', 'p/owasp-top-ten', 'p/typescript'],
      rules: [md5],
      disabled: [user],
      exceptions: [
        exception('exclude', { project_tag_name: 'archived' }, 'p/owasp-top-ten', 'pack'),
        exception('exclude', { project: 'acme/legacy-portal' }, csrf, 'rule'),
        exception('include', { project_tag_name: 'pci' }, 'p/security-audit', 'pack'),
      ],
    },
    secrets: {
      rulesets: [],
      rules: [key],
      disabled: [],
      exceptions: [exception('exclude', { project: 'acme/hackathon-2021' }, key, 'rule')],
    },
    remediation: [
      remediation('Block criticals of tier one', block, [
        condition('severity', critical),
        condition('repository_tag', ['tier-1']),
      ]),
      // It was renamed since it was created.
      {
        ...remediation(
          'Comment on high findings',
          ['pr_comment'],
          [condition('severity', serious), condition('confidence', ['high'])],
        ),
        slug: 'comment-on-new-findings',
        description: 'Whoever opens the pull request sees what is serious and certain',
      },
      remediation('Block valid secrets', block, [
        condition('product', ['secrets']),
        condition('validation_state', ['confirmed_valid']),
        condition('repository_tag', ['archived'], 'none'),
      ]),
      {
        ...remediation(
          'Issues for reachable dependencies',
          [],
          [condition('product', ['supply_chain']), condition('reachability', exposures.slice(0, 2))],
        ),
        active: false,
        actions: [{ type: 'jira', config: { project_key: 'SEC', issue_type: 'Bug' } }],
      },
    ],
    reservedSlugs: ['semgrep-managed-defaults'],
    rulesets: words('default owasp-top-ten typescript security-audit comment secrets golang').map(
      (name) => `p/${name}`,
    ),
    rules: [md5, user, csrf, 'python.lang.security.audit.exec-detected.exec-detected', key],
  };
}

function exception(exception_type: string, scope: object, rule: string, rule_type: string) {
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

function words(text: string): string[] {
  return text.split(' ');
}

function weighted(weights: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(weights);
}
