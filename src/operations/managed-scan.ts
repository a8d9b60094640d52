import type { ManagedScanRequest } from '../model/request.ts';
import type { FleetResult } from '../model/result.ts';
import type { Context } from './context.ts';
import type { OpenRow } from './fleet/row.ts';
import { runFleet } from './fleet/run.ts';
import { switchChanges } from './fleet/wanted.ts';
import { capture } from './step.ts';

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export async function managedScan(
  context: Context,
  request: ManagedScanRequest,
): Promise<FleetResult<'managed-scan'>> {
  const wishes = { diff: request.diffScan, full: request.fullScan };
  const rule = {
    wanted: (project: Parameters<typeof switchChanges>[0]) => switchChanges(project, wishes),
    // The settings are absent from the elements of the list.
    listTells: false,
    ownSwitches: [
      ...(wishes.diff === undefined ? [] : (['diff_scan'] as const)),
      ...(wishes.full === undefined ? [] : (['full_scan'] as const)),
    ],
  };
  const rows: OpenRow[] = [];
  const end = await capture(() => runFleet(context, request, rule, rows));
  const { deployment, notices } = context;
  return { operation: 'managed-scan', request, deployment, notices, rows, ...end };
}
