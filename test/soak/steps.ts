import { pick, sample } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { type Random, TAGS } from './world.ts';

/** One step to come: what a workflow would write, and the file that it needs. */
export interface DrawnStep {
  inputs: Record<string, string>;
  /** The rules file for `apply`. */
  rules?: string;
}

type Draw = (random: Random, state: PlatformState) => DrawnStep;

const DRAWS: readonly Draw[] = [
  ...[drawTag, drawManagedScan, drawTriage, drawTriage, drawApply, drawApply, drawTicket, drawTicket],
];

export function drawStep(random: Random, state: PlatformState): DrawnStep {
  const { inputs, rules } = pick(random, DRAWS)(random, state);
  return { inputs: random() < 0.1 ? { ...inputs, 'dry-run': 'true' } : inputs, rules };
}

function drawTag(random: Random, state: PlatformState): DrawnStep {
  const tags = sample(random, TAGS, 0.4);
  const removed = sample(random, [...TAGS.filter((tag) => !tags.includes(tag)), 'team:*'], 0.3);
  if (tags.length + removed.length === 0) tags.push('new');
  const lists = { tags: tags.join('\n'), 'remove-tags': removed.join('\n') };
  return { inputs: { operation: 'tag', ...lists, ...selection(random, state) } };
}

function drawManagedScan(random: Random, state: PlatformState): DrawnStep {
  const flags = pick(random, [['diff-scan'], ['full-scan'], ['diff-scan', 'full-scan']]);
  const wanted = Object.fromEntries(flags.map((flag) => [flag, String(random() < 0.5)]));
  return { inputs: { operation: 'managed-scan', ...wanted, ...selection(random, state) } };
}

function selection(random: Random, { projects }: PlatformState) {
  const named = [...sample(random, projects.all, 0.5).map(({ name }) => name), 'fleet/none'];
  const names = pick(random, ['**', '**', named.join('\n'), projects.all[0]?.name ?? '**']);
  return { projects: names, 'max-changes': '1000' };
}

function drawTriage(random: Random, state: PlatformState): DrawnStep {
  const inputs: DrawnStep['inputs'] = {
    operation: 'triage',
    'issue-type': kindOf(random, state),
    'max-changes': '5000',
    ...decision(random),
  };
  const by = pick(random, ['ids', 'listed', 'listed', 'listed', 'platform']);
  if (by === 'ids') {
    return { inputs: { ...inputs, 'issue-ids': ids(random, state, inputs['issue-type']) } };
  }
  const status = pick(random, ['open', 'open', 'ignored', 'fixed']);
  const leaves = status !== inputs['new-triage-state']?.replace('reopened', 'open');
  const limits = by === 'platform' ? ['', '1', ...(leaves ? ['all'] : [])] : ['', '', '2'];
  const chosen = { status, selection: by, limit: pick(random, limits) };
  if (by === 'platform') return { inputs: { ...inputs, ...chosen, 'max-changes': '' } };
  const [repos, severities] = filters(random, state);
  return { inputs: { ...inputs, ...chosen, repos, severities } };
}

export function drawTicket(random: Random, state: PlatformState): DrawnStep {
  const inputs = {
    operation: 'ticket',
    'issue-type': kindOf(random, state),
    'group-issues': String(random() < 0.5),
    'max-changes': pick(random, ['1000', '1000', '']),
    ...pick<object>(random, [{}, { 'jira-project-id': '10042' }]),
  };
  // More tickets than one request opens.
  if (state.findings.all.length > 40)
    return { inputs: { ...inputs, status: 'open', 'group-issues': 'false', 'max-changes': '1000' } };
  if (random() < 0.3) {
    return { inputs: { ...inputs, 'issue-ids': ids(random, state, inputs['issue-type']) } };
  }
  const [repos, severities] = filters(random, state);
  const [status, ref] = [
    pick(random, ['open', 'open', 'ignored']),
    pick(random, ['', '', 'main', 'primary']),
  ];
  return { inputs: { ...inputs, status, ref, repos, severities } };
}

