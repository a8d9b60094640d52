import type { FindingSelection } from '../../findings/filter.ts';
import { type IssueStyle, readIssueStyle } from '../../inputs/comment-and-issue.ts';
import { readGitHub } from '../../inputs/connection.ts';
import { readIssueIds, readIssueType, readQuery } from '../../inputs/filters.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { boolean, nameProblem, oneOf, type Parsed, wholeId } from '../../inputs/values.ts';
import { splitName } from '../../model/names.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { RequestOf } from '../../model/step.ts';

export type TicketRequest = RequestOf<'ticket', typeof read>;

type Tracker = { kind: 'jira'; projectId?: bigint } | GitHubTracker;

export interface GitHubTracker extends IssueStyle {
  kind: 'github';
  github: GitHubConnection;
  repository: { owner: string; repo: string };
}

const TRACKER_INPUTS = {
  jira: ['jira-project-id'],
  github: ['issue-repository', 'issue-labels', 'issue-assignees', 'comment-footer'],
} as const;

export async function read(source: Source) {
  const { reader, now } = source;
  const issueType = readIssueType(reader);
  const writing = readWriting(source);
  const ids = readIssueIds(reader, { issueType, now });
  const selection: Exclude<FindingSelection, { by: 'platform' }> =
    ids === undefined ? { by: 'listed', query: readQuery(reader, { issueType, now }) } : { by: 'ids', ids };
  // Findings of one rule and repository share a ticket.
  const groupIssues = reader.read('group-issues', boolean);
  const tracker = await readTracker(source);
  return issueType && tracker && { ...writing, issueType, selection, groupIssues, tracker };
}

async function readTracker({ reader, environment, event }: Source): Promise<Tracker | undefined> {
  const kind = reader.read('tracker', oneOf(['jira', 'github']));
  const unused = kind === 'jira' ? 'github' : 'jira';
  for (const input of TRACKER_INPUTS[unused].filter((name) => reader.isSet(name)))
    reader.problem(input, `works only with \`tracker: ${unused}\`; leave it out, or set that tracker`);
  if (kind === 'jira') return { kind, projectId: reader.read('jira-project-id', jiraId) };
  const github = readGitHub(reader, environment);
  if (github === undefined)
    reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
  const name = reader.read('issue-repository', fullName) ?? (await event()).repository ?? '';
  if (name === '' && !reader.hasProblem('issue-repository'))
    reader.problem('issue-repository', 'is empty; outside a workflow run, give `owner/repo`');
  const style = readIssueStyle(reader);
  return github && { kind, github, repository: splitName(name), ...style };
}

const jiraId = wholeId(0n, 'give the id in digits: `id` in `/rest/api/3/project/KEY` on your Jira site');

function fullName(text: string): Parsed<string> {
  if (!/^[\w-]+\/[\w.-]+$/.test(text)) return { remedy: 'give `owner/repo`' };
  return nameProblem(text) ?? { value: text };
}
