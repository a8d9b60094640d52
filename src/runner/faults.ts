let act: ((fault: Error) => void) | undefined;

/**
 * From now on `next` hears of what is thrown where nobody waits for it: in a callback, or by a promise that was left
 * alone. Node would end the process at once, and with it all that is still to be reported.
 */
export function onFault(next: (fault: Error) => void): void {
  const isFirst = act === undefined;
  act = next;
  if (!isFirst) return;
  const hear = (thrown: unknown) => act?.(thrown instanceof Error ? thrown : new Error(String(thrown)));
  process.on('uncaughtException', hear).on('unhandledRejection', hear);
}
