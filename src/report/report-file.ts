import type { Rows } from '../operations/step.ts';
import { writeJson } from '../platform/http/json.ts';

/** A file that is written once, from start to end. */
export interface TextSink {
  write(text: string): void;
}

/** The output and the part of the report that have the rows of a list. */
export const LIST_PARTS = {
  'list-projects': 'projects',
  'list-policies': 'policies',
  'list-dependencies': 'repositories',
} as const;

/** In UTF-16 units, of the JSON output of a step: GitHub's limit for the outputs of a whole job is 1 MB. */
export const MAX_OUTPUT_LENGTH = 390_000;

/** The rows that a table of the summary shows at most. */
export const MAX_ROWS = 100;

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
  readonly #first: unknown[] = [];
  #json: string[] | undefined = [];
  #length = 2;
  #count = 0;

  /** @param operation names the part that has the rows */
  constructor(sink: TextSink, operation?: string) {
    this.#sink = sink;
    this.#part = Object.entries(LIST_PARTS).find(([list]) => list === operation)?.[1] ?? 'rows';
  }

  add(row: unknown): void {
    const json = writeJson(row);
    this.#sink.write(this.#count === 0 ? `{${JSON.stringify(this.#part)}:[\n${json}` : `,\n${json}`);
    this.#count += 1;
    if (this.#first.length < MAX_ROWS) this.#first.push(row);
    if (this.#json === undefined) return;
    this.#length += json.length + 1;
    if (this.#length > MAX_OUTPUT_LENGTH) this.#json = undefined;
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
