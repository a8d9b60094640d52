import type * as Yaml from 'yaml';
import type { Problems } from './problems.ts';
import { type Tree, TreeError, treeOf } from './tree.ts';
import { addYamlErrors } from './yaml-errors.ts';

export interface ReadTree {
  /** Undefined after a problem, and for a text without content. */
  tree: Tree | undefined;
  /** Of an offset in the text, from 1; columns are in UTF-16 units. */
  place(offset: number): { line: number; column: number };
}

/** What a text says, YAML or JSON (which is YAML). The parser is loaded only where there is something to parse. */
export async function readTree(text: string, problems: Problems): Promise<ReadTree> {
  const yaml = await import('yaml');
  const lineCounter = new yaml.LineCounter();
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
  return {
    // A tree with holes would only bring problems that are not there.
    tree: problems.count > 0 ? undefined : grown(yaml, text, document, problems),
    place(offset) {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
  };
}

function grown(
  yaml: typeof Yaml,
  text: string,
  document: Yaml.Document.Parsed,
  problems: Problems,
): Tree | undefined {
  try {
    return treeOf(yaml, text, document, problems);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return problems.add(error.offset, error.message);
  }
}
