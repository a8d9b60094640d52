import { readFleet } from '../../inputs/fleet.ts';
import type { Source } from '../../inputs/source.ts';
import type { FleetRequest } from '../../model/step.ts';

export interface ManagedScanRequest extends FleetRequest {
  operation: 'managed-scan';
  /** Absent = left as it is; at least one is given. */
  diffScan?: boolean;
  fullScan?: boolean;
}

export function readManagedScan(source: Source): ManagedScanRequest {
  const { reader } = source;
  const diffScan = reader.boolean('diff-scan');
  const fullScan = reader.boolean('full-scan');
  if (reader.text('diff-scan') === undefined && reader.text('full-scan') === undefined) {
    reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
  }
  return {
    operation: 'managed-scan',
    ...readFleet(source),
    diffScan,
    fullScan,
  };
}
