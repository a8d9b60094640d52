import type { ListResult, Outcome } from '../model/step.ts';
import { type Column, section, table } from './content.ts';
import { counted } from './figures.ts';
import type { Figures, PlatformLinks, View } from './view.ts';

interface List<Row> {
  rowsName: string;
  one: string;
  several: string;
  columns(links: PlatformLinks): Column<Row>[];
}

/** A list whose rows are one table. */
export function listView<Row>({
  rowsName,
  one,
  several,
  columns,
}: List<Row>): View<ListResult<Row>> & { rowsName: string } {
  return {
    ...listBasics,
    rowsName,
    figures: (result) => countFigure(result, one, several),
    sections: ({ listed = [] }, { links }) => section('', table(listed, several, columns(links))),
    outputs: ({ listed }) => ({ [rowsName]: listed && { json: listed } }),
  };
}

/** What the views of lists have in common. */
export const listBasics = {
  headline: ({ listed }: ListResult<unknown>) =>
    listed === undefined ? 'The list could not be read' : undefined,
  sign: ({ listed = [] }: ListResult<unknown>, outcome: Outcome) =>
    outcome === 'succeeded' && listed.length > 0 ? '📋' : undefined,
};

/** @param more what the headline says behind the number */
export function countFigure(
  { listed }: ListResult<unknown>,
  one: string,
  several = `${one}s`,
  more = '',
): Figures {
  if (listed === undefined) return {};
  const text = `${counted(listed.length, one, several)}${more}`;
  return { count: { value: listed.length, text, unknown: `${several} unknown`, failIf: 'found' } };
}
