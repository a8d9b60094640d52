import type { Finding } from '../../platform/resources/finding.ts';
import type { StepFile } from '../../runner/files.ts';
import { branchName } from './shown-finding.ts';

type Cell = string | number | bigint | boolean | undefined;

const COLUMNS: readonly [head: string, cell: (finding: Finding) => Cell][] = [
  ['id', ({ id }) => id],
  ['issue_type', ({ kind }) => kind],
  ['severity', ({ severity }) => severity],
  ['confidence', ({ confidence }) => confidence],
  ['status', ({ status }) => status],
  ['triage_state', ({ triage_state }) => triage_state],
  ['triage_reason', ({ triage_reason }) => triage_reason],
  ['triage_note', ({ triage_comment }) => triage_comment],
  ['triaged_at', ({ triaged_at }) => triaged_at],
  ['rule', ({ rule }) => rule],
  ['message', ({ message }) => message],
  ['repository', ({ repository }) => repository],
  ['ref', ({ ref }) => ref],
  ['branch', ({ ref }) => (ref === undefined ? undefined : branchName(ref))],
  ['path', ({ path }) => path],
  ['line', ({ line }) => line],
  ['end_line', ({ end_line }) => end_line],
  ['url', ({ line_of_code_url }) => line_of_code_url],
  ['created_at', ({ created_at }) => created_at],
  ['relevant_since', ({ relevant_since }) => relevant_since],
  ['categories', ({ categories }) => categories?.join('; ')],
  ['cwe', ({ cwe_names }) => cwe_names?.join('; ')],
  ['owasp', ({ owasp_names }) => owasp_names?.join('; ')],
  ['component_tag', ({ component_tag }) => component_tag],
  ['autotriage_verdict', ({ autotriage_verdict }) => autotriage_verdict],
  ['ticket', ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
  ['dependency', ({ dependency }) => dependency?.package],
  ['dependency_version', ({ dependency }) => dependency?.version],
  ['transitivity', ({ dependency }) => dependency?.transitivity],
  ['reachability', ({ reachability }) => reachability],
  ['epss_score', ({ epss_score }) => epss_score],
  ['malicious', ({ malicious }) => malicious],
  ['vulnerability', ({ vulnerability_identifier }) => vulnerability_identifier],
  ['secret_type', ({ secret_type }) => secret_type],
  ['validation_state', ({ validation_state }) => validation_state],
  ['historical', ({ historical }) => historical],
];

/** Without it, spreadsheets take the file for one of an old code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** Findings as CSV (RFC 4180), one line each under a line of names. */
export class CsvFile {
  readonly #sink: StepFile;
  #isStarted = false;

  constructor(sink: StepFile) {
    this.#sink = sink;
  }

  add(finding: Finding): void {
    this.#start();
    this.#sink.write(lineOf(COLUMNS.map(([, cell]) => cell(finding))));
  }

  /** A list without findings has the line of names. */
  end(): void {
    this.#start();
    this.#sink.close();
  }

  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#sink.write(BYTE_ORDER_MARK + lineOf(COLUMNS.map(([head]) => head)));
  }
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Most texts need none of what follows. */
const NEEDS_CARE = /^[=+\-@\t＝＋－＠]|[",\r\n]/;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which shows it as text. Numbers stay
 * numbers, also negative ones.
 */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  if (!NEEDS_CARE.test(cell)) return cell;
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
