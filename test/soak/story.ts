import type { Platform } from '../../emulator/platform/server.ts';
import { writeJson } from '../../src/platform/http/json.ts';
import type { DoneStep } from './done-step.ts';
import type { Plan } from './plan.ts';

/** What was asked for, the requests with what they changed, and what each step said. */
export function storyOf(plan: Plan, platform: Platform, done: readonly DoneStep[]): string[] {
  const { state: _, steps: _steps, kinds: _kinds, ...drawn } = plan;
  const requests = platform.requests.map(({ method, path, body, status, fault, headers, at }, index) => {
    const step = done.findIndex(({ token }) => headers.authorization === `Bearer ${token}`) + 1;
    const ms = Math.round(at - (platform.requests[0]?.at ?? 0));
    const facts = [index, `step ${step}`, `${ms} ms`, method, path, body.slice(0, 200), '→', status ?? '-'];
    return [...facts, fault === undefined ? '' : JSON.stringify(fault)].join(' ');
  });
  const steps = done.flatMap(({ drawn: { inputs, rules = '' }, result, isCancelled }) => [
    `${JSON.stringify(inputs)} ${rules}${isCancelled ? ' cancelled' : ''}`,
    ...result.log.split('\n').filter((line) => /^::(group|error|warning)/.test(line)),
    writeJson(result.report?.result)?.slice(0, 60_000) ?? '',
  ]);
  return [writeJson(drawn), ...requests, ...platform.record.map((effect) => writeJson(effect)), ...steps];
}
