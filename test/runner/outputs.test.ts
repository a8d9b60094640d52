import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/runner/log.ts';
import { addSummary, setOutputs } from '../../src/runner/outputs.ts';
import { recordingCore } from '../run-step.ts';

/** Longer than other lines of the log may be. */
const IDS = '7'.repeat(20_000);

/** Sets an output and writes a summary where a write to the runner's files breaks off. */
async function written(environment: Record<string, string | undefined>, isBroken: boolean) {
  const { core, record } = recordingCore();
  const breakOff = async () => {
    for (const path of Object.values(environment)) if (path) await writeFile(path, 'earlier=1\nhalf');
    throw new Error('ENOSPC');
  };
  if (isBroken) Object.assign(core, { setOutput: breakOff, summary: { ...core.summary, write: breakOff } });
  const parts = { core, environment, log: createLog(core) };
  await setOutputs({ ids: IDS }, parts);
  await addSummary('<h2>Seven</h2>', parts);
  return record;
}

describe('outputs and summary', () => {
  it('are in the log outside of a runner, without a warning', async () => {
    const { lines, warnings } = await written({}, false);
    expect(lines).toContain(`output ids (not written, GITHUB_OUTPUT is not set): ${IDS}`);
    expect(lines).toContain('<h2>Seven</h2>');
    expect(warnings).toEqual([]);
  });

  it('that a write breaks off leave what was there before, and a warning', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'summary-')), 'summary.md');
    await writeFile(path, 'earlier=1\n');
    const { lines, warnings, summary } = await written({ GITHUB_STEP_SUMMARY: path }, true);
    expect(warnings).toEqual([expect.stringContaining('The summary could not be written: ENOSPC')]);
    expect(lines).toContain('<h2>Seven</h2>');
    expect(summary).toBe('');
    expect(await readFile(path, 'utf8')).toBe('earlier=1\n');
  });
});
