import { createHash } from 'node:crypto';
import type { ReadFile } from '../model/ports.ts';
import type { Fields } from '../platform/http/decode.ts';
import { parseJson } from '../platform/http/json.ts';
import { fileProblem } from './file-problem.ts';

/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file. It is the checksum of the text that has zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;

/** What cannot be used of a saved file; the message follows the input's name in a sentence. */
export class SavedFileError extends Error {
  override readonly name = 'SavedFileError';
}

/** What a file must be to be read at all. */
export interface SavedFormat {
  schema: string;
  version: number;
  /** What the file is, such as "the report of a step of this action". */
  what: string;
}

/**
 * The fields of a file that this action wrote earlier, whole and as it was written.
 *
 * @throws SavedFileError for anything else
 */
export async function readSavedFile(path: string, format: SavedFormat, readFile: ReadFile): Promise<Fields> {
  const { text, problem } = await readFile(path, MAX_BYTES);
  if (text === undefined)
    throw new SavedFileError(fileProblem(problem, 'first download the artifact that contains it'));
  const value = parsed(text);
  if (value?.schema !== format.schema) {
    throw new SavedFileError(`is not ${format.what}; give the path of one`);
  }
  if (value.version !== format.version) {
    const what = 'write and read it with the same version of this action';
    throw new SavedFileError(
      `has version ${String(value.version)}, not ${format.version}, of its format; ${what}`,
    );
  }
  const written = CHECKSUM.exec(text)?.[1];
  if (written === undefined) throw new SavedFileError('has no checksum at its end; give the whole file');
  const at = text.lastIndexOf(written);
  const zeroed = text.slice(0, at) + '0'.repeat(written.length) + text.slice(at + written.length);
  if (createHash('sha256').update(zeroed).digest('hex') !== written) {
    throw new SavedFileError('was changed after it was written; give the file as the step wrote it');
  }
  return value;
}

function parsed(text: string): Fields | null {
  try {
    return parseJson(text) as Fields | null;
  } catch {
    throw new SavedFileError('is not JSON, or was cut short; give the whole file');
  }
}

/** A file belongs to one platform. */
export function sameAddress(one: string, other: string): boolean {
  const bare = (address: string) =>
    (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
  return bare(one) === bare(other);
}
