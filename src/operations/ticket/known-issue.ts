import { createHash } from 'node:crypto';
import { groupByFinding, isOpen } from '../../findings/finding.ts';
import type { OwnIssue } from '../../github/issue.ts';
import type { ProjectDirectory } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** A project by its id, which stays when it is renamed or transferred; without one, by its name. */
interface Place {
  id?: bigint;
  /** Empty if the platform names none. */
  name: string;
}

/** The hidden text of an issue. */
export interface Marker {
  place: Place;
  about: string;
  /** One for each finding (`tokenOf`): none once a run has closed the issue, or if there are too many. */
  tokens: readonly string[];
  /** Set if there are too many. Findings of the rule with an id up to the newest count as the issue's. */
  many?: { count: number; newest: bigint };
}

/** The rows of one finding on all its branches. */
export type FindingRows = readonly Finding[];

const TOKEN = /^\d+(-\w+)?$/;
/** With the rest, less than a third of what GitHub allows: the other two are for places. */
export const MAX_TOKENS_LENGTH = 20_000;

/** Encoded, because a repository's name must not end the marker. */
export function stampOf({ place, about, tokens, many }: Marker): string {
  const held = many ?? { findings: tokens.join('.') };
  const fields = Object.entries({ project: place.id ?? '', repository: place.name, about, ...held });
  return new URLSearchParams(fields.map(([key, value]): [string, string] => [key, String(value)])).toString();
}

function markerIn(stamp: string): Marker {
  const fields = new URLSearchParams(stamp);
  const field = (key: string) => fields.get(key) ?? '';
  const number = (key: string) => (/^\d+$/.test(field(key)) ? BigInt(field(key)) : undefined);
  const newest = number('newest');
  return {
    place: { id: number('project'), name: field('repository') },
    about: field('about'),
    tokens: field('findings')
      .split('.')
      .filter((token) => TOKEN.test(token)),
    many: newest === undefined ? undefined : { count: Number(field('count')), newest },
  };
}

/** Equal for the issues of one subject, of which one stays. */
export function subjectKey({ place, about }: Pick<Marker, 'place' | 'about'>): string {
  return `${placeKey(place)} ${about}`;
}

export function placeKey({ id, name }: Place): string {
  return id === undefined ? nameKey(name) : `#${id}`;
}

/** `4711-Hu7_x2Pq`: the oldest id, and a hash of what all branches of a finding have in common. */
export function tokenOf(rows: FindingRows): string {
  const [first] = rows;
  return [String(oldestId(rows)), first && matchDigest(first)].filter(Boolean).join('-');
}

function oldestId(rows: FindingRows): bigint {
  return rows.reduce((least, { id }) => (id < least ? id : least), rows[0]?.id ?? 0n);
}

/** Undefined for a finding that has one row only. */
function matchDigest({ kind, match_based_id: matchId }: Finding): string | undefined {
  return matchId === undefined || kind === 'secrets' ? undefined : shortDigest(matchId);
}

/** Stands for the finding, or if it shares an issue, for its rule. A secret has a type instead. */
export function aboutOf(finding: Finding, isShared: boolean): string {
  const rule = isShared ? (finding.rule ?? finding.secret_type) : undefined;
  if (rule !== undefined) return shortDigest(`rule ${rule}`);
  return matchDigest(finding) ?? String(finding.id);
}

/** 48 bits: distinct among 300,000 findings. */
function shortDigest(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url');
  return hash.replaceAll('-', '_').slice(0, 8);
}

/** An issue of this step, with what its marker says; its place has the project's present name. */
export interface KnownIssue extends Marker {
  issue: OwnIssue;
  listed: ReadonlySet<FindingRows>;
  /** Tokens of its findings that are not listed; none if they are too many. */
  unlisted: readonly string[];
  unlistedCount: number;
  /** Login of the bot that closed it although a finding of it is open. */
  bot?: string;
}

export type FindingIndex = ReturnType<typeof findingIndex>;

export function findingIndex(listed: readonly Finding[], directory: ProjectDirectory) {
  const findings: FindingRows[] = [...groupByFinding(listed)];
  const byId = new Map<bigint, FindingRows>();
  for (const rows of findings) for (const { id } of rows) byId.set(id, rows);
  const placeOf = (name = '', id?: bigint): Place => {
    const project = directory.findById(id) ?? directory.find(name);
    return { id: project?.id, name: project?.name ?? name };
  };
  let byMatch: Map<string, FindingRows> | undefined;
  /** Another branch of a finding has another id, and the same match. */
  const findByMatch = (place: Place, match: string) => {
    byMatch ??= new Map(
      findings.map((rows) => [matchKey(placeOf(rows[0]?.repository), rows[0] && matchDigest(rows[0])), rows]),
    );
    return byMatch.get(matchKey(place, match));
  };
  return { findings, byId, findByMatch, placeOf };
}

function matchKey(place: Place, match: string | undefined): string {
  return `${placeKey(place)} ${match}`;
}

export function knownIssue(issue: OwnIssue, index: FindingIndex): KnownIssue {
  const marker = markerIn(issue.stamp);
  const { place, tokens, many } = marker;
  const listed = new Set<FindingRows>();
  const unlisted: string[] = [];
  for (const token of tokens) {
    const [id = '', match] = token.split('-');
    const rows = index.byId.get(BigInt(id)) ?? (match && index.findByMatch(place, match));
    if (rows) listed.add(rows);
    else unlisted.push(token);
  }
  const repository = [...listed].flat()[0]?.repository;
  const known = { ...marker, issue, place: index.placeOf(repository ?? place.name, place.id) };
  if (many === undefined) return { ...known, listed, unlisted, unlistedCount: unlisted.length };
  const ofMany = index.findings.filter((rows) => isOneOfMany(rows, known, index));
  const unlistedCount = Math.max(0, many.count - ofMany.length);
  return { ...known, listed: new Set(ofMany), unlisted, unlistedCount };
}

function isOneOfMany(rows: FindingRows, { place, about, many }: Marker, { placeOf }: FindingIndex): boolean {
  const [first] = rows;
  if (first === undefined || many === undefined || oldestId(rows) > many.newest) return false;
  return aboutOf(first, true) === about && placeKey(placeOf(first.repository)) === placeKey(place);
}

/** None if a run closed the issue. */
export function countOpen({ listed }: KnownIssue): number {
  return [...listed].filter((rows) => rows.some(isOpen)).length;
}
