/** Requests of the demo's steps and the answers of the emulated platform, judged by Prism with the vendor's description of the API. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runDemo } from '../demo/run.ts';
import { runStep } from '../test/run-step.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const TRIED = 'requests and answers of the demo';
const PORT = 4199;

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('prism');
  const document = process.env.SEMGREP_OPENAPI;
  if (version === undefined || document === undefined) yield skipped('prism', TRIED);
  else yield trialOf('prism', version, TRIED, await violations(document));
}

/** Each violation once, with the operations that show it. */
async function violations(document: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'described-'));
  let prism: ChildProcess | undefined;
  let log = '';
  const seen: string[] = [];
  try {
    const { surprises } = await runDemo(
      join(folder, 'demo'),
      async ({ inputs, ...options }) => {
        if (prism === undefined) {
          const address = inputs['base-url'] ?? '';
          prism = spawn('prism', ['proxy', document, address, '--port', String(PORT)], {
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, NO_COLOR: '1' },
          });
          for (const stream of [prism.stdout, prism.stderr]) stream?.on('data', (chunk) => (log += chunk));
          while (!log.includes('listening')) await sleep(100);
        }
        const from = log.length;
        const run = await runStep({
          ...options,
          inputs: { ...inputs, 'base-url': `http://127.0.0.1:${PORT}` },
        });
        seen.push(`### ${options.id}`, ...log.slice(from).split('\n'));
        return run;
      },
      () => undefined,
    );
    console.log(seen.join('\n'));
    return surprises;
  } finally {
    prism?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
