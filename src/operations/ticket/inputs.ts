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
  const ids = readIssueIds(reader);
  return ids === undefined
    ? { by: 'listed', query: readQuery(reader, { issueType, now }) }
    : { by: 'ids', ids };
}
