import type { projectTagsOf } from '../../findings/counts.ts';
import { detectedMs } from '../../findings/finding.ts';
import { DAY_MS, isoTime } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ViewContext } from '../view.ts';
import { branchName, findingName, fixedVersions, placeText } from './shown-finding.ts';

type Cell = string | number | bigint | boolean | undefined;
export type CsvColumns<Row, Context = CsvContext> = readonly [
  head: string,
  cell: (row: Row, context: Context) => Cell,
][];

interface CsvContext extends ViewContext {
  projectTags?: ReturnType<typeof projectTagsOf>;
}

export function fieldColumns<Row>(...names: readonly (keyof Row & string)[]): CsvColumns<Row, unknown> {
  return names.map((name) => [name, (row) => row[name] as Cell]);
}

export const FINDING_COLUMNS: CsvColumns<Finding> = [
  ['id', ({ id }) => id],
  ['issue_type', ({ kind }) => kind],
  ['title', findingName],
  ...fieldColumns<Finding>('severity', 'confidence', 'status', 'triage_state', 'triage_reason'),
  ['triage_note', ({ triage_comment }) => triage_comment],
  ['triaged_at', ({ triaged_at }) => timeOf(triaged_at)],
  ...fieldColumns<Finding>('rule', 'message', 'repository'),
  [
    'project_tags',
    ({ repository = '' }, { projectTags }) => projectTags?.[repository.toLowerCase()]?.join('; '),
  ],
  ['ref', ({ ref }) => ref],
  ['branch', ({ ref }) => branchName(ref)],
  ...fieldColumns<Finding>('path', 'line', 'end_line'),
  ['url', ({ line_of_code_url }) => line_of_code_url],
  ['platform_url', (finding, { links }) => links.finding(finding)],
  ['created_at', ({ created_at }) => timeOf(created_at)],
  ['relevant_since', ({ relevant_since }) => timeOf(relevant_since)],
  ['age_days', ageDays],
  ['categories', ({ categories }) => categories?.join('; ')],
  ['cwe', ({ cwe_names }) => cwe_names?.join('; ')],
  ['owasp', ({ owasp_names }) => owasp_names?.join('; ')],
  ...fieldColumns<Finding>('component_tag', 'autotriage_verdict'),
  ['ticket', ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
  ['dependency', ({ dependency }) => dependency?.package],
  ['dependency_version', ({ dependency }) => dependency?.version],
  ['fixed_version', (finding) => Object.values(fixedVersions(finding)).flat().join('; ')],
  ['lockfile', ({ lockfile }) => lockfile && placeText(lockfile)],
  [
    'used_in',
    ({ lockfile: { path } = {}, usage, ...finding }) =>
      placeText(usage ?? (path && path !== finding.path ? finding : {})),
  ],
  ['transitivity', ({ dependency }) => dependency?.transitivity],
  ...fieldColumns<Finding>('reachability', 'epss_score', 'malicious'),
  ['vulnerability', ({ vulnerability_identifier }) => vulnerability_identifier],
  ...fieldColumns<Finding>('secret_type', 'validation_state', 'historical'),
];

export const PROJECT_COLUMNS: CsvColumns<Project> = [
  ['id', ({ id }) => id],
  ['project', ({ name }) => name],
  ['tags', ({ tags }) => tags.join('; ')],
  ['branch', ({ primary_branch, default_branch }) => branchName(primary_branch ?? default_branch)],
  ['latest_scan_at', ({ latest_scan_at }) => timeOf(latest_scan_at)],
  ['created_at', ({ created_at }) => timeOf(created_at)],
  ['url', ({ url }) => url],
  ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
];

/** Without it, spreadsheets assume an old code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** Lines of RFC 4180. @param hasHead false for rows that continue a list */
export function* csvLines<Row, Context>(
  columns: CsvColumns<Row, Context>,
  rows: readonly Row[],
  context: Context,
  hasHead = true,
): Generator<string> {
  // In quotes: DuckDB guesses from the first rows whether a file has any.
  if (hasHead) yield `${BYTE_ORDER_MARK}${columns.map(([head]) => `"${head}"`).join(',')}\r\n`;
  for (const row of rows) yield lineOf(columns.map(([, cell]) => cell(row, context)));
}

function timeOf(text: string | undefined): string | undefined {
  return text && isoTime(text);
}

function ageDays(finding: Finding, { nowMs }: CsvContext): number | undefined {
  const since = detectedMs(finding);
  return since === undefined ? undefined : Math.floor((nowMs - since) / DAY_MS);
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** A package of npm such as `@babel/core`, also with versions: people search for it. */
const VERSION = String.raw` v?\d[\w.+-]*`;
const SCOPED = String.raw`@[a-z\d][\w.-]*\/[\w.-]+(?:${VERSION}(?: (?:→|or)${VERSION})*(?: \([\w-]+\))?)?`;
/**
 * The start of a cell that a spreadsheet would run as a formula. One that separates cells by `;` ignores the quotes
 * around a cell, and starts another after each `;` and line break in it.
 */
const FORMULA_START = new RegExp(
  String.raw`(?<=^|[;\r\n])(?! ?${SCOPED}(?:$|[;\r\n]))(?=[ \t"]*[=+\-@＝＋－＠]|\t)|^(?=[\r\n])`,
  'g',
);

/** True for all cells with a `FORMULA_START`, and much faster. */
const MAY_BE_FORMULA = /^[ "]*[=+\-@＝＋－＠]|[\t;\r\n]/;

/** An apostrophe shows a formula as text. Numbers, also negative ones, stay numbers. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const harmless = MAY_BE_FORMULA.test(cell) ? cell.replace(FORMULA_START, "'") : cell;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
