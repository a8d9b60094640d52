/** What GitHub's column of 730 px has room for, in characters, and what the frame of a cell takes of them. */
const MAX_CHARACTERS = 89;
const FRAME = 5;

/** Whether a table is not wider than the page, however narrow its columns become; cells are HTML. */
export function fitsPage(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column] ?? ''))));
  return widths.reduce((sum, width) => sum + width + FRAME, 0) <= MAX_CHARACTERS;
}

/** Browsers break a line at blanks and between hyphenated words. */
function longestWord(cell: string): number {
  const text = cell
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, '_');
  return Math.max(...text.split(/\s|(?<=[a-z]-)(?=[a-z])/).map((word) => word.length));
}
