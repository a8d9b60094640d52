import type { ManagedScanRequest } from '../model/request.ts';
import type { FleetResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { runFleet } from './fleet/run.ts';
import { settingChanges } from './fleet/wanted.ts';

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export function managedScan(
  context: Context,
  request: ManagedScanRequest,
): Promise<FleetResult<'managed-scan'>> {
  const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
  return runFleet<'managed-scan'>(context, request, {
    wanted: (project) => settingChanges(project, wanted),
    // The switches are absent from the elements of the list.
    readsEach: true,
    decided: (['diff_scan', 'full_scan'] as const).filter((field) => wanted[field] !== undefined),
  });
}
