import type { FormerTriage, TriageChange } from '../../model/change.ts';
import type { RowFailure, StepFailure } from '../../model/failure.ts';
import type { FindingRow, RowState, SiblingRow } from '../../model/result.ts';
import type { FormerStates } from './former.ts';

/** What came of a triage of known findings. */
export interface TriageOutcome {
  /** One for each change, in the order given. */
  rows: FindingRow[];
  siblings: SiblingRow[];
  /** Requests that were answered with a list of findings. */
  answered: number;
  /** Distinct findings that were seen to be triaged, siblings included, in the platform's order. */
  triaged: bigint[];
  /** Findings that the platform counted as triaged and that nothing names. */
  unlisted: number;
  uncertain: { requests: number; atMost: number };
  /** What ended the triage before its last request. */
  failure?: StepFailure;
}

/** Collects what is found out about each finding while requests go on. */
export class OutcomeRecord {
  readonly #rows: FindingRow[];
  readonly #byId = new Map<bigint, FindingRow>();
  readonly #siblings = new Set<bigint>();
  readonly #triaged = new Set<bigint>();
  readonly #former: FormerStates | undefined;
  answered = 0;
  unlisted = 0;
  lostRequests = 0;

  constructor(changes: readonly TriageChange[], former: FormerStates | undefined) {
    this.#rows = changes.map((change) => ({ change, state: 'not-reached' }));
    for (const row of this.#rows) this.#byId.set(row.change.target.id, row);
    this.#former = former;
  }

  isChanged({ target }: TriageChange): boolean {
    return this.#byId.get(target.id)?.state === 'changed';
  }

  /** An answer or a list shows that these findings were moved by `decision`, the text of one. */
  moved(ids: Iterable<bigint>, decision: string, decisionOf: (change: TriageChange) => string): void {
    for (const id of ids) {
      this.#triaged.add(id);
      const row = this.#byId.get(id);
      if (row === undefined) this.#siblings.add(id);
      else if (decisionOf(row.change) === decision) this.set(row.change, 'changed');
      // It was moved together with its sibling, to another state than the one that was asked for.
      else if (row.state === 'changed') this.set(row.change, 'failed', { kind: 'not-triaged' });
    }
  }

  set({ target }: TriageChange, state: RowState, failure?: RowFailure): void {
    const row = this.#byId.get(target.id);
    if (row === undefined) return;
    row.state = state;
    if (failure === undefined) delete row.failure;
    else row.failure = failure;
  }

  outcome(failure: StepFailure | undefined): TriageOutcome {
    const former: Map<bigint, FormerTriage> = this.#former?.find(this.#siblings) ?? new Map();
    const unknown = this.#rows.filter(({ state }) => state === 'unknown').length;
    return {
      rows: this.#rows,
      siblings: [...this.#siblings].map((id) => ({ id, before: former.get(id) })),
      answered: this.answered,
      triaged: [...this.#triaged],
      unlisted: this.unlisted,
      uncertain: { requests: unknown === 0 ? 0 : this.lostRequests, atMost: unknown },
      ...(failure === undefined ? {} : { failure }),
    };
  }
}
