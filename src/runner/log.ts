import type * as core from '@actions/core';

/** The part of `@actions/core` that a step uses. */
export interface RunnerCore
  extends Pick<
    typeof core,
    'info' | 'debug' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setSecret' | 'setOutput'
  > {
  summary: { addRaw(text: string): unknown; write(): Promise<unknown>; emptyBuffer(): unknown };
}

export interface AnnotationPlace {
  /** Relative to the repository. */
  file: string;
  line?: number;
  title?: string;
}

/** The runner shows no more of one level for a step. */
export const MAX_ANNOTATIONS = 10;
/** The error names every wrong input and ends with the remedy. */
const MAX_ANNOTATION_LENGTH = 50_000;

/** Lines for people. Text from outside can add neither lines nor workflow commands. */
export type Log = ReturnType<typeof createLog>;

/** If standard output fails, the step goes on without a log. */
export function createLog(core: RunnerCore) {
  const write = (print: () => void) => {
    try {
      print();
    } catch {
      // A full disk throws; a closed pipe emits an error, which `main` ignores.
    }
  };
  const info = (text: string, maxLength?: number) => write(() => core.info(logLine(text, maxLength)));
  /** Shown with step debugging only. */
  const debug = (text: string) => write(() => core.debug(logLine(text)));
  return {
    info,
    debug,
    stack(stack = '') {
      for (const line of stack.split('\n')) debug(line);
    },
    /** Folds the lines under the title. */
    group(title: string, lines: readonly string[]) {
      if (lines.length === 0) return info(title);
      write(() => core.startGroup(logLine(title)));
      for (const line of lines) info(line);
      write(() => core.endGroup());
    },
    warning: (text: string, place?: AnnotationPlace) =>
      write(() => core.warning(logLine(text, MAX_ANNOTATION_LENGTH), place && propertiesOf(place))),
    /** The caller sets the exit code. */
    error: (text: string) => write(() => core.error(logLine(text, MAX_ANNOTATION_LENGTH))),
  };
}

function propertiesOf({ file, line, title }: AnnotationPlace): core.AnnotationProperties {
  return { file, startLine: line, title: title && logLine(title, 200) };
}

// Control characters, and those that reorder or hide others. Joiners within emoji and Indic words stay.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One line, with codes for invisible characters. */
export function plainText(text: string, maxLength = 200): string {
  // Cut first: the text may be megabytes long.
  const start = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
  const line = start
    .toWellFormed()
    .replace(/[^\S ]\s*|\u0085/g, ' ')
    .replace(
      INVISIBLE,
      (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`,
    );
  const characters = [...line];
  const isWhole = characters.length <= maxLength && start.length === text.length;
  return isWhole ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** A line that the runner cannot take for a command (`::name::`, `##[name]`). */
export function logLine(text: string, maxLength = 2000): string {
  return plainText(text, maxLength)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
