import type { ManagedScanRequest } from '../model/request.ts';
import type { FleetResult, ScanChange } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { managedScans, type Project, sameScans } from '../platform/resources.ts';
import { Fleet, type ProjectWork } from './fleet/fleet.ts';
import { type Progress, StepError, settle } from './step.ts';

/** Switches the managed scans of every selected project (web-api.md 4.4). */
export function managedScan(
  client: PlatformClient,
  request: ManagedScanRequest,
  progress: Progress,
): Promise<FleetResult> {
  const { operation, deployment, ...asked } = request;
  const result: FleetResult = {
    operation,
    request: asked,
    dryRun: asked.dryRun,
    deployment: { ...deployment },
    notices: [],
    rows: [],
  };
  const work = new Switching(client, request);
  return settle(result, () => new Fleet(client, request, result, work, progress).run());
}

class Switching implements ProjectWork<ScanChange> {
  /** The settings are absent from the elements of the list. */
  readonly listCarriesIt = false;
  readonly #client: PlatformClient;
  readonly #request: ManagedScanRequest;

  constructor(client: PlatformClient, request: ManagedScanRequest) {
    this.#client = client;
    this.#request = request;
  }

  plan(project: Project): ScanChange | undefined {
    const { diffScan, fullScan } = this.#request;
    const before = managedScans(project);
    const after = { diff_scan: diffScan ?? before.diff_scan, full_scan: fullScan ?? before.full_scan };
    return sameScans(before, after) ? undefined : { of: 'managed-scans', before, after };
  }

  write(slug: string, project: Project, { after }: ScanChange): Promise<Project> {
    return this.#client.toggleManagedScan(slug, project.name, after);
  }

  shows(project: Project, { after }: ScanChange): boolean {
    return sameScans(managedScans(project), after);
  }

  async verify(_slug: string, _project: Project, change: ScanChange, shown: Project): Promise<void> {
    if (this.shows(shown, change)) return;
    throw new StepError({ kind: 'scans-not-shown', shown: managedScans(shown) });
  }
}
