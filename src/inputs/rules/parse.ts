import type * as Yaml from 'yaml';
import { compare } from '../../model/compare.ts';
import type { RulesFile } from '../../model/rules.ts';
import { rulesFile } from './file.ts';
import { Problems, type RuleProblem } from './problems.ts';
import { type Tree, TreeError, treeOf } from './tree.ts';
import { checkWhole, needsOf } from './whole-file.ts';
import { addYamlErrors } from './yaml-errors.ts';

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
  const [yaml, { createHash }] = await Promise.all([import('yaml'), import('node:crypto')]);
  const lines = new yaml.LineCounter();
  const problems = new Problems();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };

  const tree = readTree(yaml, text.replace(/^\uFEFF/, ''), lines, problems);
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
      findings: findings.map(({ rule, offset }) => ({ ...rule, line: lineOf(offset) })),
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

function readTree(
  yaml: typeof Yaml,
  text: string,
  lineCounter: Yaml.LineCounter,
  problems: Problems,
): Tree | undefined {
  // Keys that are there twice and merged keys are refused with the others, and not by the YAML library.
  const document = yaml.parseDocument(text, {
    lineCounter,
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  addYamlErrors(yaml, text, document, problems);
  // A tree with holes would only bring problems that are not there.
  if (problems.count > 0) return undefined;
  try {
    const tree = treeOf(yaml, text, document, problems);
    return tree ?? problems.add(0, 'the file is empty: start it with version: 1');
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return problems.add(error.offset, error.message);
  }
}
