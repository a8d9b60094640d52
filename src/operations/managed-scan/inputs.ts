import { readFleet, type Source } from '../../inputs/source.ts';
import { boolean } from '../../inputs/values.ts';
import type { FleetRequest, OwnRequest } from '../../model/step.ts';

export interface ManagedScanRequest extends FleetRequest {
  operation: 'managed-scan';
  /** Absent = left as it is; at least one is given. */
  diffScan?: boolean;
  fullScan?: boolean;
}

export function read(source: Source): OwnRequest<ManagedScanRequest> {
  const { reader } = source;
  const diffScan = reader.read('diff-scan', boolean);
  const fullScan = reader.read('full-scan', boolean);
  if (!reader.givenText('diff-scan') && !reader.givenText('full-scan'))
    reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
  return { ...readFleet(source), diffScan, fullScan };
}
