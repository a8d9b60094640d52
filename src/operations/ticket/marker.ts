import { createHash } from 'node:crypto';
import { findingKey, groupByFinding } from '../../findings/finding.ts';
import { nameKey } from '../../model/names.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** A project by its id, which stays the same when it is renamed or transferred; without one, by its name. */
export interface Place {
  id?: bigint;
  /** Empty if the platform names none. */
  name: string;
}

export interface Marker {
  place: Place;
  /** Stands for the rule or the finding. */
  about: string;
  /** A token for each of its findings: none once a run has closed the issue, or if there are too many. */
  tokens: readonly string[];
  /** Set if there are too many for tokens. Findings of the rule with an id up to the newest count as the issue's. */
  many?: { count: number; newest: bigint };
}

/** See `tokenOf`. */
const TOKEN = /^\d+(-\w+)?$/;
/** With the rest, less than a third of what GitHub allows: the other two are for places. */
const MAX_TOKENS_LENGTH = 20_000;

/** Encoded, because a repository's name must not end the marker. */
export function stampOf({ place, about, tokens, many }: Marker): string {
  const { id = '', name } = place;
  const fields = new URLSearchParams({ project: String(id), repository: name, about });
  if (many === undefined) fields.set('findings', tokens.join('.'));
  for (const [key, value] of Object.entries(many ?? {})) fields.set(key, String(value));
  return fields.toString();
}

export function markerIn(stamp: string): Marker {
  const fields = new URLSearchParams(stamp);
  const field = (key: string) => fields.get(key) ?? '';
  const [, id] = /^(\d+)$/.exec(field('project')) ?? [];
  const [, newest] = /^(\d+)$/.exec(field('newest')) ?? [];
  return {
    place: { id: id === undefined ? undefined : BigInt(id), name: field('repository') },
    about: field('about'),
    tokens: field('findings')
      .split('.')
      .filter((token) => TOKEN.test(token)),
    many: newest === undefined ? undefined : { count: Number(field('count')), newest: BigInt(newest) },
  };
}

export function fitsMarker(tokens: readonly string[]): boolean {
  return tokens.reduce((sum, token) => sum + token.length + 1, 0) <= MAX_TOKENS_LENGTH;
}

export function placeKey({ id, name }: Place): string {
  return id === undefined ? nameKey(name) : `#${id}`;
}

/** The rows of one finding on all its branches. */
export type ListedFinding = readonly Finding[];

/** Listed findings, by what markers say of them. */
export interface FindingIndex {
  findings: readonly ListedFinding[];
  byId: ReadonlyMap<bigint, ListedFinding>;
  /** @param place of the issue, whose other branches may have the finding under another id */
  find(token: string, place: Place): ListedFinding | undefined;
}

export function findingIndex(
  listed: readonly Finding[],
  placeOf: (repository: string | undefined) => Place,
): FindingIndex {
  const findings = [...groupByFinding(listed)];
  const byId = new Map<bigint, ListedFinding>();
  for (const rows of findings) for (const { id } of rows) byId.set(id, rows);
  const matchKey = (place: Place, match: string | undefined) => `${placeKey(place)} ${match}`;
  // Made only if a marker has an id that is not listed.
  let byMatch: Map<string, ListedFinding> | undefined;
  return {
    findings,
    byId,
    find(token, place) {
      const [id = '', match] = token.split('-');
      const found = byId.get(BigInt(id));
      if (found !== undefined || match === undefined) return found;
      byMatch ??= new Map(
        findings.flatMap((rows) =>
          rows.slice(0, 1).map((row) => [matchKey(placeOf(row.repository), matchDigest(row)), rows]),
        ),
      );
      return byMatch.get(matchKey(place, match));
    },
  };
}

/** `4711-Hu7_x2Pq`: the oldest id, and a hash of what all branches of a finding have in common. */
export function tokenOf(rows: ListedFinding): string {
  const [first] = rows;
  const match = first && matchDigest(first);
  return [String(oldestId(rows)), match].filter(Boolean).join('-');
}

export function oldestId(rows: ListedFinding): bigint {
  return rows.reduce((least, { id }) => (id < least ? id : least), rows[0]?.id ?? 0n);
}

function matchDigest({ kind, match_based_id: matchId }: Finding): string | undefined {
  return matchId === undefined || kind === 'secrets' ? undefined : shortDigest(matchId);
}

/** The subject of the issue for all findings of a rule; undefined without one. A secret has a type instead. */
export function ruleAbout({ rule, secret_type }: Finding): string | undefined {
  const name = rule ?? secret_type;
  return name === undefined ? undefined : shortDigest(`rule ${name}`);
}

export function findingAbout(finding: Finding): string {
  return shortDigest(findingKey({ ...finding, repository: undefined }));
}

/** 48 bits: short, so that many fit in a body, and distinct among 300,000 findings. */
function shortDigest(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url');
  return hash.replaceAll('-', '_').slice(0, 8);
}
