import type { ReportKey } from '../changes/saved-report.ts';
import type { ListResult, Outcome } from '../model/step.ts';
import { type Column, section, table } from './content.ts';
import { counted } from './format.ts';
import type { Figures, PlatformLinks, Tracked, View } from './view.ts';

interface ListParts<Row> {
  rowsName: ReportKey;
  noun: string;
  columns(links: PlatformLinks): Column<Row>[];
}

/** An inventory, whose rows are one table. That it is empty is no good news. */
export function listView<Row>({ rowsName, noun, columns }: ListParts<Row>): View<ListResult<Row>> {
  return {
    ...listBasics,
    rowsName: () => rowsName,
    sign: (_result, outcome) => (outcome === 'succeeded' ? '📋' : undefined),
    figures: (result) => countFigure(result, noun, rowsName),
    sections: ({ listed = [] }, { links }) => section('', table(listed, rowsName, columns(links))),
  };
}

export const listBasics = {
  headline: ({ listed }: ListResult<unknown>) =>
    listed === undefined ? 'The list could not be read' : undefined,
  sign: ({ listed = [] }: ListResult<unknown>, outcome: Outcome) =>
    outcome === 'succeeded' && listed.length > 0 ? '📋' : undefined,
  /** `123 open code findings in acme: 41 critical` */
  issueTitle: (_result: unknown, pageTitle: string, place: string) =>
    pageTitle.replace(/^([^:;]*)((?:: [^,;]*)?).*$/s, `$1${place}$2`),
};

/** @param nameOf distinguishes a row from all others */
export function trackedRows<Row>(listed: readonly Row[] | undefined, nameOf: (row: Row) => string): Tracked {
  if (listed === undefined) return { kind: 'inconclusive' };
  return listed.length === 0 ? { kind: 'clear' } : { kind: 'act', listed: listed.map(nameOf).sort().join() };
}

/** @param more follows the count in the headline */
export function countFigure(
  { listed }: ListResult<unknown>,
  noun: string,
  plural = `${noun}s`,
  more = '',
): Figures {
  if (listed === undefined) return {};
  const text = `${counted(listed.length, noun, plural)}${more}`;
  return { count: { value: listed.length, text, unknown: `could not count the ${plural}`, failIf: 'found' } };
}
