import { outcomeOf, type StepResult } from '../model/result.ts';
import { explainResult } from './explain.ts';
import { box, bullets, type Fact, facts, heading, prose } from './markup.ts';
import { noticeWords, problemWords } from './notices.ts';
import type { KeptRows } from './report-file.ts';
import { counted, html, link } from './text.ts';
import { fleetFacts, fleetHeadline, fleetSections } from './views/fleet.ts';
import { listFacts, listHeadline, listSections } from './views/lists.ts';
import { scanFacts, scanHeadline } from './views/scan.ts';
import { triageFacts, triageHeadline, triageSections } from './views/triage.ts';

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

/** A scan that could be read, but is under way, is nothing to be pleased with yet. */
function signOf(result: StepResult): string {
  const waiting =
    result.operation === 'scan' && result.scan !== undefined && result.scan.completed_at === undefined;
  return waiting ? '⏳' : SIGNS[outcomeOf(result)];
}

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
  const title = `${signOf(result)} ${result.operation}${marked.join('')}: ${headline(result)}`;
  const details = detailsOf(result, rows);
  return sectionsOf([
    `<h2>${html(title, 300)}</h2>`,
    failureBox(result),
    facts([['Deployment', deploymentWords(result)], ...details.facts]),
    ...details.sections,
    ...noticeSections(result),
    footer(run),
  ]);
}

/** The summary of a step whose inputs were wrong. */
export function problemSummary(
  operation: string,
  problems: readonly { input: string; message: string }[],
): string {
  return sectionsOf([
    `<h2>❌ ${html(operation === '' ? 'Code Security Platform' : operation)}: wrong inputs, nothing was sent</h2>`,
    bullets(problems.slice(0, 100).map((problem) => prose(problemWords(problem), 1000))),
  ]);
}

/** A blank line ends each HTML block, so that the next one starts as markup again. */
function sectionsOf(sections: readonly string[]): string {
  return `${sections.filter((section) => section !== '').join('\n\n')}\n\n`;
}

/** What was asked for or found in a few words, and what it takes more room to tell. */
function detailsOf(result: StepResult, rows: KeptRows): { facts: Fact[]; sections: string[] } {
  switch (result.operation) {
    case 'tag':
    case 'managed-scan':
      return { facts: fleetFacts(result), sections: fleetSections(result) };
    case 'triage':
      return { facts: triageFacts(result), sections: triageSections(result) };
    case 'scan':
      return { facts: scanFacts(result), sections: [] };
    default:
      return { facts: listFacts(result), sections: listSections(result, rows) };
  }
}

function deploymentWords({ deployment }: StepResult): string {
  const { slug, id } = deployment;
  if (slug === undefined) return id === undefined ? '' : `id ${id}`;
  return `<b>${html(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}

/** Failed projects are counted in the heading, and have a section that says what to do about each cause. */
function failureBox(result: StepResult): string {
  const explanation = explainResult(result);
  if (explanation === undefined || result.failure?.kind === 'projects-failed') return '';
  return box(`${prose(explanation.what)}.`, `${prose(explanation.remedy)}.`);
}

function noticeSections({ notices }: StepResult): string[] {
  if (notices.length === 0) return [];
  return [
    heading('Warnings'),
    bullets(notices.slice(0, 50).map((notice) => prose(noticeWords(notice), 700))),
  ];
}

function footer({ baseUrl, requestsSent, took, reportName }: RunFacts): string {
  const parts = [
    link(baseUrl, baseUrl),
    `${counted(requestsSent, 'request')} in ${took < 1000 ? `${took} ms` : `${(took / 1000).toFixed(1)} s`}`,
    ...(reportName === undefined ? [] : [`report: ${html(reportName)} (output report-path)`]),
  ];
  return `<p><sub>${parts.join(' · ')}</sub></p>`;
}
