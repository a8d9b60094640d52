import type { FindingQuery } from '../../findings/filter.ts';
import { readCommentFooter, readGitHub } from '../../inputs/connection.ts';
import { readIssueIds, readIssueType, readQuery } from '../../inputs/filters.ts';
import type { InputReader } from '../../inputs/reader.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { boolean, id, oneOf, type Read } from '../../inputs/values.ts';
import type { TriageIssueType } from '../../model/findings.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { OwnRequest, WritingRequest } from '../../model/step.ts';

export interface TicketRequest extends WritingRequest {
  operation: 'ticket';
  issueType: TriageIssueType;
  selection: { by: 'ids'; ids: readonly bigint[] } | { by: 'listed'; query: FindingQuery };
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  tracker: JiraTracker | GitHubTracker;
}

interface JiraTracker {
  kind: 'jira';
  /** Absent = the platform's own choice. */
  projectId?: bigint;
}

export interface GitHubTracker {
  kind: 'github';
  github: GitHubConnection;
  /** It has the issues. */
  repository: { owner: string; repo: string };
  /** Set when an issue is opened, as the assignees are. */
  labels: readonly string[];
  assignees: readonly string[];
  /** Markdown of the workflow's author for the end of each issue. */
  footer?: string;
  /** The workflow run, where it is known. */
  run?: { number: number; url: string };
}

const TRACKERS = ['jira', 'github'] as const;
/** Inputs that only one tracker uses. */
const INPUTS_OF = {
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

async function readTracker(source: Source): Promise<TicketRequest['tracker']> {
  const { reader } = source;
  const kind = reader.read('tracker', oneOf(TRACKERS));
  const other = kind === 'jira' ? 'github' : 'jira';
  for (const input of INPUTS_OF[other])
    if (reader.isGiven(input))
      reader.problem(input, `works only with \`tracker: ${other}\`; leave it out, or give that`);
  if (kind === 'jira') return { kind, projectId: reader.read('jira-project-id', id) };
  return await readGitHubTracker(source);
}

async function readGitHubTracker({ reader, environment, event }: Source): Promise<GitHubTracker> {
  const github = readGitHub(reader, environment);
  if (github === undefined)
    reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
  const { runId, runNumber, repository } = await event();
  const url = `${github?.serverUrl}/${repository}/actions/runs/${runId}`;
  return {
    kind: 'github',
    github: github ?? { token: '', apiUrl: '', serverUrl: '' },
    repository: readRepository(reader, repository),
    labels: reader.list('issue-labels'),
    assignees: reader.list('issue-assignees'),
    footer: readCommentFooter(reader),
    run: runId === undefined ? undefined : { number: runNumber, url },
  };
}

/** Default: the repository of the workflow. */
function readRepository(reader: InputReader, own = ''): GitHubTracker['repository'] {
  const parse = (text: string): Read<GitHubTracker['repository']> => {
    const [, owner = '', repo = ''] = /^([\w.-]+)\/([\w.-]+)$/.exec(text) ?? [];
    return repo === '' ? { problem: 'give `owner/repo`' } : { value: { owner, repo } };
  };
  const given = reader.read('issue-repository', parse);
  const read = given === undefined ? parse(own) : { value: given };
  if ('value' in read) return read.value;
  const why = 'is empty, and outside a workflow run there is no repository to use; give `owner/repo`';
  if (!reader.isGiven('issue-repository')) reader.problem('issue-repository', why);
  return { owner: '', repo: '' };
}
