import type { Context } from '../model/context.ts';
import { CancelledError, PlatformError, RateLimitError } from '../platform/http/errors.ts';

const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;

/**
 * Looks until there is a result: after 5 s, and then after half as long again each time, up to 30 s. Also goes on while
 * the platform does not answer.
 *
 * @param untilMs since the epoch; then comes the last look, which has to give a result
 * @throws what the last look throws; before that only what time does not mend
 */
export async function poll<T>(
  { clock, progress, stop }: Context,
  untilMs: number,
  look: (isLast: boolean) => Promise<T | undefined>,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
    const isLast = clock.now() >= untilMs;
    try {
      const found = await look(isLast);
      if (found !== undefined) return found;
    } catch (error) {
      if (isLast || !isNoAnswer(error)) throw error;
    }
    const ms = Math.min(pauseMs, untilMs - clock.now());
    if (ms <= 0) continue;
    progress.pause('scan', ms);
    await clock.sleep(ms, stop);
  }
}

/** Whether the platform, or what stands before it, does not answer for now. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof PlatformError) || error instanceof CancelledError || error instanceof RateLimitError)
    return false;
  const { kind, status = 0 } = error.failure;
  return (
    ['connection', 'time-out'].includes(kind) || (kind === 'status' && (status >= 500 || status === 408))
  );
}
