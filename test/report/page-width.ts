/** GitHub's column. */
export const PAGE_WIDTH = 730;

// In pixels, by GitHub's style sheet: 16 px text, 13.6 px code, and what frames them.
const LETTER = 8;
const CODE_LETTER = 8.2;
const CODE_FRAME = 11;
const CELL_FRAME = 27;
const PRE_FRAME = 32;

/** How wide the widest table or block of code is once every line is broken where it may be. */
export function leastWidth(html: string): number {
  const tables = [...html.matchAll(/<table>(.*?)<\/table>/gs)].map(([, rows = '']) => tableWidth(rows));
  const blocks = [...html.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, text = '']) => {
    return PRE_FRAME + CODE_LETTER * Math.max(...text.split('\n').map((line) => shown(line).length));
  });
  return Math.max(0, ...tables, ...blocks);
}

function tableWidth(rows: string): number {
  const columns: number[] = [];
  for (const [row] of rows.matchAll(/<tr>.*?<\/tr>/gs)) {
    for (const [index, [, cell = '']] of [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].entries()) {
      columns[index] = Math.max(columns[index] ?? 0, CELL_FRAME + wordWidth(cell));
    }
  }
  return columns.reduce((sum, width) => sum + width, 0);
}

/** Lines break at blanks and between hyphenated words; a word may be partly code. */
function wordWidth(cell: string): number {
  const letter = cell.includes('<code>') ? CODE_LETTER : LETTER;
  const words = shown(cell.replaceAll('<br>', ' ')).split(/[ \n]|(?<=[a-z]-)(?=[a-z])/);
  return letter * Math.max(...words.map((word) => word.length)) + (cell.includes('<code>') ? CODE_FRAME : 0);
}

function shown(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '_');
}
