import { isAbsolute, relative, resolve } from 'node:path';
import { readTracked } from '../inputs/comment-and-issue.ts';
import { readGitHub } from '../inputs/connection.ts';
import { fileProblem, type Source } from '../inputs/source.ts';
import { describeProblem, quote } from '../inputs/values.ts';
import { MAX_RULES_BYTES, parseRules } from './file/read.ts';
import type { RulesFile } from './file/schema.ts';

/**
 * @param needsCoverage whether `fail-if` has `uncovered`, which turns `coverage` on
 * @returns undefined if the file has problems
 */
export async function readRules(source: Source, needsCoverage = false) {
  const { reader, environment } = source;
  const tracked = await readTracked(source, reader.text('rules-file'));
  const metadata = readGitHub(reader, environment, 'metadata-token') ?? tracked.github;
  const file = await readRulesFile(source);
  if (file === undefined) return undefined;
  const rules = needsCoverage ? { ...file, coverage: true, needs: { ...file.needs, github: true } } : file;
  if (metadata === undefined && rules.needs.github) {
    const remedy = 'set a token that can read the repositories';
    if (file.needs.github)
      reader.problem('github-token', `is empty, but ${quote(rules.path)} looks at GitHub; ${remedy}`);
    else
      reader.problem(
        'fail-if',
        `has \`uncovered\`, which needs \`metadata-token\` or \`github-token\`; ${remedy}`,
      );
  }
  return { ...tracked, rules, metadata };
}

export async function readRulesFile(source: Source): Promise<RulesFile | undefined> {
  const { reader, readFile, environment } = source;
  const path = reader.text('rules-file');
  const { text, problem } = await readFile(path, MAX_RULES_BYTES);
  if (text === undefined) {
    const sibling = path.replace(/\.ya?ml$/, (end) => (end === '.yml' ? '.yaml' : '.yml'));
    const exists = sibling !== path && (await readFile(sibling, MAX_RULES_BYTES)).text !== undefined;
    const remedy = `${quote(sibling)} exists: set \`rules-file\` to it, or rename it`;
    const wrong = exists ? { problem, remedy } : fileProblem(problem, 'first check out the repository');
    return reader.problem('rules-file', describeProblem(path, wrong));
  }
  const parsed = parseRules(text, path);
  const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
  if (parsed.ok) return { ...parsed.rules, pathInRepository: inRepository };
  for (const { line, column, message } of parsed.problems) {
    const place = inRepository === undefined ? undefined : { file: inRepository, line, message };
    reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`, place);
  }
  return undefined;
}

function pathInRepository(path: string, workspace: string): string | undefined {
  const inside = relative(workspace, resolve(workspace, path));
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.replaceAll('\\', '/');
}
