import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const texts = files.map((file) => readFileSync(SRC + file, 'utf8'));

const QUESTION_WORD = /(?:\/\*\*\s+(?:\*\s+)?|^\s*\/\/ )(?:What|Of|How|Where|By|Which|Whether only)\b/gm;
const GENERIC_NAME = /(?<![\w.$])(?:one|of|other|given|own|some)\b(?!\s*\()/g;

/** The code of a line, without texts; empty for a lambda of one line, which may use a generic name. */
function codeIn(line: string): string {
  const code = line.replace(/\/\/.*|\/?\*.*/, '').replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, '');
  return /=>(?!\s*\{$)/.test(code) ? '' : code.replace(/(\bfor .*) of /, '$1 ');
}

// These limits may only fall: lower one when its count has fallen.
it.each([
  ['comments that begin with a question word instead of the thing', texts, QUESTION_WORD, 0],
  [
    'names that do not say what a value is',
    texts.flatMap((text) => text.split('\n').map(codeIn)),
    GENERIC_NAME,
    92,
  ],
] as const)('src has no more %s than before', (_, parts, pattern, limit) => {
  expect(parts.flatMap((part) => part.match(pattern) ?? []).length).toBeLessThanOrEqual(limit);
});
