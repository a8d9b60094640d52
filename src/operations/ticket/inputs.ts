import type { FindingQuery } from '../../findings/filter.ts';
import { type IssueStyle, readGitHub, readIssueStyle } from '../../inputs/connection.ts';
import { readIssueIds, readIssueType, readQuery } from '../../inputs/filters.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { boolean, nameProblem, oneOf, type Parsed, wholeId } from '../../inputs/values.ts';
import type { TriageIssueType } from '../../model/findings.ts';
import { splitName } from '../../model/names.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { OwnRequest, WritingRequest } from '../../model/step.ts';

export interface TicketRequest extends WritingRequest {
  operation: 'ticket';
  issueType: TriageIssueType;
  selection: { by: 'ids'; ids: readonly bigint[] } | { by: 'listed'; query: FindingQuery };
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  /** Without a Jira project, the platform chooses one. */
  tracker: { kind: 'jira'; projectId?: bigint } | GitHubTracker;
}

export interface GitHubTracker extends IssueStyle {
  kind: 'github';
  github: GitHubConnection;
  repository: { owner: string; repo: string };
}

const TRACKER_INPUTS = {
  jira: ['jira-project-id'],
  github: ['issue-repository', 'issue-labels', 'issue-assignees', 'comment-footer'],
} as const;

export async function read(source: Source): Promise<OwnRequest<TicketRequest>> {
  const { reader, now } = source;
  const issueType = readIssueType(reader);
  const writing = readWriting(source);
  const ids = readIssueIds(reader);
  return {
    ...writing,
    issueType: issueType ?? 'sast',
    selection: ids ? { by: 'ids', ids } : { by: 'listed', query: readQuery(reader, { issueType, now }) },
    groupIssues: reader.read('group-issues', boolean),
    tracker: await readTracker(source),
  };
}

async function readTracker({ reader, environment, event }: Source): Promise<TicketRequest['tracker']> {
  const kind = reader.read('tracker', oneOf(['jira', 'github']));
  const unused = kind === 'jira' ? 'github' : 'jira';
  for (const input of TRACKER_INPUTS[unused].filter((name) => reader.isSet(name)))
    reader.problem(input, `works only with \`tracker: ${unused}\`; leave it out, or set that tracker`);
  if (kind === 'jira') return { kind, projectId: reader.read('jira-project-id', jiraId) };
  const github = readGitHub(reader, environment) ?? { token: '', apiUrl: '', serverUrl: '' };
  if (github.token === '')
    reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
  const name = reader.read('issue-repository', fullName) ?? (await event()).repository ?? '';
  if (name === '') reader.problem('issue-repository', 'is empty; outside a workflow run, give `owner/repo`');
  return { kind, github, repository: splitName(name), ...readIssueStyle(reader) };
}

const jiraId = wholeId(0n, 'give the id in digits: `id` in `/rest/api/3/project/KEY` on your Jira site');

function fullName(text: string): Parsed<string> {
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return { value: text };
  return nameProblem(text) ?? { remedy: 'give `owner/repo`' };
}
