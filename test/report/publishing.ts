import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { StepResult } from '../../src/model/result.ts';
import { publish } from '../../src/report/publish.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';
import { stepFiles } from '../../src/runner/files.ts';
import { Log } from '../../src/runner/log.ts';
import { RUN } from './parts.ts';

export interface Published {
  failed: boolean;
  log: string;
  /** A folder of its own, which stands for RUNNER_TEMP. */
  folder: string;
  summary: string;
  outputs: string;
  reportPath: string;
}

/** Publishes a result into files of a folder of its own, as `main` does at the end of a step. */
export async function published(
  result: StepResult,
  { run = {}, stream }: { run?: Partial<RunFacts>; stream?: Writable } = {},
): Promise<Published> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const lines: string[] = [];
  const collect = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const files = stepFiles({ RUNNER_TEMP: folder }, 'test');
  const log = new Log(stream ?? collect);
  // Without the runner's files, outputs and summary go to the log.
  const failed = publish(result, { ...RUN, ...run }, { log, files, environment: {} });
  const text = lines.join('');
  return {
    failed,
    log: text,
    folder,
    summary: text.split('The summary was not written')[1] ?? '',
    outputs: text.split('The summary was not written')[0] ?? '',
    reportPath: files.report.path ?? '',
  };
}

export function outputOf({ outputs }: Published, name: string): string | undefined {
  return new RegExp(`^output ${name} \\(not written, [^)]*\\): (.*)$`, 'm').exec(outputs)?.[1];
}

/** Whether the checksum at the end of a sealed file fits its text. */
export function isWhole(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  const checksum = /"checksum": "([0-9a-f]{64})"\n\}\n$/.exec(text)?.[1] ?? '';
  const blank = `${text.slice(0, text.lastIndexOf(checksum))}${'0'.repeat(64)}"\n}\n`;
  return checksum !== '' && createHash('sha256').update(blank).digest('hex') === checksum;
}
