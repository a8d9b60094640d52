import type { Rows } from '../operations/step.ts';
import { writeJson } from '../platform/json.ts';

/** A file that is written once, from start to end. */
export interface TextSink {
  write(text: string): void;
}

/** What is kept of a list's rows in memory. */
export interface KeptRows {
  /** For the summary. */
  first: readonly unknown[];
  /** All rows as a JSON array; undefined once they are too long for an output. */
  json: string | undefined;
}

/**
 * The report: a JSON object whose list rows are written as they come, so that a list of any length needs no
 * memory for it, and whose other parts follow at the end.
 */
export class Report implements Rows {
  readonly #sink: TextSink;
  readonly #part: string;
  readonly #mostFirst: number;
  readonly #mostJson: number;
  readonly #first: unknown[] = [];
  #json: string[] | undefined = [];
  #length = 2;
  #count = 0;

  /** @param part the name of the list in the report */
  constructor(sink: TextSink, part: string, limits: { first: number; json: number }) {
    this.#sink = sink;
    this.#part = part;
    this.#mostFirst = limits.first;
    this.#mostJson = limits.json;
  }

  add(row: unknown): void {
    const json = writeJson(row);
    this.#sink.write(this.#count === 0 ? `{${JSON.stringify(this.#part)}:[\n${json}` : `,\n${json}`);
    this.#count += 1;
    if (this.#first.length < this.#mostFirst) this.#first.push(row);
    if (this.#json === undefined) return;
    this.#length += json.length + 1;
    if (this.#length > this.#mostJson) this.#json = undefined;
    else this.#json.push(json);
  }

  get kept(): KeptRows {
    return { first: this.#first, json: this.#json && `[${this.#json.join(',')}]` };
  }

  /** Writes the rest of the report and ends it. */
  end(rest: Record<string, unknown>): void {
    const tail = writeJson(rest, 1).slice(1);
    this.#sink.write(this.#count === 0 ? `{${tail}\n` : `\n],${tail}\n`);
  }
}
