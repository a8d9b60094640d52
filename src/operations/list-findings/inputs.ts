import type { FindingQuery } from '../../findings/filter.ts';
import { readQuery } from '../../inputs/filters.ts';
import { MAX_PAGE_SIZE, readBase, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'] as const;

export interface ListFindingsRequest extends StepRequest {
  operation: 'list-findings';
  query: FindingQuery;
  pageSize?: number;
}

export function readListFindings(source: Source): ListFindingsRequest {
  const { reader, now } = source;
  const given = reader.oneOf('issue-type', LISTED_TYPES);
  const refused = given === undefined && reader.text('issue-type') !== undefined;
  const issueType = refused ? undefined : (given ?? 'sast');
  return {
    operation: 'list-findings',
    ...readBase(source),
    query: readQuery(reader, { issueType, remedy: 'leave it out', now }),
    pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
  };
}
