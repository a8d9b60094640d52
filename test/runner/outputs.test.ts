import { expect, it } from 'vitest';
import { createLog } from '../../src/runner/log.ts';
import { addSummary, setOutputs } from '../../src/runner/outputs.ts';
import { recordingCore } from '../run-step.ts';

/** Longer than other lines of the log may be. */
const IDS = '7'.repeat(20_000);

it('outputs and summary are in the log outside of a runner, without a warning', async () => {
  const { core, record } = recordingCore();
  const parts = { core, environment: {}, log: createLog(core) };
  await setOutputs({ ids: IDS }, parts);
  await addSummary('<h2>Seven</h2>', parts);
  expect(record.lines).toContain(`output ids (not written, GITHUB_OUTPUT is not set): ${IDS}`);
  expect(record.lines).toContain('<h2>Seven</h2>');
  expect(record.warnings).toEqual([]);
});
