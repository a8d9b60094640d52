import { createHash } from 'node:crypto';

// The hidden first line of an issue for findings: all that a later run knows about it. Pure functions.

/** What an issue is about. */
export interface IssueSubject {
  deployment: string;
  issueType: string;
  /** Of the findings; empty if the platform names none. */
  repository: string;
  /** Tells rules, or single findings, of one repository apart; any length. */
  about: string;
}

export interface Marker extends Omit<IssueSubject, 'about'> {
  /** `issueKey` of the subject. */
  key: string;
  /** `findingDigest` of each finding that the issue lists. */
  digests: readonly string[];
}

/** People may have edited the issue: a line above it, other ends of lines. */
const MARKER = /^<!-- code-security-platform finding-issue=(\w+) (\S*) findings=(\w*) -->\r?\n?/m;
const DIGEST_LENGTH = 6;

/** Equal for the same subject, without regard to the case of names. */
export function issueKey({ deployment, issueType, repository, about }: IssueSubject): string {
  return hashOf(deployment.toLowerCase(), issueType, repository.toLowerCase(), about).slice(0, 16);
}

/** Short, so that thousands fit in a body; 36 bits tell the findings of one issue apart. */
export function findingDigest(findingKey: string): string {
  return hashOf(findingKey).slice(0, DIGEST_LENGTH);
}

/** The body of an issue: the marker, then the text. */
export function markedIssue({ key, digests, ...place }: Marker, text: string): string {
  // Encoded, no name can end the comment.
  const { deployment, issueType, repository } = place;
  const encoded = new URLSearchParams({ deployment, issueType, repository });
  return `<!-- code-security-platform finding-issue=${key} ${encoded} findings=${digests.join('')} -->\n${text}`;
}

/** Undefined for an issue without a marker. */
export function readMarker(body: string): (Marker & { text: string }) | undefined {
  const match = MARKER.exec(body);
  if (match === null) return undefined;
  const [line, key = '', encoded, digests = ''] = match;
  const place = new URLSearchParams(encoded);
  const part = (name: string) => place.get(name) ?? '';
  return {
    ...{ key, deployment: part('deployment'), issueType: part('issueType'), repository: part('repository') },
    digests: digests.match(/\w{6}/g) ?? [],
    text: body.slice(match.index + line.length),
  };
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').replaceAll('-', '_');
}
