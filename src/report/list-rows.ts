import type { Notice } from '../model/notice.ts';
import type { RowSink } from '../model/ports.ts';
import type { ListOperation } from '../model/result.ts';
import { epochMs } from '../model/time.ts';
import { writeJson } from '../platform/http/json.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { StepFiles } from '../runner/files.ts';
import { CsvFile } from './findings/csv.ts';
import { SarifFile, type SarifTool } from './findings/sarif.ts';
import { type ShownFinding, shownFinding, WorstFindings } from './findings/shown-finding.ts';
import { TallyCounter } from './findings/tally.ts';
import type { KeptRows } from './kept-rows.ts';
import { LIST_PARTS } from './list-parts.ts';
import { MAX_ROWS } from './markup.ts';
import { MAX_OUTPUT_LENGTH } from './outputs.ts';
import { SealedJson } from './sealed-json.ts';

/**
 * Takes the rows of a list as they come and writes them into the files of the step, so that a list of any length
 * needs no memory: the report, and of findings CSV and SARIF.
 */
export class ListRows implements RowSink {
  readonly report: SealedJson;
  readonly #part: string;
  readonly #findings: FindingRows | undefined;
  readonly #first: unknown[] = [];
  #json: string[] | undefined = [];
  #length = 2;
  #count = 0;

  /** @param operation names the part of the report that has the rows */
  constructor(operation: ListOperation, files: StepFiles, nowMs: number, tool: SarifTool) {
    this.report = new SealedJson(files.report);
    this.#part = LIST_PARTS[operation];
    this.#findings = operation === 'list-findings' ? new FindingRows(files, nowMs, tool) : undefined;
  }

  add(row: unknown): void {
    const json = writeJson(row);
    if (this.#count === 0) this.report.startList(this.#part);
    this.report.item(json, this.#count === 0);
    this.#count += 1;
    if (this.#findings !== undefined) this.#findings.add(row as Finding);
    else if (this.#first.length < MAX_ROWS) this.#first.push(row);
    this.#keepJson(json);
  }

  /** Ends the list and its files; the report itself goes on. */
  end(): KeptRows {
    if (this.#count > 0) this.report.endList();
    const json = this.#json && `[${this.#json.join(',')}]`;
    return { first: this.#first, json, notices: [], ...this.#findings?.end() };
  }

  #keepJson(json: string): void {
    if (this.#json === undefined) return;
    this.#length += json.length + 1;
    if (this.#length > MAX_OUTPUT_LENGTH) this.#json = undefined;
    else this.#json.push(json);
  }
}

/** What findings have beyond other rows. */
class FindingRows {
  readonly #worst = new WorstFindings(MAX_ROWS);
  readonly #tally: TallyCounter;
  readonly #csv: CsvFile;
  readonly #sarif: SarifFile;

  constructor(files: StepFiles, nowMs: number, tool: SarifTool) {
    this.#tally = new TallyCounter(nowMs);
    this.#csv = new CsvFile(files.csv);
    this.#sarif = new SarifFile(files.sarif, tool);
  }

  add(finding: Finding): void {
    const shown = shownFinding(finding);
    const sinceMs = epochMs(shown.relevantSince);
    this.#worst.add(shown, sinceMs);
    this.#tally.add(shown, sinceMs);
    this.#csv.add(finding);
    this.#sarif.add(finding);
  }

  end(): { first: ShownFinding[]; tally: TallyCounter['tally']; notices: Notice[] } {
    this.#csv.end();
    const notices = this.#sarif.end();
    return { first: this.#worst.all, tally: this.#tally.tally, notices };
  }
}
