import type { ManagedScanRequest } from '../../model/request.ts';
import { readFleet } from './fleet.ts';
import type { Source } from './source.ts';

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
    ...(diffScan === undefined ? {} : { diffScan }),
    ...(fullScan === undefined ? {} : { fullScan }),
  };
}
