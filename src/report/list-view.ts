import type { StepResult } from '../model/step.ts';
import { type Inline, section, table } from './content.ts';
import { counted } from './figures.ts';
import type { PlatformLinks, View } from './view.ts';

/** What the operations that list have in common; `listed` is absent where the list could not be read to its end. */
export type ListResult<Row> = StepResult & { listed?: readonly Row[] };

export interface Columns<Row> {
  one: string;
  several: string;
  head: string[];
  cells(row: Row, links: PlatformLinks): Inline[];
}

/** A list whose rows are one table. */
export function listView<Row>(
  rowsName: string,
  { one, several, head, cells }: Columns<Row>,
): Pick<View<ListResult<Row>>, 'rowsName' | 'headline' | 'sections' | 'outputs'> {
  return {
    rowsName,
    headline: (result) => listHeadline(result, one, several),
    sections: ({ listed = [] }, { links }) =>
      section(
        '',
        table(head, listed, (row) => cells(row, links), several),
      ),
    outputs: ({ listed }) =>
      listed === undefined ? {} : { count: listed.length, [rowsName]: { json: listed } },
  };
}

export function listHeadline({ listed }: ListResult<unknown>, one: string, several?: string): string {
  return listed === undefined ? 'The list could not be read' : counted(listed.length, one, several);
}
