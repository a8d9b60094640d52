import { counted, number } from '../figures.ts';
import { MAX_BLOCKS, paragraph } from '../markup.ts';
import { html } from '../text.ts';
import { severityCell } from './finding-list.ts';
import { shortRule } from './shown-finding.ts';
import type { FindingTally } from './tally.ts';

type Counts = ReadonlyMap<string, number>;

const BAR = 10;
const MAX_BARS = 5;
/** Fewer counts than this are a line of text. */
const MIN_BARS = 3;

/** Findings by severity, and of more than a list shows at once by rule, repository and age, too. */
export function findingCounts(tally: FindingTally, { oneRepository = false } = {}): string[] {
  const { total, byRule, byRepository, byAge } = tally;
  if (total < 2) return [];
  const severities = paragraph(severityChips(tally));
  if (total <= MAX_BLOCKS) return [severities];
  const short = [...byRule.keys()].map(shortRule);
  const isAlone = (rule: string) => short.filter((one) => one === shortRule(rule)).length === 1;
  return [
    severities,
    chart(byRule, total, ['Rule', 'Rules'], (rule) => html(isAlone(rule) ? shortRule(rule) : rule, 80)),
    oneRepository ? '' : chart(byRepository, total, ['Repository', 'Repositories'], (name) => html(name, 80)),
    paragraph(`<b>Age</b>: ${chips(byAge, html)}`),
  ];
}

/** `🟥 2 critical · 🟧 9 high` */
export function severityChips({ bySeverity }: Pick<FindingTally, 'bySeverity'>): string {
  return [...bySeverity].map(([severity, count]) => severityCell(severity, number(count))).join(' · ');
}

/** `main 12 · trunk 3` */
function chips(counts: Counts, label: (key: string) => string): string {
  return [...counts].map((one) => chip(one, label)).join(' · ');
}

function chip([key, count]: readonly [string, number], label: (key: string) => string): string {
  return `${label(key)} <b>${number(count)}</b>`;
}

/**
 * Bars are of text: they look alike in light and dark, in mails and on phones, and need no other escaping than the rest.
 * Their shade is half that of the text.
 */
function chart(
  counts: Counts,
  total: number,
  [one, several]: readonly [one: string, several: string],
  label: (key: string) => string,
): string {
  if (counts.size < MIN_BARS)
    return paragraph(`<b>${counts.size === 1 ? one : several}</b>: ${chips(counts, label)}`);
  const shown = [...counts].slice(0, MAX_BARS);
  const max = Math.max(...shown.map(([, count]) => count));
  const lines = shown.map((one) => `<code>${bar(one[1] / max)}</code> ${chip(one, label)}`);
  const rest = counts.size - shown.length;
  const others = total - shown.reduce((sum, [, count]) => sum + count, 0);
  const more = counted(rest, `more ${one.toLowerCase()}`, `more ${several.toLowerCase()}`);
  return paragraph(
    [
      `<b>${several}</b>`,
      ...lines,
      ...(rest > 0 ? [`… and ${counted(others, 'finding')} of ${more}`] : []),
    ].join('<br>'),
  );
}

/** At least one block, so that nothing looks like none. */
function bar(share: number): string {
  const length = Math.max(1, Math.round(share * BAR));
  return '▒'.repeat(length) + '&nbsp;'.repeat(BAR - length);
}
