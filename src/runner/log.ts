import type * as core from '@actions/core';
import { logLine } from './line.ts';

/** What a step uses of `@actions/core`: `main` hands in the package itself, tests hand in what remembers. */
export interface RunnerCore
  extends Pick<
    typeof core,
    'info' | 'debug' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setSecret' | 'setOutput'
  > {
  summary: { addRaw(text: string): unknown; write(): Promise<unknown>; emptyBuffer(): unknown };
}

/** Where on a pull request an annotation stands; the path is relative to the repository. */
export interface AnnotationPlace {
  file: string;
  line?: number;
  title?: string;
}

/** Annotations of a kind that the runner shows of one step, at most. */
export const MAX_ANNOTATIONS = 10;
/** The error names every wrong input and ends with what to do: too long to read is better than cut short. */
const MAX_ANNOTATION_LENGTH = 50_000;

/** Lines for people. Each is one line without workflow commands, whatever text from outside it has. */
export interface Log {
  /** @param maxLength in characters; 2000 by default */
  info(text: string, maxLength?: number): void;
  /** Lines under a title that folds them. */
  group(title: string, lines: readonly string[]): void;
  /** A line that the runner shows with step debugging only. */
  debug(text: string): void;
  warning(text: string, place?: AnnotationPlace): void;
  /** The one error annotation of a step. The exit code is the caller's. */
  error(text: string): void;
}

/** A standard output that cannot be written to silences the log; it never stops the step. */
export function createLog(core: RunnerCore): Log {
  const write = (line: () => void) => {
    try {
      line();
    } catch {
      // A file on a full disk throws; a pipe that was closed emits an error, which `main` ignores.
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

/** Has the runner replace a token by `***` in all that follows, also percent-encoded and in base64. */
export function maskToken(token: string, core: RunnerCore): void {
  const forms = [token, encodeURIComponent(token), Buffer.from(token).toString('base64')];
  for (const form of new Set(forms)) core.setSecret(form);
}
