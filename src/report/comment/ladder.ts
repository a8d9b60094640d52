/** GitHub's limit for a comment is 65,536 characters; the rest is for what marks it as ours. */
export const MAX_COMMENT_LENGTH = 64_000;

/** The text of a comment with less and less in it. */
export interface Rung {
  /** Rows of each table. */
  maxRows: number;
  /** What is folded, or nice to have, is there as well. */
  withDetails: boolean;
}

const RUNGS: readonly Rung[] = [
  { maxRows: 50, withDetails: true },
  { maxRows: 20, withDetails: true },
  { maxRows: 20, withDetails: false },
  { maxRows: 10, withDetails: false },
  { maxRows: 3, withDetails: false },
  { maxRows: 0, withDetails: false },
];

/** The fullest text that fits: parts are left out as a whole, and never cut. */
export function fullest(render: (rung: Rung) => string): string {
  let text = '';
  for (const rung of RUNGS) {
    text = render(rung);
    if (text.length <= MAX_COMMENT_LENGTH) break;
  }
  return text;
}
