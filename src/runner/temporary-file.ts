import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
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
 * A file of the step for later steps. It is made at its first text, in the first directory that can be written to;
 * what goes wrong with it does not stop the step.
 */
export class TemporaryFile implements FileSink {
  readonly #paths: readonly string[];
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
    const descriptor = this.#file?.descriptor;
    if (descriptor !== undefined) this.#attempt(() => closeSync(descriptor));
  }

  /** Takes the file away: nothing refers to it, and nothing is written any more. */
  discard(): void {
    this.#waiting = '';
    this.#isDiscarded = true;
    if (this.#file === undefined) return;
    const { path, descriptor } = this.#file;
    this.#file = undefined;
    this.#attempt(() => {
      closeSync(descriptor);
      rmSync(path, { force: true });
    });
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    if (this.#problem !== undefined || this.#isDiscarded) return;
    this.#file ??= this.#open();
    const { descriptor } = this.#file ?? {};
    if (descriptor === undefined) return;
    this.#attempt(() => {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    });
  }

  #open(): { path: string; descriptor: number } | undefined {
    let problem = 'there is no directory for it';
    for (const path of this.#paths) {
      try {
        return { path, descriptor: openSync(path, 'wx', 0o600) };
      } catch (error) {
        problem = messageOf(error);
      }
    }
    this.#problem = problem;
    return undefined;
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#problem ??= messageOf(error);
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
