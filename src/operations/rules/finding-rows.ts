import type { Finding } from '../../platform/resources/finding.ts';
import { detectedMs } from '../findings/times.ts';
import { DECIDERS, type Decider } from './decider.ts';
import { larger, RowTable } from './row-table.ts';
import { SlimFindings } from './slim-findings.ts';

/** A row of a finding on one branch, with no more than the plan needs. */
export interface BranchRow {
  id: bigint;
  /** First detected or reintroduced; undefined where the row does not say. */
  sinceMs: number | undefined;
  isFixed: boolean;
  isPrimary: boolean;
  decider: Decider;
  /** Absent where nothing of the file can concern the row. */
  finding?: Finding;
}

const FIRST_SIZE = 1024;
const FIXED = 1;
const PRIMARY = 2;
const DECIDER_SHIFT = 2;

/** All rows, put together by finding: the same one on another branch has the same `match_based_id`. */
export class FindingRows {
  readonly #table = new RowTable();
  #ids = new BigInt64Array(FIRST_SIZE);
  /** NaN where it is not known. */
  #sinceMs = new Float64Array(FIRST_SIZE);
  #traits = new Uint8Array(FIRST_SIZE);
  /** Of the rows that the file may concern. */
  readonly #findings = new Map<number, Finding>();
  readonly #slim = new SlimFindings();

  /**
   * @param isPrimary whether it is on the primary branch of its project
   * @param mayConcern whether the file may concern it
   */
  add(finding: Finding, decider: Decider, isPrimary: boolean, mayConcern: boolean): void {
    const { kind, id, match_based_id: same, repository = '' } = finding;
    // A row that stands for itself decides nothing about others.
    const isAlone = same === undefined || kind === 'secrets';
    if (isAlone && !mayConcern) return;
    const row = this.#table.add(kind, repository, isAlone ? `id ${id}` : same);
    if (row === this.#ids.length) this.#grow();
    this.#ids[row] = id;
    this.#sinceMs[row] = detectedMs(finding) ?? Number.NaN;
    this.#traits[row] =
      (finding.status === 'fixed' ? FIXED : 0) |
      (isPrimary ? PRIMARY : 0) |
      (DECIDERS.indexOf(decider) << DECIDER_SHIFT);
    if (mayConcern) this.#findings.set(row, this.#slim.of(finding));
  }

  /** The rows of each finding that the file may concern, the one that stands for it first. */
  *findings(): Generator<readonly BranchRow[]> {
    const done = new Set<number>();
    for (const row of this.#findings.keys()) {
      const alike = this.#table.alike(row);
      const first = alike[0] ?? row;
      if (done.has(first)) continue;
      if (alike.length > 1) done.add(first);
      yield alike.map((one) => this.#row(one)).sort(byPreference);
    }
  }

  #row(row: number): BranchRow {
    const traits = this.#traits[row] ?? 0;
    const sinceMs = this.#sinceMs[row] ?? Number.NaN;
    const finding = this.#findings.get(row);
    return {
      id: this.#ids[row] ?? 0n,
      sinceMs: Number.isNaN(sinceMs) ? undefined : sinceMs,
      isFixed: (traits & FIXED) !== 0,
      isPrimary: (traits & PRIMARY) !== 0,
      decider: DECIDERS[traits >> DECIDER_SHIFT] ?? 'people',
      ...(finding === undefined ? {} : { finding }),
    };
  }

  #grow(): void {
    const size = this.#ids.length * 2;
    this.#ids = larger(this.#ids, new BigInt64Array(size));
    this.#sinceMs = larger(this.#sinceMs, new Float64Array(size));
    this.#traits = larger(this.#traits, new Uint8Array(size));
  }
}

/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function byPreference(one: BranchRow, other: BranchRow): number {
  return (
    Number(one.isFixed) - Number(other.isFixed) ||
    Number(other.isPrimary) - Number(one.isPrimary) ||
    (other.sinceMs ?? 0) - (one.sinceMs ?? 0) ||
    (one.id < other.id ? -1 : 1)
  );
}
