import { pick, some } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import type {
  DeploymentHint,
  FilterValues,
  FindingSelection,
  Selection,
  StepRequest,
  TriageRequest,
} from '../../src/model/request.ts';
import { triageLeaves } from '../../src/platform/resources/triage.ts';
import { TAGS } from './states.ts';

type Random = () => number;

const SELECTIONS: readonly Selection[] = [
  { names: [], patterns: ['**'], except: [] },
  { names: [], patterns: ['fleet/*'], except: ['fleet/*1'] },
  { names: ['fleet/service-00001', 'fleet/none'], patterns: ['fleet/service-0000?', 'other/*'], except: [] },
];

function selection(random: Random, state: PlatformState): Selection {
  if (random() < 0.4) return pick(random, SELECTIONS);
  const names = some(random, state.projects.all, 0.7).map(({ name }) => name);
  if (random() < 0.2) names.push('fleet/none');
  return { names: names.length > 0 ? names : ['fleet/service-00001'], patterns: [], except: [] };
}

export function fleetRequest(random: Random, state: PlatformState, deployment: DeploymentHint): StepRequest {
  const fleet = {
    deployment,
    projects: selection(random, state),
    dryRun: random() < 0.05,
    concurrency: pick(random, [1, 2, 8]),
    ...(random() < 0.1 ? { shard: { index: 1, of: 2 } } : {}),
    ...(random() < 0.1 ? { maxChanges: 3 } : {}),
  };
  if (random() < 0.6) {
    const tags = some(random, TAGS, 0.4);
    return { operation: 'tag', tags: tags.length > 0 ? tags : ['new'], ...fleet };
  }
  const switches = pick(random, [
    { diffScan: true },
    { fullScan: true },
    { fullScan: false },
    { diffScan: true, fullScan: false },
    { diffScan: false, fullScan: false },
  ]);
  return { operation: 'managed-scan', ...switches, ...fleet };
}

export function triageRequest(random: Random, state: PlatformState, deployment: DeploymentHint): StepRequest {
  const target = pick(random, ['ignored', 'reviewing', 'fixing', 'reopened', undefined] as const);
  const note = target === undefined || random() < 0.4 ? 'looked at' : undefined;
  const common = {
    operation: 'triage' as const,
    deployment,
    issueType: 'sast' as const,
    ...(target === undefined ? {} : { state: target }),
    ...(target === 'ignored' ? { reason: 'acceptable_risk' } : {}),
    ...(note === undefined ? {} : { note }),
    dryRun: random() < 0.03,
  };
  return { ...common, selection: findingSelection(random, state, target) };
}

function findingSelection(
  random: Random,
  state: PlatformState,
  target: TriageRequest['state'],
): FindingSelection {
  if (random() < 0.4) {
    const ids = some(random, state.findings.all, 0.9).map(({ id }) => id);
    if (random() < 0.2) ids.push(999_999n);
    return { by: 'ids', ids: ids.length > 0 ? ids : [1n] };
  }
  const filters: FilterValues = {
    ...(random() < 0.7 ? { status: pick(random, ['open', 'open', 'ignored', 'reviewing']) } : {}),
    ...(random() < 0.3 ? { severities: pick(random, [['low'], ['medium', 'high']]) } : {}),
    ...(random() < 0.2 ? { triage_reasons: ['no_time'] } : {}),
    ...(random() < 0.2 ? { repos: some(random, state.projects.all, 0.5).map(({ name }) => name) } : {}),
  };
  const given = Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const whole = given.length > 0 ? Object.fromEntries(given) : { severities: ['low'] };
  const leaves = triageLeaves(whole.status, target);
  const limit = pick(random, [undefined, 1, 5, 20, ...(leaves ? (['all', 'all', 3050] as const) : [])]);
  return { by: 'filters', filters: whole, ...(limit === undefined ? {} : { limit }) };
}

export function listRequest(random: Random, state: PlatformState, deployment: DeploymentHint): StepRequest {
  const pageSize = pick(random, [{}, {}, { pageSize: 3 }, { pageSize: 100 }]);
  switch (pick(random, ['list-projects', 'list-projects', 'list-policies', 'list-dependencies', 'scan'])) {
    case 'list-projects': {
      const chosen = random() < 0.3 ? { projects: selection(random, state) } : {};
      return { operation: 'list-projects', deployment, shardSize: 5, ...pageSize, ...chosen };
    }
    case 'list-policies':
      return { operation: 'list-policies', deployment };
    case 'list-dependencies':
      return { operation: 'list-dependencies', deployment, ...pageSize };
    default:
      return { operation: 'scan', deployment, scanId: 77n };
  }
}
