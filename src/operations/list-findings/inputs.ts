import { readTracked } from '../../inputs/comment-and-issue.ts';
import { readQuery } from '../../inputs/filters.ts';
import { readPageSize, type Source } from '../../inputs/source.ts';
import { oneOf } from '../../inputs/values.ts';
import { PRODUCTS } from '../../model/findings.ts';
import type { RequestOf } from '../../model/step.ts';

export type ListFindingsRequest = RequestOf<'list-findings', typeof read>;

export async function read(source: Source) {
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
