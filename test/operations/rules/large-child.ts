import type { PlanRequest } from '../../../src/operations/plan/inputs.ts';
import { NO_ISSUE } from '../../no-issue.ts';
/** Plans a large deployment in a process of its own, and prints what it found. */

import { plan } from '../../../src/operations/plan/run.ts';
import { createPlatform } from '../../../src/platform/platform.ts';
import { parseRules } from '../../../src/rules/file/read.ts';

const [url = '', text = ''] = process.argv.slice(2);
const never = new AbortController().signal;
const clock = { now: () => Date.now(), sleep: async () => {}, random: () => 0.5 };
const { reader, close } = createPlatform({
  baseUrl: new URL(url),
  token: 'embedded-platform-token-0123456789abcdef',
  userAgent: 'test',
  timeoutMs: 600_000,
  maxRetries: 0,
  concurrency: 8,
  clock,
  stop: never,
  abort: never,
});

async function planAll(): Promise<object> {
  const parsed = await parseRules(text, 'rules.yml');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const request: PlanRequest = {
    operation: 'plan',
    deployment: {},
    concurrency: 8,
    rules: parsed.rules,
    ...NO_ISSUE,
    failIf: [],
    groupBy: 'team:',
    comment: 'never',
  };
  const result = await plan(
    {
      platform: reader,
      writer: undefined,
      baseUrl: url,
      clock,
      maxRetries: 0,
      progress: { begin() {}, advance() {}, pause() {} },
      readFile: async () => ({ problem: 'missing' }),
      writeRules: () => Promise.reject(new Error('nothing is exported here')),
      stop: never,
      stoppedBy: () => undefined,
      timeLimitMs: 3_600_000,
      deployment: {},
      notices: [],
    },
    request,
  );
  const { failure, plan: made, facts, coverage } = result;
  return {
    failure,
    changes: made?.rows.length,
    waiting: facts?.waiting,
    overdue: coverage?.overdue.length,
  };
}

const result = await planAll();
await close();
process.stdout.write(JSON.stringify(result));
