import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { HugeForm } from '../faults.ts';

/** What the list is filled with, and how it ends. */
const forms: Readonly<Record<HugeForm, { start: string; chunk: Buffer; end: string }>> = {
  open: { start: '"', chunk: Buffer.alloc(65_536, 'x'), end: '' },
  // Ends with a number that no double holds: whoever reads ids without loss has to look at all of it.
  numbers: { start: '1', chunk: Buffer.from(',1'.repeat(32_768)), end: `,${'1'.repeat(100_000)}]}` },
  objects: { start: '{}', chunk: Buffer.from(',{}'.repeat(21_845)), end: ',"\\u00e9\\u0000"]}' },
};

/** A body of about so many bytes, under the given key, as fast as it is read. */
export async function writeHuge(
  response: ServerResponse,
  { bytes, form = 'open', key = 'projects' }: { bytes: number; form?: HugeForm; key?: string },
): Promise<void> {
  const { start, chunk, end } = forms[form];
  response.write(`{"${key}":[${start}`);
  const closed = once(response, 'close');
  for (let left = bytes; left > 0 && !response.destroyed; left -= chunk.length) {
    // The closed forms must not be cut within an entry.
    const isTaken = response.write(form === 'open' && left < chunk.length ? chunk.subarray(0, left) : chunk);
    if (!isTaken) await Promise.race([once(response, 'drain'), closed]);
  }
  if (!response.destroyed) response.end(end);
}
