import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUFFER_LENGTH = 64 * 1024;

/** A file of the step for later steps, written once from start to end. Nothing of it throws. */
export interface StepFile {
  /** Undefined when nothing was written, or not all of it. */
  path: string | undefined;
  /** Why there is no file, or not all of it; it is not left behind then. */
  problem: string | undefined;
  write(text: string): void;
  close(): void;
  /** Removes the file; nothing is written any more. */
  discard(): void;
}

/** The files that a step may leave, each made when something is written to it. */
export interface StepFiles {
  report: StepFile;
  plan: StepFile;
  csv: StepFile;
  sarif: StepFile;
}

/**
 * Files in RUNNER_TEMP; outside a runner in the system's folder for such files.
 *
 * @param suffix sets the files of one step apart from those of others in the same job
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

/** @param path of a file that is not there yet: an earlier one is never replaced */
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
      // Nothing refers to it.
    }
  };
  const file: StepFile = {
    path: undefined,
    problem: undefined,
    write(text) {
      buffer += text;
      if (buffer.length >= BUFFER_LENGTH) flush();
    },
    close() {
      flush();
      // Some file systems say only now that they are full.
      if (descriptor !== undefined && !isEnded) attempt(() => closeSync(descriptor ?? -1));
      isEnded = true;
    },
    discard,
  };
  return file;
}
