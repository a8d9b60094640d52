import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TextSink } from '../report/report-file.ts';
import { logLine } from '../report/text.ts';

type Core = typeof import('@actions/core');

/** At most so many annotations of a kind are shown for a step. */
const MOST_WARNINGS = 10;
const BUFFER = 64 * 1024;

/** The one place that writes: log, outputs, summary, annotations and the report's file. */
export class Writer {
  readonly #environment: Readonly<Record<string, string | undefined>>;
  #core: Promise<Core> | undefined;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  /**
   * The toolkit brings an HTTP client of its own, which takes longer to load than Node itself: it is loaded
   * while the first answer is awaited.
   */
  loadToolkit(): Promise<Core> {
    this.#core ??= import('@actions/core');
    return this.#core;
  }

  /** Registers a secret with the runner, before the toolkit is there, by the toolkit's own command. */
  mask(secret: string): void {
    const escaped = secret.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    process.stdout.write(`::add-mask::${escaped}\n`);
  }

  info(text: string, most?: number): void {
    process.stdout.write(`${logLine(text, most)}\n`);
  }

  async group(title: string, lines: readonly string[]): Promise<void> {
    const core = await this.loadToolkit();
    if (lines.length === 0) return this.info(title);
    core.startGroup(logLine(title));
    for (const line of lines) this.info(line);
    core.endGroup();
  }

  async warnings(texts: readonly string[]): Promise<void> {
    const core = await this.loadToolkit();
    const shown = texts.length <= MOST_WARNINGS ? texts : texts.slice(0, MOST_WARNINGS - 1);
    for (const text of shown) core.warning(logLine(text));
    if (shown.length < texts.length)
      core.warning(`${texts.length - shown.length} more warnings are in the summary.`);
  }

  /** The one error annotation; the step's exit code is 1 from then on. */
  async fail(text: string): Promise<void> {
    const core = await this.loadToolkit();
    // It names every wrong input, and ends with what to do: too long to read is better than cut short.
    core.setFailed(logLine(text, 50_000));
  }

  async outputs(values: Readonly<Record<string, string>>): Promise<void> {
    const core = await this.loadToolkit();
    let problem = this.#environment.GITHUB_OUTPUT ? undefined : 'there is no GITHUB_OUTPUT';
    for (const [name, value] of Object.entries(values)) {
      if (problem === undefined) {
        problem = attempt(() => core.setOutput(name, value));
        if (problem === undefined) continue;
      }
      this.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
    }
  }

  async summary(text: string): Promise<void> {
    const core = await this.loadToolkit();
    let problem = this.#environment.GITHUB_STEP_SUMMARY ? undefined : 'there is no GITHUB_STEP_SUMMARY';
    if (problem === undefined) {
      try {
        await core.summary.addRaw(text).write();
        return;
      } catch (error) {
        problem = messageOf(error);
      }
    }
    this.info(`The summary was not written (${problem}):`);
    for (const line of text.split('\n').slice(0, 300)) this.info(line);
  }

  /** @param directories where the file may be, the first that can be written is taken */
  report(directories: readonly string[], suffix: string): ReportFile {
    return new ReportFile(
      directories.map((directory) => join(directory, `code-security-platform-report-${suffix}.json`)),
    );
  }
}

/** A file that is opened at its first text; what goes wrong with it does not stop the step. */
export class ReportFile implements TextSink {
  readonly #paths: readonly string[];
  #file: { path: string; descriptor: number } | undefined;
  #waiting = '';
  /** Why there is no (whole) report. */
  problem: string | undefined;

  constructor(paths: readonly string[]) {
    this.#paths = paths;
  }

  /** Undefined when nothing could be written. */
  get path(): string | undefined {
    return this.problem === undefined ? this.#file?.path : undefined;
  }

  write(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length >= BUFFER) this.#flush();
  }

  close(): void {
    this.#flush();
    if (this.#file !== undefined) attempt(() => closeSync(this.#file?.descriptor ?? -1));
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    if (this.problem !== undefined) return;
    this.#file ??= this.#open();
    const { descriptor } = this.#file ?? {};
    if (descriptor === undefined) return;
    this.problem = attempt(() => {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    });
  }

  #open(): { path: string; descriptor: number } | undefined {
    for (const path of this.#paths) {
      try {
        const file = { path, descriptor: openSync(path, 'wx', 0o600) };
        this.problem = undefined;
        return file;
      } catch (error) {
        this.problem = messageOf(error);
      }
    }
    return undefined;
  }
}

/** Does it, or says why that failed. */
function attempt(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
