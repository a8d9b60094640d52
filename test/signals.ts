/**
 * Signals whose effect does not depend on how fast the machine is: the step itself says that it has
 * heard of them.
 */

import type { ChildProcess } from 'node:child_process';
import { GRACE_MS } from '../src/runner/cancellation.ts';

const HEARD = 'heard a signal\n';

const says = `process.stderr.write(${JSON.stringify(HEARD)})`;
const listens = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ${says});`;
/** A busy machine may take longer than the grace to bring answers that were sent at once. */
const isPatient = `{
  const set = globalThis.setTimeout;
  globalThis.setTimeout = (call, ms, ...rest) => set(call, ms === ${GRACE_MS} ? 60_000 : ms, ...rest);
}`;
const flags = (script: string) => ['--import', `data:text/javascript,${encodeURIComponent(script)}`];

/** Flags of Node with which a step says when it has heard a signal, and waits a minute for what is under way. */
export const SAYS_WHEN_AND_WAITS = flags(listens + isPatient);

/** Sends one signal after another. @returns when the step has heard the last one, or has ended */
export async function signal(child: ChildProcess, ...signals: NodeJS.Signals[]): Promise<void> {
  for (const one of signals) {
    const heard = new Promise<void>((resolve) => {
      const onData = (data: Buffer) => {
        if (!String(data).includes(HEARD)) return;
        child.stderr?.off('data', onData);
        resolve();
      };
      child.stderr?.on('data', onData);
      child.once('close', () => resolve());
    });
    child.kill(one);
    await heard;
  }
}

/** A step's standard error without the lines about signals. */
export function withoutHeard(stderr: string): string {
  return stderr.replaceAll(HEARD, '');
}
