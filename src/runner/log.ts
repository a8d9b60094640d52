import { alignedLine, logLine } from './line.ts';

/** Where on a pull request an annotation stands; the path is relative to the repository. */
export interface AnnotationPlace {
  file: string;
  line?: number;
  endLine?: number;
  title?: string;
}

/** Annotations of a kind that the runner shows of one step, at most. */
export const MAX_ANNOTATIONS = 10;
/** The error names every wrong input and ends with what to do: too long to read is better than cut short. */
const MAX_ERROR_LENGTH = 50_000;

/**
 * The step's standard output: lines for people, and the runner's workflow commands. A reader that has gone away
 * (EPIPE) stops the log, never the step.
 */
export class Log {
  readonly #stream: NodeJS.WritableStream;
  #closed = false;

  constructor(stream: NodeJS.WritableStream = process.stdout) {
    this.#stream = stream;
    stream.on('error', () => {
      this.#closed = true;
    });
  }

  info(text: string, maxLength?: number): void {
    this.#write(logLine(text, maxLength));
  }

  /** Lines under a title that folds them. */
  group(title: string, lines: readonly string[]): void {
    if (lines.length === 0) {
      this.info(title);
      return;
    }
    this.#write(`::group::${escapeData(logLine(title))}`);
    for (const line of lines) this.#write(alignedLine(line));
    this.#write('::endgroup::');
  }

  /** A line that the runner shows with step debugging only. */
  debug(text: string): void {
    this.#write(`::debug::${escapeData(logLine(text))}`);
  }

  warning(text: string, place?: AnnotationPlace): void {
    this.#write(`::warning${properties(place)}::${escapeData(logLine(text, MAX_ERROR_LENGTH))}`);
  }

  /** The one error annotation of a step. The exit code is the caller's. */
  error(text: string): void {
    this.#write(`::error::${escapeData(logLine(text, MAX_ERROR_LENGTH))}`);
  }

  /** Has the runner replace `secret` by `***` in all that follows. */
  mask(secret: string): void {
    this.#write(`::add-mask::${escapeData(secret)}`);
  }

  #write(line: string): void {
    if (this.#closed) return;
    try {
      this.#stream.write(`${line}\n`);
    } catch {
      // A stream that was destroyed throws instead of emitting the error.
      this.#closed = true;
    }
  }
}

function properties(place: AnnotationPlace | undefined): string {
  if (place === undefined) return '';
  const { file, line, endLine, title } = place;
  const values: [string, string | number | undefined][] = [
    ['file', file],
    ['line', line],
    ['endLine', endLine],
    ['title', title === undefined ? undefined : logLine(title, 200)],
  ];
  const written = values.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return ` ${written.join(',')}`;
}

/** As the runner reads it: `%` and line breaks of a message are encoded. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