/** Mostly a kind that there is. */
function kindOf(random: Random, { findings }: PlatformState): string {
  const kinds = new Set<string>(findings.all.map(({ issue_type }) => issue_type));
  return kinds.size === 0 || random() < 0.1 ? 'sast' : pick(random, [...kinds]);
}

/** Mostly of that kind, sometimes with one that nobody knows. */
function ids(random: Random, { findings }: PlatformState, kind: string | undefined): string {
  const chosen = findings.all.filter(({ issue_type }) => random() < (issue_type === kind ? 0.6 : 0.05));
  const unknown = chosen.length === 0 || random() < 0.3 ? ['999999'] : [];
  return [...chosen.map(({ id }) => String(id)), ...unknown].join('\n');
}

function filters(random: Random, state: PlatformState) {
  const repos = random() < 0.2 ? pick(random, state.projects.all).name : '';
  return [repos, random() < 0.2 ? pick(random, ['low', 'medium']) : ''] as const;
}

function decision(random: Random): Record<string, string> {
  const state = pick(random, ['ignored', 'ignored', 'reviewing', 'fixing', 'reopened']);
  const reason = state === 'ignored' ? pick(random, ['', 'false_positive', 'no_time']) : '';
  return {
    'new-triage-state': state,
    'new-triage-reason': reason,
    'new-note': pick(random, ['', '', 'a note']),
  };
}

/** Under whose limits everything may change. */
function drawApply(random: Random, state: PlatformState): DrawnStep {
  const rules = {
    version: 1,
    'managed-tags': sample(random, ['tier:*', 'new'], 0.6),
    limits: {
      ...{ changes: 1000, removals: 1000, 'scans-off': 1000, findings: 10_000 },
      ...{ policies: 100, 'policy-deletes': 100 },
    },
    projects: sample(random, ['p0', 'p1'], 0.7).map((name) => ({
      ...{ name, when: { name: pick(random, ['fleet/*', '**', pick(random, state.projects.all).name]) } },
      ...(random() < 0.7 ? { tags: [pick(random, TAGS)] } : {}),
      ...pick(random, [
        {},
        { 'managed-scan': { full: random() < 0.5 } },
        { 'managed-scan': { diff: true, full: true } },
      ]),
      'primary-branch': pick(random, ['main', 'trunk']),
    })),
    ...(random() < 0.7
      ? { findings: sample(random, ['f0', 'f1'], 0.7).map((name) => findingRule(random, name)) }
      : {}),
    ...(random() < 0.4 ? { policies: policies(random) } : {}),
  };
  return { inputs: { operation: 'apply' }, rules: JSON.stringify(rules) };
}

function findingRule(random: Random, name: string) {
  if (random() < 0.2) {
    const ignore = pick(random, [{ state: 'ignored' }, { state: 'ignored', reason: 'no_time' }]);
    return { name, when: { type: 'secrets', severity: ['low', 'medium'] }, triage: ignore };
  }
  const when = {
    ...{ type: pick(random, ['sast', 'sca']), severity: pick(random, ['low', 'medium', 'high']) },
    'decided-by': random() < 0.5 ? ['nobody', 'rules'] : ['nobody', 'rules', 'people'],
  };
  const triage = pick(random, [
    { state: 'ignored', reason: 'no_time', for: '90d' },
    { state: 'ignored', for: 'ever', note: 'by a rule' },
    { state: 'reviewing' },
  ]);
  return { name, when, triage };
}

function policies(random: Random) {
  const code = { rulesets: sample(random, ['p/default', 'p/golang', 'p/secrets'], 0.6) };
  const policy = {
    name: 'Comment on everything',
    filters: { conditions: [{ type: 'severity', values: ['critical'] }] },
    actions: [{ type: 'pr_comment' }],
  };
  return pick(random, [{ code }, { remediation: [policy] }, { code, remediation: [policy] }]);
}
