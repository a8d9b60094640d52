import type { FindingTarget, FormerTriage, TriageChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { FindingRow, Journal, RowState, SiblingRow, UndoLoss } from '../../model/journal.ts';
import { isAlready } from '../findings/decision.ts';
import type { FamilyMember } from '../findings/families.ts';

export type FindingsJournal = Pick<Journal, 'findings' | 'siblings' | 'triage'>;

/** One finding of a plan: what is wanted of it, and what became of that. */
export interface FindingRecord {
  readonly change: TriageChange;
  /** The same finding on other branches, as it was listed. */
  readonly siblings: readonly FamilyMember[];
  /** When the list began that has it; undefined of one that was not listed. */
  readonly readAtMs: number | undefined;
  state: Exclude<RowState, 'would-change'>;
  others?: FormerTriage;
  losses?: readonly UndoLoss[];
  failure?: RowFailure;
}

/** The findings of a plan, and what the platform's answers said of them. */
export class FindingRecords {
  readonly records: readonly FindingRecord[];
  readonly #byId: ReadonlyMap<bigint, FindingRecord>;
  /** In the platform's order, siblings included; each with a selected finding of the request that moved it, where there is one. */
  readonly #triaged = new Map<bigint, bigint | undefined>();
  answered = 0;
  unlisted = 0;
  /** Requests whose answers were lost, and how many findings they may have triaged without a row to say so. */
  lost = { requests: 0, atMost: 0 };
  isStalled = false;

  /**
   * @param siblings by the finding's id
   * @param readAtMs when their list began; undefined where nothing was listed
   */
  constructor(
    changes: readonly TriageChange[],
    siblings: ReadonlyMap<bigint, readonly FamilyMember[]> = new Map(),
    readAtMs?: number,
  ) {
    this.records = changes.map((change) => ({
      change,
      siblings: siblings.get(change.target.id) ?? [],
      readAtMs,
      state: isAlready(change) ? 'unchanged' : 'not-reached',
    }));
    this.#byId = new Map(this.records.map((record) => [record.change.target.id, record]));
  }

  /** What is still to be written. */
  get due(): readonly FindingRecord[] {
    return this.records.filter(({ state }) => state === 'not-reached');
  }

  /** An answer or a list shows that these findings were moved by the decision of `by`. */
  moved(ids: Iterable<bigint>, by: TriageChange): void {
    for (const id of ids) {
      if (!this.#triaged.has(id)) this.#triaged.set(id, by.target.id);
      const record = this.#byId.get(id);
      if (record === undefined) continue;
      if (decisionKey(record.change) === decisionKey(by)) {
        record.state = 'changed';
        delete record.failure;
      } else if (record.state === 'changed') {
        // It was moved together with its sibling, to another state than the one that was asked for.
        record.state = 'failed';
        record.failure = { kind: 'not-triaged' };
      }
    }
  }

  /** Somebody has decided otherwise about it, or about the same finding on another branch. */
  leave(change: TriageChange, others: FormerTriage | undefined): void {
    const record = this.#byId.get(change.target.id);
    if (record === undefined) return;
    record.state = 'left';
    if (others !== undefined) record.others = others;
  }

  /** What an undo cannot put back of it. */
  lose(change: TriageChange, losses: readonly UndoLoss[]): void {
    const record = this.#byId.get(change.target.id);
    if (record !== undefined && losses.length > 0) record.losses = losses;
  }

  /** The platform selected these by itself; returns how many of them are new. */
  selected(ids: readonly bigint[]): number {
    const before = this.#triaged.size;
    for (const id of ids) this.#triaged.set(id, undefined);
    return this.#triaged.size - before;
  }

  journal(isDryRun: boolean): FindingsJournal {
    const findings = this.records.map(
      ({ change, state, others, losses, failure }): FindingRow => ({
        change,
        state: isDryRun && state === 'not-reached' ? 'would-change' : state,
        ...(others && { others }),
        ...(losses && { losses }),
        ...(failure && { failure }),
      }),
    );
    const unknown = findings.filter(({ state }) => state === 'unknown').length;
    const { requests, atMost } = this.lost;
    return {
      findings,
      siblings: isDryRun ? this.#predicted() : this.#seenSiblings(),
      triage: {
        answered: this.answered,
        triaged: [...this.#triaged.keys()],
        unlisted: this.unlisted,
        uncertain:
          unknown + atMost === 0 ? { requests: 0, atMost: 0 } : { requests, atMost: unknown + atMost },
        ...(this.isStalled && { isStalled: true }),
      },
    };
  }

  /** The rows that would move along. */
  #predicted(): SiblingRow[] {
    const siblings = new Map<bigint, SiblingRow>();
    for (const { change, siblings: members } of this.due) {
      for (const { id, before } of members) {
        if (this.#byId.get(id)?.state === 'not-reached') continue;
        siblings.set(id, { id, of: change.target.id, before });
      }
    }
    return [...siblings.values()];
  }

  #seenSiblings(): SiblingRow[] {
    const known = new Map<bigint, SiblingRow>();
    for (const { change, siblings } of this.records) {
      for (const { id, before } of siblings) known.set(id, { id, of: change.target.id, before });
    }
    return [...this.#triaged].flatMap(([id, of]) => {
      // What the platform selected by itself moved along with nothing.
      if (of === undefined || this.#byId.has(id)) return [];
      return [known.get(id) ?? { id, of, before: undefined }];
    });
  }
}

/** Findings of one kind that go to one state, with one reason and note, can go in one request. */
export function decisionKey({ target, after }: TriageChange): string {
  return JSON.stringify([target.issueType, after.state ?? '', after.reason ?? '', after.note ?? '']);
}

/** The repositories of findings; undefined where one of them is not known. */
export function repositoriesOf(targets: readonly FindingTarget[]): string[] | undefined {
  const names = new Set(targets.map(({ repository }) => repository));
  const known = [...names].filter((name) => name !== undefined);
  return known.length === names.size ? known : undefined;
}
