import type { ListResult } from '../model/step.ts';
import { type Column, section, table } from './content.ts';
import { counted } from './figures.ts';
import type { PlatformLinks, View } from './view.ts';

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
    rowsName,
    headline: (result) => listHeadline(result, one, several),
    sections: ({ listed = [] }, { links }) => section('', table(listed, several, columns(links))),
    outputs: ({ listed }) =>
      listed === undefined ? {} : { count: listed.length, [rowsName]: { json: listed } },
  };
}

export function listHeadline({ listed }: ListResult<unknown>, one: string, several?: string): string {
  return listed === undefined ? 'The list could not be read' : counted(listed.length, one, several);
}
