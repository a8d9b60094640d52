import type { FindingQuery } from '../../findings/filter.ts';
import { givenFilters, readQuery } from '../../inputs/filters.ts';
import { readIssueIds, readIssueType, refuseNoSelection } from '../../inputs/issues.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import type { TriageIssueType } from '../../model/filters.ts';
import type { WritingRequest } from '../../model/step.ts';

/** More tickets than this stop the step, unless `max-changes` says otherwise. */
const DEFAULT_MAX_CHANGES = 20;

export interface TicketRequest extends WritingRequest {
  operation: 'ticket';
  issueType: TriageIssueType;
  selection: { by: 'ids'; ids: readonly bigint[] } | { by: 'listed'; query: FindingQuery };
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  /** Absent = the platform's own choice. */
  jiraProjectId?: bigint;
}

export function readTicket(source: Source): TicketRequest {
  const { reader } = source;
  const issueType = readIssueType(reader);
  return {
    operation: 'ticket',
    ...readWriting(source, DEFAULT_MAX_CHANGES),
    issueType: issueType ?? 'sast',
    selection: readSelection(source, issueType),
    groupIssues: reader.boolean('group-issues') ?? true,
    jiraProjectId: reader.id('jira-project-id'),
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
