import type { FormerTriage } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { TriageIssueType } from '../../model/filters.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/triage.ts';
import { CancelledError, type RequestFailure } from '../../platform/http/errors.ts';
import type { WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { TriageBody, Triaged } from '../../platform/resources/triage.ts';
import type { WritingContext } from '../context.ts';
import { decisionFields } from '../findings/body.ts';
import { isDecidedApart, isUntouched, showsDecision } from '../findings/decision.ts';
import { Families, formerTriage } from '../findings/families.ts';
import { listFindings } from '../../findings/list.ts';
import { rowFailureOf } from '../step.ts';
import { causeOf, type Unit, type UnitEnd } from './carry-out.ts';
import { decisionKey, type FindingRecord, type FindingRecords, repositoriesOf } from './finding-records.ts';

/** Rows that were listed longer ago than this, in ms, are read again before they are moved. */
const MAX_LIST_AGE_MS = 30_000;
/** Repositories in one list, so that its address does not become too long. */
const REPOSITORIES = 50;

/** Findings of one kind and decision that go in one request (web-api.md 4.8). */
export class FindingUnit implements Unit<readonly FindingRecord[], Triaged> {
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #all: FindingRecords;
  readonly #chunk: readonly FindingRecord[];
  readonly #repositories: readonly string[] | undefined;
  #readAtMs: number | undefined;
  /** When the last request that may have taken effect ended. */
  #wroteAtMs: number | undefined;
  #uncounted = 0;
  /** Requests without a readable answer. */
  #unanswered = 0;
  /** Why it is open what became of a request. */
  #open: RequestFailure | undefined;
  /** Somebody decided about them while a request was open, which may have moved them before, or may still. */
  readonly #overtaken = new Map<FindingRecord, RequestFailure>();
  /** Findings that the last look showed without the decision. */
  readonly #denied = new Set<bigint>();

  constructor(context: WritingContext, slug: string, all: FindingRecords, chunk: readonly FindingRecord[]) {
    this.#context = context;
    this.#slug = slug;
    this.#all = all;
    this.#chunk = chunk;
    this.#readAtMs = chunk[0]?.readAtMs;
    this.#repositories =
      this.#readAtMs === undefined ? undefined : repositoriesOf(chunk.map(({ change }) => change.target));
  }

  /** The chunks of what is due, in requests of at most 3000. */
  static *of(context: WritingContext, slug: string, all: FindingRecords): Generator<FindingUnit> {
    for (const group of Map.groupBy(all.due, ({ change }) => decisionKey(change)).values()) {
      for (let start = 0; start < group.length; start += MAX_TRIAGE_LIMIT) {
        // Siblings of an earlier chunk's findings are triaged already, and would be noted again.
        const chunk = group.slice(start, start + MAX_TRIAGE_LIMIT).filter(isDue);
        if (chunk.length > 0) yield new FindingUnit(context, slug, all, chunk);
      }
    }
  }

  get subject(): WriteSubject {
    return ['findings', String(this.size)];
  }

  get size(): number {
    return this.#chunk.length;
  }

  get canLook(): boolean {
    return this.#repositories !== undefined;
  }

  isStale(): boolean {
    return this.#readAtMs !== undefined && this.#context.clock.now() - this.#readAtMs > MAX_LIST_AGE_MS;
  }

  /** Reads the findings again in the lists of their repositories, because the API has no filter by id. */
  async read(): Promise<void> {
    const repositories = this.#repositories;
    const issueType = this.#chunk[0]?.change.target.issueType;
    if (repositories === undefined || issueType === undefined) return;
    const families = new Families();
    const now = new Map<bigint, FormerTriage>();
    const wanted = new Set(this.#chunk.map(({ change }) => change.target.id));
    for (let start = 0; start < repositories.length; start += REPOSITORIES) {
      const filters = { repos: repositories.slice(start, start + REPOSITORIES) };
      for (const finding of await listFindings(this.#context, { issueType, filters }, { spelled: true })) {
        families.add(finding);
        if (wanted.has(finding.id)) now.set(finding.id, formerTriage(finding));
      }
    }
    this.#readAtMs = this.#context.clock.now();
    this.#see(now, families);
  }

  next(): readonly FindingRecord[] | undefined {
    const due = this.#chunk.filter((record) => isDue(record) && !this.#overtaken.has(record));
    return due.length === 0 ? undefined : due;
  }

  async send(records: readonly FindingRecord[], attempts: number): Promise<WriteAnswer<Triaged>> {
    const [first] = records;
    const body: TriageBody = {
      issue_type: first?.change.target.issueType as TriageIssueType,
      issue_ids: records.map(({ change }) => change.target.id),
      limit: records.length,
      ...decisionFields(first?.change.after ?? {}),
    };
    const answer = await this.#context.writer.triage(this.#slug, body, { attempts });
    if (answer.kind === 'shown' || answer.kind === 'open') this.#wroteAtMs = this.#context.clock.now();
    if (answer.kind === 'open') {
      this.#open = answer.failure;
      this.#unanswered += 1;
    }
    return answer;
  }

  answered(records: readonly FindingRecord[], { num_triaged, triaged_issues }: Triaged): void {
    this.#all.answered += 1;
    this.#uncounted = Math.max(0, num_triaged - triaged_issues.length);
    const [first] = records;
    if (first !== undefined) this.#all.moved(triaged_issues, first.change);
  }

  isDone(records: readonly FindingRecord[]): boolean {
    return !records.some(isDue);
  }

  /** The same ids again change nothing more, unless every time adds a note. */
  isRepeatable([first]: readonly FindingRecord[]): boolean {
    return first?.change.after.note === undefined;
  }

  end(end: UnitEnd, records: readonly FindingRecord[] | undefined): void {
    const open = (records ?? this.#chunk).filter(isDue);
    if (end.kind === 'refused' && end.error instanceof CancelledError) return;
    this.#all.unlisted += this.#uncounted;
    for (const record of open) {
      const cause = this.#overtaken.get(record);
      const how: UnitEnd = cause === undefined ? end : { kind: 'unknown', cause };
      record.state = this.#mayBeMoved(how, record) ? 'unknown' : 'failed';
      record.failure = triageFailureOf(how, record.state === 'unknown');
    }
    if (open.some(({ failure }) => failure?.kind === 'unknown')) {
      // One that was cancelled under way gave no answer to count.
      this.#all.lost.requests += Math.max(1, this.#unanswered);
    }
  }

  /** Where more were counted than named, any of the others may have been moved; so may one that no list shows. */
  #mayBeMoved(end: UnitEnd, { change }: FindingRecord): boolean {
    if (end.kind === 'unknown') return true;
    if (end.kind !== 'not-shown') return false;
    return this.#uncounted > 0 || (end.failure !== undefined && !this.#denied.has(change.target.id));
  }

  #see(now: ReadonlyMap<bigint, FormerTriage>, families: Families): void {
    const siblings = families.siblingsOf(this.#chunk.map(({ change }) => change.target));
    for (const record of this.#chunk.filter(isDue)) {
      const { id, issueType } = record.change.target;
      const { before = {}, after } = record.change;
      const row = now.get(id);
      const members = siblings.get(id) ?? [];
      if (row === undefined) {
        if (this.#wroteAtMs === undefined) record.state = 'left';
        continue;
      }
      const shown = showsDecision(row, before, after, issueType);
      if (shown === 'no') this.#denied.add(id);
      else this.#denied.delete(id);
      if (this.#wroteAtMs !== undefined && shown === 'yes') {
        const along = members.filter(
          (one) => showsDecision(one.before, undefined, after, issueType) === 'yes',
        );
        this.#all.moved([id, ...along.map((one) => one.id)], record.change);
        this.#uncounted = Math.max(0, this.#uncounted - 1 - along.length);
      } else if (!isUntouched(row, before)) {
        if (this.#open === undefined) {
          record.state = 'left';
          record.others = row;
        } else this.#overtaken.set(record, this.#open);
      } else {
        // Who made the plan has judged those that it had listed.
        const listed = new Map(record.siblings.map((one) => [one.id, one.before]));
        const decided = members.find(({ id: other, before: present }) => {
          const known = listed.get(other);
          return known === undefined ? isDecidedApart(present, before) : !isUntouched(present, known);
        });
        if (decided === undefined || this.#wroteAtMs !== undefined) continue;
        record.state = 'left';
        record.others = decided.before;
      }
    }
  }
}

function isDue({ state }: FindingRecord): boolean {
  return state === 'not-reached';
}

/** Why findings were not seen to be triaged; `isUnknown`: they may have been. */
export function triageFailureOf(end: UnitEnd, isUnknown: boolean): RowFailure {
  if (end.kind === 'refused') return rowFailureOf(end.error);
  const cause = causeOf(end);
  if (isUnknown) return cause === undefined ? { kind: 'not-named' } : { kind: 'unknown', cause };
  return { kind: 'not-triaged', ...(cause && { cause }) };
}
