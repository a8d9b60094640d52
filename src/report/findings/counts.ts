import { counted, number } from '../figures.ts';
import { paragraph, sideBySide } from '../markup.ts';
import { html } from '../text.ts';
import { ruleCell, severityCell } from './finding-table.ts';
import type { FindingTally } from './tally.ts';

/** Names of rules and repositories are long, and two tables stand side by side. */
const LONG_BAR = 14;
const SHORT_BAR = 6;
/** Of rules and repositories. */
const MAX_LINES = 10;

/** The counts of findings, with bars, two tables next to each other. */
export function findingCounts(tally: FindingTally): string[] {
  if (tally.total === 0) return [];
  return [
    sideBySide([
      countTable('Severity', tally.bySeverity, tally.total, severityCell, LONG_BAR),
      countTable('Age', tally.byAge, tally.total, (label) => html(label), LONG_BAR),
    ]),
    sideBySide([
      countTable('Rule', tally.byRule, tally.total, ruleCell, SHORT_BAR),
      countTable('Repository', tally.byRepository, tally.total, (name) => html(name, 60), SHORT_BAR),
    ]),
  ];
}

/** Bars are of text, which looks the same in light and dark, in mails and in terminals. */
function countTable(
  title: string,
  counts: ReadonlyMap<string, number>,
  total: number,
  label: (key: string) => string,
  barLength: number,
): string {
  const shown = [...counts].slice(0, MAX_LINES);
  const max = Math.max(...shown.map(([, count]) => count));
  const lines = shown.map(
    ([key, count]) =>
      `<tr><td>${label(key)}</td><td align="right">${number(count)}</td><td>${bar(count / max, barLength)}</td></tr>`,
  );
  const rest = counts.size - shown.length;
  const others = total - shown.reduce((sum, [, count]) => sum + count, 0);
  const more = rest > 0 ? paragraph(`… and ${counted(others, 'finding')} of ${number(rest)} more`) : '';
  return `<table>\n<tr><th align="left">${title}</th><th align="left" colspan="2">Findings</th></tr>\n${lines.join('\n')}\n</table>${more}`;
}

/** At least one block, so that nothing looks like none. */
function bar(share: number, length: number): string {
  return '▆'.repeat(Math.max(1, Math.round(share * length)));
}
