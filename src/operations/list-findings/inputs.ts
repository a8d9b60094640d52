import type { FindingQuery } from '../../findings/filter.ts';
import { readTracked, type TrackedRequest } from '../../inputs/connection.ts';
import { readQuery } from '../../inputs/filters.ts';
import { readPageSize, type Source } from '../../inputs/source.ts';
import { oneOf } from '../../inputs/values.ts';
import { PRODUCTS } from '../../model/findings.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';

export interface ListFindingsRequest extends StepRequest, TrackedRequest {
  operation: 'list-findings';
  query: FindingQuery;
  pageSize?: number;
  groupBy: string;
}

export async function read(source: Source): Promise<OwnRequest<ListFindingsRequest>> {
  const { reader, now } = source;
  const issueType = reader.read('issue-type', oneOf(PRODUCTS));
  const tracked = await readTracked(source, issueType ?? 'sast');
  if (tracked.issue.mode === 'auto')
    reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
  return {
    ...tracked,
    query: readQuery(reader, { issueType, now }),
    pageSize: readPageSize(source),
    groupBy: reader.text('group-by'),
  };
}
