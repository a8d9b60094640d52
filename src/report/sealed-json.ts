import { createHash } from 'node:crypto';
import { writeJson } from '../platform/http/json.ts';
import type { StepFile } from '../runner/files.ts';

const CHECKSUM_LENGTH = 64;

/**
 * A JSON object that is written part by part and ends with its `checksum`: the SHA-256 of the whole text with the
 * checksum itself replaced by 64 zeros, so that an edited or a cut file shows.
 */
export class SealedJson {
  readonly #sink: StepFile;
  readonly #hash = createHash('sha256');
  #isEmpty = true;

  constructor(sink: StepFile) {
    this.#sink = sink;
  }

  /** A field; long lists within it are written item by item. An undefined value is left out. */
  field(name: string, value: unknown): void {
    if (value === undefined) return;
    this.#startField(name);
    for (const text of jsonTexts(value)) this.#write(text);
  }

  /** Starts a field whose value is a list that `item` goes on with. */
  startList(name: string): void {
    this.#startField(name);
    this.#write('[');
  }

  /** @param json one item, as JSON */
  item(json: string, isFirst: boolean): void {
    this.#write(isFirst ? `\n${json}` : `,\n${json}`);
  }

  endList(): void {
    this.#write('\n]');
  }

  /** Nothing may be written after this. */
  end(): void {
    this.#startField('checksum');
    this.#hash.update(`"${'0'.repeat(CHECKSUM_LENGTH)}"\n}\n`);
    this.#sink.write(`"${this.#hash.digest('hex')}"\n}\n`);
  }

  #startField(name: string): void {
    this.#write(`${this.#isEmpty ? '{' : ','}\n${JSON.stringify(name)}: `);
    this.#isEmpty = false;
  }

  #write(text: string): void {
    this.#hash.update(text);
    this.#sink.write(text);
  }
}

/** As deep as lists of rows are found in a result. */
const DEPTH = 3;

/** The JSON of a value in pieces, so that a result with a million rows never is one text. */
function* jsonTexts(value: unknown, depth = DEPTH): Generator<string> {
  if (depth > 0 && Array.isArray(value) && value.length > 0) {
    for (const [index, item] of value.entries()) yield `${index === 0 ? '[' : ','}\n${json(item)}`;
    yield '\n]';
  } else if (depth > 0 && isPlainObject(value)) {
    const entries = Object.entries(value).filter(([name, part]) => part !== undefined && !isWithheld(name));
    yield '{';
    for (const [index, [name, part]] of entries.entries()) {
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}: `;
      yield* jsonTexts(part, depth - 1);
    }
    yield '}';
  } else yield json(value);
}

function json(value: unknown): string {
  return writeJson(value, undefined, isWithheld) ?? 'null';
}

/** Tokens of connections that a request holds, and stacks, which are for the debug log only. */
function isWithheld(name: string): boolean {
  return name === 'token' || name === 'stack';
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
