import type * as core from '@actions/core';
import { logLine } from './line.ts';

/** The part of `@actions/core` that a step uses: `main` passes the package itself, tests pass a recorder. */
export interface RunnerCore
  extends Pick<
    typeof core,
    'info' | 'debug' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setSecret' | 'setOutput'
  > {
  summary: { addRaw(text: string): unknown; write(): Promise<unknown>; emptyBuffer(): unknown };
}

/** The place of an annotation on a pull request; the path is relative to the repository. */
export interface AnnotationPlace {
  file: string;
  line?: number;
  title?: string;
}

/** Maximum number of annotations of one level that the runner shows for a step. */
export const MAX_ANNOTATIONS = 10;
/** Long, because the error names every wrong input and ends with what to do. */
const MAX_ANNOTATION_LENGTH = 50_000;

/** Lines for people. Text from outside can neither add lines nor workflow commands. */
export interface Log {
  /** @param maxLength in characters; 2000 by default */
  info(text: string, maxLength?: number): void;
  /** Lines folded under a title. */
  group(title: string, lines: readonly string[]): void;
  /** A line that the runner shows with step debugging only. */
  debug(text: string): void;
  warning(text: string, place?: AnnotationPlace): void;
  /** The one error annotation of a step. The caller sets the exit code. */
  error(text: string): void;
}

/** A standard output that fails silences the log, and never stops the step. */
export function createLog(core: RunnerCore): Log {
  const write = (line: () => void) => {
    try {
      line();
    } catch {
      // A full disk throws; a closed pipe emits an error, which `main` ignores.
    }
  };
  const info = (text: string, maxLength?: number) => write(() => core.info(logLine(text, maxLength)));
  return {
    info,
    group(title, lines) {
      if (lines.length === 0) return info(title);
      write(() => core.startGroup(logLine(title)));
      for (const line of lines) info(line);
      write(() => core.endGroup());
    },
    debug: (text) => write(() => core.debug(logLine(text))),
    warning: (text, place) =>
      write(() => core.warning(logLine(text, MAX_ANNOTATION_LENGTH), place && propertiesOf(place))),
    error: (text) => write(() => core.error(logLine(text, MAX_ANNOTATION_LENGTH))),
  };
}

function propertiesOf({ file, line, title }: AnnotationPlace): core.AnnotationProperties {
  return { file, startLine: line, title: title && logLine(title, 200) };
}

/** Makes the runner mask a token from now on, also percent-encoded and in base64. */
export function maskToken(token: string, core: RunnerCore): void {
  const forms = [token, encodeURIComponent(token), Buffer.from(token).toString('base64')];
  for (const form of new Set(forms)) core.setSecret(form);
}
