/** A workflow that evaluates the tables of `docs/outputs.md` in a job and in the next one. */

import { stringify } from 'yaml';
import { textOf } from '../test/docs/markdown.ts';

interface Case {
  condition: string;
  /** A figure's value, or `step skipped`. */
  value: string;
  expected: string;
}

/** Each condition with each value. */
export function casesOf(): Case[] {
  const [, text = ''] = textOf('docs/outputs.md').split('## Conditions on figures\n');
  const rows = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  let columns: string[] = [];
  return rows.flatMap((row) => {
    const [condition = '', ...cells] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    if (condition !== 'condition')
      return cells.map((expected, at) => ({ condition, value: columns[at] ?? '', expected }));
    columns = cells;
    return [];
  });
}

/** Prints `CASE N true` for case N in a job of its own. */
export function tableWorkflow(cases: readonly Case[]): string {
  const jobs = cases.map(({ condition, value }, index) => {
    const [, id = '', name = ''] =
      /steps\.(\w+)\.outputs\.([\w-]+) /.exec(condition.replace(/^.*&& /, '')) ?? [];
    const set = {
      id,
      if: value !== 'step skipped',
      run: `printf 'outcome=succeeded\\n${name}=${value}\\n' >> "$GITHUB_OUTPUT"`,
    };
    const steps = [set, { run: `echo "CASE ${index} \${{ ${withType(condition)} }}"` }];
    return [`case-${index}`, { 'runs-on': 'ubuntu-latest', steps }];
  });
  return stringify({ on: 'workflow_dispatch', jobs: Object.fromEntries(jobs) }, { lineWidth: 0 });
}

/** As `if` has it: true or false, also where an operand is what `&&` gives. */
const withType = (condition: string) => `(${condition}) && true || false`;
