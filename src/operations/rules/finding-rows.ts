import type { Finding } from '../../platform/resources/finding.ts';
import { detectedMs } from '../findings/times.ts';
import type { Decider } from './decider.ts';

/** A row of a finding on one branch, with no more than the plan needs: there may be hundreds of thousands. */
export interface FindingRow {
  id: bigint;
  /** First detected or reintroduced; undefined where the row does not say. */
  sinceMs: number | undefined;
  isFixed: boolean;
  isPrimary: boolean;
  decider: Decider;
  /** Absent where nothing of the file can concern the row. */
  finding?: Finding;
}

/** All rows, put together by finding: the same one on another branch has the same `match_based_id`. */
export class FindingRows {
  readonly #groups = new Map<string, Map<string, FindingRow | FindingRow[]>>();
  readonly #texts = new Map<string, string>();

  /**
   * @param isPrimary whether it is on the primary branch of its project
   * @param mayConcern whether the file may concern it
   */
  add(finding: Finding, decider: Decider, isPrimary: boolean, mayConcern: boolean): void {
    const { kind, id, match_based_id: same } = finding;
    // A row that stands for itself decides nothing about others.
    const isAlone = same === undefined || kind === 'secrets';
    if (isAlone && !mayConcern) return;
    const isFixed = finding.status === 'fixed';
    const row: FindingRow = { id, sinceMs: detectedMs(finding), isFixed, isPrimary, decider };
    if (mayConcern) row.finding = this.#slim(finding);
    const group = this.#groupOf(`${kind} ${finding.repository ?? ''}`);
    const key = isAlone ? `id ${id}` : same;
    const known = group.get(key);
    if (known === undefined) group.set(key, row);
    else if (Array.isArray(known)) known.push(row);
    else group.set(key, [known, row]);
  }

  /** The rows of each finding that the file may concern, the one that stands for it first. */
  *findings(): Generator<readonly FindingRow[]> {
    for (const group of this.#groups.values()) {
      for (const rows of group.values()) {
        if (Array.isArray(rows)) {
          if (rows.some(({ finding }) => finding !== undefined)) yield rows.sort(byPreference);
        } else if (rows.finding !== undefined) yield [rows];
      }
    }
  }

  #groupOf(name: string): Map<string, FindingRow | FindingRow[]> {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const group = new Map<string, FindingRow | FindingRow[]>();
    this.#groups.set(name, group);
    return group;
  }

  /** Without the long texts that nobody looks at, and with one copy of those that many rows share. */
  #slim(finding: Finding): Finding {
    const { message: _, owasp_names: __, ...slim } = finding;
    for (const field of SHARED) {
      const text = slim[field];
      if (text !== undefined) slim[field] = this.#shared(text);
    }
    return slim;
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}

const SHARED = ['repository', 'repository_url', 'ref', 'rule', 'path'] as const;

/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function byPreference(one: FindingRow, other: FindingRow): number {
  return (
    Number(one.isFixed) - Number(other.isFixed) ||
    Number(other.isPrimary) - Number(one.isPrimary) ||
    (other.sinceMs ?? 0) - (one.sinceMs ?? 0) ||
    compareIds(one.id, other.id)
  );
}

export function compareIds(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
