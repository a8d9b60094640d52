import { closeSync, constants, lstatSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { CreateFile, Environment, FileProblem, FileText, ReadFile } from '../model/ports.ts';

/** A file for later steps, written once from start to end. Never throws. */
export interface StepFile {
  /** Set by the first write, unless a later one fails. */
  path: string | undefined;
  /** Why the file was not written; an incomplete one is removed. */
  problem: string | undefined;
  write(text: string): void;
  writeAll(texts: Iterable<string>): void;
  close(): void;
}

export type StepFiles = ReturnType<typeof stepFiles>;

/**
 * The files of a step in RUNNER_TEMP, or outside a runner in the system's temporary folder.
 *
 * @param suffix tells them from those of other steps of the job
 */
export function stepFiles(environment: Environment, suffix: string) {
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

/** Never replaces a file. */
export function createStepFile(path: string): StepFile {
  let descriptor: number | undefined;
  let buffer = '';
  let isEnded = false;
  const flush = (isLast: boolean) => {
    const text = buffer;
    buffer = '';
    if (isEnded) return;
    isEnded = isLast;
    try {
      if (text !== '') {
        descriptor ??= openSync(path, 'wx', 0o600);
        file.path = path;
        writeFileSync(descriptor, text);
      }
      // Some file systems report only now that they are full.
      if (isLast && descriptor !== undefined) closeSync(descriptor);
    } catch (error) {
      isEnded = true;
      file.problem = (error as Error).message;
      file.path = undefined;
      if (descriptor !== undefined) rmSync(path, { force: true });
    }
  };
  const file: StepFile = {
    path: undefined,
    problem: undefined,
    write(text) {
      buffer += text;
      if (buffer.length >= 64 * 1024) flush(false);
    },
    writeAll(texts) {
      for (const text of texts) file.write(text);
      file.close();
    },
    close: () => flush(true),
  };
  return file;
}

export type Workspace = ReturnType<typeof workspaceOf>;

/** The workspace (outside a runner, the current folder) and RUNNER_TEMP. */
export function workspaceOf(environment: Environment): { read: ReadFile; create: CreateFile } {
  const directory = resolve(environment.GITHUB_WORKSPACE || '.');
  const folders = [directory, environment.RUNNER_TEMP || tmpdir()];
  return {
    async read(name, maxBytes) {
      // In a container, the file of the event lies elsewhere.
      if (name === environment.GITHUB_EVENT_PATH) return readRegularFile(name, maxBytes);
      const place = placeIn(folders, resolve(directory, name));
      return 'problem' in place ? place : readRegularFile(place.path, maxBytes);
    },
    async create(name, text) {
      const path = resolve(directory, name);
      const place = placeIn(folders, path);
      if ('problem' in place) return { path, problem: 'unwritable' };
      try {
        await mkdir(dirname(place.path), { recursive: true });
        await writeFile(place.path, text, { flag: 'wx' });
        return { path };
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return { path, problem: 'exists' };
        // A full disk leaves an incomplete file.
        await rm(place.path, { force: true }).catch(() => undefined);
        return { path, problem: 'unwritable' };
      }
    },
  };
}

/** The path without links, if it leads into one of the folders. */
function placeIn(folders: readonly string[], path: string): { path: string } | { problem: FileProblem } {
  try {
    const place = withoutLinks(path);
    if (folders.some((folder) => isWithin(withoutLinks(folder), place))) return { path: place };
    return { problem: 'leads outside the workspace and `RUNNER_TEMP`' };
  } catch {
    return { problem: 'cannot be read' };
  }
}

/** Also of a path that does not exist yet. @throws for a link that leads nowhere */
function withoutLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (codeOf(error) !== 'ENOENT' || isLink || dirname(path) === path) throw error;
    return join(withoutLinks(dirname(path)), basename(path));
  }
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** Never blocks: a pull request may replace a file by a link to a pipe or a device. */
async function readRegularFile(path: string, maxBytes: number): Promise<FileText> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) return { problem: 'is not a regular file' };
    if (stats.size > maxBytes) return { problem: 'is too large' };
    return { text: await file.readFile('utf8') };
  } catch (error) {
    return { problem: codeOf(error) === 'ENOENT' ? 'does not exist' : 'cannot be read' };
  } finally {
    await file?.close().catch(() => undefined);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
