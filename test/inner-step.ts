import { DEFAULT_TOKEN, type Platform } from '../emulator/platform/server.ts';
import { parseJson } from '../src/platform/http/json.ts';
import { runStep, type StepOptions } from './run-step.ts';
import type { StepRun } from './step.ts';

/**
 * A step within this process by the platform's clock, which its pauses and its time limit take along. Ids beyond 2^53
 * are `bigint` in the report.
 *
 * @param onPause called at the start of each pause
 */
export async function innerStep(
  platform: Platform,
  inputs: Record<string, string>,
  {
    interrupted,
    onPause,
    ...options
  }: Omit<StepOptions, 'inputs' | 'clock'> & { onPause?: () => unknown } = {},
): Promise<StepRun> {
  const connection = { token: DEFAULT_TOKEN, 'base-url': platform.url, 'max-retries': '0' };
  const deployment = { 'deployment-slug': 'acme', 'deployment-id': '120' };
  const timeLimit = new AbortController();
  const endMs = platform.now + Number.parseInt(inputs['time-limit'] ?? '60', 10) * 60_000;
  const clock = {
    now: () => platform.now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      await onPause?.();
      const untilMs = platform.now + ms;
      await new Promise((resolved) => setTimeout(resolved, 1));
      platform.now = Math.max(platform.now, untilMs);
      if (platform.now >= endMs) timeLimit.abort('time-limit');
    },
  };
  const run = await runStep({
    ...options,
    inputs: { ...connection, ...deployment, 'github-token': '', ...inputs },
    clock,
    interrupted: AbortSignal.any([timeLimit.signal, ...(interrupted ? [interrupted] : [])]),
  });
  return { ...run, stderr: '', report: run.reportText === '' ? undefined : parseJson(run.reportText) };
}
