import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Quirks } from '../quirks.ts';

/** A body as the platform packs it, and the header that says so. */
export function packed(
  text: string,
  asked: IncomingHttpHeaders,
  { compression }: Quirks,
): { body: string | Buffer; headers: Record<string, string> } {
  const accepts = String(asked['accept-encoding'] ?? '').includes('gzip');
  if (compression === undefined || !accepts || text === '') return { body: text, headers: {} };
  return { body: gzipSync(text), headers: { 'content-encoding': 'gzip' } };
}
