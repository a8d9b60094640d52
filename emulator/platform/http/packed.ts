import type { IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';
import type { Compression, Quirks } from '../quirks.ts';

const PACKERS: Record<Compression, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => zlib.gzipSync(bytes),
  br: (bytes) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  deflate: (bytes) => zlib.deflateSync(bytes),
  'deflate-raw': (bytes) => zlib.deflateRawSync(bytes),
  zstd: (bytes) => zlib.zstdCompressSync(bytes),
  compress: (bytes) => bytes,
};

/** A body as the platform packs it, and the header that says so. */
export function packed(
  text: string,
  asked: IncomingHttpHeaders,
  { compression }: Quirks,
): { body: string | Buffer; headers: Record<string, string> } {
  const accepts = String(asked['accept-encoding'] ?? '').includes('gzip');
  const coding = compression === 'asked' ? (accepts ? 'gzip' : undefined) : compression;
  if (coding === undefined || text === '') return { body: text, headers: {} };
  const headers = { 'content-encoding': coding === 'deflate-raw' ? 'deflate' : coding };
  return { body: PACKERS[coding](Buffer.from(text)), headers };
}

/** Zeros of so many bytes in a thousandth of them. */
export function bomb(bytes: number): Buffer {
  const part = 16 * 1024 * 1024;
  // What is packed one after the other unpacks to one text.
  return Buffer.concat(Array(Math.ceil(bytes / part)).fill(zlib.gzipSync(Buffer.alloc(part))));
}
