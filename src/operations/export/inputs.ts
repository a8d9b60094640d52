import { fileProblem, readProjectNames, type Source } from '../../inputs/source.ts';
import { describeProblem } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';
import { MAX_RULES_BYTES } from '../../rules/file/read.ts';

export type ExportRequest = RequestOf<'export', typeof read>;

/** Refuses to overwrite an existing file. `path` is as written; without `projects`, all are exported. */
export async function read(source: Source) {
  const { reader, readFile } = source;
  const path = reader.text('rules-file');
  const { problem } = await readFile(path, MAX_RULES_BYTES);
  if (problem !== 'does not exist') {
    const remedy = 'give another path, or remove the file';
    const exists = { problem: 'already exists and is not overwritten', remedy };
    const wrong = problem === undefined ? exists : fileProblem(problem);
    reader.problem('rules-file', describeProblem(path, wrong));
  }
  return { path, projects: readProjectNames(reader) };
}
