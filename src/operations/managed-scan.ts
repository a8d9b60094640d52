import type { Context } from '../model/context.ts';
import type { ManagedScanRequest } from '../model/request.ts';
import type { FleetResult } from '../model/result.ts';
import { switchChanges } from '../projects/project.ts';
import { runFleet } from './fleet/run.ts';

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export function managedScan(
  context: Context,
  request: ManagedScanRequest,
): Promise<FleetResult<'managed-scan'>> {
  const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
  return runFleet<'managed-scan'>(context, request, {
    wanted: (project) => switchChanges(project, wanted),
    // The switches are absent from the elements of the list.
    readsEach: true,
  });
}
