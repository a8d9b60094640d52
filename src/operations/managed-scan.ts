import type { ManagedScanRequest } from '../inputs/request.ts';
import type { PlatformClient } from '../platform/client.ts';
import { managedScans, type Project, sameScans } from '../platform/resources.ts';
import { workOnFleet } from './fleet.ts';
import type { Change, FleetResult } from './result.ts';
import { type Progress, StepError, settle } from './step.ts';

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export function managedScan(
  client: PlatformClient,
  request: ManagedScanRequest,
  progress: Progress,
): Promise<FleetResult> {
  const { operation, deployment, ...asked } = request;
  const { diffScan, fullScan, dryRun } = asked;
  const result: FleetResult = {
    operation,
    request: asked,
    dryRun,
    deployment: { ...deployment },
    notices: [],
    rows: [],
  };
  return settle(result, () =>
    workOnFleet(
      client,
      request,
      result,
      {
        listCarriesIt: false,
        plan(project) {
          const before = managedScans(project);
          const after = { diff_scan: diffScan ?? before.diff_scan, full_scan: fullScan ?? before.full_scan };
          return sameScans(before, after) ? undefined : { of: 'managed-scans', before, after };
        },
        async write(slug, project, change) {
          if (change.of !== 'managed-scans') return project;
          return client.toggleManagedScan(slug, project.name, change.after);
        },
        shows,
        async verify(_slug, _project, change, shown) {
          if (!shows(shown, change))
            throw new StepError({ kind: 'scans-not-shown', shown: managedScans(shown) });
        },
      },
      progress,
    ),
  );
}

function shows(project: Project, change: Change): boolean {
  return change.of === 'managed-scans' && sameScans(managedScans(project), change.after);
}
