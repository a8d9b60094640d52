import { isAbsolute, relative, resolve } from 'node:path';
import { MAX_RULES_BYTES, parseRules } from '../rules/file/read.ts';
import type { RulesFile } from '../rules/file/schema.ts';
import { fileProblem } from './file-problem.ts';
import { readMetadata, readTracked } from './github.ts';
import { readBase, type Source } from './source.ts';
import { quote } from './text.ts';

export const DEFAULT_RULES_FILE = '.github/code-security.yml';

/**
 * What `plan` and `apply` have in common.
 *
 * @param adjust what an input asks for beyond the file
 */
export async function readRules(source: Source, adjust = (rules: RulesFile) => rules) {
  const { reader, environment } = source;
  const tracked = await readTracked(source);
  const metadata = readMetadata(reader, environment);
  const file = await readRulesFile(source);
  if (file === undefined) return undefined;
  const rules = adjust(file);
  if (rules.needs.github && metadata === undefined) {
    const what = 'give a token that sees the repositories';
    reader.problem('github-token', `is empty, but ${quote(rules.path)} looks at GitHub; ${what}`);
  }
  return { ...readBase(source), ...tracked, rules, metadata };
}

export async function readRulesFile({
  reader,
  readFile,
  environment,
}: Source): Promise<RulesFile | undefined> {
  const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
  const file = await readFile(path, MAX_RULES_BYTES);
  if (file.text === undefined) {
    const other = /\.ya?ml$/.test(path)
      ? path.replace(/\.(ya?)ml$/, (_, y) => (y === 'y' ? '.yaml' : '.yml'))
      : path;
    const isThere = other !== path && (await readFile(other, MAX_RULES_BYTES)).text !== undefined;
    const why = isThere
      ? `does not exist; did you mean ${quote(other)}?`
      : fileProblem(file.problem, 'first check out the repository');
    return reader.problem('rules-file', `is ${quote(path)}, which ${why}`);
  }
  const parsed = await parseRules(file.text, path);
  const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
  if (parsed.ok) return { ...parsed.rules, pathInRepository: inRepository };
  for (const { line, column, message } of parsed.problems) {
    const place = inRepository === undefined ? undefined : { file: inRepository, line, message };
    reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`, place);
  }
  return undefined;
}

/** As annotations name a file; undefined where it is not one of the checkout. */
function pathInRepository(path: string, workspace: string): string | undefined {
  const inside = relative(workspace, resolve(workspace, path));
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.replaceAll('\\', '/');
}
