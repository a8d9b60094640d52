import type { FindingQuery } from '../../findings/filter.ts';
import { readIssueIds, readIssueType, readQuery } from '../../inputs/filters.ts';
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
  const { reader, now } = source;
  const issueType = readIssueType(reader);
  const writing = readWriting(source);
  const ids = readIssueIds(reader);
  return {
    ...writing,
    issueType: issueType ?? 'sast',
    selection: ids ? { by: 'ids', ids } : { by: 'listed', query: readQuery(reader, { issueType, now }) },
    groupIssues: reader.read('group-issues', boolean),
    jiraProjectId: reader.read('jira-project-id', id),
  };
}
