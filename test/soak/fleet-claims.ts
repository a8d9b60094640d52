import type { Platform } from '../../emulator/platform/server.ts';
import type { PlatformState, Project } from '../../emulator/platform/state.ts';
import type { ManagedScanRequest, Selection, TagRequest } from '../../src/model/request.ts';
import { type FleetResult, mayHaveChanged, type ProjectRow } from '../../src/model/result.ts';
import { shardFilter } from '../../src/operations/fleet/selection.ts';

/** Kept by the platform itself, on servers that do. */
const OWN_TAG = 'managed-scan';

interface Was {
  tags: readonly string[];
  diff: boolean;
  full: boolean;
}

export type FleetBefore = ReadonlyMap<string, Was>;

export function fleetBefore(state: PlatformState): FleetBefore {
  return new Map(state.projects.all.map((project) => [project.name, asItIs(project)]));
}

function asItIs({ tags, managed_scan_config: { diff_scan, full_scan } }: Project): Was {
  const own = tags.filter((tag) => tag !== OWN_TAG).sort();
  return { tags: own, diff: diff_scan.enabled, full: full_scan.enabled };
}

function same(one: Was, other: Was): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Where the rows of a tag or managed-scan step differ from what the platform holds. */
export async function fleetDisagreements(
  request: TagRequest | ManagedScanRequest,
  result: FleetResult,
  before: FleetBefore,
  platform: Platform,
): Promise<string[]> {
  const wrong: string[] = [];
  const rows = new Map(result.rows.map((row) => [row.project.toLowerCase(), row]));
  if (rows.size < result.rows.length) wrong.push('a project has two rows');
  for (const project of platform.state.projects) {
    const was = before.get(project.name);
    if (was === undefined) throw new Error('projects do not come into being during a run');
    const row = rows.get(project.name.toLowerCase());
    const complaint = projectComplaint(request, row, was, asItIs(project), platform);
    if (complaint !== undefined) wrong.push(`${project.name} (${row?.state ?? 'no row'}): ${complaint}`);
  }
  for (const row of result.rows) {
    if (!before.has(row.project) && row.state !== 'failed' && row.state !== 'not-reached')
      wrong.push(`${row.project} is ${row.state}, but not there`);
    if (row.state === 'failed' && row.failure === undefined)
      wrong.push(`${row.project} failed for no reason`);
  }
  const isWhole = result.failure === undefined || result.failure.kind === 'projects-failed';
  const inShard = await shardFilter(request.shard);
  const missed = selected(request.projects, [...before.keys()]).filter(
    (name) => inShard(name) && !rows.has(name.toLowerCase()),
  );
  if (isWhole && missed.length > 0) wrong.push(`no row for ${missed.join(', ')}`);
  if (isWhole && result.rows.some(({ state }) => state === 'not-reached'))
    wrong.push('a project was not reached');
  return wrong;
}

function projectComplaint(
  request: TagRequest | ManagedScanRequest,
  row: ProjectRow | undefined,
  was: Was,
  is: Was,
  platform: Platform,
): string | undefined {
  if (row?.state === 'changed') {
    if (request.dryRun) return 'changed on a dry run';
    if (!hasIt(request, is)) return `does not have what it was changed to: ${JSON.stringify(is)}`;
  } else if (row === undefined || !mayHaveChanged(row)) {
    return same(was, is) ? undefined : `was touched: ${JSON.stringify(was)} → ${JSON.stringify(is)}`;
  }
  const told = row.failure?.kind === 'tags-lost' ? row.failure.lost : [];
  const lost = was.tags.filter((tag) => !is.tags.includes(tag) && !told.includes(tag));
  const wasSeen = row.state === 'changed' || told.length > 0 || sawIt(row.project, platform);
  if (lost.length > 0 && wasSeen) return `lost the tags ${lost.join(', ')}`;
  const added = is.tags.filter((tag) => !was.tags.includes(tag));
  const alien = added.filter((tag) => request.operation !== 'tag' || !request.tags.includes(tag));
  if (alien.length > 0) return `got the tags ${alien.join(', ')}`;
  return undefined;
}

function hasIt(request: TagRequest | ManagedScanRequest, is: Was): boolean {
  if (request.operation === 'tag') return request.tags.every((tag) => is.tags.includes(tag));
  return (request.diffScan ?? is.diff) === is.diff && (request.fullScan ?? is.full) === is.full;
}

/** Whether the last that the step heard of a project was how it was after the last request to change it. */
function sawIt(name: string, { requests }: Platform): boolean {
  const path = `/api/v1/deployments/acme/projects/${name}`;
  const last = requests.filter((request) => request.path.startsWith(path)).at(-1);
  return last?.method === 'GET' && last.status === 200 && last.fault === undefined;
}

/** The names that a selection of the soak's means, by other means than the product's. */
export function selected(selection: Selection, names: readonly string[]): string[] {
  const expression = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('**', '.+').replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}$`, 'i');
  const wanted = [...selection.patterns, ...selection.names].map(expression);
  const except = selection.except.map(expression);
  return names.filter(
    (name) => wanted.some((one) => one.test(name)) && !except.some((one) => one.test(name)),
  );
}
