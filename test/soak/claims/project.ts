import type { LoggedRequest } from '../../../emulator/platform/logged-request.ts';
import { type Change, keyOf, type ProjectRow } from '../../write/report.ts';
import type { Placed, ProjectEffect, ProjectFacts } from '../history.ts';
import type { Claims } from './disagreements.ts';
import { ProjectRequests, REFUSALS } from './project-requests.ts';

/** What a step writes may be planned from a read of this age. */
const MAX_READ_AGE_MS = 5000;

/** The platform itself keeps it, on servers that do. */
export const PLATFORM_TAG = 'managed-scan';

/** The effect that a change wants, by the key of the change. */
export function effectKey(effect: ProjectEffect): string {
  if (effect.what === 'switched') return `${effect.flag} ${effect.after ? 'on' : 'off'}`;
  return `${effect.what === 'tag-added' ? '+' : '-'}${effect.tag}`;
}

export function oppositeOf(effect: ProjectEffect): ProjectEffect {
  if (effect.what === 'switched') return { ...effect, before: effect.after, after: effect.before };
  return { ...effect, what: effect.what === 'tag-added' ? 'tag-removed' : 'tag-added' };
}

function isOpposite(one: ProjectEffect, other: ProjectEffect): boolean {
  return effectKey(oppositeOf(one)) === effectKey(other);
}

/** Whether a change is so; of what is not known it is not. */
export function isSo(facts: Partial<ProjectFacts>, { field, tag = '', after }: Change): boolean {
  if (field === 'tag') return facts.tags?.has(tag) === after;
  return field !== 'primary_branch' && facts[field] === after;
}

/** One project of a step: its row, and what happened to it. */
export class Project {
  readonly claims: Claims;
  readonly name: string;
  readonly row: ProjectRow | undefined;
  /** What the step's own requests did, and all that was done. */
  readonly own: readonly Placed<ProjectEffect>[];
  readonly all: readonly Placed<ProjectEffect>[];
  readonly end: number;
  readonly requests: ProjectRequests;
  readonly #ownIndexes: ReadonlySet<number>;
  readonly #asked: ReadonlySet<string>;

  constructor(claims: Claims, name: string, row: ProjectRow | undefined) {
    const { history, step } = claims;
    this.requests = new ProjectRequests(claims, name);
    this.claims = claims;
    this.name = name;
    this.row = row;
    this.end = step.end;
    this.#ownIndexes = new Set(history.requestsOf(step.token).map(({ index }) => index));
    this.all = history.effectsOn(name);
    this.own = this.all.filter((effect) => this.isOwn(effect));
    this.#asked = new Set(
      [...(row?.wanted ?? []), ...(row?.claimed ?? [])].map(keyOf).concat(this.#inputKeys()),
    );
  }

  isOwn({ by, request }: ProjectEffect): boolean {
    return by === 'request' && this.#ownIndexes.has(request ?? -1);
  }

  isAsked(effect: ProjectEffect): boolean {
    return this.#asked.has(effectKey(effect));
  }

  /** Whether a tag came again that the step had taken away before. */
  isPutBack(effect: Placed<ProjectEffect>): boolean {
    if (effect.what !== 'tag-added') return false;
    const { tag, place } = effect;
    return this.own.some((one) => one.what === 'tag-removed' && one.tag === tag && one.place < place);
  }

  /**
   * Whether a late read may show the project without what the step did, but with what others did right before it: that
   * is not what the step had seen, so that it can't be told from what others do.
   *
   * @param undone the key of what would undo what the step did
   */
  isBlurred(undone: string): boolean {
    const { forMs = 0 } = this.claims.plan.quirks.projectLag ?? {};
    return this.own.some(
      (effect) =>
        effectKey(oppositeOf(effect)) === undone &&
        this.all.some(
          (one) =>
            !this.isOwn(one) && one.place < effect.place && one.at > effect.at - MAX_READ_AGE_MS - forMs,
        ),
    );
  }

  /** Whether reads show what was there before. */
  get isLate(): boolean {
    return this.claims.plan.quirks.projectLag !== undefined;
  }

  /** The first place that a read of the step may have shown. */
  get seenFrom(): number {
    const { step, plan, history } = this.claims;
    const { projectLag } = plan.quirks;
    if (projectLag === undefined) return step.start;
    const fromMs = step.startMs - (projectLag.forMs ?? 0);
    return history.effects.find(({ at, place }) => at >= fromMs || place === step.start)?.place ?? step.start;
  }

  at(place: number): ProjectFacts {
    return this.claims.history.projectAt(this.name, place) as ProjectFacts;
  }

  /** The project at every moment from the start of the step to a place. */
  momentsUntil(place: number): ProjectFacts[] {
    const start = this.seenFrom;
    const places = this.all.map((effect) => effect.place + 1).filter((at) => at > start && at <= place);
    return [start, ...places].map((at) => this.at(at));
  }

  /**
   * Whether an effect that nobody asked for follows from what the step knew: a write that sends more than its change
   * sends what a read has shown right before. What others do between that read and the write can't be known.
   */
  isExplained(effect: Placed<ProjectEffect>): boolean {
    // Losses are looked at by themselves.
    if (effect.what === 'tag-removed') return true;
    const knew = (test: (facts: ProjectFacts) => boolean) =>
      this.isLate
        ? this.momentsUntil(effect.place).some(test)
        : test(this.at(this.requests.lastHeardBefore(effect.request ?? 0)));
    if (effect.what === 'switched') return knew((facts) => facts[effect.flag] === effect.after);
    const wasTaken = this.isPutBack(effect);
    return (
      wasTaken ||
      this.#wentInGap(effect, effect.tag) ||
      knew(({ tags }) => tags.has(effect.tag)) ||
      effect.tag === PLATFORM_TAG
    );
  }

