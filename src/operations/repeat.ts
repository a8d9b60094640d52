import type { WriteAnswer } from '../platform/http/write-answer.ts';
import type { WritingContext } from './context.ts';

/** How a write ended that is not to be repeated. */
export type Ended<Answer extends WriteAnswer<unknown>> = Exclude<Answer, { kind: 'deferred' }>;

/**
 * Repeats a write while it certainly had no effect and may have one later, up to `maxRetries` times.
 *
 * @param send makes one attempt, which is told its number, from 1
 */
export async function repeat<Answer extends WriteAnswer<unknown>>(
  { clock, stop, maxRetries }: WritingContext,
  send: (attempts: number) => Promise<Answer>,
): Promise<Ended<Answer> | Extract<WriteAnswer<unknown>, { kind: 'refused' }>> {
  for (let attempts = 1; ; attempts++) {
    const answer = await send(attempts);
    if (answer.kind !== 'deferred') return answer as Ended<Answer>;
    if (attempts > maxRetries) return { kind: 'refused', error: answer.error };
    await clock.sleep(answer.delayMs, stop);
  }
}
