import type { FindingQuery } from '../../findings/filter.ts';
import {
  givenFilters,
  readIssueIds,
  readIssueType,
  readQuery,
  refuseNoSelection,
} from '../../inputs/filters.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { boolean, id } from '../../inputs/values.ts';
import type { TriageIssueType } from '../../model/findings.ts';
import type { OwnRequest, WritingRequest } from '../../model/step.ts';

export interface TicketRequest extends WritingRequest {
  operation: 'ticket';
  issueType: TriageIssueType;
  selection: { by: 'ids'; ids: readonly bigint[] } | { by: 'listed'; query: FindingQuery };
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  /** Absent = the platform's own choice. */
  jiraProjectId?: bigint;
}

export function read(source: Source): OwnRequest<TicketRequest> {
  const { reader } = source;
  const issueType = readIssueType(reader);
  return {
    ...readWriting(source),
    issueType: issueType ?? 'sast',
    selection: readSelection(source, issueType),
    groupIssues: reader.read('group-issues', boolean),
    jiraProjectId: reader.read('jira-project-id', id),
  };
}

function readSelection(
  { reader, now }: Source,
  issueType: TriageIssueType | undefined,
): TicketRequest['selection'] {
  const given = givenFilters(reader);
  if (reader.isGiven('issue-ids')) return { by: 'ids', ids: readIssueIds(reader, given) };
  if (given.length === 0) refuseNoSelection(reader);
  return { by: 'listed', query: readQuery(reader, { issueType, remedy: 'leave it out', now }) };
}
