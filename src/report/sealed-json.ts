import { createHash } from 'node:crypto';
import { writeJson } from '../platform/http/json.ts';
import type { StepFile } from '../runner/files.ts';

const ZEROS = '0'.repeat(64);

/**
 * Writes a JSON object that ends with its `checksum`: the SHA-256 of the whole text with zeros in place of the checksum,
 * so that an edited or a cut file shows. Fields that are undefined are left out; of a list, each row is a line.
 */
export function writeSealedJson(
  sink: StepFile,
  fields: readonly (readonly [name: string, value: unknown])[],
): void {
  const hash = createHash('sha256');
  const write = (text: string) => {
    hash.update(text);
    sink.write(text);
  };
  let before = '{';
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    write(`${before}\n${JSON.stringify(name)}: `);
    before = ',';
    if (Array.isArray(value)) {
      // A list of findings is longer than a text can be.
      for (const [index, row] of value.entries()) write(`${index === 0 ? '[' : ','}\n${json(row)}`);
      write(value.length === 0 ? '[]' : '\n]');
    } else write(json(value));
  }
  write(`${before}\n"checksum": `);
  hash.update(`"${ZEROS}"\n}\n`);
  sink.write(`"${hash.digest('hex')}"\n}\n`);
}

/** Without tokens of connections that a request holds, and without stacks, which are for the debug log only. */
function json(value: unknown): string {
  return writeJson(value, (name) => name === 'token' || name === 'stack') ?? 'null';
}
