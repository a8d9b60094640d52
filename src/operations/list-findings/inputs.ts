import type { FindingQuery } from '../../findings/filter.ts';
import { readQuery } from '../../inputs/filters.ts';
import { readTracked, type TrackedRequest } from '../../inputs/github.ts';
import { MAX_PAGE_SIZE, readBase, readGroupBy, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'] as const;

export interface ListFindingsRequest extends StepRequest, TrackedRequest {
  operation: 'list-findings';
  query: FindingQuery;
  pageSize?: number;
  /** Prefix of the project tags to count by. */
  groupBy: string;
}

export async function readListFindings(source: Source): Promise<ListFindingsRequest> {
  const { reader, now } = source;
  const given = reader.oneOf('issue-type', LISTED_TYPES);
  const refused = given === undefined && reader.text('issue-type') !== undefined;
  const issueType = refused ? undefined : (given ?? 'sast');
  const tracked = await readTracked(source);
  if (tracked.issue.mode === 'auto')
    reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
  return {
    operation: 'list-findings',
    ...readBase(source),
    ...tracked,
    query: readQuery(reader, { issueType, remedy: 'leave it out', now }),
    pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
    groupBy: readGroupBy(source),
  };
}
