import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** A file system that hangs must not hold up a step. */
const TIMEOUT_MS = 5000;

export type FileText =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: 'missing' | 'not a regular file' | 'too large' | 'unreadable' | 'too slow' };

/**
 * The text of a regular file of at most `maxBytes`. Never rejects. A pipe or a device is not opened: it could
 * block for ever, or have no end.
 */
export function readRegularFile(path: string, maxBytes: number, timeoutMs = TIMEOUT_MS): Promise<FileText> {
  const { promise: late, resolve: end } = Promise.withResolvers<FileText>();
  const timer = setTimeout(() => end({ problem: 'too slow' }), timeoutMs);
  return Promise.race([readText(path, maxBytes), late]).finally(() => clearTimeout(timer));
}

/** Reads files by paths that are relative to a directory, where they are not absolute. */
export function readerIn(directory: string) {
  return (path: string, maxBytes: number) => readRegularFile(resolve(directory, path), maxBytes);
}

/**
 * Makes a file that is not there yet, with its folders. Never rejects.
 *
 * @returns why it could not be made
 */
export async function createFile(path: string, text: string): Promise<'exists' | 'unwritable' | undefined> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'exists' : 'unwritable';
  }
}

async function readText(path: string, maxBytes: number): Promise<FileText> {
  let file: FileHandle | undefined;
  try {
    if (!(await stat(path)).isFile()) return { problem: 'not a regular file' };
    // Another file may stand there by now: what is open is looked at again, and opening never waits.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) return { problem: 'not a regular file' };
    if (stats.size > maxBytes) return { problem: 'too large' };
    return await readBounded(file, maxBytes);
  } catch (error) {
    return { problem: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable' };
  } finally {
    await file?.close().catch(() => undefined);
  }
}

/** A file may grow while it is read, and those of /proc give 0 as their size. */
async function readBounded(file: FileHandle, maxBytes: number): Promise<FileText> {
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024) });
    if (bytesRead === 0) return { text: Buffer.concat(chunks).toString('utf8') };
    length += bytesRead;
    if (length > maxBytes) return { problem: 'too large' };
    chunks.push(buffer.subarray(0, bytesRead));
  }
}
