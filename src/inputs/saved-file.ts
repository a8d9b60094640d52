import { createHash } from 'node:crypto';
import type { FileText, ReadFile } from '../model/ports.ts';
import { parseJson } from '../platform/http/json.ts';
import { fileProblem } from './file-problem.ts';

/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file, which is in the text that it is the checksum of, as so many zeros. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;

/** What cannot be used of a saved file; the message follows the input's name in a sentence. */
export class SavedFileError extends Error {
  override readonly name = 'SavedFileError';
}

export type Fields = Readonly<Record<string, unknown>>;

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
  const text = textOf(await readFile(path, MAX_BYTES));
  const value = parsed(text);
  if (!isFields(value) || value.schema !== format.schema) {
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

function textOf(file: FileText): string {
  if (file.text !== undefined) return file.text;
  throw new SavedFileError(fileProblem(file.problem, 'download the artifact that has it first'));
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new SavedFileError('is not JSON, or was cut short; give the whole file');
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a file with the right checksum lacks was written by something else. */
export function foreign(what: string): SavedFileError {
  return new SavedFileError(
    `has ${what} that this version does not understand; give a file that this version wrote`,
  );
}

export function fieldsOf(value: unknown, what: string): Fields {
  if (!isFields(value)) throw foreign(what);
  return value;
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw foreign(what);
  return value;
}

export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw foreign(`a field \`${name}\``);
  return value;
}

export function optionalText<Name extends string>(fields: Fields, name: Name): { [name in Name]?: string } {
  const value = fields[name];
  return (typeof value === 'string' ? { [name]: value } : {}) as { [name in Name]?: string };
}

/** Ids are numbers in the file, with all their digits. */
export function optionalId(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined;
}

/** A file belongs to one platform. */
export function sameAddress(one: string, other: string): boolean {
  const bare = (address: string) =>
    (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
  return bare(one) === bare(other);
}
