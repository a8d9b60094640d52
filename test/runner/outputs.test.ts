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

it('a runner whose files cannot be written to is told in warnings, and gets all in the log', async () => {
  const { core, record } = recordingCore();
  const fail = () => {
    throw new Error('ENOSPC.');
  };
  const summary = { ...core.summary, addRaw: fail, emptyBuffer: () => summary };
  const full = { ...core, setOutput: fail, summary } as typeof core;
  const environment = { GITHUB_OUTPUT: '/nowhere', GITHUB_STEP_SUMMARY: '/nowhere' };
  const parts = { core: full, environment, log: createLog(core) };
  await setOutputs({ count: '7' }, parts);
  const summaryText = Array.from({ length: 400 }, (_, index) => `<p>${index} ${IDS}</p>`).join('\n');
  expect(await addSummary(summaryText, parts)).toBe(false);
  expect(record.lines).toContain('output count (not written, ENOSPC): 7');
  expect(record.lines.join('\n')).toContain(summaryText);
  expect(record.warnings).toEqual([
    'Outputs could not be written: ENOSPC. Later steps do not get them; the log has them.',
    'The summary could not be written: ENOSPC. The log has it.',
  ]);
});
