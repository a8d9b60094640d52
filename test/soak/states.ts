import { believableNewerPolicies } from '../../emulator/platform/believable-tables.ts';
import { plainFinding, untriaged } from '../../emulator/platform/finding.ts';
import { noDetection } from '../../emulator/platform/policies/bundles.ts';
import { pick, some } from '../../emulator/platform/prng.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { type Finding, Findings, type PlatformState } from '../../emulator/platform/state.ts';

export type Random = () => number;

export const TAGS = ['team:a', 'team:b', 'new', 'old', 'tier 1', 'managed', 'Tier:Two', 'Cafe\u0301'];
export const SCAN_ID = 77n;
export const SCAN_FINDINGS = 3;
const STATUSES = ['open', 'open', 'open', 'ignored', 'reviewing', 'fixing', 'fixed'] as const;
const NOTES = ['', '', 'seen', 'a note'];
const SAME = (): Partial<Finding> => ({});
const fixed = (): Partial<Finding> => ({ ...untriaged(), status: 'fixed' });
const ignored = (): Partial<Finding> => ({
  ...{ status: 'ignored', triage_state: 'ignored', triage_reason: 'acceptable_risk' },
  notes: ['accepted'],
});
const byRule = (): Partial<Finding> => ({
  ...ignored(),
  notes: ['[code-security rule="f0" until=2031-01-01]'],
});

/**
 * Some projects with tags and switches, findings, scans, policies and repositories.
 *
 * @param hasPages whether lists have several pages of the smallest size
 */
export function smallState(random: Random, hasPages: boolean): PlatformState {
  const state = repositoriesState(1 + Math.floor(hasPages ? 100 + random() * 160 : random() * 20));
  for (const project of state.projects) {
    project.tags = some(random, TAGS, 0.25);
    const enabled = () => ({ enabled: random() < 0.4 });
    project.managed_scan_config = { diff_scan: enabled(), full_scan: enabled() };
  }
  const policies = ['1', '2', '3'].map((id) => ({
    id,
    isDefault: id === '1',
    name: `policy ${id}`,
    productType: 'PRODUCT_TYPE_SAST',
    slug: `policy-${id}`,
  }));
  return {
    ...state,
    newerPolicies: {
      ...believableNewerPolicies(),
      ...(random() < 0.3 ? { secrets: noDetection() } : {}),
    },
    scans: [scan(SCAN_ID, SCAN_FINDINGS), scan(78n, 5)],
    policies,
    findings: findings(random, state, hasPages),
  };
}

function scan(id: bigint, count: number): PlatformState['scans'][number] {
  return {
    id,
    deployment_id: 120n,
    repository_id: 1n,
    enabled_products: ['sast'],
    exit_code: 0,
    has_logs: false,
    started_at: '2026-08-19T02:00:00.000Z',
    completed_at: '2026-08-19T02:01:00.000Z',
    meta: { repository: 'fleet/service-00001', branch: 'refs/heads/main', commit: 'a'.repeat(40) },
    stats: { findings: count, total_time: 60 },
  };
}

/** Few in most states; in some more than one request takes. Many are on other branches, too. */
function findings(random: Random, state: PlatformState, hasPages: boolean): Findings {
  const isLarge = random() < 0.02;
  const count = isLarge ? 3100 : Math.floor(random() * (hasPages ? 400 : 50));
  const hasSiblings = random() < 0.5;
  const found = new Findings();
  // Beyond what a double holds exactly.
  const firstId = random() < 0.2 ? 2n ** 53n + 1n : 1n;
  for (let index = 0; index < count; index += 1) {
    const id = firstId + BigInt(index) * 3n;
    const first = finding(random, id, state, isLarge);
    first.fingerprint = `print-${index}`;
    found.add(first);
    if (!hasSiblings || isLarge || random() < 0.6) continue;
    found.add(sibling(random, first, id + 1n, 'refs/heads/next'));
    if (random() < 0.3) found.add(sibling(random, first, id + 2n, 'refs/heads/old'));
  }
  return found;
}

/** The same finding on another branch, as it is here or as something else has become of it there. */
function sibling(random: Random, first: Finding, id: bigint, ref: string): Finding {
  const same = { ...first, id, ref, notes: [...first.notes] };
  // The list of secrets has one row for all branches.
  if (first.issue_type === 'secrets') return same;
  return { ...same, ...pick(random, [SAME, SAME, fixed, untriaged, ignored, byRule])() };
}

function finding(random: Random, id: bigint, state: PlatformState, isLarge: boolean): Finding {
  const type = pick(random, ['sast', 'sast', 'sast', 'sca', 'secrets'] as const);
  const one = plainFinding(id, isLarge ? 'sast' : type, pick(random, state.projects.all).name);
  const isSecret = one.issue_type === 'secrets';
  one.status = isLarge ? 'open' : pick(random, isSecret ? ['open', 'ignored', 'fixed'] : STATUSES);
  if (one.status === 'ignored') one.triage_reason = pick(random, ['no_time', 'false_positive']);
  if (one.status !== 'open' && one.status !== 'fixed') one.triage_state = one.status;
  const note = pick(random, NOTES);
  if (note !== '' && !isLarge) one.notes.push(note);
  one.severity = pick(random, ['low', 'medium', 'high']);
  one.relevant_since -= Math.floor(random() * 200) * 86_400;
  if (random() < 0.2) one.ticket = 'SEC-1';
  return one;
}
