import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const QUESTION_WORD = /(?:\/\*\*\s+(?:\*\s+)?|^\s*\/\/ )(?:What|Of|How|Where|By|Which|Whether only)\b/gm;
const GENERIC_NAME = /(?<![\w.$])(?:one|of|other|given|own|some)\b(?!\s*\()/g;

function textsIn(folder: string): string[] {
  const files = readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => file.endsWith('.ts') && file !== 'language.test.ts');
  return code.map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8'));
}

/** The code of a line, without texts; empty for a lambda of one line, which may use a generic name. */
function codeIn(line: string): string {
  const code = line.replace(/\/\/.*|\/?\*.*/, '').replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, '');
  return /=>(?!\s*\{$)/.test(code) ? '' : code.replace(/(\bfor .*) of /, '$1 ');
}

// These limits may only fall: lower one when its count has fallen.
it.each([
  ['src', 94],
  ['test', 276],
])('comments of %s begin with the thing, and few names do not say what a value is', (folder, limit) => {
  const texts = textsIn(folder);
  expect(texts.flatMap((text) => text.match(QUESTION_WORD) ?? [])).toEqual([]);
  const lines = texts.flatMap((text) => text.split('\n').map(codeIn));
  expect(lines.flatMap((line) => line.match(GENERIC_NAME) ?? []).length).toBeLessThanOrEqual(limit);
});
