import { createHash } from 'node:crypto';

/** The hidden line of an issue for findings, which says what it is about and what it lists. */
export interface Marker {
  deployment: string;
  issueType: string;
  /** Of the findings; empty if the platform names none. */
  repository: string;
  /** Digest of the rule, or of the single finding. */
  about: string;
  /** Of each finding that the issue lists: none once a run closed it, so that a person closed the others. */
  digests: readonly string[];
}

const LINE = /^<!-- code-security-platform finding-issue (\S*) findings=(\w*) -->/m;

/** 48 bits: short, so that thousands fit in a body, and distinct among 300,000 findings. */
export function digestOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url');
  return hash.replaceAll('-', '_').slice(0, 8);
}

export function markerLine({ digests, deployment, issueType, repository, about }: Marker): string {
  // Encoded, no name can end the comment.
  const encoded = new URLSearchParams({ deployment, issueType, repository, about });
  return `<!-- code-security-platform finding-issue ${encoded} findings=${digests.join('')} -->`;
}

/** The body with another marker. */
export function remarked(body: string, marker: Marker): string {
  return body.replace(LINE, () => markerLine(marker));
}

/** Undefined for a body without a marker. People may have written above it. */
export function readMarker(body: string): Marker | undefined {
  const [line, encoded, digests = ''] = LINE.exec(body) ?? [];
  if (line === undefined) return undefined;
  const fields = Object.fromEntries(new URLSearchParams(encoded)) as Record<string, string | undefined>;
  const { deployment = '', issueType = '', repository = '', about = '' } = fields;
  return { deployment, issueType, repository, about, digests: digests.match(/\w{8}/g) ?? [] };
}
