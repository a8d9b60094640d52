import { outcomeOf, type StepResult } from '../operations/result.ts';
import type { Explanation } from './explain.ts';
import { explain, noticeWords } from './explain.ts';
import { fleetHeadline, fleetSections } from './fleet-summary.ts';
import { listHeadline, listSections } from './list-summary.ts';
import { bullets, facts, heading, prose } from './markup.ts';
import type { KeptRows } from './report-file.ts';
import { scanHeadline, scanSections } from './scan-summary.ts';
import { html } from './text.ts';
import { triageHeadline, triageSections } from './triage-summary.ts';

/** What is known of the run beside the operation's own result. */
export interface RunFacts {
  baseUrl: string;
  cancelled: boolean;
  requestsSent: number;
  /** In ms. */
  took: number;
  reportName: string | undefined;
}

const SIGNS = { succeeded: '✅', partial: '⚠️', failed: '❌' };

/** One line that says what was done, without markup. */
export function headline(result: StepResult): string {
  switch (result.operation) {
    case 'tag':
    case 'managed-scan':
      return fleetHeadline(result);
    case 'triage':
      return triageHeadline(result);
    case 'scan':
      return scanHeadline(result);
    default:
      return listHeadline(result);
  }
}

/** The job summary: first what was done, where, and what failed; then the details. */
export function summaryOf(result: StepResult, rows: KeptRows, run: RunFacts): string {
  const marks = [run.cancelled ? 'cancelled' : '', 'dryRun' in result && result.dryRun ? 'dry run' : ''];
  const marked = marks.filter(Boolean).map((mark) => ` (${mark})`);
  const title = `${SIGNS[outcomeOf(result)]} ${result.operation}${marked.join('')}: ${headline(result)}`;
  const sections = [
    `<h2>${html(title, 300)}</h2>`,
    facts([['Deployment', deploymentWords(result)]]),
    ...(result.failure === undefined ? [] : [failureBox(explain(result.failure))]),
    ...detailSections(result, rows),
    ...noticeSections(result),
    `<sub>${html(footer(run), 500)}</sub>`,
  ];
  return sectionsOf(sections);
}

/** The summary of a step whose inputs were wrong. */
export function problemSummary(
  operation: string,
  problems: readonly { input: string; message: string }[],
): string {
  return sectionsOf([
    `<h2>❌ ${html(operation === '' ? 'Code Security Platform' : operation)}: wrong inputs, nothing was sent</h2>`,
    bullets(problems.slice(0, 100).map(({ input, message }) => prose(`\`${input}\` ${message}`))),
  ]);
}

/** A blank line ends each HTML block, so that the next one starts as markup again. */
function sectionsOf(sections: readonly string[]): string {
  return `${sections.filter((section) => section !== '').join('\n\n')}\n\n`;
}

function detailSections(result: StepResult, rows: KeptRows): string[] {
  switch (result.operation) {
    case 'tag':
    case 'managed-scan':
      return fleetSections(result);
    case 'triage':
      return triageSections(result);
    case 'scan':
      return scanSections(result);
    default:
      return listSections(result, rows);
  }
}

function deploymentWords({ deployment }: StepResult): string {
  const { slug, id } = deployment;
  if (slug === undefined) return id === undefined ? '' : `id ${id}`;
  return `<b>${html(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}

function failureBox({ what, remedy }: Explanation): string {
  return `<blockquote>\n<p><b>${prose(what)}.</b></p>\n<p>${prose(remedy)}.</p>\n</blockquote>`;
}

function noticeSections({ notices }: StepResult): string[] {
  if (notices.length === 0) return [];
  return [heading('Warnings'), bullets(notices.slice(0, 50).map((notice) => prose(noticeWords(notice))))];
}

function footer(run: RunFacts): string {
  const report = run.reportName === undefined ? '' : ` · report: ${run.reportName} (output report-path)`;
  const seconds = (run.took / 1000).toFixed(1);
  return `${run.baseUrl} · ${run.requestsSent} ${run.requestsSent === 1 ? 'request' : 'requests'} in ${seconds} s${report}`;
}
