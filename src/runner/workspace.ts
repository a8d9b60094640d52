import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export type FileText =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: 'missing' | 'not a regular file' | 'too large' | 'unreadable' };

/** The files of the checkout, by absolute or relative paths. Never rejects. */
export interface Workspace {
  /** The text of a regular file of at most `maxBytes`. */
  read(path: string, maxBytes: number): Promise<FileText>;
  /** Creates a new file, with its folders. @returns why it could not be created */
  create(path: string, text: string): Promise<'exists' | 'unwritable' | undefined>;
  /** @returns the absolute path */
  resolve(path: string): string;
}

export function workspaceIn(directory: string): Workspace {
  return {
    read: (path, maxBytes) => readRegularFile(resolve(directory, path), maxBytes),
    async create(path, text) {
      const file = resolve(directory, path);
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text, { flag: 'wx' });
        return undefined;
      } catch (error) {
        return codeOf(error) === 'EEXIST' ? 'exists' : 'unwritable';
      }
    },
    resolve: (path) => resolve(directory, path),
  };
}

/** Never blocks: a pull request may replace a file by a link to a pipe or a device. */
async function readRegularFile(path: string, maxBytes: number): Promise<FileText> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) return { problem: 'not a regular file' };
    if (stats.size > maxBytes) return { problem: 'too large' };
    return { text: await file.readFile('utf8') };
  } catch (error) {
    return { problem: codeOf(error) === 'ENOENT' ? 'missing' : 'unreadable' };
  } finally {
    await file?.close().catch(() => undefined);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
