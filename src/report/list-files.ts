import type { Notice } from '../model/notice.ts';
import type { StepResult } from '../model/result.ts';
import type { StepFile, StepFiles } from '../runner/files.ts';
import { csvLines, FINDING_COLUMNS, PROJECT_COLUMNS } from './findings/csv.ts';
import { sarifOf } from './findings/sarif.ts';
import { listContext } from './platform-links.ts';
import type { RunFacts } from './run-facts.ts';

/**
 * Writes the files of a list beside its report: CSV, and of findings SARIF.
 *
 * @returns what they do not have
 */
export function writeListFiles(result: StepResult, run: RunFacts, files: StepFiles): readonly Notice[] {
  const context = listContext(run, result);
  if (result.operation === 'list-projects' && result.listed !== undefined) {
    writeAll(files.csv, csvLines(PROJECT_COLUMNS, result.listed, context));
  }
  if (result.operation !== 'list-findings' || result.listed === undefined) return [];
  const { listed, projectTags } = result;
  writeAll(files.csv, csvLines(FINDING_COLUMNS, listed, { ...context, projectTags }));
  const { text, notices } = sarifOf(listed, { version: run.version, address: run.baseUrl });
  if (text !== undefined) writeAll(files.sarif, text);
  return notices;
}

/** Piece by piece: all of it may be longer than a text can be. */
function writeAll(file: StepFile, texts: Iterable<string>): void {
  for (const text of texts) file.write(text);
  file.close();
}