  /**
   * Whether a tag went between a read and what was heard next behind the write that followed it, of this write or one
   * before it: until a server is known to add, it is put back rather than lost.
   */
  #wentInGap({ request = 0 }: ProjectEffect, tag: string): boolean {
    const writes = this.requests.all.filter((one) => one.request.method !== 'GET' && one.index <= request);
    return writes.some(({ index }) => {
      const from = this.requests.lastHeardBefore(index);
      const next = this.requests.heard.find((one) => one.index >= index);
      const to = next?.processed ?? Number.POSITIVE_INFINITY;
      return this.all.some(
        (one) => one.what === 'tag-removed' && one.tag === tag && one.place >= from && one.place < to,
      );
    });
  }

  /**
   * Whether a change was made during the step: by itself, or by others where it wrote, too, and can't tell. Reads that
   * are late show the project without what others did before the step, and the answer to our write shows it with it.
   */
  happened(change: Change): boolean {
    const key = keyOf(change);
    const made = this.all.filter((effect) => effectKey(effect) === key && effect.place >= this.seenFrom);
    if (made.some((effect) => this.isOwn(effect))) return true;
    // A busy machine makes a refusal late that the platform gave in time.
    const isUnheard = this.row?.failure?.cause === 'time-out';
    // Nor does anybody hear what a platform says of a request that broke off.
    const isTaken = ({ method, status = 0, fault }: LoggedRequest) =>
      method !== 'GET' && (isUnheard || fault?.kind === 'reset-during' || !REFUSALS.has(status));
    return made.length > 0 && this.requests.all.some(({ request }) => isTaken(request));
  }

  /** Whether the last answer about the project shows it without the change. */
  heardOtherwise(change: Change): boolean {
    const last = this.requests.heard.at(-1);
    if (last === undefined || this.claims.step.isCancelled) return false;
    const made = this.own.findLast((effect) => effectKey(effect) === keyOf(change));
    if (made !== undefined && (last.processed ?? 0) <= made.place) return false;
    // Of a single project that is left the next one is itself.
    const { plan, history } = this.claims;
    if ((plan.quirks.foreignAnswers ?? []).length > 0 && history.platform.state.projects.size < 2)
      return false;
    const facts = this.at(last.processed ?? 0);
    return !isSo(facts, change);
  }

  /** Whether a change that is told made nothing: the project was so already, and nobody else changed that since. */
  wasSoBefore(change: Change): boolean {
    const former = this.row?.former;
    if (former === undefined || !isSo({ tags: new Set(former.tags), ...former.scans }, change)) return false;
    const opposite = keyOf({ ...change, after: !change.after });
    return !this.all.some((effect) => effectKey(effect) === opposite && !this.isOwn(effect));
  }

  /** Whether an effect makes again what the step had made and somebody had undone, as the step had heard. */
  isFight(effect: Placed<ProjectEffect>): boolean {
    // The platform puts its own tag back.
    if (effect.what === 'tag-removed' && effect.tag === PLATFORM_TAG) return false;
    if (this.isLate || (effect.what === 'tag-added' && this.#wentInGap(effect, effect.tag))) return false;
    const heard = this.requests.heard.flatMap(({ index, processed = 0 }) =>
      index < (effect.request ?? 0) ? [processed] : [],
    );
    const isHeard = (from: number, to = Number.POSITIVE_INFINITY) =>
      heard.some((place) => place > from && place <= to);
    const key = effectKey(effect);
    const earlier = this.own.filter((one) => effectKey(one) === key);
    return this.all.some(
      (undone) =>
        !this.isOwn(undone) &&
        isOpposite(undone, effect) &&
        isHeard(undone.place) &&
        earlier.some(({ place }) => place < undone.place && isHeard(place, undone.place)),
    );
  }

  /** Whether the last thing that the step's own requests did to it was to take it back, and nobody else did. */
  hasUndone(change: Change): boolean {
    const opposite = keyOf({ ...change, after: !change.after });
    const last = this.all.findLast((effect) => effectKey(effect) === keyOf(change));
    const undone = this.all.findLast((effect) => effectKey(effect) === opposite);
    return undone !== undefined && undone.place > (last?.place ?? 0) && this.isOwn(undone);
  }

  /** What a platform drops for a tag that comes is known by a look behind the write only, and not every one came back. */
  get isEvictionUnheard(): boolean {
    const { evictsBeyond } = this.claims.plan.quirks;
    return evictsBeyond !== undefined && (this.row?.state === 'unknown' || !this.requests.areWritesAnswered);
  }

  /** What later steps do says nothing; but a request may land when its step is over. */
  isTrueAtEnd(effect: Placed<ProjectEffect>): boolean {
    const facts = this.at(Math.max(this.end, effect.place + 1));
    if (effect.what === 'switched') return facts[effect.flag] === effect.after;
    return facts.tags.has(effect.tag) === (effect.what === 'tag-added');
  }

  /** Switches that the inputs decide, also where a row found them right already. */
  #inputKeys(): string[] {
    const { inputs } = this.claims.step.drawn;
    const flags = ['diff', 'full'].flatMap((flag) => {
      const wanted = inputs.operation === 'apply' ? 'true' : (inputs[`${flag}-scan`] ?? '');
      return wanted === '' ? [] : [`${flag}_scan ${wanted === 'true' ? 'on' : 'off'}`];
    });
    return this.row === undefined ? [] : flags;
  }
}
