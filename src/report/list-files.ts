import type { Notice } from '../model/notice.ts';
import type { StepResult } from '../model/result.ts';
import type { StepFiles } from '../runner/files.ts';
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
    files.csv.writeAll(csvLines(PROJECT_COLUMNS, result.listed, context));
  }
  if (result.operation !== 'list-findings' || result.listed === undefined) return [];
  const { listed, projectTags } = result;
  files.csv.writeAll(csvLines(FINDING_COLUMNS, listed, { ...context, projectTags }));
  const { text, notices } = sarifOf(listed, { version: run.version, address: run.baseUrl });
  if (text !== undefined) files.sarif.writeAll(text);
  return notices;
}
