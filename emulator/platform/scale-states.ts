import { createHash } from 'node:crypto';
import { COMPLETE_RULE, emptyState } from './believable-state.ts';
import { plainFinding } from './finding.ts';
import { type Finding, Findings, type PlatformState, type Project, Projects } from './state.ts';

export interface FleetOptions {
  /** Tags of every project; default none. */
  tags?: readonly string[];
  /** Both flags of every project; default off. */
  managedScans?: boolean;
  /** Default 1. */
  firstId?: bigint;
}

/** Projects `fleet/service-00001` to n and nothing else. */
export function fleetState(n: number, options: FleetOptions = {}): PlatformState {
  const projects = new Projects();
  for (let index = 0; index < n; index += 1) projects.add(fleetProject(index, options));
  return emptyState(projects);
}

function fleetProject(index: number, options: FleetOptions): Project {
  const { tags = [], managedScans = false, firstId = 1n } = options;
  const name = `fleet/service-${String(index + 1).padStart(5, '0')}`;
  return {
    id: firstId + BigInt(index),
    name,
    tags: [...tags],
    created_at: '2025-02-03T04:05:06.789Z',
    default_branch: 'refs/heads/main',
    latest_scan_at: '2026-08-19T02:00:00.000Z',
    managed_scan_config: { diff_scan: { enabled: managedScans }, full_scan: { enabled: managedScans } },
    primary_branch: 'refs/heads/main',
    url: `https://github.com/${name}`,
  };
}

export interface ManyFindingsOptions {
  /** Default 1. */
  firstId?: bigint;
  /** Projects of the fleet that they are spread over; default 20. */
  projects?: number;
  /** The ages of the oldest one, in days before `now`; the others are younger, evenly. Default: all of one age. */
  overDays?: number;
  /** Every field of a recorded row has a value, and no two rows share an id of their match: 2,600 bytes a row. */
  complete?: boolean;
  /** Epoch milliseconds; default the machine's time. */
  now?: number;
}

/** n open findings of low severity on the main branch, in the projects of a fleet. */
export function findingsState(n: number, options: ManyFindingsOptions = {}): PlatformState {
  const { firstId = 1n, projects = 20, overDays, complete, now = Date.now() } = options;
  const state = fleetState(projects);
  const findings = new Findings();
  for (let index = 0; index < n; index += 1) {
    const { name } = state.projects.all[index % projects] as Project;
    const finding = plainFinding(firstId + BigInt(index), 'sast', name);
    finding.severity = 'low';
    if (complete) Object.assign(finding, completeFields(finding));
    if (overDays !== undefined) {
      finding.relevant_since = Math.floor(now / 1000 - (overDays * 86_400 * (index + 1)) / n);
    }
    findings.add(finding);
  }
  return { ...state, findings };
}

function completeFields({ id, fingerprint }: Finding): Partial<Finding> {
  return {
    fingerprint: `${createHash('sha512').update(fingerprint).digest('hex')}_${id % 3n}`,
    first_seen_scan_id: 31_000_000n + (id % 1000n),
    rule: COMPLETE_RULE,
    categories: ['security'],
    component_tags: ['user data'],
    autotriage_verdict: 'true_positive',
    path: `services/checkout/src/internal/handlers/part-${id % 500n}/module-${id % 70n}.py`,
  };
}

/** n repositories `fleet/service-00001` … with one dependency each, `lodash`. */
export function repositoriesState(n: number): PlatformState {
  const state = fleetState(n);
  const lodash = { name: 'lodash', version: '4.17.21', license: 'MIT', lockfilePath: 'package-lock.json' };
  const repositories = state.projects.all.map(({ id, name }) => {
    return { id, name, hasDependencyPathScan: false, dependencies: [lodash] };
  });
  return { ...state, repositories };
}
