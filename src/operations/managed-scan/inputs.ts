import { readFleet, type Source } from '../../inputs/source.ts';
import { boolean } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';

/** An absent switch stays as it is. */
export type ManagedScanRequest = RequestOf<'managed-scan', typeof read>;

export function read(source: Source) {
  const { reader } = source;
  const diffScan = reader.read('diff-scan', boolean);
  const fullScan = reader.read('full-scan', boolean);
  if (!reader.givenText('diff-scan') && !reader.givenText('full-scan'))
    reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
  return { ...readFleet(source), diffScan, fullScan };
}
