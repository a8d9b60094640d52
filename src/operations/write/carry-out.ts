import { errorOf, PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import type { WriteEnd, WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { Context } from '../context.ts';
import { endsStep } from '../step.ts';

/** For so long after a write a read may show the state before it, in ms (field-notes, "Reads that lag"). */
export const LATE_MS = 2000;
const FIRST_LOOK_MS = 50;

/** How a unit ended: done with all that it sent, or by a request that was not seen to take effect. */
export type UnitEnd =
  | { kind: 'done' }
  /** It certainly had no effect. */
  | { kind: 'refused'; error: unknown }
  /** Its effect should be there, and reads do not show it. */
  | { kind: 'not-shown'; failure?: RequestFailure }
  /** It may have taken effect, or may still. */
  | { kind: 'unknown'; cause: RequestFailure };

/** The request by which it did not come about. */
export function causeOf(end: UnitEnd): RequestFailure | undefined {
  if (end.kind === 'refused') return end.error instanceof PlatformError ? end.error.failure : undefined;
  if (end.kind === 'not-shown') return end.failure;
  return end.kind === 'unknown' ? end.cause : undefined;
}

/** One thing to write: what is wanted of it, what was seen of it, and the requests that make it. */
export interface Unit<Request, Answer> {
  /** As the debug log names it. */
  readonly subject: WriteSubject;
  /** Whether a read can show what became of a request. */
  readonly canLook: boolean;
  /** Whether what was seen last is too old to write from. */
  isStale(): boolean;
  /** Looks at the platform, and takes in what it shows. */
  read(): Promise<void>;
  /** The next request that is right by what was seen last; undefined when there is nothing left to send. */
  next(): Request | undefined;
  /** @param attempts of the unit, this one included, from 1 */
  send(request: Request, attempts: number): Promise<WriteAnswer<Answer>>;
  /** Takes in the answer to a request of ours, which is never late. */
  answered(request: Request, answer: Answer): void;
  /** Whether what was seen last shows all that the request was to do. */
  isDone(request: Request): boolean;
  /** Whether the request may be sent again while an earlier one may still land. */
  isRepeatable(request: Request): boolean;
  /** Turns to another form of a request that was taken and changed nothing; false where none is left. */
  turnsToOtherForm?(request: Request): boolean;
  /** The request may still land; another one follows. */
  lost?(request: Request, failure: RequestFailure): void;
  /** Nothing more is sent. `request` is absent where none was made. */
  end(end: UnitEnd, request: Request | undefined): void;
}

type Pacing = Pick<Context, 'clock' | 'stop' | 'maxRetries' | 'trace'>;

/**
 * Carries one unit out: reads again when that is due, sends what is still right, and looks until it is known what
 * became of it. The only loop over writes, and the only place that repeats one.
 *
 * @throws what ends the whole step, after the unit has taken it in
 */
export async function carryOut<Request, Answer>(unit: Unit<Request, Answer>, pacing: Pacing): Promise<void> {
  const { clock, stop, maxRetries, trace } = pacing;
  const decide = (action: 'pause' | 'repeat' | WriteEnd) =>
    trace?.({ kind: 'write', of: unit.subject, action });
  const end = (how: UnitEnd) => {
    decide(how.kind);
    unit.end(how, request);
  };
  let request: Request | undefined;
  /** Of a request that may still land. */
  let landing: RequestFailure | undefined;
  /** Whether the platform took a request whose effect nobody has seen. */
  let isOpen = false;
  try {
    if (unit.isStale()) await unit.read();
    let repeats = 0;
    for (request = unit.next(); request !== undefined; request = unit.next()) {
      const answer = await unit.send(request, repeats + 1);
      if (answer.kind === 'refused' || (answer.kind === 'not-sent' && repeats === maxRetries)) {
        const error = answer.kind === 'refused' ? answer.error : errorOf(answer.failure);
        return end(refusal(error, landing));
      }
      if (answer.kind === 'limited' || answer.kind === 'not-sent') {
        decide('pause');
        if (answer.kind === 'not-sent') {
          repeats += 1;
          await clock.sleep(answer.delayMs, stop);
        }
        // Others may have changed it during the pause.
        await unit.read();
        continue;
      }
      isOpen = true;
      const failure = answer.kind === 'answered' ? undefined : answer.failure;
      if (answer.kind === 'open') landing = answer.failure;
      if (answer.kind === 'answered') unit.answered(request, answer.value);
      const mayRepeat = landing !== undefined && repeats < maxRetries && unit.isRepeatable(request);
      const lookMs = mayRepeat && answer.kind === 'open' ? answer.delayMs : LATE_MS;
      const isShown =
        (answer.kind === 'answered' && (unit.isDone(request) || unit.turnsToOtherForm?.(request))) ||
        (unit.canLook && (await isShownWithin(lookMs, unit, request, pacing)));
      const isTaken = failure === undefined || (failure.status ?? 500) < 300;
      if (isShown || (landing === undefined && isTaken && unit.turnsToOtherForm?.(request))) {
        isOpen = false;
        landing = undefined;
      } else if (mayRepeat && landing !== undefined) {
        decide('repeat');
        repeats += 1;
        unit.lost?.(request, landing);
        if (!unit.canLook) await clock.sleep(lookMs, stop);
      } else if (landing !== undefined) {
        return end({ kind: 'unknown', cause: landing });
      } else {
        return end({ kind: 'not-shown', ...(failure && { failure }) });
      }
    }
    // What others wrote leaves nothing to send, and says nothing of a request that may still land.
    end(landing === undefined ? { kind: 'done' } : { kind: 'unknown', cause: landing });
  } catch (error) {
    const failure = error instanceof PlatformError ? error.failure : undefined;
    const cause = landing ?? (isOpen || failure?.sent ? failure : undefined);
    end(refusal(error, cause));
    if (endsStep(error)) throw error;
  }
}

/** Looks again and again, since a read may lag behind a write. */
async function isShownWithin<Request>(
  ms: number,
  unit: Pick<Unit<Request, never>, 'read' | 'isDone'>,
  request: Request,
  { clock, stop }: Pacing,
): Promise<boolean> {
  const endsAtMs = clock.now() + ms;
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs *= 2) {
    // The last look begins when the time is over: a slow answer is from before.
    const isLast = clock.now() >= endsAtMs;
    await unit.read();
    if (unit.isDone(request)) return true;
    if (isLast) return false;
    await clock.sleep(Math.max(0, Math.min(pauseMs, endsAtMs - clock.now())), stop);
  }
}

/** While an earlier request may still land, a later refusal says nothing about it. */
function refusal(error: unknown, landing: RequestFailure | undefined): UnitEnd {
  return landing === undefined ? { kind: 'refused', error } : { kind: 'unknown', cause: landing };
}
