import { plainFinding } from './believable-findings.ts';
import { emptyState } from './believable-state.ts';
import { Findings, type PlatformState, type Project, Projects } from './state.ts';

export interface FleetOptions {
  /** Of every project; default none. */
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

/** n open sast findings of low severity with ids from `firstId` (default 1), in the projects of a small fleet. */
export function findingsState(n: number, { firstId = 1n }: { firstId?: bigint } = {}): PlatformState {
  const state = fleetState(20);
  const findings = new Findings();
  for (let index = 0; index < n; index += 1) {
    const { name } = state.projects.all[index % 20] as Project;
    const finding = plainFinding(firstId + BigInt(index), 'sast', name);
    finding.severity = 'low';
    findings.add(finding);
  }
  return { ...state, findings };
}

/** n repositories `fleet/service-00001` … with one dependency each, `lodash`. */
export function repositoriesState(n: number): PlatformState {
  const state = fleetState(n);
  const dependencies = [
    { name: 'lodash', version: '4.17.21', license: 'MIT', lockfilePath: 'package-lock.json' },
  ];
  return {
    ...state,
    repositories: state.projects.all.map(({ id, name }) => ({
      id,
      name,
      hasDependencyPathScan: false,
      dependencies,
    })),
  };
}
