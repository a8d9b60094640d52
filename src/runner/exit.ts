/**
 * Ends the process, whatever connection is still being set up: nothing that a step leaves behind is worth waiting
 * for. What was logged is out by then, because the empty text comes after it. Only a name that the operating system
 * is still looking up holds Node until the lookup has ended.
 */
export function exit(succeeded: boolean): void {
  process.exitCode = succeeded ? 0 : 1;
  process.stdout.write('', () => process.exit());
}
