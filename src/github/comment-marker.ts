import { createHash } from 'node:crypto';

/** Whose comment it is: there is one for each pull request, workflow, operation, project and set of products. */
export interface CommentIdentity {
  readonly operation: string;
  /** What names the workflow for good, as the part of `GITHUB_WORKFLOW_REF` before the `@` does. */
  readonly workflow: string;
  /** What else tells steps of one workflow apart, in any order; case does not matter. */
  readonly about?: readonly string[];
}

/** The run that wrote it. */
export interface CommentRun {
  /** The head of the pull request that the run looked at. */
  readonly commit: string;
  /** `GITHUB_RUN_NUMBER` */
  readonly runNumber: number;
  /** `GITHUB_RUN_ATTEMPT` */
  readonly runAttempt: number;
}

/** GitHub's limit for a comment's body. */
export const MAX_COMMENT_CHARACTERS = 65_536;
/** What is left for the text once the marker stands before it. */
export const MAX_TEXT_CHARACTERS = MAX_COMMENT_CHARACTERS - 256;

const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) commit=(\w+) run=(\d+)\.(\d+) -->/;

/** The body of a comment, whose first line nobody sees. @throws RangeError when the text is too long */
export function markedBody(identity: CommentIdentity, run: CommentRun, text: string): string {
  const { operation, workflow } = identityKey(identity);
  const place = `commit=${run.commit} run=${run.runNumber}.${run.runAttempt}`;
  const body = `<!-- code-security-platform ${operation} workflow=${workflow} ${place} -->\n${text}`;
  if (body.length > MAX_COMMENT_CHARACTERS) {
    throw new RangeError(`a comment has at most ${MAX_TEXT_CHARACTERS} characters, not ${text.length}`);
  }
  return body;
}

/** The run that wrote a body, where it is of this identity. That proves nothing about its author. */
export function runOfBody(identity: CommentIdentity, body: string): CommentRun | undefined {
  const [, operation, workflow, commit = '', runNumber, runAttempt] = MARKER.exec(body) ?? [];
  const key = identityKey(identity);
  if (operation !== key.operation || workflow !== key.workflow) return undefined;
  return { commit, runNumber: Number(runNumber), runAttempt: Number(runAttempt) };
}

/** Whether `run` is a later run, or a later attempt, than `other`, both of the same workflow. */
export function isLaterRun(run: CommentRun, other: CommentRun): boolean {
  return run.runNumber === other.runNumber
    ? run.runAttempt > other.runAttempt
    : run.runNumber > other.runNumber;
}

/** Names may be long, and may end an HTML comment. */
function identityKey({ operation, workflow, about = [] }: CommentIdentity) {
  const text = [workflow, ...about.map((one) => one.toLowerCase()).sort()].join('\n');
  return { operation, workflow: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}
