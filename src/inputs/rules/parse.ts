import { compare } from '../../model/compare.ts';
import type { RulesFile } from '../../model/rules.ts';
import { Problems, type RuleProblem } from '../yaml/problems.ts';
import { readTree } from '../yaml/read-tree.ts';
import type { Tree } from '../yaml/tree.ts';
import { rulesFile } from './file.ts';
import { checkWhole, needsOf } from './whole-file.ts';

export type ParsedRules = { ok: true; rules: RulesFile } | { ok: false; problems: RuleProblem[] };

/** Larger than any list of names that people review. */
export const MAX_RULES_BYTES = 1024 * 1024;

/**
 * A rules file, YAML or JSON (which is YAML), as data, or everything that is wrong with it in the order of the file.
 * Never rejects because of the text.
 *
 * @param text of the whole file, a byte order mark included
 * @param path as it was given, for messages
 */
export async function parseRules(text: string, path: string): Promise<ParsedRules> {
  const refusal = unreadable(text);
  if (refusal !== undefined) return { ok: false, problems: [{ line: 1, column: 1, message: refusal }] };
  const problems = new Problems();
  const [{ createHash }, { tree, place }] = await Promise.all([
    import('node:crypto'),
    readTree(text.replace(/^\uFEFF/, ''), problems),
  ]);
  if (tree === undefined && problems.count === 0)
    problems.add(0, 'the file is empty: start it with version: 1');
  const file = tree && rulesFile.read(tree, problems);
  if (file !== undefined) checkWhole(file, problems);
  if (tree === undefined || file === undefined || problems.count > 0)
    return { ok: false, problems: problems.list(place) };
  const { projects, findings, policies, ...rest } = file;
  const lineOf = (offset: number) => place(offset).line;
  return {
    ok: true,
    rules: {
      path,
      sha256: createHash('sha256').update(canonical(tree)).digest('hex'),
      ...rest,
      projects: projects.map(({ rule, offset }) => ({ ...rule, line: lineOf(offset) })),
      findings: findings?.map(({ rule, offset }) => ({ ...rule, line: lineOf(offset) })),
      ...(policies === undefined ? {} : { policies: policies(lineOf) }),
      needs: needsOf(file),
    },
  };
}

/** One text for the same data: comments, blanks and the order of keys do not count. */
function canonical(tree: Tree): string {
  if (tree.kind === 'scalar') return JSON.stringify(tree.value);
  if (tree.kind === 'list') return `[${tree.items.map(canonical).join()}]`;
  const entries = tree.entries.toSorted((one, other) => compare(one.key, other.key));
  return `{${entries.map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`).join()}}`;
}

function unreadable(text: string): string | undefined {
  if (text.length > MAX_RULES_BYTES)
    return 'the file is larger than 1 MiB, which is too large for a rules file: check the path';
  // A reader puts U+FFFD for what it cannot decode; UTF-16 that is read as UTF-8 is full of zeros.
  if (/[\0\uFFFD]/.test(text) || !text.isWellFormed()) return 'the file is not UTF-8 text: save it as UTF-8';
  return undefined;
}
