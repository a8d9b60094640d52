import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepResult } from '../../src/model/step.ts';
import { publish, publishProblems } from '../../src/report/publish.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { stepFiles } from '../../src/runner/files.ts';
import { createLog } from '../../src/runner/log.ts';
import { recordingCore } from '../run-step.ts';
import { RUN } from './parts.ts';
import { viewOf } from './views.ts';

export interface Published {
  failed: boolean;
  log: string;
  /** A folder of its own, which stands for RUNNER_TEMP. */
  folder: string;
  summary: string;
  outputs: Record<string, string>;
  reportPath: string;
}

/** Publishes a result into files of a folder of its own, as `main` does at the end of a step. */
export async function published(
  result: StepResult,
  { run = {} }: { run?: Partial<RunFacts> } = {},
): Promise<Published> {
  const { folder, record, parts } = channels();
  const succeeded = await publish(result, viewOf(result), { ...RUN, ...run }, parts);
  return {
    failed: !succeeded,
    log: logOf(record),
    folder,
    summary: record.summary,
    outputs: record.outputs,
    reportPath: parts.files.report.path ?? '',
  };
}

/** The log of a step whose inputs are wrong. */
export async function publishedProblems(inputs: Parameters<typeof publishProblems>[0]): Promise<string> {
  const { record, parts } = channels();
  await publishProblems(inputs, '2.0.0', parts);
  return logOf(record);
}

function channels() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const { core, record } = recordingCore();
  const files = stepFiles({ RUNNER_TEMP: folder }, 'test');
  const environment = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' };
  return { folder, record, parts: { core, log: createLog(core), files, environment } };
}

function logOf({ lines }: { lines: readonly string[] }): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Whether the checksum at the end of a sealed file fits its text. */
export function isWhole(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  const checksum = /"checksum": "([0-9a-f]{64})"\n\}\n$/.exec(text)?.[1] ?? '';
  const blank = `${text.slice(0, text.lastIndexOf(checksum))}${'0'.repeat(64)}"\n}\n`;
  return checksum !== '' && createHash('sha256').update(blank).digest('hex') === checksum;
}
