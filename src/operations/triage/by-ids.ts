import type { TriageRequest } from '../../model/request.ts';
import { FindingRecords } from '../write/finding-records.ts';

/**
 * Plans the findings that were named. Nothing is listed, because the API has no filter by id: what they were is not
 * known.
 */
export function planIds({ issueType, decision }: TriageRequest, ids: readonly bigint[]): FindingRecords {
  return new FindingRecords(
    ids.map((id) => ({
      target: { kind: 'finding', id, issueType },
      field: 'triage',
      before: undefined,
      after: decision,
    })),
  );
}
