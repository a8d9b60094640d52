import type { Context } from '../../model/context.ts';
import type { WritingResult } from '../../model/step.ts';
import { runFleet } from '../../projects/fleet.ts';
import { settingChanges } from '../../projects/project.ts';
import type { ManagedScanRequest } from './inputs.ts';

export type ManagedScanResult = WritingResult<ManagedScanRequest>;

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export function run(context: Context, request: ManagedScanRequest): Promise<ManagedScanResult> {
  const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
  const needsRead = () => true;
  return runFleet(context, request, (project) => settingChanges(project, wanted), needsRead);
}
