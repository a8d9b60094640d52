import { existsSync } from 'node:fs';

/**
 * Ends the process, whatever connection is still being set up: nothing that a step leaves behind is worth waiting
 * for. What was logged is out by then, because the empty text comes after it.
 */
export function exit(succeeded: boolean): void {
  process.exitCode = succeeded ? 0 : 1;
  process.stdout.write('', () => {
    if (isLookingUpNames()) becomeShell(process.exitCode);
    process.exit();
  });
}

/** Node waits for a lookup of the operating system, which nothing can end, even when it is told to exit. */
function isLookingUpNames(): boolean {
  return process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap');
}

const SHELL = '/bin/sh';

/** Leaves the lookup behind by becoming another program, which ends with the same code. */
function becomeShell(exitCode: string | number | null | undefined): void {
  // A program that is not there would abort the process.
  if (process.execve === undefined || !existsSync(SHELL)) return;
  process.execve(SHELL, ['sh', '-c', `exit ${exitCode}`], {});
}
