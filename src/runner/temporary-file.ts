import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

/** A text that is written once, from start to end. */
export interface TextSink {
  write(text: string): void;
}

const BUFFER_LENGTH = 64 * 1024;

/**
 * A file of the step for later steps, made at its first text, for its owner only. What goes wrong with it does not stop
 * the step, and one that is not whole is not left behind.
 */
export class TemporaryFile implements TextSink {
  readonly #path: string;
  #descriptor: number | undefined;
  #waiting = '';
  #problem: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Undefined when nothing was written, or not all of it. */
  get path(): string | undefined {
    return this.#descriptor === undefined || this.#problem !== undefined ? undefined : this.#path;
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
    // Some file systems say only now that they are full.
    this.#attempt(() => this.#descriptor !== undefined && closeSync(this.#descriptor));
  }

  /** Writes all of a text and ends the file. */
  writeAll(texts: Iterable<string>): void {
    for (const text of texts) this.write(text);
    this.close();
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#attempt(() => {
      this.#descriptor ??= openSync(this.#path, 'wx', 0o600);
      for (let written = 0; written < bytes.length; ) written += writeSync(this.#descriptor, bytes, written);
    });
  }

  #attempt(work: () => unknown): void {
    if (this.#problem !== undefined) return;
    try {
      work();
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      // One that was there before is not the step's.
      if (this.#descriptor !== undefined) rmSync(this.#path, { force: true });
    }
  }
}
