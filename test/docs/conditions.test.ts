/** Conditions on figures, by GitHub's own evaluator: those of the table, and all that pages and workflows have. */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { markdownFiles } from '../../docs/tables.ts';
import { FIGURES } from '../../src/report/output-table.ts';
import { textOf } from './markdown.ts';
import { holds } from './workflow/expressions.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NAMES = [...FIGURES].join('|');
/** A comparison with a figure on either side, or a figure behind `!` or as a whole condition. */
const CONDITION = new RegExp(
  [
    String.raw`[\w.*-]+\.outputs\.(?:${NAMES})(?![\w-])\s*(?:[=!]=|[<>]=?)\s*(?:'[^']*'|[\w.-]+)`,
    String.raw`(?:'[^']*'|[\w.-]+)\s*(?:[=!]=|[<>]=?)\s*[\w.*-]+\.outputs\.(?:${NAMES})(?![\w-])`,
    String.raw`!\s*[\w.*-]+\.outputs\.(?:${NAMES})(?![\w-])`,
    String.raw`(?<=\bif: *(?:\$\{\{ *)?)[\w.*-]+\.outputs\.(?:${NAMES})(?= *(?:\}\})?$)`,
  ].join('|'),
  'gm',
);

function isTrue(condition: string, value: string | undefined, context: 'steps' | 'needs' = 'steps'): boolean {
  const outputs = Object.fromEntries([...FIGURES].map((name) => [name, value]));
  const isSkipped = value === undefined;
  const one = { outputs: isSkipped ? {} : { ...outputs, outcome: 'succeeded' } };
  const general = condition.replaceAll(/[\w*-]+\.[\w*-]+\.outputs/g, `${context}.one.outputs`);
  return holds(general, { [context]: { one } }, 'success');
}

/** Whether a condition takes "not known" for "none", or does not depend on the figure. */
function isWrong(condition: string): boolean {
  const [none, some] = /outputs\.drift/.test(condition) ? ['false', 'true'] : ['0', '3'];
  const [ofNone, ofSome, ofUnknown] = [none, some, 'unknown'].map((value) => isTrue(condition, value));
  return (ofNone && ofUnknown) || (ofNone === ofSome && ofSome === ofUnknown);
}

function filesOf(folder: string, pattern: RegExp): string[] {
  const names = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => pattern.test(name)).map((name) => `${folder}${name}`);
}

describe('the tables of docs/outputs.md', () => {
  const [, text = ''] = textOf('docs/outputs.md').split('## Conditions on figures\n');
  const [section = ''] = text.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
  const [values = [], ...others] = cells;
  let columns = values.slice(1);
  const cases = others.flatMap(([condition = '', ...said]) => {
    if (condition === 'condition') columns = said;
    else return said.map((expected, at) => [condition, columns[at] ?? '', expected] as const);
    return [];
  });

  it.each(cases)('%s is with %s %s', (condition, value, expected) => {
    for (const context of ['steps', 'needs'] as const)
      expect(String(isTrue(condition, value === 'step skipped' ? undefined : value, context))).toBe(expected);
  });

  it('have all conditions that people write', () => {
    expect(cases.length).toBe(9 * 4);
  });
});

describe('a condition', () => {
  it.each([
    "steps.plan.outputs.drift != 'true'",
    'needs.plan.outputs.drift == true',
    "'true' != steps.plan.outputs.drift",
    '!steps.list.outputs.count',
    'if: steps.list.outputs.count',
    `if: \${{ steps.list.outputs.uncovered }}`,
    "steps.tag.outputs.projects-changed != '3'",
  ])('%s is wrong', (text) => {
    const found = text.match(CONDITION) ?? [];
    expect(found.filter(isWrong)).toHaveLength(1);
  });

  it('on a figure is right on every page, and in every workflow, action and recipe', () => {
    const files = [
      ...markdownFiles(),
      ...['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'action.yml'],
      ...filesOf('.github/', /\.(yml|md)$/),
      ...filesOf('examples/', /\.(yml|md)$/),
      ...filesOf('demo/', /\.ts$/),
      ...readdirSync(ROOT, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !/^(\.|node_modules|dist|src|test)/.test(entry.name))
        .flatMap(({ name }) => filesOf(`${name}/`, /^action\.yml$/)),
    ];
    const found = files.flatMap((file) =>
      [...(textOf(file).match(CONDITION) ?? [])].map((text) => ({ file, text })),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ text }) => isWrong(text))).toEqual([]);
    const negated = new RegExp(`(?:${NAMES})\`? != 'true'`);
    expect(files.filter((file) => negated.test(textOf(file)))).toEqual([]);
  });
});
