import {
  type DetectionBundle,
  noDetection,
  type PolicyState,
  type RemediationPolicy,
  slugOf,
} from '../../../emulator/platform/policies/bundles.ts';
import { pick, some } from '../../../emulator/platform/prng.ts';
import type { Project } from '../../../emulator/platform/state.ts';

type Random = () => number;

const RULESETS = ['p/default', 'p/owasp-top-ten', 'p/golang', 'p/secrets'];
const RULES = ['go.md5', 'python.exec', 'java.csrf'];
const NAMES = ['Block criticals', 'Comment on high', 'Tell Jira', 'Triage noise'];
const TAGS = ['tier:1', 'sandbox'];
const PROJECTS = ['acme/api', 'acme/web'];

export type Policies = Pick<PolicyState, 'code' | 'secrets' | 'remediation'>;

/** Each project has one of the tags. */
export const projects: readonly Project[] = PROJECTS.map((name, at) => ({
  id: BigInt(at + 1),
  name,
  tags: TAGS.slice(at, at + 1),
  created_at: '2025-02-03T04:05:06.789Z',
  default_branch: 'refs/heads/main',
  primary_branch: 'refs/heads/main',
  latest_scan_at: undefined,
  managed_scan_config: { diff_scan: { enabled: false }, full_scan: { enabled: false } },
  url: `https://github.com/${name}`,
}));

/** What a platform knows, so that drawn bundles are valid. */
export const KNOWN = { reservedSlugs: [], rulesets: RULESETS, rules: RULES };

export function drawPolicies(random: Random): Policies {
  return {
    code: drawDetection(random, some(random, RULESETS, 0.5)),
    secrets: drawDetection(random, []),
    remediation: some(random, NAMES, 0.5).map((name) => drawRemediation(random, name)),
  };
}

function drawDetection(random: Random, rulesets: string[]): DetectionBundle {
  const keys = some(
    random,
    RULESETS.flatMap((rule) => [...TAGS, ...PROJECTS].map((scope) => ({ rule, scope }))),
    0.08,
  );
  return {
    ...noDetection(),
    rulesets,
    rules: some(random, RULES, 0.4),
    disabled: some(random, RULES, 0.2),
    exceptions: keys.map(({ rule, scope }) => ({
      exception_type: pick(random, ['include', 'exclude']),
      project: PROJECTS.includes(scope) ? scope : '',
      project_tag_name: TAGS.includes(scope) ? scope : '',
      rule,
      rule_type: 'pack',
    })),
  };
}

function drawRemediation(random: Random, name: string): RemediationPolicy {
  const action = pick(random, ['pr_comment', 'jira', 'webhook', 'block']);
  const conditions = [
    { type: 'severity', values: pick(random, [['critical'], ['high', 'critical']]), mode: 'any' },
    ...some(
      random,
      [{ type: 'repository_tag', values: ['tier:1'], mode: pick(random, ['any', 'none']) }],
      0.4,
    ),
  ];
  return {
    // Some were renamed since they were made.
    slug: random() < 0.2 ? `once-${slugOf(name)}` : slugOf(name),
    name,
    description: pick(random, ['', 'For people']),
    active: random() < 0.8,
    filters: { mode: pick(random, ['all', 'any']), conditions },
    actions: [action, ...(action === 'block' ? ['pr_comment'] : [])].map((type) => ({
      type,
      config: type === 'jira' ? { project_key: pick(random, ['SEC', 'OPS']) } : {},
    })),
  };
}
