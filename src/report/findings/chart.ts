import type { History } from '../../findings/history.ts';
import { DAY_MS } from '../../model/time.ts';
import { type Block, paragraph } from '../content.ts';

/** Readable on white and black. GitHub would take `#1f77b4` for an issue. */
const COLOURS = [
  ['critical', 'crimson', 'red'],
  ['high', 'darkorange', 'orange'],
  ['medium', 'goldenrod', 'yellow'],
  ['low', 'dodgerblue', 'blue'],
  ['unknown', 'gray', 'gray'],
] as const;

/** With fewer, the axis would have fractions. */
const MIN_TOP = 10;

/** With a caption, because not every version of Mermaid draws a legend. */
export function historyChart({ endsMs, bySeverity }: History, period: string, isPartial: boolean): Block[] {
  const lines = COLOURS.map(([severity, css, name]) => ({
    severity,
    css,
    name,
    counts: bySeverity[severity] ?? [],
  })).filter(({ counts }) => counts.some((count) => count > 0));
  if (lines.length === 0) return [];
  const top = Math.max(MIN_TOP, ...lines.flatMap(({ counts }) => counts));
  const plotColorPalette = lines.map(({ css }) => css).join(', ');
  const style = {
    xyChart: { width: 800, height: 400, xAxis: { labelFontSize: 12 }, yAxis: { titlePadding: 25 } },
    themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
  };
  const code = [
    `%%{init: ${JSON.stringify(style)}}%%`,
    'xychart-beta',
    `  x-axis [${labelsOf(endsMs).map((label) => `"${label}"`)}]`,
    // Mermaid cuts a label at the very top.
    `  y-axis "open" 0 --> ${top + 0.5}`,
    ...lines.map(({ severity, counts }) => `  line "${severity}" [${counts}]`),
  ];
  const names = lines.map(({ severity, name }) => `${severity} ${name}`);
  const sentences = [
    `Open at the end of each period of ${period}; lines: ${names.join(', ')}.`,
    'Counted are the findings that the platform lists today: it does not list those that it has removed since.',
    isPartial ? 'Not all of them could be counted.' : '',
  ];
  return [{ kind: 'mermaid', code: code.join('\n') }, ...paragraph(...sentences)];
}

/** Days, months or hours: Mermaid draws equal labels as one point. */
function labelsOf(endsMs: readonly number[]): string[] {
  const [firstMs = 0, secondMs = 0] = endsMs;
  const isLong = (endsMs.at(-1) ?? 0) - firstMs >= 365 * DAY_MS;
  const times = endsMs.map((ms) => new Date(ms).toISOString());
  if (secondMs - firstMs < DAY_MS) return times.map((time) => `${time.slice(8, 13).replace('T', ' ')}h`);
  return times.map((time) => (isLong ? time.slice(0, 7) : time.slice(5, 10)));
}
