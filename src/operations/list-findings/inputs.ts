import type { FindingQuery } from '../../findings/filter.ts';
import { readTracked, type TrackedRequest } from '../../inputs/comment-and-issue.ts';
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
  failIf: readonly 'found'[];
}

export async function read(source: Source): Promise<OwnRequest<ListFindingsRequest>> {
  const { reader, now } = source;
  const issueType = reader.read('issue-type', oneOf(PRODUCTS));
  const query = readQuery(reader, { issueType, now });
  return {
    ...(await readTracked(source, query.issueType)),
    failIf: reader.readItems('fail-if', oneOf(['found'])),
    query,
    pageSize: readPageSize(source),
    groupBy: reader.text('group-by'),
  };
}
