import { BodyProblem, MAX_BODY_BYTES, TOO_LARGE } from './body.ts';

/** One after the other, as other clients limit them: each may unpack to as much as a whole body. */
const MAX_CODINGS = 5;

/**
 * A body without the codings of its `Content-Encoding`, last one first.
 *
 * @throws BodyProblem for another coding, a broken one, and more than `MAX_BODY_BYTES`
 */
export function decompress(body: Buffer, encoding: string): Buffer {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new BodyProblem(`the answer has ${codings.length} encodings`);
  // What has no bytes has no coding either, whatever the header says.
  if (body.length === 0) return body;
  return codings.reduceRight(unpack, body);
}

function unpack(body: Buffer, coding: string): Buffer {
  try {
    return unpackerOf(coding, body)(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    if (error instanceof BodyProblem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new BodyProblem(TOO_LARGE, { isTooLarge: true });
    throw new BodyProblem(`the ${coding} answer cannot be decompressed: ${message}`);
  }
}

function unpackerOf(coding: string, body: Buffer) {
  // Loaded where an answer is compressed.
  const zlib = process.getBuiltinModule('node:zlib');
  if (coding === 'gzip' || coding === 'x-gzip') return zlib.gunzipSync;
  if (coding === 'br') return zlib.brotliDecompressSync;
  if (coding === 'zstd') return zlib.zstdDecompressSync;
  if (coding === 'deflate') return isZlib(body) ? zlib.inflateSync : zlib.inflateRawSync;
  throw new BodyProblem(`the answer has the encoding "${coding}", which was not requested`);
}

/** `deflate` means zlib's format, and some servers send it without its frame. */
function isZlib(body: Buffer): boolean {
  const [first = 0, second = 0] = body;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}
