import type { PlatformState } from '../../emulator/platform/state.ts';
import type { StepRequest } from '../../src/model/request.ts';
import type { ListResult, ScanResult } from '../../src/model/result.ts';
import { selected } from './fleet-claims.ts';

type ListRequest = Extract<StepRequest, { operation: ListResult['operation'] }>;

/** Where the rows of a list differ from what the platform holds: whole and each once, unless it failed. */
export function listDisagreements(
  request: ListRequest,
  result: ListResult,
  rows: readonly unknown[],
  state: PlatformState,
): string[] {
  const wrong: string[] = [];
  const keys = rows.map((row) => String((row as { name: string }).name));
  const expected = new Set(keysOf(request, state));
  if (new Set(keys).size < keys.length) wrong.push('a row came twice');
  if (result.count !== keys.length) wrong.push(`${result.count} counted, but ${keys.length} given`);
  const alien = keys.filter((key) => !expected.has(key));
  if (alien.length > 0) wrong.push(`rows that are not there: ${alien.join(', ')}`);
  if (result.failure === undefined && keys.length < expected.size)
    wrong.push(`${keys.length} of ${expected.size} rows, and no failure`);
  return wrong;
}

export function scanDisagreements(result: ScanResult): string[] {
  if (result.failure !== undefined) return [];
  return result.scan?.id === result.scanId && result.scan.stats?.findings === 3 ? [] : ['another scan'];
}

function keysOf(request: ListRequest, state: PlatformState): string[] {
  switch (request.operation) {
    case 'list-projects': {
      const names = state.projects.all.map(({ name }) => name);
      return request.projects === undefined ? names : selected(request.projects, names);
    }
    case 'list-policies':
      return state.policies.map(({ name }) => name);
    case 'list-dependencies':
      return state.repositories.map(({ name }) => name);
  }
}
