import { DEFAULT_TOKEN, type Platform } from '../emulator/platform/server.ts';
import { parseJson } from '../src/platform/http/json.ts';
import { runStep } from './run-step.ts';
import type { StepRun } from './step.ts';

/**
 * A step within this process by the platform's clock, which its pauses take along. Ids beyond 2^53 are `bigint` in the
 * report.
 */
export async function innerStep(platform: Platform, inputs: Record<string, string>): Promise<StepRun> {
  const connection = { token: DEFAULT_TOKEN, 'base-url': platform.url, 'max-retries': '0' };
  const deployment = { 'deployment-slug': 'acme', 'deployment-id': '120' };
  const clock = {
    now: () => platform.now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      platform.now += ms;
      await new Promise((resolved) => setTimeout(resolved, 1));
    },
  };
  const run = await runStep({
    inputs: { ...connection, ...deployment, 'github-token': '', ...inputs },
    clock,
  });
  return { ...run, stderr: '', report: run.reportText === '' ? undefined : parseJson(run.reportText) };
}
