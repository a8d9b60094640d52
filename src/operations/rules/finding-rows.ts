import type { Finding } from '../../platform/resources/finding.ts';
import { Families, type RowTriage } from '../findings/families.ts';
import { detectedMs } from '../findings/times.ts';
import { type Decider, triageStateOf } from './decider.ts';
import { SlimFindings } from './slim-findings.ts';

/** A row of a finding on one branch, with no more than the plan needs. */
export interface BranchRow {
  decider: Decider;
  /** Absent where nothing of the file can concern the row. */
  finding?: Finding;
}

/** All rows, put together by finding. */
export class FindingRows {
  readonly families = new Families();
  /** First detected or reintroduced, 0 where the row does not say; and whether it is on the primary branch. */
  readonly #sinceMs: number[] = [];
  readonly #isPrimary: boolean[] = [];
  /** Of the rows that the file may concern. */
  readonly #findings = new Map<number, Finding>();
  readonly #slim = new SlimFindings();

  /**
   * @param isPrimary whether it is on the primary branch of its project
   * @param mayConcern whether the file may concern it
   */
  add(finding: Finding, isPrimary: boolean, mayConcern: boolean): void {
    const row = this.families.add(finding);
    this.#sinceMs.push(detectedMs(finding) ?? 0);
    this.#isPrimary.push(isPrimary);
    if (mayConcern) this.#findings.set(row, this.#slim.of(finding));
  }

  /** The rows of each finding that the file may concern, the one that stands for it first. */
  *findings(deciderOf: (row: RowTriage) => Decider): Generator<readonly BranchRow[]> {
    for (const rows of this.families.groupsOf(this.#findings.keys())) {
      if (rows.length > 1) rows.sort(this.#byPreference);
      yield rows.map((row, at) => {
        const finding = this.#findings.get(row);
        const triage = this.families.triageOf(row);
        // On another branch a note alone is no decision, as in `isDecidedApart`.
        const isUndecided = at > 0 && triageStateOf(triage) === 'untriaged';
        const decider = isUndecided ? 'nobody' : deciderOf(triage);
        return finding === undefined ? { decider } : { decider, finding };
      });
    }
  }

  /** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
  readonly #byPreference = (one: number, other: number): number => {
    const isFixed = (row: number) => Number(this.families.triageOf(row).status === 'fixed');
    const isPrimary = (row: number) => Number(this.#isPrimary[row]);
    return (
      isFixed(one) - isFixed(other) ||
      isPrimary(other) - isPrimary(one) ||
      (this.#sinceMs[other] ?? 0) - (this.#sinceMs[one] ?? 0) ||
      (this.families.idOf(one) < this.families.idOf(other) ? -1 : 1)
    );
  };
}
