import { plainFinding } from '../../emulator/platform/believable-findings.ts';
import { pick, some } from '../../emulator/platform/prng.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { type Finding, Findings, type PlatformState } from '../../emulator/platform/state.ts';

export const TAGS = ['team:a', 'team:b', 'new', 'old', 'tier 1', 'managed'];
const STATUSES = ['open', 'open', 'open', 'ignored', 'reviewing', 'fixing', 'fixed'] as const;

/** Some projects with tags and switches, findings, scans, policies and repositories. */
export function smallState(random: () => number): PlatformState {
  const state = repositoriesState(1 + Math.floor(random() * 20));
  for (const project of state.projects) {
    project.tags = some(random, TAGS, 0.25);
    const enabled = () => ({ enabled: random() < 0.4 });
    project.managed_scan_config = { diff_scan: enabled(), full_scan: enabled() };
  }
  const policy = (id: string) => ({
    id,
    isDefault: id === '1',
    name: `policy ${id}`,
    productType: 'PRODUCT_TYPE_SAST',
    slug: `policy-${id}`,
  });
  const scan = {
    id: 77n,
    deployment_id: 120n,
    repository_id: 1n,
    enabled_products: ['sast'],
    exit_code: 0,
    has_logs: false,
    started_at: '2026-08-19T02:00:00.000Z',
    completed_at: '2026-08-19T02:01:00.000Z',
    meta: { repository: 'fleet/service-00001' },
    stats: { findings: 3, total_time: 60 },
  };
  return {
    ...state,
    scans: [scan],
    policies: ['1', '2', '3'].map(policy),
    findings: findings(random, state),
  };
}

/** Few in most states; in some more than one request takes. Every fifth is on another branch, too. */
function findings(random: () => number, state: PlatformState): Findings {
  const isLarge = random() < 0.03;
  const count = isLarge ? 3100 : Math.floor(random() * 60);
  // Without siblings, the number of findings that changed is the number that was selected. And nobody but the
  // platform knows that a chunk of ids has siblings of another one, whose answer was lost.
  const hasSiblings = !isLarge && random() < 0.5;
  const found = new Findings();
  const add = (id: bigint, fingerprint: string, ref: string, like?: Finding) => {
    const [type, repo] = like
      ? [like.issue_type, like.repo]
      : ([random() < 0.9 ? 'sast' : 'sca', pick(random, state.projects.all).name] as const);
    const finding = plainFinding(id, type, repo);
    finding.fingerprint = fingerprint;
    finding.ref = ref;
    finding.status = isLarge ? 'open' : pick(random, STATUSES);
    finding.triage_reason =
      finding.status === 'ignored' ? pick(random, ['no_time', 'false_positive']) : undefined;
    finding.severity = pick(random, ['low', 'medium', 'high']);
    found.add(finding);
    return finding;
  };
  // Beyond what a double holds exactly.
  const firstId = random() < 0.2 ? 2n ** 53n + 1n : 1n;
  for (let index = 0; index < count; index += 1) {
    const id = firstId + BigInt(index) * 2n;
    const first = add(id, `print-${index}`, 'refs/heads/main');
    if (hasSiblings && index % 5 === 0) add(id + 1n, `print-${index}`, 'refs/heads/next', first);
  }
  return found;
}
