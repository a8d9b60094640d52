import { createHash } from 'node:crypto';

/** Identifies a text: there is one for each pull request, workflow, operation, project and set of products. */
export interface TextIdentity {
  operation: string;
  /** A stable name of the workflow: the part of `GITHUB_WORKFLOW_REF` before the `@`. */
  workflow: string;
  /** Further values that distinguish steps of one workflow; order and case do not matter. */
  about?: readonly string[];
}

/** The run that wrote a text. */
export interface TextRun {
  commit: string;
  /** `GITHUB_RUN_NUMBER` */
  runNumber: number;
  /** `GITHUB_RUN_ATTEMPT` */
  runAttempt: number;
}

/** A comment or an issue, as GitHub lists it. */
export interface ListedText {
  id: number;
  html_url: string;
  body?: string | null;
  /** Null when the account was deleted. */
  user?: { login: string } | null;
}

export interface OwnText extends ListedText {
  body: string;
  run: TextRun;
}

/** GitHub's limit for the body of a comment or an issue. */
const MAX_BODY_CHARACTERS = 65_536;
/** The limit for the text without its marker. */
export const MAX_TEXT_CHARACTERS = MAX_BODY_CHARACTERS - 256;

const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) commit=(\w+) run=(\d+)\.(\d+) -->/;

/** The body, with the marker as a hidden first line. @throws RangeError when the text is too long */
export function markedBody(identity: TextIdentity, run: TextRun, text: string): string {
  if (text.length > MAX_TEXT_CHARACTERS) {
    throw new RangeError(`a text has at most ${MAX_TEXT_CHARACTERS} characters, not ${text.length}`);
  }
  const key = `${identity.operation} workflow=${hashOf(identity)}`;
  const place = `commit=${run.commit} run=${run.runNumber}.${run.runAttempt}`;
  return `<!-- code-security-platform ${key} ${place} -->\n${text}`;
}

/** The texts of this identity, oldest first. Compare their authors, too: anybody can copy a marker. */
export function markedTexts(listed: readonly ListedText[], identity: TextIdentity): OwnText[] {
  const marked = listed.flatMap((one) => {
    const [, operation, hash, commit = '', number, attempt] = MARKER.exec(one.body ?? '') ?? [];
    if (operation !== identity.operation || hash !== hashOf(identity)) return [];
    const run = { commit, runNumber: Number(number), runAttempt: Number(attempt) };
    return [{ ...one, body: one.body ?? '', run }];
  });
  return marked.sort((a, b) => a.id - b.id);
}

export function writtenBy(texts: readonly OwnText[], login: string): OwnText[] {
  return texts.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase());
}

/** Whether `run` is a later run, or a later attempt, than `other`, both of the same workflow. */
export function isLaterRun(run: TextRun, other: TextRun): boolean {
  return run.runNumber === other.runNumber
    ? run.runAttempt > other.runAttempt
    : run.runNumber > other.runNumber;
}

/** A hash, because names may be long and may contain the end of an HTML comment. */
function hashOf({ workflow, about = [] }: TextIdentity): string {
  const text = [workflow, ...about.map((one) => one.toLowerCase()).sort()].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
