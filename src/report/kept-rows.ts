import type { Notice } from '../model/notice.ts';
import type { FindingTally } from './findings/tally.ts';

/** What is kept in memory of the rows of a list, which may be millions. */
export interface KeptRows {
  /** For the table of the summary. */
  first: readonly unknown[];
  /** All rows as a JSON array; undefined once they are too long for an output. */
  json: string | undefined;
  /** Of findings. */
  tally?: FindingTally;
  /** What the files made of the rows have to say. */
  notices: readonly Notice[];
}

export const NO_ROWS: KeptRows = { first: [], json: '[]', notices: [] };
