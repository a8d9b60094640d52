import type { InputProblem } from '../model/problem.ts';
import type { StepResult } from '../model/result.ts';
import { explainResult } from './explain.ts';
import { counted, duration } from './figures.ts';
import {
  advice,
  blocks,
  bullets,
  type Fact,
  facts,
  folded,
  leftOut,
  MAX_ROWS,
  paragraph,
  prose,
} from './markup.ts';
import type { NoticeText } from './notice-text.ts';
import { inputSentence, retryText } from './notices.ts';
import type { RunFacts } from './run-facts.ts';
import { html, link } from './text.ts';
import { isDryRun, outcomeOf, viewOf } from './views.ts';
import { allNotices } from './warnings.ts';

const SIGNS = { succeeded: '✅', partial: '⚠️', failed: '❌' } as const;
const MAX_NOTICES = 50;
/** Under the runner's 1 MiB, and below what has been dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;

/** The job summary: first what was done, what failed, and where; then the rows; facts about the run are folded. */
export function summaryOf(result: StepResult, run: RunFacts): string {
  const view = viewOf(result);
  const head = [
    `<h2>${prose(titleOf(result, run), 300)}</h2>`,
    noticeBlock(allNotices(result, run)),
    failureText(result),
    paragraph([deploymentText(result), ...(view.context?.(result) ?? [])].filter(Boolean).join(' · ')),
  ];
  return fitting(head, view.sections(result, run), aboutRun(view.facts?.(result, run) ?? [], run));
}

/** `✅ tag (dry run): 12 tags would be added in 10 projects` */
export function titleOf(result: StepResult, { cancelled }: RunFacts): string {
  const view = viewOf(result);
  const outcome = outcomeOf(result);
  const sign = view.sign?.(result, outcome) ?? SIGNS[outcome];
  const marks = [cancelled ? 'cancelled' : '', isDryRun(result) ? 'dry run' : ''];
  const marked = marks.filter((mark) => mark !== '').map((mark) => ` (${mark})`);
  return `${sign} ${result.operation}${marked.join('')}: ${view.headline(result)}`;
}

/** The summary of a step whose inputs were wrong. */
export function problemSummary(operation: string, problems: readonly InputProblem[]): string {
  const name = html(operation === '' ? 'Code Security Platform' : operation);
  const isFile = problems.every(({ place }) => place !== undefined);
  return blocks([
    `<h2>❌ ${name}: ${isFile ? 'the rules file is wrong' : 'wrong inputs'}, nothing was sent</h2>`,
    bullets(problems.slice(0, MAX_ROWS).map((problem) => prose(inputSentence(problem), 1000))),
    leftOut(problems.length - MAX_ROWS, 'problems'),
  ]);
}

/** Sections that would make the summary too long are left out as a whole, the last ones first. */
function fitting(head: readonly string[], sections: readonly string[], foot: string): string {
  const note = '<p>The rest does not fit into this summary.</p>';
  for (let count = sections.length; ; count--) {
    const rest = count === sections.length ? [] : [note];
    const text = blocks([...head, ...sections.slice(0, count), ...rest, foot]);
    if (count === 0 || Buffer.byteLength(text) <= MAX_SUMMARY_BYTES) return text;
  }
}

function deploymentText({ deployment: { slug, id } }: StepResult): string {
  if (slug === undefined) return id === undefined ? '' : `Deployment id ${id}`;
  return `Deployment <b>${html(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}

/** Failed projects are counted in the title, and have a section that says what to do about each cause. */
function failureText(result: StepResult): string {
  const explanation = explainResult(result);
  const { failure } = result;
  const hasSection = failure?.kind === 'rows-failed' && failure.of === 'project';
  if (explanation === undefined || hasSection) return '';
  return advice(`${prose(explanation.what)}.`, `${prose(explanation.remedy)}.`);
}

function noticeBlock(notices: readonly NoticeText[]): string {
  const byLevel = Object.groupBy(notices, ({ level }) => level);
  return bullets(
    [...(byLevel.warning ?? []), ...(byLevel.note ?? [])]
      .slice(0, MAX_NOTICES)
      .map(({ level, text }) => `${level === 'warning' ? '⚠️ ' : ''}${prose(text, 700)}`),
  );
}

function aboutRun(values: readonly Fact[], run: RunFacts): string {
  const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
  const took = `${counted(requestsSent, 'request')} in ${duration(endedAtMs - startedAtMs)}`;
  const parts = [link(baseUrl, baseUrl), took, retryText(requestsRepeated, pausedMs).replace(/\.$/, '')];
  const report = files?.report === undefined ? '' : keepReport(files.report);
  const content = [facts(values), paragraph(parts.filter(Boolean).join(' · ')), report];
  return folded(`About this run: ${took}`, content.filter(Boolean).join('\n'));
}

/** Reports are gone with the runner unless the workflow keeps them. */
function keepReport(path: string): string {
  const name = html(path.split(/[\\/]/).pop() ?? path);
  const output = `\${{ steps.ID.outputs.report-path }}`;
  const step = `- uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n  if: always()\n  with: { path: "${output}" }`;
  return `<p>The report (<code>${name}</code>) has everything. To keep it, give this step an <code>id</code> (here <code>ID</code>), and add one after it:</p>\n<pre>${step}</pre>`;
}
