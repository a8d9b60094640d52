import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** A text that is written once, from start to end. */
export interface TextSink {
  write(text: string): void;
}

/** One that ends, or is given up. */
export interface FileSink extends TextSink {
  close(): void;
  discard(): void;
}

const BUFFER_LENGTH = 64 * 1024;

/**
 * A file of the step for later steps. It is made at its first text, in the first directory that can be written to,
 * and moves to the next one when that is full; what goes wrong with it does not stop the step. A file that is not
 * whole is not left behind.
 */
export class TemporaryFile implements FileSink {
  readonly #paths: string[];
  /** Bytes that are in the file. */
  #length = 0;
  #file: { path: string; descriptor: number } | undefined;
  #waiting = '';
  #problem: string | undefined;
  #isDiscarded = false;

  /** @param directories where it may be, best first */
  constructor(directories: readonly string[], name: string) {
    this.#paths = directories
      .filter((directory) => directory !== '')
      .map((directory) => join(directory, name));
  }

  /** Undefined when nothing was written, or not all of it. */
  get path(): string | undefined {
    return this.#problem === undefined ? this.#file?.path : undefined;
  }

  /** Why there is no (whole) file. */
  get problem(): string | undefined {
    return this.#problem;
  }

  write(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length >= BUFFER_LENGTH) this.#flush();
  }

  close(): void {
    if (this.#waiting !== '') this.#flush();
    const file = this.#file;
    if (file === undefined || this.#problem !== undefined) return;
    try {
      closeSync(file.descriptor);
    } catch (error) {
      // Some file systems say only now that they are full.
      this.#giveUp(error);
    }
  }

  /** Takes the file away: nothing refers to it, and nothing is written any more. */
  discard(): void {
    this.#waiting = '';
    this.#isDiscarded = true;
    if (this.#file === undefined) return;
    const { path, descriptor } = this.#file;
    this.#file = undefined;
    try {
      closeSync(descriptor);
    } finally {
      rmSync(path, { force: true });
    }
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    for (let written = 0; written < bytes.length && this.#problem === undefined && !this.#isDiscarded; ) {
      try {
        this.#file ??= this.#open();
        const more = writeSync(this.#file.descriptor, bytes, written);
        written += more;
        this.#length += more;
      } catch (error) {
        this.#move(error);
      }
    }
  }

  #open(): { path: string; descriptor: number } {
    const [path] = this.#paths;
    if (path === undefined) throw new Error('no directory is available');
    return { path, descriptor: openSync(path, 'wx', 0o600) };
  }

  /** Goes on in the next directory, with what was written so far. */
  #move(because: unknown): void {
    const former = this.#file;
    this.#paths.shift();
    const [path] = this.#paths;
    if (path === undefined) {
      this.#giveUp(because);
      return;
    }
    this.#file = undefined;
    if (former === undefined) return;
    try {
      copyFileSync(former.path, path, constants.COPYFILE_EXCL);
      truncateSync(path, this.#length);
      this.#file = { path, descriptor: openSync(path, 'a') };
      closeSync(former.descriptor);
      unlinkSync(former.path);
    } catch {
      this.#file = former;
      this.#giveUp(because);
    }
  }

  #giveUp(because: unknown): void {
    this.#problem = messageOf(because);
    if (this.#file === undefined) return;
    try {
      closeSync(this.#file.descriptor);
    } catch {
      // Closed already.
    }
    try {
      unlinkSync(this.#file.path);
    } catch {
      // Nothing refers to it.
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
