import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUFFER_LENGTH = 64 * 1024;

/** A file that the step leaves for later steps, written once from start to end. Never throws. */
export interface StepFile {
  /** Undefined unless the whole file was written. */
  path: string | undefined;
  /** Why the file could not be written; an incomplete one is removed. */
  problem: string | undefined;
  write(text: string): void;
  /** Writes all texts, and closes the file. */
  writeAll(texts: Iterable<string>): void;
  close(): void;
}

/** The files that a step may leave, each created by the first write. */
export interface StepFiles {
  report: StepFile;
  plan: StepFile;
  csv: StepFile;
  sarif: StepFile;
}

/**
 * Files in RUNNER_TEMP, or outside a runner in the system's temporary folder.
 *
 * @param suffix distinguishes the files of this step from those of others in the same job
 */
export function stepFiles(
  environment: Readonly<Record<string, string | undefined>>,
  suffix: string,
): StepFiles {
  const directory = environment.RUNNER_TEMP || tmpdir();
  const file = (name: string, extension: string) =>
    createStepFile(join(directory, `code-security-platform-${name}-${suffix}.${extension}`));
  return {
    report: file('report', 'json'),
    plan: file('plan', 'json'),
    csv: file('list', 'csv'),
    sarif: file('findings', 'sarif'),
  };
}

/** @param path of a new file: an existing one is never replaced */
export function createStepFile(path: string): StepFile {
  let descriptor: number | undefined;
  let buffer = '';
  let isEnded = false;

  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      file.problem = error instanceof Error ? error.message : String(error);
      discard();
    }
  };
  const flush = () => {
    const bytes = Buffer.from(buffer);
    buffer = '';
    if (bytes.length === 0 || isEnded) return;
    attempt(() => {
      descriptor ??= openSync(path, 'wx', 0o600);
      file.path = path;
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    });
  };
  const discard = () => {
    isEnded = true;
    buffer = '';
    file.path = undefined;
    if (descriptor === undefined) return;
    try {
      closeSync(descriptor);
      rmSync(path);
    } catch {
      // The file is not used.
    }
  };
  const file: StepFile = {
    path: undefined,
    problem: undefined,
    write(text) {
      buffer += text;
      if (buffer.length >= BUFFER_LENGTH) flush();
    },
    writeAll(texts) {
      for (const text of texts) file.write(text);
      file.close();
    },
    close() {
      flush();
      // Some file systems report only now that they are full.
      if (descriptor !== undefined && !isEnded) attempt(() => closeSync(descriptor ?? -1));
      isEnded = true;
    },
  };
  return file;
}
