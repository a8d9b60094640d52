import type { FindingTarget, FormerTriage } from '../../model/change.ts';
import { present } from '../../platform/http/decode.ts';
import type { Finding, FindingKind } from '../../platform/resources/finding.ts';

const FIRST_SIZE = 1024;

/** What a row says about its triage; what it lacks is absent. */
export function formerTriage(finding: RowTriage): FormerTriage {
  const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
  const known = { triageState: triage_state, reason: triage_reason, note: triage_comment };
  return present({ status, ...known, triagedAt: triaged_at });
}

/** A row of a finding on one branch. */
export interface FamilyMember {
  id: bigint;
  before: FormerTriage;
}

/** What a row says about its triage. */
export type RowTriage = Pick<
  Finding,
  'kind' | 'status' | 'triage_state' | 'triage_reason' | 'triage_comment' | 'triaged_at'
>;

/**
 * The rows of lists by finding: the same one on other branches has the same `match_based_id`, and a triage moves all
 * of them together. Two numbers for each row and no object, because a deployment has hundreds of thousands, and objects
 * that outlive a page cost more time than reading it.
 */
export class Families {
  #ids = new BigUint64Array(FIRST_SIZE);
  readonly #keys: number[] = [];
  readonly #triages: RowTriage[] = [];
  /** One object for all rows that were never triaged and have one status. */
  readonly #untriaged = new Map<string, RowTriage>();

  /** @returns the row's number, counted from 0 */
  add(finding: Finding): number {
    const row = this.#keys.length;
    if (row === this.#ids.length) {
      const larger = new BigUint64Array(row * 2);
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids[row] = finding.id;
    this.#keys.push(keyOf(finding.kind, finding.repository, finding.match_based_id, finding.id));
    this.#triages.push(this.#shared(finding));
    return row;
  }

  idOf(row: number): bigint {
    return this.#ids[row] ?? 0n;
  }

  triageOf(row: number): RowTriage {
    return this.#triages[row] as RowTriage;
  }

  /** All rows of each of the findings that these rows are of. */
  groupsOf(rows: Iterable<number>): number[][] {
    const keys = new Set<number>();
    for (const row of rows) keys.add(this.#keys[row] ?? 0);
    return [...this.#byKey(keys).values()];
  }

  /** The other rows of each of the findings that have any, by the finding's id. */
  siblingsOf(findings: readonly FindingTarget[]): Map<bigint, FamilyMember[]> {
    const keys = findings.map(({ issueType, repository, matchId, id }) =>
      keyOf(issueType, repository, matchId, id),
    );
    const groups = this.#byKey(new Set(keys));
    const siblings = new Map<bigint, FamilyMember[]>();
    for (const [at, { id }] of findings.entries()) {
      const rows = groups.get(keys[at] ?? 0)?.filter((row) => this.idOf(row) !== id) ?? [];
      if (rows.length > 0) siblings.set(id, rows.map(this.#memberOf));
    }
    return siblings;
  }

  /** In the order in which the first row of each came. */
  #byKey(wanted: ReadonlySet<number>): Map<number, number[]> {
    const groups = new Map<number, number[]>();
    if (wanted.size === 0) return groups;
    for (const [row, key] of this.#keys.entries()) {
      if (!wanted.has(key)) continue;
      const rows = groups.get(key);
      if (rows === undefined) groups.set(key, [row]);
      else rows.push(row);
    }
    return groups;
  }

  readonly #memberOf = (row: number): FamilyMember => ({
    id: this.idOf(row),
    before: formerTriage(this.triageOf(row)),
  });

  #shared({ kind, status, triage_state, triage_reason, triage_comment, triaged_at }: Finding): RowTriage {
    const triage = { kind, status, triage_state, triage_reason, triage_comment, triaged_at } as RowTriage;
    if (triage_reason ?? triage_comment ?? triaged_at) return triage;
    const key = `${kind} ${status} ${triage_state}`;
    const known = this.#untriaged.get(key);
    if (known !== undefined) return known;
    this.#untriaged.set(key, triage);
    return triage;
  }
}

/**
 * 53 bits of a hash (cyrb53). Two findings of a deployment that share them are not to be expected, and would be taken
 * for one, of which the decisions of people are respected on both.
 */
function keyOf(
  kind: FindingKind,
  repository: string | undefined,
  matchId: string | undefined,
  id: bigint,
): number {
  // A secret has one row.
  const same = matchId === undefined || kind === 'secrets' ? `id ${id}` : matchId;
  const text = `${kind} ${repository} ${same}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}
