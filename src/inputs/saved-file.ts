import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ReadFile } from '../model/ports.ts';
import { MAX_REPORT_BYTES } from '../model/saved.ts';
import { tryParseJson } from '../platform/http/json.ts';
import { fileProblem } from './source.ts';
import type { Parsed } from './values.ts';

/** The last field of the file: the checksum of the text with zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;

/** A kind of file that this action writes for later steps. */
export interface SavedFormat<T> {
  schema: string;
  version: number;
  /** Names the file in messages. */
  label: string;
  content: z.ZodType<T>;
}

/** Refuses a file that is not complete and unchanged. */
export async function readSavedFile<T>(
  path: string,
  format: SavedFormat<T>,
  readFile: ReadFile,
): Promise<Parsed<T>> {
  const { text, problem } = await readFile(path, MAX_REPORT_BYTES);
  if (text === undefined) return fileProblem(problem, 'first download the artifact that contains it');
  const file = tryParseJson(text);
  if (file === undefined) return { problem: 'is not JSON, or was cut short', remedy: 'give the whole file' };
  const { schema, version } = Object(file) as { schema?: unknown; version?: unknown };
  if (schema !== format.schema) return { problem: `is not ${format.label}`, remedy: 'give the path of one' };
  if (version !== format.version) {
    const remedy = 'write and read it with the same version of this action';
    return { problem: `has version ${String(version)}, not ${format.version}, of its format`, remedy };
  }
  const [, checksum = ''] = CHECKSUM.exec(text) ?? [];
  const start = text.lastIndexOf(checksum);
  const zeroed = text.slice(0, start) + '0'.repeat(checksum.length) + text.slice(start + checksum.length);
  if (createHash('sha256').update(zeroed).digest('hex') !== checksum)
    return { problem: 'has been edited', remedy: 'pass the file exactly as the step wrote it' };
  const { data, error } = format.content.safeParse(file);
  if (error === undefined) return { value: data };
  const [detail] = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const remedy = 'give a file that this version wrote';
  return { problem: `has content unknown to this version: ${detail}`, remedy };
}

/** Whether two addresses, as `URL` spells them, are the same platform's. */
export function sameAddress(left: string, right: string): boolean {
  const bare = (address: string) => address.replace(/\/+$/, '');
  return bare(left) === bare(right);
}
